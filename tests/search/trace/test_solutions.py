"""Solutions by number, the solutions below the squares tried, and the steps of queens that a viewer has placed."""

from collections.abc import Iterable, Iterator
from itertools import islice, permutations, product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.algorithms.algorithm import Goal
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index import index
from server.search.index.catalogue import index_for
from server.search.pausable import finish
from server.search.step import AnyStep, Square, Step
from server.search.symmetry import classify
from server.search.trace.preset import Attack, find_attacks
from server.search.trace.solutions import Solution, search_boards
from server.search.trace.trace import Trace
from server.search.walks.reach import NotReady
from tests.search.oracle import SOLUTIONS, steps


def expected(n: int) -> list[Solution]:
    """All solutions, from the steps of the oracle."""
    found = [step for step in steps(n) if step["kind"] == "solution"]
    return [
        Solution(number, step["step"], tuple(column for _, column in step["queens"]))
        for number, step in enumerate(found, 1)
    ]


@pytest.mark.parametrize("n", range(1, 9))
def test_all_of_them(n: int) -> None:
    assert list(Trace("bitmask", n).solutions()) == expected(n)


@given(st.integers(1, 8), st.integers(0, 100), st.none() | st.integers(0, 100))
def test_slices(n: int, start: int, stop: int | None) -> None:
    assert list(Trace("bitmask", n).solutions(start, stop)) == expected(n)[start:stop]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("n", [1, 2, 4, 5, 6, 7, 8])
def test_one_of_each_class_is_the_one_found_first(algorithm: str, n: int) -> None:
    trace = Trace(algorithm, n)
    solutions = list(trace.solutions())
    classes = finish(classify(solution.columns for solution in solutions)).members
    assert list(trace.solutions(classes=True)) == [solutions[members[0]] for members in classes]
    assert [len(one.images) for one in trace.solutions(classes=True)] == [len(members) for members in classes]
    last = list(trace.solutions(1, 3, classes=True))
    assert last == [solutions[members[0]] for members in classes if 1 <= members[0] < 3]


@given(st.integers(12, 18).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, SOLUTIONS[n - 1] - 1))))
def test_any_of_a_large_board(place: tuple[int, int]) -> None:
    n, index = place
    trace = Trace("bitmask", n)
    for number, solution in enumerate(trace.solutions(index, index + 3), index + 1):
        step = trace[solution.step]
        assert (step.kind, step.solutions, solution.number) == ("solution", number, number)
        assert [column for _, column in step.queens] == list(solution.columns)
        assert solution.step == trace.find("solution", number=number)


def test_the_first_goal_leaves_one() -> None:
    assert list(Trace("bitmask", 6, goal="first").solutions()) == expected(6)[:1]
    assert list(Trace("bitmask", 3, goal="first").solutions()) == []


def test_without_a_table_the_first_ones_come_as_far_as_it_can_be_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace("bitmask", 19)
    first = list(islice(trace.solutions(), 2))
    assert [solution.number for solution in first] == [1, 2]
    assert [trace[solution.step].solutions for solution in first] == [1, 2]
    monkeypatch.setattr(index.Index, "horizon", 25_000)
    with pytest.raises(NotReady):
        list(Trace("bitmask", 20).solutions(10, 12))


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_each_algorithm_comes_upon_them_in_its_own_order(algorithm: str) -> None:
    for n in range(1, 8):
        trace = Trace(algorithm, n)
        found = list(trace.solutions())
        assert [solution.columns for solution in found] == list(search_boards(trace.algorithm, n))
        assert sorted(solution.columns for solution in found) == sorted(solution.columns for solution in expected(n))
        for solution in found:
            step = trace[solution.step]
            assert (step.kind, step.solutions, len(step.queens)) == ("solution", solution.number, n)


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


def test_solutions_of_a_subtree_too_large_to_measure_are_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_naive_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^naive does not place one queen after the other$"):
        Trace("naive", 4).find_queens([0])
    with pytest.raises(ValueError, match=r"the queen of column 0 attacks the one of column 1 along row$"):
        Trace("backtracking", 4).find_queens([1, 1])


@pytest.mark.parametrize("n", range(1, 8))
def test_a_trace_that_ends_with_its_first_solution_has_only_the_first_placements(n: int) -> None:
    trace = Trace("bitmask", n, "first")
    for columns, step in standing(n):
        assert trace.find_queens(columns) == (step if step < len(trace) else None)


def test_each_attack_is_found() -> None:
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


def test_queens_that_attack_each_other_are_refused() -> None:
    message = r"^columns \[0, 3, 4\]: the queen of row 1 attacks the one of row 2 along ld$"
    with pytest.raises(ValueError, match=message):
        Trace("bitmask", 8).find_queens([0, 3, 4])


def test_without_a_table_nothing_is_found() -> None:
    with pytest.raises(NotReady, match="cannot be found"):
        Trace("bitmask", 19).find_queens([0])
