"""Tests of the evidence that a program is about queens."""

import pytest

from server.programs.verdict.diagonals import looks_along_diagonals
from server.programs.verdict.evidence import QUEENS


@pytest.mark.parametrize(
    "word", ["n_queens", "reinas", "Dame", "8 damen", "皇后", "ферзи", "rainhas", "les reines", "regine"]
)
def test_queens_have_a_word_in_many_languages(word: str) -> None:
    assert QUEENS.search(f"# solver for {word}")


@pytest.mark.parametrize("word", ["fundamental", "madame", "programmed", "reineke", "rows", "knight"])
def test_other_words_hold_no_queens(word: str) -> None:
    assert not QUEENS.search(f"{word} = 8")


@pytest.mark.parametrize(
    "text",
    [
        "ok = abs(c - d) != abs(row - r)",
        "ok = abs(c - d) == row - r",
        "ok = abs(c - d) in (0, row - r)",
        "dr, dc = abs(r - s), abs(c - d)\nok = dr != dc",
        "free = not down[row - col + n] and not up[row + col]",
        "ok = row + c == r + d or row - c == r - d",
        "s, d = row + col, col - row\nok = s not in sums and d not in differences",
        "ok = len({r + c for r, c in b}) == n == len({r - c for r, c in b})",
        "go(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1)",
        "ok = all(c - col != row - r for r, c in enumerate(board))",
        "ok = q[r] in (col, col - row + r, col + row - r)",
        "for r, c in zip(range(row, -1, -1), range(col, -1, -1)):\n    pass",
        "while r >= 0 and c < n:\n    r -= 1\n    c += 1",
        "falls, rises = 1 << (r + c), 1 << (r - c + n)",
        "l <<= 1\nd >>= 1\nfree = ~(l | d | c)",
        "go((left | bit) >> 1, columns | bit, (right | bit) >> 1)",
        "bit = free & -free\ngo(columns | bit, left << 1 | bit << 1, right >> 1 | bit >> 1)",
    ],
)
def test_a_test_of_diagonals_is_seen(text: str) -> None:
    assert looks_along_diagonals(text)


@pytest.mark.parametrize(
    "text",
    [
        "ok = abs(c - d) == 1",
        "ok = c - d == r - s",
        "ok = s[i - k] == s[i + k]",
        "length = abs(a - b) + abs(c - d)",
        "diagonals[row + col].append(m[row][col])",
        "while b:\n    a, b = a << 1, b >> 1",
        "broken (",
        "while low < high:\n    low += 1\n    high -= 1",
        "step = nums[i] - nums[i - 1] == nums[1] - nums[0]",
        "back = back << 1 | n & 1\nn >>= 1",
    ],
)
def test_other_sums_and_differences_are_no_test_of_diagonals(text: str) -> None:
    assert not looks_along_diagonals(text)
