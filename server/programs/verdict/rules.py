"""Rules of other puzzles with a piece in each row, and their boards, found by a small search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from ..answers.known import Squares

Keeps = Callable[[int, int, int], bool]  # rows apart, columns apart, rows of the board -> no attack

LARGEST = 10  # rows up to which boards are searched
MOST = 20_000  # boards of a rule: more are not listed


def _queens(down: int, across: int, _: int) -> bool:
    return across not in (0, down)


# The pieces of each puzzle stay apart in this way. Those of LOOSE puzzles may attack each other as queens do.
RULES: Mapping[str, Keeps] = {
    "queens": _queens,
    "rooks": lambda _, across, __: across != 0,
    "bishops": lambda down, across, _: across != down,
    "touch": lambda down, across, _: across != 0 and max(down, across) > 1,
    "super": lambda down, across, n: _queens(down, across, n) and {down, across} != {1, 2},
    "torus": lambda down, across, n: across != 0 and down not in (across, n - across),
}
LOOSE = ("touch", "bishops", "rooks")


def obeys(board: Squares, rule: str, n: int) -> bool:
    """Return True if a board has a piece in each of n rows, and no two are in each other's way."""
    keeps = RULES[rule]
    return len({row for row, _ in board}) == len(board) == n and all(
        keeps(abs(r - row), abs(c - column), n) for (row, column), (r, c) in combinations(board, 2)
    )


def list_boards(rule: str, rows: int, columns: int) -> set[Squares] | None:
    """Return all boards with a piece in each row; None for more than MOST, or for large boards."""
    if max(rows, columns) > LARGEST:
        return None
    keeps, found = RULES[rule], set[Squares]()
    waiting: list[list[int]] = [[]]
    while waiting:
        placed = waiting.pop()
        row = len(placed)
        if row == rows:
            found.add(frozenset(enumerate(placed)))
            if len(found) > MOST:
                return None
            continue
        for column in range(columns):
            if all(keeps(row - r, abs(column - c), rows) for r, c in enumerate(placed)):
                waiting.append([*placed, column])
    return found
