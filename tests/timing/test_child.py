"""The process that times the listings: its order, its end on each board, and the errors if it dies or says nonsense."""

import os
import sys
from contextlib import closing
from itertools import islice

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.counting.workload import SOLUTIONS
from server.timing import child
from server.timing.process import TimingFailed, read_times


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", text


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_listing_runs_on_every_board_as_it_is_shown(algorithm: str) -> None:
    boards = range(1, 6)
    assert [child.make_run(algorithm, n)() for n in boards] == list(SOLUTIONS[:5])


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_process_times_every_listing(algorithm: str) -> None:
    with closing(read_times([algorithm])) as reading:  # type: ignore[type-var]
        news = list(islice((one for one in reading if one and "seconds" in one), 5))  # a slow one is announced before
    assert [(one["algorithm"], one["n"]) for one in news] == [(algorithm, n) for n in range(1, 6)]
    assert all(one["seconds"] > 0 for one in news)


def test_all_run_on_one_board_before_the_next_until_it_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    growth = {"fast": 3, "slow": 10}
    monkeypatch.setattr(child, "time_listing", lambda algorithm, n: 1e-4 * growth[algorithm] ** n)
    news = list(child.time_listings(growth))
    ended = [(one["algorithm"], one["n"], one["over"]) for one in news if "seconds" in one]
    assert ended[:4] == [("fast", 1, False), ("slow", 1, False), ("fast", 2, False), ("slow", 2, False)]
    assert [one for one in ended if one[2]] == [("slow", 4, True), ("fast", 9, True)]
    announced = [(one["algorithm"], one["n"]) for one in news if len(one) == 2]
    assert announced == [("slow", 4), ("fast", 7), ("fast", 8), ("fast", 9)]


def test_a_listing_that_fails_is_left_out_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def time_listing(algorithm: str, n: int) -> float:
        if (algorithm, n) == ("broken", 3):
            raise ZeroDivisionError("by nothing")
        return 0.1 * n

    monkeypatch.setattr(child, "time_listing", time_listing)
    news = list(child.time_listings(["broken", "fine"]))
    assert {"algorithm": "broken", "n": 3, "fault": "ZeroDivisionError: by nothing"} in news
    assert news[-1]["algorithm"] == "fine"
    assert news[-1]["over"]


def test_a_wrong_number_of_solutions_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "make_run", lambda *_: lambda: 7)
    with pytest.raises(ValueError, match="it found 7 solutions for N = 6, not 4"):
        child.time_listing("bitmask", 6)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("raise SystemExit(3)", "the process that times the listings ended with status 3"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "ended with status -9"),
        ("print('good morning')", "the process that times the listings sent 'good morning'"),
        ("while True: print('good evening')", "the process that times the listings sent 'good evening'"),
    ],
)
def test_a_process_that_fails_is_an_error(text: str, why: str) -> None:
    with pytest.raises(TimingFailed, match=why):
        list(read_times(command=program(text)))


def test_closing_kills_the_process() -> None:
    text = "import os, time; print('{\"algorithm\": ' + str(os.getpid()) + '}', flush=True); time.sleep(1000)"
    reading = read_times(command=program(text))
    news = next(one for one in reading if one)
    reading.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(news["algorithm"], 0)
