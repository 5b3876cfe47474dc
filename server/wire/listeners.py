"""Parts of a session: the interface of its connection, and its listeners of jobs and classes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import asdict
from typing import Any, Protocol

from ..config.limits import LARGEST_STEP
from ..formats.encoding import encode as encode_json
from ..rooms.listener import News, Why
from .checks import Id
from .replies import Reply, encode, encode_error, failure_reply


class Line(Protocol):
    """Connection to a viewer."""

    def send(self, text: str) -> None:
        """Send a message; only for the thread that handles the viewer's messages."""

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message without blocking. It replaces an unsent one with the same key. Thread-safe."""

    def wake(self) -> None:
        """Handle the viewer's next message, if it is no longer busy. Thread-safe."""


Send = Callable[[Reply], None]


class AnswerListener:
    """Sends a viewer an answer, through a function that takes this listener and the text."""

    def __init__(self, id: Id, send: Callable[[AnswerListener, str], None]) -> None:
        self._id, self._send = id, send
        self.ended = False

    def progress(self, news: Any) -> None:
        """Ignore progress: an answer has none."""

    def done(self, result: Reply) -> None:
        self._send(self, encode(result, self._id))

    def failed(self, error: Exception) -> None:
        self._send(self, encode_error(self._id, error))


class WorkListener:
    """Sends a viewer the progress and the result of a count or a measurement, each in fields that `write` makes.

    `end`: the type of the last message; `doing`: the word for the log of a failure.
    """

    def __init__(self, send: Send, finish: Send, end: str, doing: str, write: Callable[[Any], Reply] = dict) -> None:
        self._send, self._finish, self._end, self._doing, self._write = send, finish, end, doing, write

    def progress(self, news: Any) -> None:
        self._send({"type": "progress", **self._write(news)})

    def done(self, result: Any) -> None:
        self._finish({"type": self._end, **self._write(result)})

    def failed(self, error: Exception) -> None:
        self._finish(failure_reply(error, self._doing))


class JoinListener:
    """A `join` in progress. News replaces unsent news of the same kind."""

    def __init__(self, line: Line, id: Id, on_end: Callable[[JoinListener, Why], None]) -> None:
        self._line, self.id, self._on_end = line, id, on_end
        self.viewer = line
        self._head = encode_json(id).decode()

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


def count_object(n: int, news: Any) -> Reply:
    """Return news of a count in the form of the wire, with `solutions` as text if some JSON parsers cannot hold it."""
    reply = {"n": n} | asdict(news)
    return reply | {"solutions": str(news.solutions)} if news.solutions > LARGEST_STEP else reply
