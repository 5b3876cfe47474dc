"""Parts of a session: the interface of its connection, and its listeners of jobs."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import asdict
from typing import Any, Protocol

from ..config.limits import LARGEST_STEP
from ..jobs.listeners import CountProgress
from .answers import Reply, encode
from .checks import Id
from .failures import encode_error, failure_reply


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


class CountListener:
    """Sends a viewer the messages of a count."""

    def __init__(self, n: int, send: Send, finish: Send) -> None:
        self._n, self._send, self._finish = n, send, finish

    def progress(self, news: CountProgress) -> None:
        self._send({"type": "progress", "n": self._n} | with_json_numbers(asdict(news)))

    def done(self, result: Any) -> None:
        self._finish({"type": "counted"} | with_json_numbers(asdict(result)))

    def failed(self, error: Exception) -> None:
        self._finish(failure_reply(error, "counting"))


class TimingListener:
    """Sends a viewer the messages of a measurement."""

    def __init__(self, send: Send, finish: Send) -> None:
        self._send, self._finish = send, finish

    def progress(self, news: Reply) -> None:
        self._send({"type": "progress", **news})

    def done(self, result: Reply) -> None:
        self._finish({"type": "timed", **result})

    def failed(self, error: Exception) -> None:
        self._finish(failure_reply(error, "measuring"))


def with_json_numbers(reply: dict[str, Any]) -> dict[str, Any]:
    """Return the reply with `solutions` as text if the number is too large for some JSON parsers."""
    return reply | {"solutions": str(reply["solutions"])} if reply["solutions"] > LARGEST_STEP else reply
