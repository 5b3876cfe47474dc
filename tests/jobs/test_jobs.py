"""Long work: shared by equal requests, in turns for all viewers, and cancelled when the last listener leaves."""

import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from server.hosting.fair import Account
from server.hosting.threads import Threads
from server.jobs import jobs as module
from server.jobs.jobs import Jobs, MakeWork, StartedWork
from server.search.pausable import Pausable, Together, task
from tests.tools.waiting import PATIENCE, until

ONE, TWO, THREE = Account(), Account(), Account()


class Heard:
    """A listener that records its calls; a test can wait for the end."""

    def __init__(self) -> None:
        self.news: list[Any] = []
        self.result: Any = None
        self.error: Exception | None = None
        self.ended = threading.Event()

    def progress(self, news: Any) -> None:
        self.news.append(news)

    def done(self, result: Any) -> None:
        self.result = result
        self.ended.set()

    def failed(self, error: Exception) -> None:
        self.error = error
        self.ended.set()

    def wait(self) -> Any:
        """Return the result."""
        assert self.ended.wait(PATIENCE)
        return self.result


class Gate:
    """Work that pauses until a test lets it end. It counts its slices, and records the order of their owners."""

    def __init__(self, name: str = "", turns: list[str] | None = None) -> None:
        self.name, self.turns = name, [] if turns is None else turns
        self.begun, self.may_end, self.closed = threading.Event(), threading.Event(), threading.Event()
        self.runs = 0

    def __call__(self, report: Callable[[Any], None], _: Callable[[], bool]) -> Pausable[Any]:
        self.runs += 1
        report("begun")
        self.begun.set()
        try:
            while not self.may_end.is_set():
                self.turns.append(self.name)
                yield
        finally:
            self.closed.set()
        return self.name


@pytest.fixture(autouse=True)
def _each_pause_ends_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLICE", 0.0)


def make_work(work: Pausable[Any]) -> MakeWork:
    return lambda *_: work


def test_equal_jobs_run_once_for_all_listeners() -> None:
    jobs, gate, one, two = Jobs(Threads(1)), Gate("a"), Heard(), Heard()
    jobs.join(ONE, "a", gate, one)
    assert gate.begun.wait(PATIENCE)
    jobs.join(TWO, "a", gate, two)
    gate.may_end.set()
    assert one.wait() == two.wait() == "a"
    assert gate.runs == 1
    assert one.news == two.news == ["begun"]


def test_viewers_take_turns_however_much_one_of_them_asks_for() -> None:
    """The viewer with the least time goes first, so one job gets about as much as five of another viewer together."""
    jobs, turns = Jobs(Threads(1)), list[str]()
    greedy, modest = Account(), Account()
    gates = [Gate("greedy", turns) for _ in range(5)]
    for number, gate in enumerate(gates):
        jobs.join(greedy, number, gate, Heard())
    gates.append(Gate("modest", turns))
    jobs.join(modest, "modest", gates[-1], Heard())
    until(lambda: turns.count("modest") >= 1000, "it has no turn")
    for gate in gates:
        gate.may_end.set()
    since = turns[turns.index("modest") :]
    assert since.count("greedy") < 3 * since.count("modest")


def test_a_short_job_ends_while_a_long_one_goes_on() -> None:
    jobs, long, short = Jobs(Threads(1)), Gate(), Heard()
    leave = jobs.join(ONE, "long", long, Heard())
    assert long.begun.wait(PATIENCE)
    jobs.join(TWO, "short", make_work(task(lambda: "short")), short)
    assert short.wait() == "short"
    leave()
    assert long.closed.wait(PATIENCE)


def test_a_job_without_listeners_ends_at_its_next_pause() -> None:
    jobs, gate, one = Jobs(Threads(1)), Gate(), Heard()
    leave = jobs.join(ONE, "a", gate, one)
    assert gate.begun.wait(PATIENCE)
    leave()
    assert gate.closed.wait(PATIENCE)
    assert not one.ended.is_set()
    until(lambda: not len(jobs._threads), "its thread goes on")


def test_leaving_one_of_two_changes_nothing_for_the_other() -> None:
    jobs, gate, one, two = Jobs(Threads(1)), Gate("a"), Heard(), Heard()
    leave = jobs.join(ONE, "a", gate, one)
    jobs.join(TWO, "a", gate, two)
    leave()
    leave()
    assert gate.begun.wait(PATIENCE)
    gate.may_end.set()
    assert two.wait() == "a"
    assert not one.ended.is_set()


def test_a_job_left_before_it_began_never_runs() -> None:
    jobs, held, second = Jobs(Threads(1)), threading.Event(), Gate()
    began = threading.Event()

    def hold() -> Pausable[None]:
        began.set()
        held.wait(PATIENCE)
        return
        yield

    jobs.join(ONE, "a", make_work(hold()), Heard())
    assert began.wait(PATIENCE)
    jobs.join(TWO, "b", second, Heard())()
    held.set()
    jobs.join(THREE, "c", make_work(task(lambda: 1)), last := Heard())
    assert last.ended.wait(PATIENCE)
    assert not second.begun.is_set()


def test_a_first_slice_runs_here_and_the_rest_elsewhere() -> None:
    jobs, threads, heard = Jobs(Threads(1)), [], Heard()

    def work() -> Pausable[str]:
        for _ in range(3):
            threads.append(threading.get_ident())
            yield
        return "done"

    started = StartedWork(work())
    assert (started.has_ended, threads) == (False, [threading.get_ident()])
    jobs.join(ONE, "a", started, heard)
    assert heard.wait() == "done"
    assert threading.get_ident() not in threads[1:]


def test_work_of_one_slice_needs_no_job() -> None:
    started = StartedWork(task(lambda: "done"))
    assert started.has_ended
    assert started.result() == "done"
    with pytest.raises(ZeroDivisionError):
        StartedWork(task(lambda: 1 / 0)).result()


def test_work_that_was_started_beside_an_equal_job_is_closed() -> None:
    jobs, gate, beside = Jobs(Threads(1)), Gate("gate"), Gate()
    jobs.join(ONE, "a", gate, Heard())
    assert "a" in jobs
    jobs.join(TWO, "a", StartedWork(beside(lambda _: None, lambda: False)), heard := Heard())
    assert beside.closed.is_set()
    gate.may_end.set()
    assert heard.wait() == "gate"
    assert "a" not in jobs


def together(works: Iterable[Pausable[Any]], width: int) -> Pausable[Any]:
    return (yield Together(works, width))


def test_works_run_side_by_side_and_their_results_come_in_order() -> None:
    """The first work ends only when the second has started."""
    second = threading.Event()
    works = [task(lambda: second.wait(PATIENCE) and "first"), task(lambda: second.set() or "second"), task(lambda: 3)]
    Jobs(Threads(2)).join(ONE, "a", make_work(together(works, 2)), heard := Heard())
    assert heard.wait() == ["first", "second", 3]


def test_as_many_works_as_wanted_run_side_by_side_and_no_more() -> None:
    running, seen, both = set[int](), list[int](), threading.Barrier(2)

    def work(number: int) -> Pausable[None]:
        running.add(number)
        both.wait(PATIENCE)
        seen.append(len(running))
        yield
        running.remove(number)

    Jobs(Threads(4)).join(ONE, "a", make_work(together(map(work, range(20)), 2)), heard := Heard())
    assert heard.ended.wait(PATIENCE)
    assert heard.error is None
    assert max(seen) == 2


def test_an_error_of_a_work_comes_out_where_it_was_waited_for() -> None:
    def work() -> Pausable[str]:
        try:
            yield Together([task(lambda: 1 / 0), Gate()(lambda _: None, lambda: False)], 2)
        except ZeroDivisionError:
            return "caught"
        return "not caught"

    Jobs(Threads(2)).join(ONE, "a", make_work(work()), heard := Heard())
    assert heard.wait() == "caught"


def test_works_side_by_side_end_without_listeners() -> None:
    gates = [Gate(), Gate()]
    leave = Jobs(Threads(2)).join(
        ONE, "a", make_work(together((gate(lambda _: None, lambda: False) for gate in gates), 2)), Heard()
    )
    for gate in gates:
        assert gate.begun.wait(PATIENCE)
    leave()
    for gate in gates:
        assert gate.closed.wait(PATIENCE)


def test_a_thread_can_wait_for_a_result_or_an_error() -> None:
    jobs = Jobs(Threads(1))
    assert jobs.wait_for(ONE, make_work(task(lambda: 5))) == 5
    with pytest.raises(ZeroDivisionError):
        jobs.wait_for(ONE, make_work(task(lambda: 1 / 0)))


def test_listeners_get_a_failure_and_the_next_job_runs() -> None:
    jobs, one, two = Jobs(Threads(1)), Heard(), Heard()
    jobs.join(ONE, "a", make_work(task(lambda: 1 / 0)), one)
    assert one.ended.wait(PATIENCE)
    assert isinstance(one.error, ZeroDivisionError)
    jobs.join(ONE, "a", make_work(task(lambda: "done")), two)
    assert two.wait() == "done"


def test_a_failing_listener_affects_no_other(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Heard):
        def progress(self, news: Any) -> None:
            raise RuntimeError(f"the line is dead, no {news}")

        def done(self, result: Any) -> None:
            raise RuntimeError(f"the line is dead, no {result}")

    class Dead(Broken):
        def failed(self, error: Exception) -> None:
            raise RuntimeError(f"the line is dead, no {error}")

    jobs, gate, broken, sound = Jobs(Threads(1)), Gate("a"), Broken(), Heard()
    jobs.join(ONE, "a", gate, broken)
    jobs.join(TWO, "a", gate, sound)
    assert gate.begun.wait(PATIENCE)
    jobs.join(THREE, "a", gate, late := Broken())  # receives the news, and fails
    jobs.join(THREE, "a", gate, Dead())
    gate.may_end.set()
    assert sound.wait() == "a"
    assert [str(each.error) for each in (broken, late)] == ["the line is dead, no begun"] * 2
    assert "no the line is dead, no begun" in caplog.text


def test_a_listener_that_fails_on_the_result_gets_the_failure() -> None:
    class Broken(Heard):
        def done(self, result: Any) -> None:
            raise RuntimeError(f"no {result}")

    Jobs(Threads(1)).join(ONE, "a", make_work(task(lambda: 5)), heard := Broken())
    assert heard.ended.wait(PATIENCE)
    assert str(heard.error) == "no 5"


def test_work_for_a_reader_that_has_left_ends() -> None:
    """Fails if the waiting thread never checks for the reader."""
    jobs, gate = Jobs(Threads(1)), Gate()
    with pytest.raises(ConnectionResetError):
        jobs.wait_for(ONE, gate, gate.begun.is_set)
    assert gate.closed.wait(PATIENCE)


def test_a_thread_that_cannot_be_prepared_works_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    """Fails if it ends and its place stays occupied."""
    Jobs(Threads(1, prepare=lambda: [][0])).join(ONE, "a", make_work(task(lambda: 5)), heard := Heard())
    assert heard.wait() == 5
    assert "while preparing a thread" in caplog.text
