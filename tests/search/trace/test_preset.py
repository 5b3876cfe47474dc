"""Queens put on the first rows: where the search places them, and which attack each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.step import Step
from server.search.trace.preset import Attack, find_attacks
from server.search.trace.trace import Trace
from server.search.walks.reach import NotReady
from tests.search.oracle import steps


def standing(n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every placement that the search makes, as columns from the top, with the step that completes it."""
    for step in steps(n):
        if step["kind"] == "place":
            yield tuple(column for _, column in step["queens"]), step["step"]


@pytest.mark.parametrize("n", range(1, 8))
def test_every_placement_is_found_where_the_search_makes_it(n: int) -> None:
    trace = Trace("bitmask", n)
    seen = dict(standing(n))
    for columns, step in seen.items():
        assert trace.find_queens(columns) == step
    free = {
        columns
        for size in range(1, n + 1)
        for columns in permutations(range(n), size)
        if not any(find_attacks(columns))
    }
    assert free == seen.keys()


@given(st.sampled_from([8, 12, 16, 18]), st.data())
def test_any_placement_on_a_larger_board(n: int, data: st.DataObject) -> None:
    columns: list[int] = []
    for _ in range(data.draw(st.integers(1, n), "rows")):
        free = [column for column in range(n) if not any(find_attacks([*columns, column]))]
        if not free:
            break
        columns.append(data.draw(st.sampled_from(free)))
    trace = Trace("bitmask", n)
    found = trace.find_queens(columns)
    assert found is not None
    step = trace[found]
    assert isinstance(step, Step)
    assert (step.kind, step.queens) == ("place", tuple(enumerate(columns)))
    end = trace.find("over", found)
    assert end is not None
    lifted = trace[end]
    assert isinstance(lifted, Step)
    assert (lifted.kind, lifted.square) == ("return", step.square)


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
@pytest.mark.parametrize("n", [4, 6])
def test_all_that_place_one_queen_after_the_other(algorithm: str, n: int) -> None:
    trace = Trace(algorithm, n)
    for step in trace:
        if step.kind == "place":
            own = [row if algorithm == "backtracking" else column for row, column in step.queens]
            assert trace.find_queens(own) == step.step


def test_one_that_does_not_is_told() -> None:
    with pytest.raises(ValueError, match=r"^naive does not place one queen after the other$"):
        Trace("naive", 4).find_queens([0])
    with pytest.raises(ValueError, match=r"the queen of column 0 attacks the one of column 1 along row$"):
        Trace("backtracking", 4).find_queens([1, 1])


@pytest.mark.parametrize("n", range(1, 8))
def test_a_trace_that_ends_with_its_first_solution_has_only_the_first_placements(n: int) -> None:
    trace = Trace("bitmask", n, "first")
    for columns, step in standing(n):
        assert trace.find_queens(columns) == (step if step < len(trace) else None)


def test_who_attacks_whom() -> None:
    assert list(find_attacks([3, 1])) == []
    assert list(find_attacks([2, 2])) == [Attack(0, 1, "column")]
    assert list(find_attacks([0, 1])) == [Attack(0, 1, "ld")]
    assert list(find_attacks([1, 0])) == [Attack(0, 1, "rd")]
    assert list(find_attacks([0, 2, 0])) == [Attack(0, 2, "column")]
    assert list(find_attacks([2, 4, 0])) == [Attack(0, 2, "rd")]
    assert list(find_attacks([1, 3, 2])) == [Attack(1, 2, "rd")]
    assert list(find_attacks([0, 3, 2])) == [Attack(0, 2, "ld"), Attack(1, 2, "rd")]


@pytest.mark.parametrize("n", range(2, 6))
def test_an_attack_runs_along_a_shared_line(n: int) -> None:
    for columns in product(range(n), repeat=2):
        for gap in range(1, n):
            queens = [columns[0], *[9 * row for row in range(2, gap + 1)], columns[1]]  # those between stand far away
            slope = columns[1] - columns[0]
            expected = {0: "column", gap: "ld", -gap: "rd"}.get(slope)
            found = [attack.along for attack in find_attacks(queens) if (attack.attacker, attack.row) == (0, gap)]
            assert found == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ([], r"columns must be 1 to 8 numbers from 0 to 7, not \[\]"),
        ([0] * 9, "columns must be 1 to 8 numbers from 0 to 7, not "),
        ([8], r"columns\[0\] must be a whole number from 0 to 7, not 8"),
        ([0, -1], r"columns\[1\] must be a whole number from 0 to 7, not -1"),
        ([0, 4.0], r"columns\[1\] must be a whole number from 0 to 7, not 4.0"),
    ],
)
def test_columns_that_are_none_are_refused(columns: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        Trace("bitmask", 8).find_queens(columns)


def test_queens_that_attack_each_other_are_refused() -> None:
    message = r"^columns \[0, 3, 4\]: the queen of row 1 attacks the one of row 2 along ld$"
    with pytest.raises(ValueError, match=message):
        Trace("bitmask", 8).find_queens([0, 3, 4])


def test_without_a_table_nothing_is_found() -> None:
    with pytest.raises(NotReady, match="cannot be found"):
        Trace("bitmask", 19).find_queens([0])
