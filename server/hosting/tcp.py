"""The end of a TCP connection, and the options of one under a websocket: its time-outs and its send buffer.

The time-outs are the system's own, which differ for the two directions and need no clock of ours. Python's time-out
would hold for both directions and cost another system call for every send.
"""

import select
import socket
import struct
import sys
import time
from contextlib import suppress

_DRAINED, _PIECE = 2**20, 2**16  # bytes read at most, and at a time
AT_ONCE = getattr(socket, "MSG_DONTWAIT", 0)  # Windows has no such flag, so there the send blocks


def prepare(socket_: socket.socket, *, receive: float, send: float, buffer: int) -> None:
    """Set the time-outs of a socket in seconds and its send buffer in bytes; send small frames without delay."""
    socket_.settimeout(None)  # removes the host's time-out, which was for the request
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, _pack_time(send))
    set_receive_timeout(socket_, receive)
    if socket_.family in (socket.AF_INET, socket.AF_INET6):
        socket_.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def drain(socket_: socket.socket, seconds: float) -> None:
    """Send no more, and read what the client still sends: closing earlier could lose the last that it was sent."""
    end, drained = time.monotonic() + seconds, 0
    with suppress(OSError):
        socket_.shutdown(socket.SHUT_WR)
        socket_.settimeout(seconds)
        while drained < _DRAINED and time.monotonic() < end and (data := socket_.recv(_PIECE)):
            drained += len(data)


def set_receive_timeout(socket_: socket.socket, seconds: float) -> None:
    """Set how long `recv` waits before it raises BlockingIOError (on Windows TimeoutError)."""
    socket_.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _pack_time(seconds))


def wait_for_room(socket_: socket.socket, seconds: float) -> None:
    """Wait until there is room in the send buffer, at most so long."""
    waiting = select.poll()
    waiting.register(socket_, select.POLLOUT)
    waiting.poll(seconds * 1000)


def has_left(socket_: socket.socket) -> bool:
    """Whether the other end has closed, even if some of what it had sent is still unread. Only Linux tells."""
    if not hasattr(select, "POLLRDHUP"):
        return False
    waiting = select.poll()
    waiting.register(socket_, select.POLLRDHUP)
    return bool(waiting.poll(0))


def _pack_time(seconds: float) -> bytes:
    if sys.platform == "win32":
        return struct.pack("L", max(1, round(seconds * 1000)))
    return struct.pack("ll", int(seconds), max(1, int(seconds % 1 * 1e6)))
