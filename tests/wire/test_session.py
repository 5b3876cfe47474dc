"""A session without a socket: long work, counts, and random conversations, each with one final answer."""

import json
import threading
from collections.abc import Callable, Iterator
from math import inf
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from server.config.limits import FEW_ANSWERS, MOST_ANSWERS, MOST_COUNTS
from server.hosting.threads import Threads
from server.jobs import jobs, warming
from server.jobs.counting import Counts, Join
from server.jobs.jobs import Jobs, StartedWork
from server.jobs.listeners import CountProgress, JobListener
from server.jobs.warming import Kernels
from server.search import compiled
from server.search.compiled import is_compiled
from server.search.pausable import Pausable, finish
from server.timing.bench import Bench
from server.wire import listeners, replies, session
from server.wire.checks import Id
from server.wire.fields import Request
from server.wire.replies import Reply
from server.wire.requests import Outline, Read
from server.wire.session import Background, Session
from tests.tools.waiting import until
from tests.wire.asking import Heard, Talk, form


@pytest.fixture
def background() -> Background:
    return Background(Jobs(Threads(1)), Counts(), Bench())


@pytest.fixture
def talk(background: Background) -> Iterator[Talk]:
    talk = Talk(background)
    yield talk
    talk.session.close()


@pytest.mark.parametrize(("n", "solutions"), [(1, 1), (4, 2), (8, 92), (12, 14200)])
def test_a_count(talk: Talk, n: int, solutions: int) -> None:
    talk.say(type="count", id=1, n=n)
    first = talk.hear()
    assert first["type"] == "progress"
    assert first.keys() == {"type", "id", "n", "fraction", "seconds", "left", "solutions", "forecast", "plain"}
    end = talk.hear_the_end()
    assert end.keys() == {"type", "id", "n", "solutions", "seconds", "engine", "threads"}
    assert (end["type"], end["n"], end["solutions"]) == ("counted", n, solutions)


def test_the_engine_and_the_threads_asked_for(talk: Talk) -> None:
    talk.say(type="count", id=1, n=9, engine="richards", threads=1)
    end = talk.hear_the_end()
    assert (end["engine"], end["threads"], end["solutions"]) == ("richards", 1, 352)


def test_a_read_is_answered_while_a_count_runs_and_the_count_can_be_cancelled(talk: Talk) -> None:
    talk.say(type="count", id=1, n=26)
    talk.say(type="read", id=2, algorithm="bitmask", n=8, start=7, stop=8)
    assert talk.hear_the_end(2)["steps"][0]["step"] == 7
    talk.say(type="cancel", id=1)
    assert talk.hear_the_end() == {"type": "cancelled", "id": 1}
    talk.say(type="cancel", id=1)
    assert talk.hear_the_end()["code"] == "bad_request"
    talk.say(type="count", id=1, n=6)
    assert talk.hear_the_end()["solutions"] == 4


@pytest.mark.skipif(not is_compiled(), reason="numba is not in use")
def test_a_count_says_what_it_waits_for_and_begins_anew_with_it(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed: nothing came for hours, not even a forecast, and its clock ran on once numba was there."""

    def hear(plain: str | None) -> dict[str, Any]:
        while (said := talk.hear())["plain"] != plain:
            pass
        return said

    with monkeypatch.context() as before:
        before.setattr(compiled, "_numba", None)
        before.setattr(warming, "_now", Kernels("installing"))
        talk.say(type="count", id=1, n=20)
        first = talk.hear()
        assert (first["plain"], first["fraction"], first["left"]) == ("installing", 0, None)
        assert 0 < first["forecast"][0] < first["forecast"][1]
        for state in ("warming", "failed", "left out"):  # before the first job has ended
            before.setattr(warming, "_now", Kernels(state))
            assert hear(state)["left"] > 0
    fast = hear(None)
    assert fast["forecast"] != first["forecast"]
    assert (fast["fraction"], fast["seconds"], fast["left"], fast["solutions"]) == (0, 0, None, 0)
    while not fast["solutions"]:
        fast = hear(None)
    assert fast["left"] is not None


def test_a_short_count_ends_while_long_ones_go_on(background: Background, talk: Talk) -> None:
    """Fails if counts queue, or if one job of a board of 32 keeps its thread to the end."""
    other = Talk(background)
    for id in range(MOST_COUNTS):
        other.say(type="count", id=id, n=32 - id)
    for n, solutions in ((8, 92), (12, 14_200)):
        talk.say(type="count", id=n, n=n)
        assert talk.hear_the_end(n)["solutions"] == solutions
    other.session.close()


def test_running_counts_have_different_ids_and_a_limit(talk: Talk) -> None:
    for id in range(MOST_COUNTS):
        talk.say(type="count", id=id, n=30)
    talk.say(type="count", id=0, n=30)
    assert talk.hear_the_end(0)["message"] == "id must be new: a count with id 0 is under way"
    talk.say(type="count", id=99, n=30)
    assert talk.hear_the_end(99)["message"] == f"at most {MOST_COUNTS} counts may be under way at a time"


class Slow:
    """Replaces the making of answers: those about steps from SLOW on pause until a test lets them end."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.begun: list[Request] = []

    def __call__(self, request: Request) -> Pausable[Reply]:
        self.begun.append(request)
        while isinstance(request, Read) and request.start >= SLOW and not self.may_end.is_set():
            yield
        return {"type": "steps", "steps": []}


SLOW = 1000  # the first step that takes long


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(session, "answer", slow)
    monkeypatch.setattr(jobs, "SLICE", 0.0)
    return slow


def ask_for(talk: Talk, id: object, start: int) -> None:
    talk.say(type="read", id=id, algorithm="bitmask", n=8, start=start, stop=start + 1)


def test_a_viewer_with_too_many_pending_answers_is_busy_until_one_is_there(talk: Talk, slow: Slow) -> None:
    for number in range(MOST_ANSWERS):
        ask_for(talk, number, SLOW + number)
    assert not talk.session.is_busy()
    ask_for(talk, "more", SLOW + MOST_ANSWERS)
    assert talk.session.is_busy()
    slow.may_end.set()
    assert {talk.hear()["id"] for _ in range(MOST_ANSWERS + 1)} == {*range(MOST_ANSWERS), "more"}
    until(lambda: talk.line.woken == MOST_ANSWERS + 1, "the line is not told")
    assert not talk.session.is_busy()


def test_it_is_busy_with_few_while_its_address_waits_for_many(
    talk: Talk, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MOST_OF_ADDRESS", FEW_ANSWERS + 1)
    for number in range(FEW_ANSWERS + 1):
        ask_for(talk, number, SLOW + number)
    assert not talk.session.is_busy()
    ask_for(talk, "more", SLOW + MOST_ANSWERS)
    assert talk.session.is_busy()
    slow.may_end.set()
    until(lambda: not talk.session.is_busy(), "it stays busy")
    until(lambda: not talk.session._account.address.under_way, "what has ended is counted")


@pytest.mark.usefixtures("slow")
def test_answers_that_a_viewer_leaves_do_not_count_for_its_address(talk: Talk) -> None:
    ask_for(talk, 1, SLOW)
    assert len(talk.session._account.address.under_way) == 1
    talk.session.close()
    assert not talk.session._account.address.under_way


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Make joining a job block: the first event is set when it starts, and the test sets the second."""
    begun, may_join, join = threading.Event(), threading.Event(), Jobs.join

    def hold(*arguments: Any) -> Callable[[], None]:
        begun.set()
        assert may_join.wait(60)
        return join(*arguments)

    monkeypatch.setattr(Jobs, "join", hold)
    return begun, may_join


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("message", [{"type": "count", "n": 30}, form("read", start=SLOW, stop=SLOW + 1)])
def test_a_job_that_is_joined_while_the_viewer_leaves_is_left_at_once(
    background: Background, talk: Talk, held: tuple[threading.Event, threading.Event], message: dict[str, Any]
) -> None:
    begun, may_join = held
    taking = threading.Thread(target=lambda: talk.say(**message))
    taking.start()
    assert begun.wait(60)
    talk.session.close()
    may_join.set()
    taking.join(60)
    assert (len(background.counts), len(background.answers)) == (0, 0)
    assert not talk.session._account.address.under_way


@pytest.mark.parametrize("kind", ["progress", "counted"])
def test_news_of_a_count_that_cannot_be_encoded_end_it_with_an_error(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    monkeypatch.setattr(session, "encode", failing(kind))
    talk.say(type="count", n=8)
    assert talk.hear_the_end()["code"] == "failed"
    assert "broken on purpose" in caplog.text
    assert not talk.session._counts


def test_an_answer_that_cannot_be_encoded_is_an_error(
    talk: Talk, slow: Slow, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listeners, "encode", failing("steps"))
    ask_for(talk, 1, SLOW)
    slow.may_end.set()
    said = talk.hear()
    assert (said["type"], said["id"], said["code"]) == ("error", 1, "failed")
    assert "broken on purpose" in caplog.text
    until(lambda: talk.line.woken, "the line is not told")
    assert not talk.session._answers
    assert not talk.session._account.address.under_way


def failing(kind: str) -> Callable[[Reply, Id | None], str]:
    """Return an encoder that fails for answers of a kind."""

    def encode(reply: Reply, id: Id | None) -> str:
        if reply["type"] == kind:
            raise RuntimeError("broken on purpose")
        return replies.encode(reply, id)

    return encode


IDS = st.integers(0, 7)


class ByHand:
    """Counts that continue when the test lets them."""

    def __init__(self) -> None:
        self.waiting: list[JobListener] = []

    def find(self, *_: object) -> Join:
        return self.join

    def join(self, _viewer: object, listener: JobListener) -> Callable[[], None]:
        self.waiting.append(listener)
        return lambda: self.waiting.remove(listener) if listener in self.waiting else None


class Answers:
    """Jobs that draw outlines when the test lets them; other answers are made at once."""

    def __init__(self) -> None:
        self.drawing: list[Callable[[], None]] = []

    def __contains__(self, key: object) -> bool:
        """Return True for outlines, as if another viewer had requested them before."""
        return isinstance(key, Outline)

    def join(self, _viewer: object, _key: object, work: Any, listener: JobListener) -> Callable[[], None]:
        if isinstance(work, StartedWork):  # it took longer than a slice
            listener.done(finish(work.tasks.first.work))
            return lambda: None

        def make() -> None:
            listener.done(finish(work(lambda _: None, lambda: False)))

        self.drawing.append(make)
        return lambda: self.drawing.remove(make) if make in self.drawing else None


class Conversation(RuleBasedStateMachine):
    """The model of a session: its current counts and undrawn outlines."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[dict[str, Any]] = []
        self.jobs, self.answers = ByHand(), Answers()
        background = Background(self.answers, self.jobs, Bench())  # type: ignore[arg-type]
        self.session = Session(background, Heard(self.hear))
        self.counting: list[int] = []
        self.outlines: list[int] = []
        self.endless_slice = patch.object(jobs, "SLICE", inf)  # else a busy machine answers later, as a job
        self.endless_slice.start()

    def hear(self, text: str) -> None:
        self.said.append(json.loads(text))

    def ask(self, message: object) -> tuple[bool, list[dict[str, Any]]]:
        self.said.clear()
        return self.session.handle(message if isinstance(message, str | bytes) else json.dumps(message)), self.said

    @rule(id=IDS, kind=st.sampled_from(["describe", "read", "find"]))
    def ask_for_something(self, id: int, kind: str) -> None:
        good, (answer,) = self.ask(form(kind, id=id, n=5))
        assert good
        assert (answer["id"], answer["type"] != "error") == (id, True)

    @rule(text=st.text(max_size=30) | st.binary(max_size=9) | st.sampled_from(["{}", '{"id": 1}', '{"type": "count"}']))
    def talk_nonsense(self, text: str | bytes) -> None:
        good, (answer,) = self.ask(text)
        assert not good
        assert (answer["type"], answer["code"]) == ("error", "bad_request")

    @rule(id=IDS)
    def begin_a_count(self, id: int) -> None:
        good, said = self.ask({"type": "count", "id": id, "n": 9})
        assert good
        if id in self.counting or len(self.counting) >= MOST_COUNTS:
            assert [(answer["id"], answer["code"]) for answer in said] == [(id, "bad_request")]
        else:
            assert said == []
            self.counting.append(id)

    @rule(id=IDS)
    def cancel(self, id: int) -> None:
        _, (answer,) = self.ask({"type": "cancel", "id": id})
        if id in self.counting:
            assert answer == {"type": "cancelled", "id": id}
            self.counting.remove(id)
        else:
            assert answer["code"] == "bad_request"

    @precondition(lambda self: self.jobs.waiting)
    @rule(which=st.integers(0, 9), ends=st.sampled_from(["progress", "counted", "failed"]))
    def a_count_goes_on(self, which: int, ends: str) -> None:
        self.said.clear()
        place = which % len(self.counting)
        listener, id = self.jobs.waiting[place], self.counting[place]
        if ends == "progress":
            listener.progress(CountProgress(0.5, 1.0, 1.0, 5))
            assert [(answer["type"], answer["id"]) for answer in self.said] == [("progress", id)]
            return
        self.jobs.waiting.remove(listener)
        self.counting.remove(id)
        if ends == "counted":
            listener.done(CountProgress(1.0, 1.0, 0.0, 352))
        else:
            listener.failed(ZeroDivisionError("no luck"))
        listener.progress(CountProgress(0.5, 1.0, 1.0, 5))  # too late to be sent
        assert [(answer["type"], answer["id"]) for answer in self.said] == [("error" if ends == "failed" else ends, id)]

    @precondition(lambda self: len(self.outlines) < MOST_ANSWERS)
    @rule(id=IDS)
    def ask_for_an_outline(self, id: int) -> None:
        _, said = self.ask(form("outline", id=id, n=5, stop=100))
        assert said == []
        self.outlines.append(id)

    @precondition(lambda self: self.outlines)
    @rule()
    def an_outline_is_drawn(self) -> None:
        self.said.clear()
        self.answers.drawing.pop(0)()
        assert [(answer["type"], answer["id"]) for answer in self.said] == [("outline", self.outlines.pop(0))]

    @invariant()
    def as_many_jobs_are_waited_for_as_counts(self) -> None:
        assert len(self.jobs.waiting) == len(self.counting)

    def teardown(self) -> None:
        self.endless_slice.stop()
        self.said.clear()
        left = list(self.jobs.waiting)
        self.session.close()
        assert self.jobs.waiting == self.answers.drawing == []
        for listener in left:
            listener.done(CountProgress(1.0, 1.0, 0.0, 352))
        assert self.said == [], "nothing is said to who has left"


TestConversation = Conversation.TestCase
TestConversation.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
