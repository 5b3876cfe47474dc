"""Sends one viewer the news of a room that it has joined, under the id of its `join`."""

from __future__ import annotations

from collections.abc import Callable

import orjson

from ...rooms.listener import News, Why
from ..answers import encode
from ..checks import Id
from ..listeners import Line


class JoinListener:
    """A `join` in progress. News replaces unsent news of the same kind."""

    def __init__(self, line: Line, id: Id, on_end: Callable[[JoinListener, Why], None]) -> None:
        self._line, self.id, self._on_end = line, id, on_end
        self.viewer = line
        self._head = orjson.dumps(id).decode()

    def send_snapshot(self, fields: str) -> None:
        """Send the first snapshot, which is never replaced."""
        self._line.post(self._text("room", fields))

    def send_news(self, news: News, fields: str) -> None:
        """Send news, in place of unsent news of their kind."""
        self._line.post(self._text(news, fields), (self.id, news))

    def close(self, why: Why) -> None:
        """Send the reason why no more news follows."""
        self._on_end(self, why)
        self._line.post(encode({"type": "left", "why": why}, self.id))

    def _text(self, news: News, fields: str) -> str:
        return f'{{"type":"{news}","id":{self._head},{fields}}}'
