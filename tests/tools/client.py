"""A client of a websocket that can be closed at any time."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import simple_websocket
from simple_websocket import ConnectionClosed


class Client(simple_websocket.Client):  # type: ignore[misc]
    """The library's client; closing it is no error where the server closes it at the same moment, or did so before."""

    def close(self, reason: Any = None, message: Any = None) -> None:
        with suppress(ConnectionClosed, OSError):  # OSError: the library's own thread has closed the socket
            super().close(reason, message)
