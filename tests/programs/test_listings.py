"""The listings, recorded as a learner's program is, show the same boards in the same order as their own traces."""

from __future__ import annotations

from functools import cache

import pytest

from server.programs.boards.film import Change, film
from server.programs.boards.guess import Guess, guess
from server.programs.recording.recording import Recording
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.programs.programs import recorded_text
from tests.tools.slow import some

# algorithm -> the name that is shown as its board; the way of reading it
BOARDS = {
    "naive": ("queens", "line"),
    "backtracking": ("board", "cells"),
    "basic": ("board", "cells"),
    "plain": ("board", "cells"),
    "caching": ("column", "calls"),
    "bitmask": ("col", "added"),
    "loop": ("col", "stack"),
    "flipped": ("bit", "bits"),
    "conjoin": ("column", "calls"),
}


@cache
def recorded(algorithm: str, n: int) -> tuple[Recording, Guess]:
    text = ALGORITHMS[algorithm].listing()
    assert text.count("\nn = 8\n") == 1
    recording = recorded_text(text.replace("\nn = 8\n", f"\nn = {n}\n"))
    return recording, guess(recording)


def boards_of(changes: list[Change]) -> list[frozenset[tuple[int, int]]]:
    return [frozenset(change.squares) for change in changes]


def boards_of_trace(algorithm: str, n: int) -> list[frozenset[tuple[int, int]]]:
    """The boards of a trace, each that differs from the one before; the first empty one is none."""
    found = [frozenset[tuple[int, int]]()]
    for step in Trace(algorithm, n):
        if frozenset(step.queens) != found[-1]:
            found.append(frozenset(step.queens))
    return found[1:]


@pytest.mark.parametrize("n", some([4, 5, 6], 5))
@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
def test_a_recorded_listing_shows_the_boards_of_its_trace(algorithm: str, n: int) -> None:
    recording, guessed = recorded(algorithm, n)
    assert recording.end.reason == "done"
    assert guessed.board
    assert boards_of(film(recording, guessed.board)) == boards_of_trace(algorithm, n)


def test_that_of_the_search_that_tries_all_boards_shows_each() -> None:
    recording, guessed = recorded("naive", 4)
    assert guessed.board
    shown = boards_of(film(recording, guessed.board))
    tried = [board for board in boards_of_trace("naive", 4) if len(board) == 4]
    assert shown == list(dict.fromkeys(tried))


@pytest.mark.parametrize("algorithm", BOARDS)
def test_its_board_is_the_name_that_a_reader_would_choose(algorithm: str) -> None:
    _, guessed = recorded(algorithm, 4 if algorithm == "naive" else 5)
    name, way = BOARDS[algorithm]
    assert guessed.board
    assert (guessed.board.name, guessed.board.way) == (name, way)
