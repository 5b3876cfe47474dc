"""The timing process: its answers, and the errors if it dies, answers nonsense or does not end."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.compiled import COMPILED
from server.timing.cells import FULL, Row
from server.timing.child import MOST_RUNS, make_listing_run, run_order, time_run
from server.timing.process import COMMAND, ROOT, Child, Overrun, RunFailed, TimingCancelled, Unavailable

BITMASK = Row("python", "bitmask")


class Clock:
    """A clock that stands still until it is moved; each reading may move it."""

    def __init__(self, step: float = 0.0) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", text


@pytest.fixture
def child() -> Iterator[Callable[..., Child]]:
    """Make children, and end them."""
    made: list[Child] = []

    def make(
        *command: str, cancelled: Callable[[], bool] = lambda: False, clock: Callable[[], float] | None = None
    ) -> Child:
        made.append(Child(cancelled, clock or Clock(), command or COMMAND))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.mark.parametrize("row", [BITMASK, Row("compiled", "bitmask"), FULL])
def test_it_runs_each_kind_of_row(child: Callable[..., Child], row: Row) -> None:
    one = child()
    if row.group == "compiled" and not COMPILED:
        with pytest.raises(Unavailable, match="numba is not in use here"):
            one.run(row, 8, 60)
        return
    for n, solutions in ((6, 4), (8, 92)):
        run = one.run(row, n, 60)
        assert (run.solutions, run.seconds > 0, run.runs >= 1) == (solutions, True, True)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_listing_can_be_set_to_another_board(algorithm: str) -> None:
    assert [make_listing_run(algorithm, n)() for n in (4, 5, 6)] == [2, 10, 4]


def test_an_error_inside_is_reported_and_the_next_run_is_fine(child: Callable[..., Child]) -> None:
    one = child()
    with pytest.raises(RunFailed, match="KeyError: 'steam'"):
        one.run(Row("python", "steam"), 8, 60)
    assert one.run(BITMASK, 6, 60).solutions == 4


def test_a_group_that_there_is_not_is_an_error() -> None:
    assert run_order({"group": "steam", "algorithm": "bitmask", "n": 4}) == {
        "error": "ValueError: group must be compiled, python or full, not 'steam'"
    }


def test_a_process_that_dies_is_reported_and_replaced(child: Callable[..., Child]) -> None:
    one = child(*program("input(); raise SystemExit(7)"))
    for _ in range(2):
        with pytest.raises(RunFailed, match="the process ended with status 7"):
            one.run(BITMASK, 8, 60)


def test_a_process_that_cannot_even_begin(child: Callable[..., Child]) -> None:
    with pytest.raises(RunFailed, match="status 3"):
        child(*program("raise SystemExit(3)")).run(BITMASK, 8, 60)


def test_a_process_that_talks_nonsense(child: Callable[..., Child]) -> None:
    with pytest.raises(RunFailed, match="the process sent 'hello'"):
        child(*program("print('hello', flush=True); input(); input()")).run(BITMASK, 8, 60)


# Answers for the small board, and for no other.
SLOW = """if True:
    import json, sys
    for line in sys.stdin:
        if json.loads(line)["n"] == 4:
            print(json.dumps({"solutions": 2, "seconds": 1, "runs": 1}), flush=True)
"""


def test_a_run_that_takes_too_long_by_the_clock_is_killed(child: Callable[..., Child]) -> None:
    clock = Clock()
    one = child(*program(SLOW), clock=clock)
    assert one.run(BITMASK, 4, 1).solutions == 2
    clock.step = 0.3  # each look at it
    with pytest.raises(Overrun):
        one.run(BITMASK, 8, 1)
    assert 1 < clock.now < 2
    clock.step = 0
    assert one.run(BITMASK, 4, 1).solutions == 2  # by another process


def test_a_process_that_never_gets_ready(child: Callable[..., Child]) -> None:
    one = child(*program("import sys; sys.stdin.read()"), clock=Clock(50.0))
    with pytest.raises(RunFailed, match="it was not ready after 120 s"):
        one.run(BITMASK, 8, 1)


def test_a_cancelled_run_is_killed(child: Callable[..., Child]) -> None:
    cancelled: list[bool] = []
    one = child(*program(SLOW), cancelled=lambda: bool(cancelled))
    assert one.run(BITMASK, 4, 1).solutions == 2
    process = one._process
    assert process
    clock = threading.Timer(0.05, cancelled.append, [True])
    clock.start()
    with pytest.raises(TimingCancelled):
        one.run(BITMASK, 8, 1)
    assert process.returncode is not None
    with pytest.raises(TimingCancelled):
        one.run(BITMASK, 4, 1)


def test_it_ends_with_its_parent_even_during_a_run() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdin
        process.stdin.write(json.dumps({"group": "python", "algorithm": "bitmask", "n": 18}) + "\n")
        process.stdin.close()
        assert process.wait(60) == 0


def test_short_runs_are_repeated_until_the_clock_can_measure_them() -> None:
    assert time_run(lambda: 92, Clock(0.0005)) == {"solutions": 92, "seconds": pytest.approx(0.0005), "runs": 4}
    assert time_run(lambda: 92, Clock(0.5)) == {"solutions": 92, "seconds": 0.5, "runs": 1}
    assert time_run(lambda: 92, Clock())["runs"] == MOST_RUNS
