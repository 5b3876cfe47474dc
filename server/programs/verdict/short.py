"""Boards that are taken for solutions although rows of them are empty: a base case that comes too early."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..answers.answer import count_short
from ..answers.outcome import Outcome
from ..board.film import Change

LEAST = 2  # queens


@dataclass(frozen=True)
class Short:
    """Boards with too few queens that count as solutions: their queens, their number, and the event of the first."""

    queens: int
    count: int
    event: int


def find_short(changes: Sequence[Change], outcome: Outcome, texts: Iterable[str]) -> Short | None:
    """Return the boards that a search without a full board gives as its solutions; None without evidence.

    It gives as many boards as there are boards with the most queens on its film.
    """
    most = max(len(change.squares) for change in changes)
    if not LEAST <= most < changes[0].size:
        return None
    boards: dict[frozenset[tuple[int, int]], int] = {}
    for change in changes:
        if len(change.squares) == most and not change.attacks:
            boards.setdefault(frozenset(change.squares), change.event)
    lists = max((count_short(text, changes[0].size, most) for text in texts), default=0)
    if boards and len(boards) in (outcome.given, lists):
        return Short(most, len(boards), min(boards.values()))
    return None
