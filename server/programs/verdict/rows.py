"""Read the rows of a search without recursion, by an index of its lists or the length of one."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from ..board.codes import number_of
from ..board.sizes import last_part
from ..recording.recording import Moment
from ..recording.state import Code, Frame
from .level import Descend, Level

Slot = tuple[int, str]  # the number of a call, and a name


class Coming(NamedTuple):
    """A row whose masks may not all be set yet."""

    event: int
    line: int
    above: Level | None
    now: dict[str, int]
    row: int


class IndexedRows:
    """Rows of a search that counts them, or whose lists grow by one. `names`: those of masks."""

    def __init__(self, names: set[str], descend: Descend) -> None:
        self._names, self._descend = names, descend
        self._rows: dict[Slot, dict[int, Level]] = defaultdict(dict)
        self._latest: dict[Slot, int] = {}
        self._coming: dict[Slot, Coming] = {}
        self._masks: dict[str, int] = {}
        self._lists: dict[str, list[int]] = {}

    def add(self, moment: Moment, top: Frame, line: int, values: dict[str, Code]) -> None:
        """Add an event. `values`: all names of the innermost call and of the module."""
        numbers = {name: number for name, code in values.items() if (number := number_of(code)) is not None}
        masks = {name: number for name, number in numbers.items() if last_part(name) in self._names}
        lists = {name: found for name, code in values.items() if (found := self._read_list(name, code))}
        if (masks, lists) == (self._masks, self._lists):
            self.settle(top)
        indices = {name: number for name, number in numbers.items() if name not in masks}
        indices.update((f"len({name})", len(found) - 1) for name, found in lists.items())
        for name, value in indices.items() if masks or lists else ():
            slot = (top.number, name)
            before = self._latest.get(slot)
            self._latest[slot] = value
            if before == value:
                continue
            if slot in self._coming:
                self._set_row(slot, self._coming.pop(slot), top)
            rows = self._rows[slot]
            above = rows.get(value - 1) if before == value - 1 else None
            if value + 1 != before:
                self._coming[slot] = Coming(moment.event, line, above, numbers, value)
                self._rows[slot] = rows if above else {}
        self._masks, self._lists = masks, lists

    def settle(self, top: Frame) -> None:
        """Set the rows of a call, as its masks do not change any more."""
        for slot in [slot for slot in self._coming if slot[0] == top.number]:
            self._set_row(slot, self._coming.pop(slot), top)

    def _set_row(self, slot: Slot, coming: Coming, top: Frame) -> None:
        cells = {name: found[coming.row] for name, found in self._lists.items() if 0 <= coming.row < len(found)}
        level = self._rows[slot][coming.row] = Level({**self._masks, **cells})
        if coming.above:
            self._descend((top.function, slot[1]), coming.event, coming.line, coming.now, coming.above, level)

    def _read_list(self, name: str, code: Code) -> list[int]:
        """Return the masks in a list; none if it holds anything else."""
        if type(code) is not list or last_part(name) not in self._names:
            return []
        numbers = [number_of(one) for one in code]
        return [one for one in numbers if one is not None] if None not in numbers else []
