"""One viewer's session: it handles messages, sends answers, and holds its work in progress. It has no socket.

An answer starts at once. If it takes longer than a time slice it continues in the background, and short answers
overtake it. Counts and measurements are background jobs, too. A viewer that leaves stops waiting for all of them.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from threading import Lock

from ..config.limits import FEW_ANSWERS, MOST_ANSWERS, MOST_COUNTS, MOST_OF_ADDRESS
from ..hosting.fair import Account
from ..hosting.threads import Threads
from ..hosting.visitors import Visitor
from ..jobs.counting import Counts
from ..jobs.jobs import Jobs, MakeWork, StartedWork
from ..jobs.listeners import JobListener
from ..rooms.errors import RoomError
from ..rooms.rooms import Rooms
from ..timing.bench import Bench
from .checks import BadRequest, Id
from .fields import Request
from .listeners import AnswerListener, Line, Send, WorkListener, count_object
from .protocol import answer, parse
from .replies import Reply, encode, encode_error
from .requests import Cancel, CountSolutions, ListTimes, MeasureTimes
from .rooms.attending import Attending, RoomServices
from .rooms.requests import RoomRequest


@dataclass(frozen=True)
class Background:
    """Background work of a server, shared by all viewers."""

    answers: Jobs
    counts: Counts
    bench: Bench
    room_services: RoomServices = field(default_factory=lambda: RoomServices(Rooms(), Jobs(Threads(1))))


class Session:
    """Handles the messages of one viewer, one after the other."""

    def __init__(
        self,
        background: Background,
        line: Line,
        visitor: Visitor = Visitor(),  # noqa: B008 - frozen
        account: Account | None = None,
    ) -> None:
        self._background, self._line = background, line
        self._account = account or Account()
        self._account_of_counts = Account()  # separate, since counts run behind all answers
        self._attending = Attending(background.room_services, visitor, line)
        self._changed, self._closed = Lock(), False
        self._answers: dict[JobListener, Callable[[], None]] = {}  # functions that leave each answer in progress
        self._counts: dict[Id, Callable[[], None]] = {}  # the same for each count and measurement

    def handle(self, text: str | bytes) -> bool:
        """Answer one message, now or later; return whether it was a valid request."""
        try:
            request = parse(text)
        except BadRequest as error:
            self._line.send(encode_error(error.id, error))
            return False
        try:
            if isinstance(request, RoomRequest):
                self._attending.handle(request, self._answer_later)
            else:
                self._start(request)
        except Exception as error:
            self._line.send(encode_error(request.id, error))
            return not (isinstance(error, RoomError) and error.suspect)
        return True

    def close(self) -> None:
        """Leave all jobs, when the viewer has gone."""
        with self._changed:
            self._closed = True
            leaving = [*self._counts.values(), *self._answers.values()]
            self._account.address.under_way.difference_update(self._answers)
            self._counts, self._answers = {}, {}
        for leave in leaving:
            leave()
        self._attending.close()

    def _start(self, request: Request) -> None:
        """Answer a request, or start to."""
        match request:
            case CountSolutions():
                self._count(request)
            case Cancel():
                self._cancel(request)
            case ListTimes():
                self._line.send(encode({"type": "times"} | self._background.bench.state(), request.id))
            case MeasureTimes():
                listener = WorkListener(*self._ways(request.id), "timed", "measuring")
                self._wait(request.id, listener, partial(self._background.bench.join, self._account_of_counts))
            case _:
                self._answer(request)

    def _answer(self, request: Request) -> None:
        """Start an answer. If it takes long, all viewers with the same request share it."""
        jobs = self._background.answers
        started = None if request in jobs else StartedWork(answer(request))
        if started and started.has_ended:
            self._line.send(encode(started.result(), request.id))
        else:
            self._answer_later(request.id, jobs, started or (lambda *_: answer(request)), key=request)

    def _answer_later(self, id: Id, jobs: Jobs, work: MakeWork | StartedWork, key: Hashable = None) -> None:
        """Make a long answer in the background; without a key for this viewer alone."""
        listener = AnswerListener(id, self._send_answer)
        leave = jobs.join(self._account, listener if key is None else key, work, listener)
        with self._changed:
            if listener.ended:
                return
            if not self._closed:
                self._answers[listener] = leave
                self._account.address.under_way.add(listener)
                return
        leave()

    def is_busy(self) -> bool:
        """Return whether so many answers are in progress that no further message may be handled."""
        is_crowded = len(self._account.address.under_way) > MOST_OF_ADDRESS
        return len(self._answers) > (FEW_ANSWERS if is_crowded else MOST_ANSWERS)

    def _count(self, request: CountSolutions) -> None:
        try:
            join = self._background.counts.find(request.n, request.engine, request.threads)
        except ValueError as error:
            raise BadRequest(str(error), request.id) from None
        listener = WorkListener(*self._ways(request.id), "counted", "counting", partial(count_object, request.n))
        self._wait(request.id, listener, partial(join, self._account_of_counts))

    def _ways(self, id: Id) -> tuple[Send, Send]:
        """Return the functions that send a count's or a measurement's progress and its last message."""
        return partial(self._send_progress, id), partial(self._finish, id)

    def _wait(self, id: Id, listener: JobListener, join: Callable[[JobListener], Callable[[], None]]) -> None:
        """Join a job until it ends or the viewer leaves."""
        if id in self._counts:
            raise BadRequest(f"id must be new: a count with id {id} is under way", id)
        if len(self._counts) >= MOST_COUNTS:
            raise BadRequest(f"at most {MOST_COUNTS} counts may be under way at a time", id)
        with self._changed:
            if not self._closed:
                self._counts[id] = lambda: None  # join may report progress at once
        leave = join(listener)
        with self._changed:
            if id in self._counts:
                self._counts[id] = leave
                return
        leave()  # the job has ended, or the viewer has gone

    def _cancel(self, request: Cancel) -> None:
        with self._changed:
            leave = self._counts.pop(request.id, None)
        if leave:
            leave()
        elif not self._attending.cancel(request.id):
            raise BadRequest("id must be that of a count, a measurement or a join under way", request.id)
        self._line.post(encode({"type": "cancelled"}, request.id))  # behind unsent progress

    def _finish(self, id: Id, reply: Reply) -> None:
        """Send the last message of a count, unless it was cancelled."""
        text = encode(reply, id)
        with self._changed:
            waited = self._counts.pop(id, None)
        if waited:
            self._line.post(text)

    def _send_progress(self, id: Id, reply: Reply) -> None:
        """Send the progress of a count, unless it was cancelled or has ended."""
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
        try:
            self._line.post(text)
        finally:
            self._line.wake()
