"""The websocket at /ws, a route of flask-sock: connects a guarded connection with a session.

Each request is complete in itself, so a lost connection loses no state.
"""

import sys
from collections.abc import Callable

from flask import Flask, request
from flask_sock import Sock
from simple_websocket import Server

from ..config.config import Config
from ..config.logs import log
from ..hosting.connection import FAILED, Clients, Connection, Farewell
from ..hosting.fair import Addresses
from ..hosting.listening import own_end_of
from ..hosting.outgoing import Outgoing
from ..hosting.scheduler import Scheduler
from ..hosting.shares import BUFFERS
from ..hosting.visitors import visitor_of
from .replies import encode, failure_reply
from .session import Background, Session

PATH = "/ws"
SWITCH = 0.0005  # Python's switch interval in seconds; the default is 0.005


def open_stream(
    app: Flask,
    config: Config,
    background: Background,
    announced: Callable[[], str],
    addresses: Addresses,
    scheduler: Scheduler,
) -> None:
    """Add the route /ws to the app. `announced` returns the server's printed address, or ""."""
    sys.setswitchinterval(SWITCH)  # with the default, an answer waits ten slices for each busy thread
    limits = config.limits
    clients, outgoing = Clients(app, limits), Outgoing(limits)

    app.config["SOCK_SERVER_OPTIONS"] = {"thread_class": NoThread}
    sock = Sock(app)

    @sock.route(PATH)
    def watch(opened: Server) -> None:
        account = addresses.open_account(request.remote_addr or "")
        connection = Connection(opened.sock, limits, request.environ[BUFFERS], account, scheduler, outgoing)
        visitor = visitor_of(request.environ, config, announced(), own_end_of(opened.sock))
        session = Session(background, connection, visitor, account)
        with clients.registered(connection):
            log.info("a viewer connected: %d now", len(clients))
            converse(connection, session)
        log.info("a viewer left: %d now", len(clients))
        opened.connected = False  # keeps flask-sock from closing it again
        opened.sock = opened.ws = None  # breaks a cycle: garbage collection stops all threads


class NoThread:
    """Replaces the thread with which simple-websocket would read each socket; it makes only the handshake."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        """Ignore the target, which never runs."""

    def start(self) -> None:
        """Do nothing."""


def converse(connection: Connection, session: Session) -> None:
    """Answer the viewer's messages until one side closes the connection."""
    try:
        connection.converse(session.handle, session.is_busy)
    except Farewell as farewell:
        log.info("a viewer was sent away: %s", farewell)
        connection.close(farewell.code, farewell.why)
    except Exception as error:
        connection.send(encode(failure_reply(error, "answering a viewer"), None))
        connection.close(FAILED, "the server failed")
    finally:
        connection.end_turns()  # first, so that no further message is handled
        session.close()
        connection.finish()
