"""Answers one viewer in one thread: what runs in a browser, where there is no server.

    solo = Solo(say)  #  `say` takes each answer, a JSON text
    solo.take('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
    while solo.turn():
        ...  #  other messages may be taken meanwhile, and short answers overtake long ones

The answers are those of `wire.session`. Counts, the table of times and classes need a server: they are refused as
`unavailable`. Neither NumPy nor numba is needed, and no threads.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ..hosting.fair import Account, Turn, give
from ..jobs.jobs import Begin, Begun, Jobs
from ..jobs.listeners import Listener
from ..wire.answers import Reply, encode, failure
from ..wire.checks import BadRequest, Id
from ..wire.failures import report_error
from ..wire.fields import Request
from ..wire.protocol import ANSWERS, answer, parse

Say = Callable[[str], None]


class Turns:
    """Turns, given one after the other when they are asked for."""

    def __init__(self) -> None:
        self._ready = deque[Turn]()

    def put(self, turn: Turn) -> None:
        """A turn is to come, behind all others."""
        self._ready.append(turn)

    def give(self) -> bool:
        """Give the next turn, if there is one; whether others wait."""
        if self._ready:
            give(self._ready.popleft())
        return bool(self._ready)


class Solo:
    """Takes the messages of one viewer."""

    def __init__(self, say: Say) -> None:
        self._say, self._turns, self._account = say, Turns(), Account()
        self._jobs = Jobs(self._turns, self._turns)

    def take(self, text: str) -> None:
        """Answer a message, at once or in the turns that follow."""
        try:
            self._begin(parse(text))
        except BadRequest as error:
            self._say(encode(failure("bad_request", str(error)), error.id))

    def turn(self) -> bool:
        """Go on with an answer for a few milliseconds; whether there is more to do."""
        return self._turns.give()

    def join(self, begin: Begin | Begun, listener: Listener) -> None:
        """Do some work in the turns that follow."""
        self._jobs.join(self._account, object(), begin, listener)

    def _begin(self, request: Request) -> None:
        if not ANSWERS.get(type(request)):
            self._say(encode(failure("unavailable", f"{request.kind} needs a server; this page has none"), request.id))
            return
        reply = Awaited(request.id, self._say)
        begun = Begun(answer(request))
        if not begun.has_ended:
            self.join(begun, reply)
            return
        try:
            reply.done(begun.result())
        except Exception as error:
            reply.failed(error)


class Awaited:
    """Waits for an answer, and says it."""

    def __init__(self, id: Id, say: Say) -> None:
        self._id, self._say = id, say

    def progress(self, news: object) -> None:
        """There is none."""

    def done(self, result: Reply) -> None:
        self._say(encode(result, self._id))

    def failed(self, error: Exception) -> None:
        self._say(report_error(self._id, error))
