"""One viewer's session: it takes messages, sends answers, and holds what is under way. It knows no socket.

An answer is begun at once. If it is not there after a time slice, it is made in the background, and short ones overtake
it. Counts and measurements of the table of times are jobs in the background, too. A viewer who leaves stops waiting for
all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Lock

from ..config.limits import FEW_ANSWERS, MOST_ANSWERS, MOST_COUNTS, MOST_OF_ADDRESS
from ..hosting.fair import Account
from ..hosting.threads import Threads
from ..hosting.visitors import Visitor
from ..jobs.counting import Counts
from ..jobs.jobs import Begun, Jobs
from ..jobs.listeners import Listener
from ..rooms.errors import RoomError
from ..timing.bench import Bench
from ..timing.cells import TimingSettings
from .answers import Reply, encode, failure
from .checks import BadRequest, Id
from .failures import report_error
from .fields import Request
from .listeners import INVALID, Answered, AnswerListener, CountListener, Line, Meter, Send, TimingListener, unmetered
from .protocol import answer, parse
from .requests import Cancel, Count, Time, Times
from .rooms.attending import Attending
from .rooms.classes import Classes
from .rooms.requests import RoomRequest


@dataclass(frozen=True)
class Background:
    """Where a server does its long work, for all viewers."""

    answers: Jobs
    counts: Counts
    bench: Bench
    classes: Classes = field(default_factory=lambda: Classes(None, Jobs(Threads(1))))
    meter: Meter = unmetered


class Session:
    """Takes the messages of one viewer, one after the other."""

    def __init__(
        self,
        background: Background,
        line: Line,
        visitor: Visitor = Visitor(),  # noqa: B008 - frozen
        account: Account | None = None,
    ) -> None:
        self._background, self._line = background, line
        self._account = account or Account()
        self._account_of_counts = Account()  # they have turns of their own, behind all answers
        self._attending = Attending(background.classes, visitor, line, self._account)
        self._changed, self._closed = Lock(), False
        self._answers: dict[Listener, Callable[[], None]] = {}  # for each answer under way a function that leaves it
        self._counts: dict[Id, Callable[[], None]] = {}  # for each count and measurement under way the same

    def take(self, text: str | bytes) -> bool:
        """Answer one message, at once or later; return whether it was a valid request."""
        try:
            request = parse(text)
        except BadRequest as error:
            answered = self._background.meter(INVALID)
            self._line.send(encode(failure("bad_request", str(error)), error.id))
            answered()
            return False
        answered = self._background.meter(request.kind)
        try:
            if isinstance(request, RoomRequest):
                self._attending.take(request, answered)
            else:
                self._begin(request, answered)
        except Exception as error:
            self._line.send(report_error(request.id, error))
            answered()
            return not (isinstance(error, RoomError) and error.suspect)
        return not self._attending.take_suspect()

    def close(self) -> None:
        """Leave all jobs: the viewer has gone."""
        with self._changed:
            self._closed = True
            leaving = [*self._counts.values(), *self._answers.values()]
            self._account.address.under_way.difference_update(self._answers)
            self._counts, self._answers = {}, {}
        for leave in leaving:
            leave()
        self._attending.close()

    def _begin(self, request: Request, answered: Answered) -> None:
        """Answer a request, or begin to. `answered` is called at its last answer, unless an error is raised."""
        match request:
            case Count():
                self._count(request, answered)
            case Cancel():
                self._cancel(request)
                answered()
            case Times():
                self._line.send(encode({"type": "times"} | self._background.bench.state(), request.id))
                answered()
            case Time():
                listener = TimingListener(*self._ways(request.id, answered))
                settings, bench = TimingSettings(request.seconds, request.largest), self._background.bench
                self._wait(request.id, listener, partial(bench.join, self._account_of_counts, settings))
            case _:
                self._answer(request, answered)

    def _answer(self, request: Request, answered: Answered) -> None:
        """Begin an answer. One that takes longer is shared by all viewers who ask for the same meanwhile."""
        jobs = self._background.answers
        begun = None if request in jobs else Begun(answer(request))
        if begun and begun.has_ended:
            self._line.send(encode(begun.result(), request.id))
            answered()
            return
        listener = AnswerListener(request.id, self._send_answer, answered)
        leave = jobs.join(self._account, request, begun or (lambda *_: answer(request)), listener)
        with self._changed:
            if listener.ended:
                return
            if not self._closed:
                self._answers[listener] = leave
                self._account.address.under_way.add(listener)
                return
        leave()

    def is_busy(self) -> bool:
        """Whether so many answers are under way that no more messages are to be taken."""
        is_crowded = len(self._account.address.under_way) > MOST_OF_ADDRESS
        return len(self._answers) > (FEW_ANSWERS if is_crowded else MOST_ANSWERS)

    def _count(self, request: Count, answered: Answered) -> None:
        try:
            join = self._background.counts.find(request.n, request.engine, request.threads)
        except ValueError as error:
            raise BadRequest(str(error), request.id) from None
        listener = CountListener(request.n, *self._ways(request.id, answered))
        self._wait(request.id, listener, partial(join, self._account_of_counts))

    def _ways(self, id: Id, answered: Answered) -> tuple[Send, Send]:
        """How a count or a measurement sends its progress, and its last message."""
        return partial(self._send_progress, id), partial(self._finish, id, answered)

    def _wait(self, id: Id, listener: Listener, join: Callable[[Listener], Callable[[], None]]) -> None:
        """Join a job until it ends or the viewer leaves."""
        if id in self._counts:
            raise BadRequest(f"id must be new: a count with id {id} is under way", id)
        if len(self._counts) >= MOST_COUNTS:
            raise BadRequest(f"at most {MOST_COUNTS} counts may be under way at a time", id)
        with self._changed:
            if not self._closed:
                self._counts[id] = lambda: None  # joining may report progress at once
        leave = join(listener)
        with self._changed:
            if id in self._counts:
                self._counts[id] = leave
                return
        leave()  # it has ended, or the viewer has gone

    def _cancel(self, request: Cancel) -> None:
        with self._changed:
            leave = self._counts.pop(request.id, None)
        if leave:
            leave()
        elif not self._attending.cancel(request.id):
            raise BadRequest("id must be that of a count, a measurement or a join under way", request.id)
        self._line.post(encode({"type": "cancelled"}, request.id))  # queued behind progress that is not sent yet

    def _finish(self, id: Id, answered: Answered, reply: Reply) -> None:
        """Send the last message of a count, if the viewer still waits for it."""
        text = encode(reply, id)
        with self._changed:
            waited = self._counts.pop(id, None)
        if waited:
            answered()
            self._line.post(text)

    def _send_progress(self, id: Id, reply: Reply) -> None:
        """Send progress of a count, if the viewer still waits for it; never after its last message."""
        with self._changed:
            if id in self._counts:
                self._line.post(encode(reply, id), id)

    def _send_answer(self, listener: AnswerListener, text: str) -> None:
        """Send an answer that was made in the background, once."""
        with self._changed:
            if listener.ended:
                return
            listener.ended = True
            self._answers.pop(listener, None)
            self._account.address.under_way.discard(listener)
        listener.answered()
        try:
            self._line.post(text)
        finally:
            self._line.wake()
