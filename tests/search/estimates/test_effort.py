"""The work on which forecasts depend, against checks counted square by square, and published totals."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import LARGEST, effort
from tests.search.oracle import MASKED, PLACEMENTS, SOLUTIONS, attacked
from tests.search.square_oracle import RULES, Rules

TREE = [name for name in ALGORITHMS if name != "naive"]


def squares(n: int, queens: list[int], column: int, *, columns: bool = True) -> int:
    """Squares looked at below queens in these columns: upwards, up-left, up-right, up to the first queen."""
    row, seen = len(queens), 0
    for sideways in (0, -1, 1) if columns else (-1, 1):
        for distance in range(1, row + 1):
            place = column + sideways * distance
            if not 0 <= place < n:
                break
            seen += 1
            if queens[row - distance] == place:
                return seen
    return seen


def checks_of(n: int, queens: list[int], column: int, rules: Rules) -> int:
    """The checks of one square: the squares looked at, the flags read, or one operation."""
    across = len(rules.directions) == 3  # its column is tested, too, or the row where columns are filled
    match rules.counts:
        case "squares":
            return squares(n, queens, column, columns=across)
        case "flags":
            flags = [column in queens] if across else []
            flags += [any(c - column == way * (len(queens) - r) for r, c in enumerate(queens)) for way in (-1, 1)]
            return flags.index(True) + 1 if True in flags else len(flags)
        case _:
            return 1


def counted(n: int) -> dict[str, int]:
    """The checks of every search that goes down the tree."""
    found = dict.fromkeys(TREE, 0)

    def call(queens: list[int]) -> None:
        if len(queens) == n:
            return
        for masked in MASKED:
            found[masked] += 1
        for column in range(n):
            for name, rules in RULES.items():
                if column not in queens or not rules.skips_columns:
                    found[name] += checks_of(n, queens, column, rules)
            if not attacked(list(enumerate(queens)), len(queens), column):
                call([*queens, column])

    call([])
    return found


@pytest.mark.parametrize("n", range(1, 8))
def test_checks_counted_on_the_board(n: int) -> None:
    assert {algorithm: effort(algorithm, n) for algorithm in TREE} == counted(n)


@pytest.mark.parametrize("n", range(1, 6))
def test_checks_of_the_odometer(n: int) -> None:
    checks = 0
    for board in product(range(n), repeat=n):
        for row in range(n):
            checks += squares(n, list(board[:row]), board[row])
            if attacked(list(enumerate(board[:row])), row, board[row]):
                break
    assert effort("naive", n) == checks


@pytest.mark.parametrize("n", range(1, LARGEST + 1))
def test_calls_are_known_as_far_as_it_goes(n: int) -> None:
    calls = PLACEMENTS[n - 1] + 1 - SOLUTIONS[n - 1]
    assert {effort(masked, n) for masked in MASKED} == {calls}
    assert effort("conjoin", n) == n * calls


@pytest.mark.parametrize("algorithm", [name for name, algorithm in ALGORITHMS.items() if algorithm.counted])
def test_extrapolated_work_goes_on_smoothly(algorithm: str) -> None:
    rates = [effort(algorithm, n) / (n**n if algorithm == "naive" else effort("bitmask", n)) for n in range(12, 19)]
    growth = [after - before for before, after in pairwise(rates)]
    assert all(0.7 < after / before < 1.5 for before, after in pairwise(growth))


def test_unknown_work_is_an_error() -> None:
    with pytest.raises(ValueError, match="n must be from 1 to 18, not 19"):
        effort("basic", 19)
    with pytest.raises(ValueError, match="'steam'"):
        effort("steam", 8)
