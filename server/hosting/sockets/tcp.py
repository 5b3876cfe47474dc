"""The TCP socket under a websocket: its time-outs and its buffer, set in the system's own terms.

The system keeps these times, so no clock that jumps can touch them. Python's own time-out would hold for both
directions at once and make every send two calls.
"""

import socket
import struct
import sys

AT_ONCE = getattr(socket, "MSG_DONTWAIT", 0)  # Windows has no such flag: there a send waits as long as any other


def prepare(line: socket.socket, *, receive: float, send: float, buffer: int) -> None:
    """No answer waits for another one's receipt, none fills more than its buffer, and none waits for ever."""
    line.settimeout(None)  # the host's own, which was for the request
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, _time(send))
    patience(line, receive)
    if line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def patience(line: socket.socket, seconds: float) -> None:
    """How long `recv` waits before it raises BlockingIOError (Windows: TimeoutError)."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _time(seconds))


def _time(seconds: float) -> bytes:
    if sys.platform == "win32":
        return struct.pack("L", max(1, round(seconds * 1000)))
    return struct.pack("ll", int(seconds), max(1, int(seconds % 1 * 1e6)))
