"""Rows of a search with masks; those of a search without recursion, by an index of its lists or the length of one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from ..board.codes import number_of
from ..board.sizes import last_part, slots_of
from ..recording.recording import Moment
from ..recording.state import Code, Frame

Key = tuple[str, str]  # the function that calls itself and "", or a function and the index of its rows
Made = tuple[int, int, int]  # event, line and value
Slot = tuple[int, str]  # the number of a call, and the index of its rows


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


class IndexedRows:
    """Rows of a search that counts them, or whose lists grow by one. `names`: those of masks."""

    def __init__(self, names: set[str], descend: Descend) -> None:
        self._names, self._descend = names, descend
        self._rows: dict[Slot, dict[int, Level]] = defaultdict(dict)
        self._latest: dict[Slot, int] = {}
        # Rows whose masks may not all be set yet, each with its descent
        self._coming: dict[Slot, tuple[int, Callable[[Level], None] | None]] = {}
        self._masks: dict[str, int] = {}
        self._lists: dict[str, list[int]] = {}

    def add(self, moment: Moment, top: Frame, line: int) -> None:
        """Add an event that changes values."""
        values = dict(slots_of(moment.state, {**moment.state.globals, **top.names}))
        numbers = numbers_in(values.items())
        masks = {name: number for name, number in numbers.items() if last_part(name) in self._names}
        lists = {name: found for name, code in values.items() if (found := self._read_list(name, code))}
        indices = {name: number for name, number in numbers.items() if name not in masks}
        indices |= {f"len({name})": len(found) - 1 for name, found in lists.items()}
        for name, value in indices.items() if masks or lists else ():
            slot = (top.number, name)
            before = self._latest.get(slot)
            self._latest[slot] = value
            if before == value:
                continue
            if slot in self._coming:
                self._set_row(slot)
            rows = self._rows[slot]
            above = rows.get(value - 1) if before == value - 1 else None
            if value + 1 != before:
                key = top.function, name
                descend = partial(self._descend, key, moment.event, line, numbers, above) if above else None
                self._coming[slot] = value, descend
                self._rows[slot] = rows if above else {}
        self._masks, self._lists = masks, lists

    def settle(self, top: Frame) -> None:
        """Set the rows of a call, as its masks do not change any more."""
        for slot in [slot for slot in self._coming if slot[0] == top.number]:
            self._set_row(slot)

    def _set_row(self, slot: Slot) -> None:
        row, descend = self._coming.pop(slot)
        cells = {name: found[row] for name, found in self._lists.items() if 0 <= row < len(found)}
        level = self._rows[slot][row] = Level({**self._masks, **cells})
        if descend:
            descend(level)

    def _read_list(self, name: str, code: Code) -> list[int]:
        """Return the masks in a list; none if it holds anything else."""
        if type(code) is not list or last_part(name) not in self._names:
            return []
        numbers = [number_of(one) for one in code]
        return [one for one in numbers if one is not None] if None not in numbers else []


def numbers_in(values: Iterable[tuple[str, Code]]) -> dict[str, int]:
    """Return the whole numbers among values, by name."""
    return {name: number for name, code in values if (number := number_of(code)) is not None}
