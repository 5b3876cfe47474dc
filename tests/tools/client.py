"""A websocket client that can be closed at any time."""

from contextlib import suppress
from typing import Any

import simple_websocket
from simple_websocket import ConnectionClosed


class Client(simple_websocket.Client):  # type: ignore[misc]
    """The library's client, except that `close` succeeds if the server has closed the connection."""

    def close(self, reason: Any = None, message: Any = None) -> None:
        with suppress(ConnectionClosed, OSError):  # OSError: the library's thread has closed the socket
            super().close(reason, message)
