"""Answer one viewer in one thread, in a browser without a server.

    solo = Solo(send)  # `send` gets each answer, a JSON text
    solo.receive('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
    while solo.run_turn():
        ...  # other messages may come in between, and short answers overtake long ones

The answers are those of `wire.session`. Requests for counts, times and classes need a server and fail
with `unavailable`. This module needs neither NumPy nor numba nor threads.
"""

from collections import deque
from collections.abc import Callable

from ..hosting.fair import Account, Turn, run_turn
from ..jobs.jobs import Jobs, MakeWork, StartedWork
from ..jobs.listeners import JobListener
from ..wire.checks import BadRequest
from ..wire.fields import Request
from ..wire.listeners import AnswerListener
from ..wire.protocol import ANSWERS, answer, parse
from ..wire.replies import encode, encode_error, failure

Send = Callable[[str], None]


class Solo:
    """Server of one viewer in one thread."""

    def __init__(self, send: Send) -> None:
        self._send, self._account, self._ready = send, Account(), deque[Turn]()
        self._jobs = Jobs(self, self)

    def put(self, turn: Turn) -> None:
        """Queue a turn, which `run_turn` runs."""
        self._ready.append(turn)

    def receive(self, text: str) -> None:
        """Answer a message, at once or in the turns that follow. `text`: a request as JSON."""
        try:
            self._begin(parse(text))
        except BadRequest as error:
            self._send(encode_error(error.id, error))

    def run_turn(self) -> bool:
        """Work on an answer for a few milliseconds; return True if there is more to do."""
        if self._ready:
            run_turn(self._ready.popleft())
        return bool(self._ready)

    def join(self, work: MakeWork | StartedWork, listener: JobListener) -> None:
        """Do some work in the turns that follow."""
        self._jobs.join(self._account, object(), work, listener)

    def _begin(self, request: Request) -> None:
        if not ANSWERS.get(type(request)):
            self._send(encode(failure("unavailable", f"{request.kind} needs a server; this page has none"), request.id))
            return
        reply = AnswerListener(request.id, lambda _, text: self._send(text))
        started = StartedWork(answer(request))
        if not started.has_ended:
            self.join(started, reply)
            return
        try:
            reply.done(started.result())
        except Exception as error:
            reply.failed(error)
