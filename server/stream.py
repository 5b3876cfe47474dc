"""The websocket at /ws: the only module that touches a socket. Every message gets one answer, in order.

Knows nothing of what is asked or answered. It keeps no state of a viewer: every request is complete in itself.
"""

from contextlib import suppress
from threading import Lock
from weakref import WeakSet

from flask import Flask
from flask_sock import Sock
from simple_websocket import ConnectionClosed, Server

from .answers import answer

LONGEST_MESSAGE = 4096  # bytes
GOING_AWAY = 1001  # RFC 6455, 7.4.1
EXTENSION = "bitqueens.sockets"


def open_stream(app: Flask) -> None:
    """Let the app answer at /ws."""
    sockets: WeakSet[Server] = WeakSet()
    lock = Lock()
    app.extensions[EXTENSION] = sockets, lock
    app.config["SOCK_SERVER_OPTIONS"] = {"max_message_size": LONGEST_MESSAGE}
    sock = Sock(app)

    @sock.route("/ws")
    def watch(socket: Server) -> None:
        with lock:
            sockets.add(socket)
        while True:
            socket.send(answer(socket.receive()))


def close_all(app: Flask) -> None:
    """Tell every open page that the server is going away."""
    sockets, lock = app.extensions[EXTENSION]
    with lock:
        still_open = list(sockets)
    for socket in still_open:
        with suppress(ConnectionClosed, OSError):  # it may have gone by itself
            socket.close(GOING_AWAY, "the server is stopping")
