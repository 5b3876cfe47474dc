"""Boards that are taken for solutions although rows of them are empty: a base case that comes too early."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..board.film import Change
from .outcome import Outcome

_LIST = re.compile(r"[\[(][^\[\]()]*[\])]")
LEAST = 2  # queens


@dataclass(frozen=True)
class Short:
    """Boards with too few queens that count as solutions: their queens, their number, and the event of the first."""

    queens: int
    count: int
    event: int


def find_short(changes: Sequence[Change], outcome: Outcome, texts: Iterable[str]) -> Short | None:
    """Return the boards that a search without a full board gives as its solutions; None without evidence.

    It gives as many boards, or lists of as many numbers, as there are boards with the most queens on its film.
    """
    most = max(len(change.squares) for change in changes)
    if not LEAST <= most < changes[0].size:
        return None
    boards: dict[frozenset[tuple[int, int]], int] = {}
    for change in changes:
        if len(change.squares) == most and not change.attacks:
            boards.setdefault(frozenset(change.squares), change.event)
    lists = max((count_lists(text, most) for text in texts), default=0)
    if boards and len(boards) in (outcome.given, lists):
        return Short(most, len(boards), min(boards.values()))
    return None


def count_lists(text: str, length: int) -> int:
    """Return the number of lists and tuples of this many numbers in a text."""
    count = 0
    for one in _LIST.findall(text):
        try:
            numbers = ast.literal_eval(one)
        except (SyntaxError, ValueError):
            continue
        count += isinstance(numbers, (list, tuple)) and len(numbers) == length
    return count
