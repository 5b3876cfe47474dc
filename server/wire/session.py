"""One viewer's session: it takes messages, sends answers, and holds the counts under way. It knows no socket.

Most requests are answered at once. Outlines and solutions are looked up in the background, so that no step waits for
them. Counts and measurements of the table of times are jobs that several viewers may share; a viewer who leaves stops
waiting for them.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import asdict
from functools import partial
from threading import Lock
from typing import Any

from ..config.limits import LARGEST_STEP, MOST_COUNTS
from ..config.logs import report
from ..jobs.counting import Progress, make_count
from ..jobs.jobs import Jobs, Listener
from ..timing.bench import Bench
from ..timing.bench import Progress as TimingProgress
from ..timing.cells import Settings
from .answers import encode, failure
from .checks import BadRequest, Id
from .messages import Background, message_of
from .protocol import answer, parse
from .requests import Cancel, Count, Request, Time, Times

Post = Callable[[str, Hashable], None]  # a message, and a key: an unsent message with the same key is replaced


def run_now(work: Callable[[], None]) -> None:
    work()


class Session:
    """Takes the messages of one viewer, one after the other.

    - `send` sends a message; only `take` calls it;
    - `post` queues a message; it is called from any thread and with locks held, so it must not block;
    - `later` runs a function in the background.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        jobs: Jobs,
        later: Callable[[Callable[[], None]], object] = run_now,
        post: Post | None = None,
        bench: Bench | None = None,
    ) -> None:
        self._send, self._jobs, self._later, self._bench = send, jobs, later, bench or Bench()
        self._post = post or (lambda text, _: send(text))
        self._behind: Counter[str] = Counter()  # lookups in the background that have not been sent yet, by kind
        self._counts: dict[
            Id, Callable[[], None]
        ] = {}  # for each count and measurement under way a function that leaves it
        self._lock = Lock()

    def take(self, text: str | bytes) -> bool:
        """Answer one message, at once or later; return whether it was a valid request."""
        try:
            request = parse(text)
        except BadRequest as error:
            self._send(encode(failure(error.id, "bad_request", str(error))))
            return False
        try:
            self._do(request)
        except BadRequest as error:
            self._send(encode(failure(error.id, "bad_request", str(error))))
        except Exception as error:
            self._send(report_failure(request.id, error, "answering"))
        return True

    def close(self) -> None:
        """Leave all jobs: the viewer has gone."""
        with self._lock:
            leaving, self._counts = list(self._counts.values()), {}
        for leave in leaving:
            leave()

    def finish(self, id: Id, reply: dict[str, Any]) -> None:
        """Send the last message of a count, if the viewer still waits for it."""
        with self._lock:
            waited = self._counts.pop(id, None)
        if waited:
            self._post(encode(reply | {"id": id}), None)

    def send_progress(self, id: Id, reply: dict[str, Any]) -> None:
        """Send progress of a count, if the viewer still waits for it; never after its last message."""
        with self._lock:
            if id in self._counts:
                self._post(encode(reply | {"id": id}), id)

    def _do(self, request: Request) -> None:
        match request:
            case Count():
                self._count(request)
            case Cancel():
                self._cancel(request)
            case Times():
                self._send(encode({"type": "times", "id": request.id} | self._bench.state()))
            case Time():
                settings = Settings(request.seconds, request.largest)
                self._wait(request.id, TimingListener(self, request.id), partial(self._bench.join, settings))
            case _ if background := message_of(request).background:
                self._look_up(request, background)
            case _:
                self._send(answer(request))

    def _count(self, request: Count) -> None:
        try:
            work = make_count(request.n, request.engine, request.threads)
        except ValueError as error:
            raise BadRequest(str(error), request.id) from None
        key = "count", request.n, request.engine, request.threads
        self._wait(request.id, CountListener(self, request.id, request.n), partial(self._jobs.join, key, work))

    def _wait(self, id: Id, listener: Listener, join: Callable[[Listener], Callable[[], None]]) -> None:
        """Join a job until it ends or the viewer leaves."""
        if id in self._counts:
            raise BadRequest(f"id must be new: a count with id {id} is under way", id)
        if len(self._counts) >= MOST_COUNTS:
            raise BadRequest(f"at most {MOST_COUNTS} counts may be under way at a time", id)
        self._counts[id] = lambda: None  # joining may report progress at once
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
                self._post(report_failure(request.id, error, f"making {kind}"), None)
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
        self._post(encode({"type": "cancelled", "id": request.id}), None)  # queued behind progress that is not sent yet


class CountListener:
    """Sends a viewer the messages of a count."""

    def __init__(self, session: Session, id: Id, n: int) -> None:
        self._session, self._id, self._n = session, id, n

    def progress(self, news: Progress) -> None:
        self._session.send_progress(self._id, {"type": "progress", "n": self._n} | with_json_numbers(asdict(news)))

    def done(self, result: Any) -> None:
        self._session.finish(self._id, {"type": "counted"} | with_json_numbers(asdict(result)))

    def failed(self, error: Exception) -> None:
        self._session.finish(self._id, failure_reply(error, "counting"))


class TimingListener:
    """Sends a viewer the messages of a measurement."""

    def __init__(self, session: Session, id: Id) -> None:
        self._session, self._id = session, id

    def progress(self, news: TimingProgress) -> None:
        self._session.send_progress(self._id, {"type": "progress"} | asdict(news))

    def done(self, result: TimingProgress) -> None:
        self._session.finish(self._id, {"type": "timed"} | asdict(result))

    def failed(self, error: Exception) -> None:
        self._session.finish(self._id, failure_reply(error, "measuring"))


def report_failure(id: Id | None, error: Exception, doing: str) -> str:
    """Log a failure of ours; returns the message for the viewer."""
    return encode(failure_reply(error, doing) | {"id": id})


def failure_reply(error: Exception, doing: str) -> dict[str, str]:
    """Log a failure of ours; returns an answer that says where in the log the reason is, but not the reason."""
    reason = report(error, doing)
    return {"type": "error", "code": "failed", "message": f"the server failed; its log says why, under {reason}"}


def with_json_numbers(reply: dict[str, Any]) -> dict[str, Any]:
    """The reply with `solutions` as text if it is too large for some JSON readers."""
    return reply | {"solutions": str(reply["solutions"])} if reply["solutions"] > LARGEST_STEP else reply
