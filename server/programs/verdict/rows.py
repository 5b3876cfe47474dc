"""Read the rows of a search without recursion, by an index of its lists or the length of one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial

from ..board.codes import number_of
from ..board.sizes import last_part
from ..recording.recording import Moment
from ..recording.state import Code, Frame
from .level import Descend, Level

Slot = tuple[int, str]  # the number of a call, and a name


Coming = tuple[int, Callable[[Level], None] | None]  # a row whose masks may not all be set yet, and its descent


class IndexedRows:
    """Rows of a search that counts them, or whose lists grow by one. `names`: those of masks."""

    def __init__(self, names: set[str], descend: Descend) -> None:
        self._names, self._descend = names, descend
        self._rows: dict[Slot, dict[int, Level]] = defaultdict(dict)
        self._latest: dict[Slot, int] = {}
        self._coming: dict[Slot, Coming] = {}
        self._masks: dict[str, int] = {}
        self._lists: dict[str, list[int]] = {}

    def add(self, moment: Moment, top: Frame, line: int, values: dict[str, Code], numbers: dict[str, int]) -> None:
        """Add an event. `values`: all names of the innermost call and of the module; `numbers`: the numbers in them."""
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
