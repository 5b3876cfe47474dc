"""The solutions below the squares tried on the way to a step, compared with the steps since each queen was placed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

import pytest

from server.search.algorithms.algorithm import Goal
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index import index
from server.search.index.catalogue import index_for
from server.search.step import AnyStep, Square
from server.search.trace.trace import Trace
from tests.search.oracle import SOLUTIONS

Rows = list[list[tuple[Square, int]]]
ALL = [(name, n) for name in ALGORITHMS for n in (range(1, 5) if name == "naive" else range(1, 7))]


def lifted(film: Iterable[AnyStep]) -> Iterator[Rows]:
    """For each step and each open call the squares whose queens were lifted, with the solutions counted meanwhile."""
    placed: list[int] = []  # solutions when each queen that stands was placed
    rows: Rows = []
    for step in film:
        if step.kind == "call" or (step.kind == "solution" and step.stack):
            rows.append([])
        elif step.kind == "place":
            placed.append(step.solutions)
        elif step.kind == "return":
            rows.pop()
            if step.square:
                rows[-1].append((step.square, step.solutions - placed.pop()))
        yield [list(row) for row in rows]


@pytest.mark.parametrize("goal", get_args(Goal))
@pytest.mark.parametrize(("algorithm", "n"), ALL)
def test_every_step(algorithm: str, n: int, goal: Goal) -> None:
    trace = Trace(algorithm, n, goal)
    for step, rows in zip(trace, lifted(trace), strict=True):
        queens, found = trace.subtree_counts(step.step)
        assert queens == list(step.queens)
        assert found == rows, step.step


@pytest.mark.parametrize("n", [8, 10, 12, 14])
def test_all_squares_of_the_first_row_hold_all_solutions(n: int) -> None:
    trace = Trace("bitmask", n)
    last = len(trace) - 2  # the last queen of row 0 has been lifted
    (row,) = trace.subtree_counts(last)[1]
    assert [column for (_, column), _ in row] == list(reversed(range(n)))
    counts = [count for _, count in row]
    assert counts == counts[::-1]
    assert sum(filter(None, counts)) == SOLUTIONS[n - 1]


def test_what_is_too_large_to_be_measured_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    index_for.cache_clear()
    monkeypatch.setattr(index, "TOO_LARGE_SHARE", 10_000)
    rows = Trace("bitmask", 19).subtree_counts(200_000)[1]
    index_for.cache_clear()
    known = [count is not None for row in rows for _, count in row]
    assert False in known
    assert True in known


def test_there_is_no_such_step() -> None:
    with pytest.raises(IndexError, match="50 steps"):
        Trace("bitmask", 4).subtree_counts(50)
    with pytest.raises(ValueError, match="step must be a whole number from 0 on, not -1"):
        Trace("bitmask", 4).subtree_counts(-1)
