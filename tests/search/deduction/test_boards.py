"""The file of boards: each has one solution and the rule that its line gives, and is listed once."""

import gzip
from collections import Counter
from itertools import groupby

import pytest

from server.search.deduction.deduce import GUESSED
from server.search.puzzle.board import Board, parse_board
from tests.tools.boards import EASY, FILE, WANTED, rate
from tests.tools.slow import some

LARGEST_PACKED = 100_000  # bytes
PARTS = 40
LINES = [line.split(" ") for line in FILE.read_text("utf-8").splitlines()]


def count_solutions(board: Board) -> int:
    """Count the solutions under the rule `touch` by masks, row by row."""
    n, regions = board.n, board.regions

    def search(row: int, near: int, col: int, used: int) -> int:
        if row == n:
            return 1
        poss = ((1 << n) - 1) & ~(near | col)
        for region in range(n):
            if used >> region & 1:
                poss &= ~regions[region][row]
        found = 0
        while poss:
            bit = poss & -poss
            poss ^= bit
            (region,) = (region for region in range(n) if regions[region][row] & bit)
            found += search(row + 1, bit << 1 | bit >> 1, col | bit, used | 1 << region)
        return found

    return search(0, 0, 0, 0)


def test_the_file_has_as_many_boards_of_each_kind_as_are_wanted() -> None:
    counts = Counter((int(n), max(EASY, int(rule))) for n, rule, _ in LINES)
    assert counts == {(n, rule): count for n, kinds in WANTED.items() for rule, count in kinds.items()}
    assert counts.total() == 2000


def test_the_file_is_sorted_short_and_has_each_board_once() -> None:
    keys = [(int(n), int(rule), rows) for n, rule, rows in LINES]
    assert keys == sorted(keys)
    assert len({rows for _, _, rows in LINES}) == len(LINES)
    assert len(gzip.compress(FILE.read_bytes())) <= LARGEST_PACKED
    assert all(1 <= rule <= GUESSED for _, rule, _ in keys)


def test_no_board_gives_its_queens_away_by_its_letters() -> None:
    for _, _, rows in LINES:
        letters = [letter for letter, _ in groupby(rows.replace("/", ""))]
        assert "".join(dict.fromkeys(letters)) == "ABCDEFGHIJKL"[: rows.count("/") + 1]


@pytest.mark.parametrize("part", some(range(PARTS), 0))
def test_each_board_has_one_solution_and_needs_its_rule(part: int) -> None:
    for n, rule, rows in LINES[part::PARTS]:
        board = parse_board(f"touch:{rows}")
        assert board.n == int(n)
        assert count_solutions(board) == 1, rows
        assert rate(str(board)) == int(rule), rows
