"""Tests of the evidence that a program is about queens."""

from __future__ import annotations

import pytest

from server.programs.verdict.evidence import QUEENS, compares_distances


@pytest.mark.parametrize(
    "word", ["n_queens", "reinas", "Dame", "8 damen", "皇后", "ферзи", "rainhas", "les reines", "regine"]
)
def test_queens_have_a_word_in_many_languages(word: str) -> None:
    assert QUEENS.search(f"# solver for {word}")


@pytest.mark.parametrize("word", ["fundamental", "madame", "programmed", "reineke", "rows", "knight"])
def test_other_words_hold_no_queens(word: str) -> None:
    assert not QUEENS.search(f"{word} = 8")


def test_a_comparison_of_two_distances_is_a_test_of_diagonals() -> None:
    assert compares_distances("ok = abs(c - d) != abs(row - r)")
    assert compares_distances("ok = abs(c - d) == row - r")
    assert not compares_distances("ok = abs(c - d) == 1")
    assert not compares_distances("ok = c - d == r - s")
    assert not compares_distances("broken (")
