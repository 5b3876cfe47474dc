"""Counting at full speed: engines are exact, progress and cancelling work, and errors name what is missing."""

import os
import subprocess
import sys
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from server.search.compiled import is_compiled
from server.search.counting import engines, group_jobs, workload
from server.search.counting.border import groups
from server.search.counting.count import Cancelled, Progress, count
from server.search.counting.engines import EngineUnavailable, available_engines, best_engine, find_engine, warm
from server.search.counting.filling import Filling
from server.search.counting.forecast import forecast
from server.search.counting.group_jobs import divide
from server.search.counting.jobs import plan
from server.search.counting.kernels import border, load_kernel, richards
from server.search.counting.kernels.layout import BATCH
from server.search.counting.starts import Starts, find_starts
from tests.search.oracle import SOLUTIONS
from tests.tools.slow import some

ROOT = Path(__file__).parents[3]
compiled_only = pytest.mark.skipif(not is_compiled(), reason="numba is not in use")


@pytest.mark.parametrize("engine", available_engines())
def test_every_engine_finds_the_known_totals(engine: str) -> None:
    largest = 14 if is_compiled() else 9
    assert [count(n, engine=engine).solutions for n in range(1, largest + 1)] == SOLUTIONS[:largest]


@compiled_only
@pytest.mark.parametrize("engine", available_engines())
def test_wide_words_of_large_boards_give_the_same_totals(engine: str) -> None:
    for n in range(8, 13):
        planned = plan(n, find_engine(engine), 1, as_wide_as=34).jobs
        assert sum(sum(job.start()) for job in planned) == SOLUTIONS[n - 1]


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_change_nothing_but_the_time(threads: int) -> None:
    result = count(10, threads=threads)
    assert (result.n, result.solutions) == (10, 724)
    assert result.engine == best_engine()
    assert result.threads == (threads if is_compiled() else 1)
    assert result.seconds > 0


@compiled_only
def test_small_boards_are_honest_about_their_engine() -> None:
    assert count(7, engine="batch").engine == "richards"
    assert count(8, engine="batch").engine == "batch"


@compiled_only
@pytest.mark.parametrize("n", range(8, 13))
def test_weights_of_all_classes_add_up_to_all_constellations(n: int) -> None:
    last = n - 1

    def attack(a: tuple[int, int], b: tuple[int, int]) -> bool:
        return a != b and (a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1]))

    def legal(top: int, bottom: int, left: int, right: int) -> bool:
        queens = {(0, top), (last, bottom), (left, 0), (right, last)}
        lines = [sum(square[axis] == end for square in queens) for axis, end in ((0, 0), (0, last), (1, 0), (1, last))]
        return lines == [1, 1, 1, 1] and not any(attack(a, b) for a in queens for b in queens)

    every = sum(legal(*columns) for columns in product(range(n), repeat=4))
    assert sum(group.weight * len(group.tops) for group in groups(n)) == every


@compiled_only
@pytest.mark.parametrize("n", [8, 18, 19, 22])
def test_starts_fit_the_kernels(n: int) -> None:
    for group in groups(n)[:: 1 if n < 20 else 400]:
        assert group.weight in (2, 4, 8)
        assert group.work.min() >= 0
        for _, part in divide(n, group, 16):
            starts = find_starts(n, 16, [part])
            assert starts.gaps.shape == starts.edges.shape == (len(starts), n - 2)
            assert starts.rows.min() >= 3
            assert (np.count_nonzero(starts.gaps, axis=1) == starts.rows - 1).all()
            assert (starts.weights == group.weight).all()
            assert (starts.gaps.sum(axis=1) < n - 2).all()
            assert ((starts.edges >= 0) & (starts.edges < 1 << 16)).all()
            assert (np.diff(starts.first) > 0).all()
            assert ((starts.states[:, :2] >= 0) & (starts.states[:, :2] < 1 << 16)).all()


@compiled_only
@pytest.mark.parametrize("engine", [name for name in available_engines() if name != "richards"])
@pytest.mark.parametrize("width", [5, 6, 9])
def test_boards_wider_than_a_word_give_the_same_totals(engine: str, width: int) -> None:
    chosen = find_engine(engine)
    for n in range(9, 13):
        parts = tuple(part for group in groups(n) for _, part in group_jobs.divide(n, group, width))
        words = group_jobs.Words(width, chosen.word_bits(n), chosen.lanes(n))
        assert sum(group_jobs.count_groups(n, words, parts)) == SOLUTIONS[n - 1]


@compiled_only
@pytest.mark.parametrize("n", [12, 20])
def test_a_plan_has_the_work_of_all_its_jobs(n: int) -> None:
    planned = plan(n, find_engine(best_engine()), 2)
    assert sum(job.work for job in planned.jobs) == pytest.approx(planned.work)


@compiled_only
def test_the_first_job_of_a_very_large_board_is_there_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making all of them took a second of interpreted Python, which blocked other threads."""
    made = 0
    job = group_jobs.Job

    def make(*arguments: Any) -> group_jobs.Job:
        nonlocal made
        made += 1
        return job(*arguments)

    monkeypatch.setattr(group_jobs, "Job", make)
    next(iter(plan(32, find_engine(best_engine()), 2).jobs))
    assert made == 1


@compiled_only
def test_a_kernel_refuses_starts_that_would_overrun_its_memory() -> None:
    def starts(states: int, rows: int) -> Starts:
        table, one = np.zeros((1, 6), np.int64), np.array([rows])
        return Starts(table, table, one, one, np.array([0, states]), np.zeros((states, 3), np.int64))

    Filling(starts(BATCH, 3), 64, 1)
    for states, rows in ((BATCH + 1, 3), (1, 2)):
        with pytest.raises(ValueError, match="too many states or too few rows"):
            Filling(starts(states, rows), 64, 1)


@pytest.mark.parametrize("engine", available_engines())
@pytest.mark.parametrize("n", [10, 18])
def test_jobs_are_even(engine: str, n: int) -> None:
    works = [job.work for job in plan(n, find_engine(engine), 2).jobs]
    assert min(works) > 0
    assert max(works) < sum(works) / 10 or n == 10


@pytest.mark.parametrize("engine", available_engines())
def test_a_job_of_any_length_pauses(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A constellation of n = 32 would take years; others get their turn all the same, and no result is lost."""
    years = next(iter(plan(32, find_engine(engine), 1).jobs)).start()
    for _ in range(3):
        next(years)
    monkeypatch.setattr(group_jobs, "PASSES", 1)
    monkeypatch.setattr(richards, "LOOKS", 1)
    assert count(10, engine=engine).solutions == 724


def test_progress_rises_to_the_whole() -> None:
    seen: list[Progress] = []
    result = count(10 if is_compiled() else 9, engine="richards", progress=seen.append)
    assert [report.done for report in seen] == sorted({report.done for report in seen})
    assert all(a.fraction < b.fraction and a.solutions <= b.solutions for a, b in pairwise(seen))
    assert seen[-1].fraction == pytest.approx(1)
    assert seen[-1].solutions == result.solutions


# Boards that would take years: these tests end only if a job pauses in the middle of its work.
@pytest.mark.parametrize("engine", available_engines())
def test_a_count_at_work_is_cancelled(engine: str) -> None:
    answers = iter([False, False, False, True])
    with pytest.raises(Cancelled):
        count(26, engine=engine, cancelled=lambda: next(answers))


@pytest.mark.parametrize("engine", available_engines())
def test_a_count_is_cancelled_before_it_begins(engine: str) -> None:
    with pytest.raises(Cancelled):
        count(34, engine=engine, cancelled=lambda: True)


def test_an_error_of_the_callback_stops_the_count_and_comes_out() -> None:
    def fail(_report: Progress) -> None:
        raise RuntimeError("no one is listening")

    with pytest.raises(RuntimeError, match="no one is listening"):
        count(9, progress=fail)


def test_a_longer_measurement_gives_closer_bounds() -> None:
    brief, long = (forecast(20, threads=1, seconds=seconds) for seconds in (0.1, 2))
    assert long.high / long.low < brief.high / brief.low


def test_unknown_and_missing_engines_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EngineUnavailable, match=r"no engine 'abacus'; available: richards"):
        count(5, engine="abacus")
    monkeypatch.setattr(engines, "cpu_features", lambda: frozenset({"sse2", "avx2"}))
    assert available_engines() == ("richards", "batch", "avx2")
    with pytest.raises(EngineUnavailable, match=r"'avx512' cannot run: this processor has no avx512f; available: rich"):
        count(5, engine="avx512")
    monkeypatch.setattr("server.search.compiled._numba", None)
    assert available_engines() == ("richards",)
    with pytest.raises(
        EngineUnavailable, match=r"'batch' cannot run: numba is not in use here \(in a checkout `python3 -m server --fa"
    ):
        count(5, engine="batch")


def test_warming_twice_and_by_name() -> None:
    warm()
    warm(["richards"])
    warm(available_engines(), n=20)
    with pytest.raises(EngineUnavailable):
        warm(["abacus"])


@pytest.mark.parametrize("engine", available_engines())
def test_forecasts_rise_with_the_board_and_their_doubt_too(engine: str) -> None:
    boards = (13, 20, 27)  # so far apart that no noise turns them round
    forecasts = [forecast(n, engine=engine, threads=1) for n in boards]
    assert all(0 < f.low < f.seconds < f.high for f in forecasts)
    assert all(a.seconds < b.seconds for a, b in pairwise(forecasts))
    assert forecasts[1].high / forecasts[1].low <= forecasts[2].high / forecasts[2].low


def test_the_work_grows_without_a_jump_where_it_is_extrapolated() -> None:
    for work, first in ((workload.richards_placements, 10), (workload.border_placements, 10)):
        growth = [work(n + 1) / work(n) for n in range(first, 34)]
        assert growth == sorted(growth)


COUNT_NINE = "from server.search.counting.count import count; r = count(9); print(r.solutions, r.engine)"


def run_python(program: str, **environment: str) -> str:
    process = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert process.stderr == ""
    return process.stdout.strip()


def test_without_numba_the_plain_search_does_the_work() -> None:
    assert run_python(COUNT_NINE, BITQUEENS_PURE="1") == "352 richards"
    assert run_python(f"import sys; sys.modules['numba'] = None; {COUNT_NINE}", BITQUEENS_PURE="") == "352 richards"


@compiled_only
@pytest.mark.parametrize("variables", some([["NUMBA_CACHE_DIR"], ["XDG_CACHE_HOME", "TMPDIR"]], ["NUMBA_CACHE_DIR"]))
def test_kernels_run_where_no_cache_can_be_written(variables: list[str], tmp_path: Path) -> None:
    file = tmp_path / "not-a-folder"
    file.touch()
    environment = {"NUMBA_CACHE_DIR": "", **dict.fromkeys(variables, str(file / "cache"))}
    assert run_python(COUNT_NINE, **environment) == f"352 {best_engine()}"


def test_compiled_and_interpreted_kernels_find_the_same() -> None:
    tables = np.zeros((2, 512, 5), np.int64)
    works = np.zeros((2, 512))
    runs = load_kernel("border.tabulate"), border.tabulate
    found = [run(8, table, work) for run, table, work in zip(runs, tables, works, strict=True)]
    assert found[0] == found[1]
    np.testing.assert_array_equal(*tables)
    np.testing.assert_allclose(*works)
