"""Read the rows of a search without recursion that wait in a list, as tuples of masks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..board.codes import items_of, number_of
from ..board.sizes import last_part
from ..recording.recording import Moment
from ..recording.state import Code, Frame
from .level import Descend, Level
from .rows import Slot

LEAST_PARTS = 3  # numbers in a tuple


class Stack:
    """The rows of a search that wait in a list of tuples; the current one was taken off last."""

    def __init__(self) -> None:
        self._items: list[Code] = []
        self._levels: list[Level] = []
        self._current: Level | None = None
        self._names: dict[str, set[str]] = {}
        self._all: list[Level] = []

    def add(self, items: list[Code], numbers: dict[str, int], descend: Callable[[Level, Level], None]) -> None:
        """Add a change of the list."""
        before, self._items = self._items, items
        if items == before[:-1] and before:
            self._current = self._levels.pop()
        elif items == before[1:] and before:
            self._current = self._levels.pop(0)
        elif items and items[:-1] == before:
            self._levels.append(self._level(items[-1]))
            if self._current:
                for part, value in self._current.masks.items():
                    equal = {name for name, number in numbers.items() if number == value}
                    self._names[part] = self._names.get(part, equal) & equal
                descend(self._current, self._levels[-1])
        elif items != before:
            self._levels, self._current = [self._level(one) for one in items], None

    def _level(self, item: Code) -> Level:
        numbers = ((str(part), number_of(one)) for part, one in enumerate(items_of(item) or []))
        level = Level({part: number for part, number in numbers if number is not None})
        self._all.append(level)
        return level

    def name_parts(self, name: str, masks: set[str]) -> None:
        """Name the parts of the tuples after the variables that always have their values."""
        chosen: dict[str, str] = {}
        for part, known in self._names.items():
            names = sorted(known - set(chosen.values()), key=lambda one: (last_part(one) not in masks, one))
            chosen[part] = names[0] if names else f"{name}[-1][{part}]"
        for level in self._all:
            level.masks = {chosen.get(part, part): value for part, value in level.masks.items()}


class Stacks:
    """All lists of tuples with numbers."""

    def __init__(self, names: set[str], descend: Descend) -> None:
        self._names, self._descend = names, descend
        self._stacks: dict[Slot, Stack] = {}

    def add(self, moment: Moment, top: Frame, line: int, values: dict[str, Code], numbers: dict[str, int]) -> None:
        """Add an event, as `IndexedRows` does."""
        for name, code in values.items():
            items = items_of(code) if type(code) is not str else None
            slot = (top.number, name)
            if items is None or not (slot in self._stacks or (items and all(map(is_state, items)))):
                continue
            descend = partial(self._descend, (top.function, name), moment.event, line, numbers)
            self._stacks.setdefault(slot, Stack()).add(items, numbers, descend)

    def finish(self) -> None:
        """Name the masks on all stacks."""
        for (_, name), stack in self._stacks.items():
            stack.name_parts(name, self._names)


def is_state(code: Code) -> bool:
    """Return True for a tuple or list with some numbers."""
    parts = items_of(code) if type(code) in (list, dict) else None
    return parts is not None and sum(number_of(one) is not None for one in parts) >= LEAST_PARTS
