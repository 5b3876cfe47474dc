"""Rows of a search with masks, and the descents from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Key = tuple[str, str]  # the function that calls itself and "", or a function and the index or stack of its rows
Made = tuple[int, int, int]  # event, line and value


@dataclass(eq=False)
class Level:
    """One row of a search: its masks when it begins, and the masks that it makes itself.

    `above`, `latest`: the descent to it, and its last one to the next row.
    """

    masks: dict[str, int]
    made: dict[str, Made] = field(default_factory=dict)
    above: Descent | None = None
    latest: Descent | None = None


@dataclass(eq=False)
class Descent:
    """The step from one row to the next: `now`, the numbers of the upper row's call; `earlier`, its descent before."""

    event: int
    line: int
    old: Level
    new: Level
    now: dict[str, int]
    earlier: Descent | None


Descend = Callable[[Key, int, int, dict[str, int], Level, Level], None]  # its event, its line, `now`, the two rows
