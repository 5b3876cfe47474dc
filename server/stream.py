"""The websocket at /ws: the only module that touches a socket. A session takes what comes and says what to send.

Knows nothing of what is asked or answered. Every request is complete in itself, so a lost connection loses nothing.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from weakref import WeakSet

from flask import Flask
from flask_sock import Sock
from simple_websocket import ConnectionClosed, Server
from wsproto.utilities import LocalProtocolError

from .jobs import Jobs
from .session import Session

PATH = "/ws"
LONGEST_MESSAGE = 4096  # bytes
DRAWERS = 2  # outlines and pages of solutions that are made at a time, for all viewers together
GOING_AWAY = 1001  # RFC 6455, 7.4.1
EXTENSION = "bitqueens.sockets"


def open_stream(app: Flask) -> None:
    """Let the app answer at /ws."""
    sockets: WeakSet[Server] = WeakSet()
    opening, jobs = Lock(), Jobs()
    background = ThreadPoolExecutor(DRAWERS, "drawing")
    app.extensions[EXTENSION] = sockets, opening
    app.config["SOCK_SERVER_OPTIONS"] = {"max_message_size": LONGEST_MESSAGE}
    sock = Sock(app)

    @sock.route(PATH)
    def watch(socket: Server) -> None:
        with opening:
            sockets.add(socket)
        sending = Lock()

        def send(text: str) -> None:
            with (
                sending,
                suppress(ConnectionClosed, OSError, LocalProtocolError),
            ):  # the next receive notices that the viewer has gone
                socket.send(text)

        session = Session(send, jobs, background.submit)
        try:
            while True:
                session.take(socket.receive())
        finally:
            session.close()


def close_all(app: Flask) -> None:
    """Tell every open page that the server is going away."""
    sockets, opening = app.extensions[EXTENSION]
    with opening:
        still_open = list(sockets)
    for socket in still_open:
        with suppress(ConnectionClosed, OSError):  # it may have gone by itself
            socket.close(GOING_AWAY, "the server is stopping")
