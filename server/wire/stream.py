"""The websocket at /ws, a route of flask-sock: connects a guarded connection with a session.

Every request is complete in itself, so a lost connection loses nothing.
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
from ..hosting.outgoing import Broadcaster, Outgoing
from ..hosting.scheduler import Scheduler
from ..hosting.shares import BUFFERS, Buffers
from ..hosting.visitors import visitor_of
from .answers import encode
from .failures import failure_reply
from .session import Background, Session

PATH = "/ws"
SWITCH = 0.0005  # seconds after which a thread at work lets another one go on; Python's own are 0.005


def open_stream(
    app: Flask,
    config: Config,
    background: Background,
    announced: Callable[[], str],
    addresses: Addresses,
    scheduler: Scheduler,
) -> None:
    """Add the route /ws to the app. `announced` returns the address that the server tells as its own, or ""."""
    sys.setswitchinterval(SWITCH)  # else whoever answers a viewer waits ten slices for each thread at long work
    limits = config.limits
    clients, broadcaster, outgoing = Clients(app, limits), Broadcaster(), Outgoing(limits)
    held = Buffers(limits.buffers)  # where the host has none

    app.config["SOCK_SERVER_OPTIONS"] = {"thread_class": NoThread}
    sock = Sock(app)

    @sock.route(PATH)
    def watch(opened: Server) -> None:
        account = addresses.open_account(request.remote_addr or "")
        shared = request.environ.get(BUFFERS, held)
        connection = Connection(opened.sock, limits, shared, broadcaster.notify, account, scheduler, outgoing)
        visitor = visitor_of(request.environ, config, announced(), own_end_of(opened.sock))
        session = Session(background, connection, visitor, account)
        with clients.registered(connection):
            log.info("a viewer came: %d here", len(clients))
            converse(connection, session)
        log.info("a viewer left: %d here", len(clients))
        opened.connected = False  # else flask-sock would close it again
        opened.sock = opened.ws = None  # in a circle they would wait for the garbage collector, which stops all threads


class NoThread:
    """Replaces the thread with which simple-websocket would read each socket: it makes the handshake alone."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        """The target never runs."""

    def start(self) -> None:
        """Does nothing."""


def converse(connection: Connection, session: Session) -> None:
    """Answer the viewer's messages until one side closes the connection."""
    try:
        connection.converse(session.take, session.is_busy)
    except Farewell as farewell:
        log.info("a viewer was sent away: %s", farewell)
        connection.close(farewell.code, farewell.why)
    except Exception as error:
        connection.send(encode(failure_reply(error, "answering a viewer"), None))
        connection.close(FAILED, "the server failed")
    finally:
        connection.end_turns()  # first: nothing of it may be taken any more
        session.close()
        connection.finish()
