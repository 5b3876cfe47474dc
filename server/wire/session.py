"""One viewer's conversation, without the socket: messages in, answers out, counts under way in between.

What can be answered at once is. Outlines and solutions are looked up in the background, so that no step waits for them;
a count is a job that others may share, and ends here when the viewer leaves. So is a measurement of the table of times.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import asdict
from functools import partial
from threading import Lock
from typing import Any

from ..config.limits import MOST_COUNTS
from ..config.logs import report
from ..jobs.counting import Progress, counting
from ..jobs.jobs import Jobs, Listener
from ..timing.bench import Bench
from ..timing.bench import Progress as TimingProgress
from ..timing.cells import Settings
from .answers import encoded, failure
from .checks import LARGEST_STEP, BadRequest, Id
from .messages import Background, message_of
from .protocol import answer, parse
from .requests import Cancel, Count, Request, Time, Times

Post = Callable[[str, Hashable], None]  # a message, and what it stands instead of, if that has not been sent yet


def at_once(work: Callable[[], None]) -> None:
    """Do it here and now."""
    work()


class Session:
    """Takes the messages of one viewer, one after the other.

    `send` is only called from there. `post` may be called from any thread, and with locks held: it must not wait.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        jobs: Jobs,
        later: Callable[[Callable[[], None]], object] = at_once,
        post: Post | None = None,
        bench: Bench | None = None,
    ) -> None:
        self._send, self._jobs, self._later, self._bench = send, jobs, later, bench or Bench()
        self._post = post or (lambda text, _: send(text))
        self._behind: Counter[str] = Counter()  # what is looked up in the background and has not been sent, by kind
        self._counts: dict[Id, Callable[[], None]] = {}  # how to leave each count and measurement that is waited for
        self._lock = Lock()

    def take(self, text: str | bytes) -> bool:
        """Answer one message, or see to it that it is answered; whether it was a request at all."""
        try:
            request = parse(text)
        except BadRequest as error:
            self._send(encoded(failure(error.id, "bad_request", str(error))))
            return False
        try:
            self._do(request)
        except BadRequest as error:
            self._send(encoded(failure(error.id, "bad_request", str(error))))
        except Exception as error:
            self._send(failed(request.id, error, "answering"))
        return True

    def close(self) -> None:
        """The viewer has gone: nothing is waited for any more."""
        with self._lock:
            leaving, self._counts = list(self._counts.values()), {}
        for leave in leaving:
            leave()

    def finish(self, id: Id, reply: dict[str, Any]) -> None:
        """Send the last word on a count, if it is still waited for."""
        with self._lock:
            waited = self._counts.pop(id, None)
        if waited:
            self._post(encoded(reply | {"id": id}), None)

    def tell(self, id: Id, reply: dict[str, Any]) -> None:
        """Send news of a count, if it is still waited for: never after its last word."""
        with self._lock:
            if id in self._counts:
                self._post(encoded(reply | {"id": id}), id)

    def _do(self, request: Request) -> None:
        match request:
            case Count():
                self._count(request)
            case Cancel():
                self._cancel(request)
            case Times():
                self._send(encoded({"type": "times", "id": request.id} | self._bench.state()))
            case Time():
                settings = Settings(request.seconds, request.largest)
                self._wait(request.id, TimingWaiting(self, request.id), partial(self._bench.join, settings))
            case _ if background := message_of(request).background:
                self._look_up(request, background)
            case _:
                self._send(answer(request))

    def _count(self, request: Count) -> None:
        try:
            work = counting(request.n, request.engine, request.threads)
        except ValueError as error:
            raise BadRequest(str(error), request.id) from None
        key = "count", request.n, request.engine, request.threads
        self._wait(request.id, Waiting(self, request.id, request.n), partial(self._jobs.join, key, work))

    def _wait(self, id: Id, listener: Listener, join: Callable[[Listener], Callable[[], None]]) -> None:
        """Join a job, as long as its end is waited for."""
        if id in self._counts:
            raise BadRequest(f"id must be new: a count with id {id} is under way", id)
        if len(self._counts) >= MOST_COUNTS:
            raise BadRequest(f"at most {MOST_COUNTS} counts may be under way at a time", id)
        self._counts[id] = lambda: None  # joining may bring the first news at once
        leave = join(listener)
        with self._lock:
            if id in self._counts:
                self._counts[id] = leave

    def _look_up(self, request: Request, background: Background) -> None:
        kind = background.name
        with self._lock:
            if self._behind[kind] >= background.most:
                raise BadRequest(f"at most {background.most} {kind} may be under way at a time", request.id)
            self._behind[kind] += 1

        def answer_it() -> None:
            try:
                self._post(answer(request), None)
            except Exception as error:
                self._post(failed(request.id, error, f"making {kind}"), None)
            finally:
                with self._lock:
                    self._behind[kind] -= 1

        self._later(answer_it)

    def _cancel(self, request: Cancel) -> None:
        with self._lock:
            leave = self._counts.pop(request.id, None)
        if leave is None:
            raise BadRequest("id must be that of a count or a measurement under way", request.id)
        leave()
        self._post(encoded({"type": "cancelled", "id": request.id}), None)  # behind the news that is still on its way


class Waiting:
    """Somebody who waits for a count: what its job says, as messages."""

    def __init__(self, session: Session, id: Id, n: int) -> None:
        self._session, self._id, self._n = session, id, n

    def progress(self, news: Progress) -> None:
        self._session.tell(self._id, {"type": "progress", "n": self._n} | safe(asdict(news)))

    def done(self, result: Any) -> None:
        self._session.finish(self._id, {"type": "counted"} | safe(asdict(result)))

    def failed(self, error: Exception) -> None:
        self._session.finish(self._id, explained(error, "counting"))


class TimingWaiting:
    """Somebody who waits for the table of times."""

    def __init__(self, session: Session, id: Id) -> None:
        self._session, self._id = session, id

    def progress(self, news: TimingProgress) -> None:
        self._session.tell(self._id, {"type": "progress"} | asdict(news))

    def done(self, result: TimingProgress) -> None:
        self._session.finish(self._id, {"type": "timed"} | asdict(result))

    def failed(self, error: Exception) -> None:
        self._session.finish(self._id, explained(error, "measuring"))


def failed(id: Id | None, error: Exception, doing: str) -> str:
    """What a viewer is told when we failed: where to find the reason, not the reason itself."""
    return encoded(explained(error, doing) | {"id": id})


def explained(error: Exception, doing: str) -> dict[str, str]:
    reason = report(error, doing)
    return {"type": "error", "code": "failed", "message": f"the server failed; its log says why, under {reason}"}


def safe(reply: dict[str, Any]) -> dict[str, Any]:
    """The same with a number of solutions that every JSON reader holds: beyond, it travels as text."""
    return reply | {"solutions": str(reply["solutions"])} if reply["solutions"] > LARGEST_STEP else reply
