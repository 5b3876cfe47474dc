"""Make boards of the puzzle as its page does, and solve each by deduction and by search alone."""

from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from statistics import median

from server.search.deduction.deduce import GUESSED, deducing
from server.search.pausable import finish
from server.search.puzzle.board import parse_board
from server.search.trace.trace import Trace
from tests.tools.boards import EASY, make

from .measuring import Measurement, at_most

LONGEST = {8: 300, 9: 1_000}  # milliseconds to make a board
KINDS = {"rules to 3": range(EASY + 1), "rules to 4": (4,), "rules to 5": (5,), "guesses": (GUESSED,)}


def measure(*, quick: bool) -> Iterator[Measurement]:
    for n in (6, 7, 8, 9):
        with closing(make(n, 57)) as boards:
            made = [(parse_board(text), took) for text, took in islice(boards, 50 if quick else 1_000)]
        target = at_most(LONGEST[n]) if n in LONGEST else None
        yield Measurement(f"N = {n}: making a board, p50", median(took for _, took in made), "ms", target)
        solved = [finish(deducing(board)) for board, _ in made]
        for kind, rules in KINDS.items():
            share = 100 * sum((each.hardest or 0) in rules for each in solved) / len(solved)
            yield Measurement(f"N = {n}: boards that need {kind}", share, "%")
        yield Measurement(f"N = {n}: deductions, p50", median(each.last.deductions for each in solved), "")
        sizes = [Trace("puzzle", board=board).size or 0 for board, _ in made[:200]]
        yield Measurement(f"N = {n}: steps of the search alone, p50 of 200 boards", median(sizes), "")
