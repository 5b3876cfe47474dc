"""Judge how well the values under a reading behave like the board of a queens search, right or wrong."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .reading import Reading, Square, Squares, Way

Board = tuple[Squares | None, int]  # the squares, None if the value is no board; the rows of the board

LATE = 0.3  # share of the run's parts: a value that changes in fewer may only be printed
LEAST = 0.9  # share of values that must be boards
BOARDISH = re.compile(
    r"(board|queen|tabler|tabul|chess|grid|reina|rainha|posi|place|sol|state|assign|config|pos$|path|table|dame|^q$|"
    r"^qs$|^pos|^x$|^cols?$|^columns?$|^result$|^res$|^perm|^vec$|^row|schach|scacch|matri|field|spalte|colon)",
    re.I,
)
SURELY = re.compile(r"board|queen|tabler|tabul|chess|reina|rainha|dame", re.I)
PRIOR: dict[Way, float] = {
    "line": 0.4, "squares": 0.6, "cells": 0.8, "keys": 0.6, "numbers": -0.3,
    "stack": -0.5, "calls": -1.2, "bits": -1.0, "added": -1.0,
}  # fmt: skip


@dataclass
class Behaviour:
    """Shares from 0 to 1, and counts.

    - `peaceful`: boards without an attack, of those with two or more queens; `almost`: the same, and those that are
      peaceful without their newest queen;
    - `separate`: boards with at most one queen in each row and column; `small`: changes by one queen, of all changes;
    - `full`: distinct full boards without an attack; `boards`: all distinct boards;
    - `most`: the most queens at once; `size`: the rows of the board; `spread`: of twenty parts of the run, those with a
      change of the value.
    """

    peaceful: float = 0.0
    almost: float = 0.0
    separate: float = 0.0
    small: float = 0.0
    full: int = 0
    most: int = 0
    boards: int = 0
    size: int = 0
    spread: float = 0.0


def find_attacks(squares: Iterable[Square]) -> Iterator[tuple[Square, Square]]:
    """Yield the pairs of squares that attack each other, in the order of the squares."""
    before: list[Square] = []
    for row, column in squares:
        for r, c in before:
            if row == r or column == c or abs(row - r) == abs(column - c):
                yield (r, c), (row, column)
        before.append((row, column))


def is_attacked(squares: Iterable[Square]) -> bool:
    """Return True if any two squares attack each other."""
    return any(True for _ in find_attacks(squares))


def judge(boards: list[Board]) -> Behaviour | None:
    """Return the behaviour of these boards; None if too few values are boards, or none has two queens."""
    good = [(squares, size) for squares, size in boards if squares is not None]
    if not boards or len(good) < LEAST * len(boards):
        return None
    found = _observe(good)
    return None if found.most < 2 or (found.boards < 2 and not found.full) else found


def _observe(boards: list[tuple[Squares, int]]) -> Behaviour:
    """Return the behaviour of successive boards; a board that comes again is not judged again."""
    found = Behaviour()
    met: set[frozenset[Square]] = set()
    before: frozenset[Square] | None = None
    tried = moves = 0
    for squares, size in boards:
        key = frozenset(squares)
        if key == before:
            continue
        found.most, found.size = max(found.most, len(key)), size or found.size
        if before is not None:
            moves += 1
            found.small += len(key ^ before) <= 2
        if len(squares) >= 2 and key not in met:
            tried += 1
            found.separate += len({row for row, _ in squares}) == len({column for _, column in squares}) == len(squares)
            attacked = is_attacked(squares)
            found.peaceful += not attacked
            suspects = [*(before - key if before else ()), squares[-1]]
            found.almost += not attacked or not all(
                is_attacked([one for one in squares if one != out]) for out in suspects
            )
            found.full += not attacked and len(key) == size == len(squares)
        met.add(key)
        before = key
    found.boards = len(met)
    found.small /= max(1, moves)
    for share in ("peaceful", "almost", "separate"):
        setattr(found, share, getattr(found, share) / max(1, tried))
    return found


def score(behaviour: Behaviour, reading: Reading, is_recursive: bool) -> float:
    """Score a reading. Steps of one queen and separate rows and columns count most: wrong searches have boards, too."""
    name = reading.name.rpartition(".")[2]
    found = 2 * behaviour.peaceful + 1.5 * behaviour.almost + 1.5 * behaviour.separate + 3 * behaviour.small
    if behaviour.full:
        found += 2.5 * min(1, 2 * behaviour.spread)
    found -= 4 * max(0, 1 - behaviour.spread / LATE)
    found += 2 * behaviour.spread + min(1, behaviour.most / max(1, behaviour.size)) + min(1.5, behaviour.boards / 20)
    found += PRIOR[reading.way]
    found += 0.8 * bool(BOARDISH.search(name)) + 0.5 * bool(SURELY.search(name)) + 0.4 * is_recursive
    odd = max(0, len(reading.empty) - 1) + 2 * reading.origin + 4 * reading.skipped
    return found - 0.05 * odd
