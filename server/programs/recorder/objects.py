"""Objects that the program's names refer to: each is written under a number, and again after a change.

A list is one object under any number of names and calls, so a board changes in all of them at once.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from .attributes import attributes_of
from .tracked import Names, Numbers, Tracked, content, same
from .values import CODE, MISSING, PLAIN, SCALARS, Code, copy_plain, encode, encode_scalar, is_array

LOOKS = 400  # objects compared for one event: a board of 20 by 20 squares that are objects
DEEP = 25  # objects in a chain of references; deeper ones are not compared
GONE: Code = {"x": 1}
_HOLDERS = tuple(PLAIN)
ALIASES = 100  # lists with aliases that are kept
LONGEST = 500  # entries of a list that are compared by identity
SKIP: Any = object()  # marks a value that is no data: a function, class or module


class Objects:
    """All objects with a number.

    `own` are the names of the modules with the learner's classes; names in `hidden` are not recorded.
    """

    def __init__(self, own: Iterable[str], hidden: Iterable[str] = ()) -> None:
        self.own, self._hidden = frozenset(own), frozenset(hidden)
        self._changes: dict[str, Code] = {}
        self.numbers = Numbers()
        self._clock, self._looks, self._depth = 0, 0, 0
        self.aliases: dict[int, tuple[int, int]] = {}  # list's number -> event, and entries that are one list

    def start_event(self, event: int) -> None:
        """Start the comparisons for an event."""
        self._clock, self._looks, self._depth = event, 0, 0

    def compare(
        self, names: Names, values: Mapping[str, Any], only: Iterable[str] | None = None
    ) -> dict[str, Code] | None:
        """Return the changed names, of all or `only` of these; None if none has changed.

        `look_at` compares the objects behind them; `pop_changes` returns the changed ones.
        """
        changed: dict[str, Code] = {}
        seen = names.seen
        if only is None:
            for name, value in values.items():
                if seen.get(name, MISSING) is not value:
                    self._bind(names, name, value, changed)
            only = [name for name in seen if name not in values] if len(values) < len(seen) else ()
        for name in only:
            value = values.get(name, MISSING)
            if seen.get(name, MISSING) is not value:
                self._bind(names, name, value, changed)
        return changed or None

    def look_at(self, names: Names) -> None:
        """Write the changes of the objects that these names refer to."""
        for tracked in tuple(names.objects.values()):
            if tracked.stamp != self._clock:
                self.look(tracked)

    def pop_changes(self) -> dict[str, Code] | None:
        """Return the objects written since the last call; None if there are none."""
        changes, self._changes = self._changes, {}
        return changes or None

    def _bind(self, names: Names, name: str, value: Any, changed: dict[str, Code]) -> None:
        """Bind a name to another value; MISSING deletes it."""
        before = names.seen.get(name, MISSING)
        names.seen[name] = value
        if value is MISSING:
            del names.seen[name]
        if name in self._hidden:
            return
        kind = type(value)
        if kind in SCALARS:
            if type(before) is kind and before == value:
                return
            code, tracked = encode_scalar(value, kind), None
        elif value is MISSING:
            code, tracked = SKIP, None
        else:
            code, tracked = self._refer(value)
        if tracked:
            tracked.holders += 1
        if old := names.objects.pop(name, None):
            self.numbers.release(old)
        if tracked:
            names.objects[name] = tracked
        if code is SKIP:
            if names.code.pop(name, MISSING) is not MISSING:
                changed[name] = GONE
        elif not same(names.code.get(name, MISSING), code):
            names.code[name] = changed[name] = code

    def _refer(self, value: Any) -> tuple[Code, Tracked | None]:
        """Return the code of a reference to a value, and its tracked object, if it has one."""
        known = self.numbers.find(value)
        if known:
            self.look(known)
            return {"@": known.number}, known
        kind = type(value)
        if kind in (tuple, frozenset) and copy_plain(value) is not MISSING:
            return encode(value, lambda one: {"r": type(one).__name__}), None
        attributes = attributes_of(value, self.own)
        if attributes is None and isinstance(value, CODE):
            return SKIP, None
        array = is_array(kind) and bool(getattr(value, "shape", None))
        if attributes is None and not isinstance(value, _HOLDERS) and not array:
            return encode(value, lambda one: {"r": type(one).__name__}), None
        if self._looks > LOOKS or self._depth >= DEEP:
            return {"r": kind.__name__}, None
        tracked = self.numbers.assign(value, None if attributes is None else Names())
        self.look(tracked)
        return {"@": tracked.number}, tracked

    def look(self, tracked: Tracked) -> None:
        """Write an object if it has changed."""
        if tracked.stamp == self._clock or self._looks > LOOKS or self._depth >= DEEP:
            return
        tracked.stamp = self._clock
        self._looks += 1
        self._depth += 1
        if tracked.names is not None:
            self._look_at_attributes(tracked, tracked.names)
        elif is_shortened(tracked.code):
            if len(tracked.value) != tracked.code["z"][0]:
                self._write(tracked)
        elif tracked.copy is MISSING or tracked.value != tracked.copy:
            self._write(tracked)
        self._depth -= 1

    def _look_at_attributes(self, tracked: Tracked, names: Names) -> None:
        changed = self.compare(names, attributes_of(tracked.value, self.own) or {})
        self.look_at(names)
        if tracked.code is MISSING:
            value = tracked.value
            name = f"class {value.__name__}" if isinstance(value, type) else type(value).__name__
            tracked.code = {"o": name, "a": names.code}
            self._changes[str(tracked.number)] = content(tracked)
        elif changed:
            before = self._changes.get(str(tracked.number))
            self._changes[str(tracked.number)] = (
                {**before, "a": {**before["a"], **changed}} if before else {"a": changed}
            )

    def _write(self, tracked: Tracked) -> None:
        """Write a whole list, tuple, set, dict, deque or array."""
        parts: list[Tracked] = []

        def refer(value: Any) -> Code:
            code, part = self._refer(value)
            if part:
                part.holders += 1
                parts.append(part)
            return {"r": getattr(value, "__name__", type(value).__name__)} if code is SKIP else code

        code = encode(tracked.value, refer)
        times = count_aliases(tracked.value)
        if times > 1 and (tracked.number in self.aliases or len(self.aliases) < ALIASES):
            self.aliases[tracked.number] = self._clock, times
        for part in tracked.parts:
            self.numbers.release(part)
        tracked.parts = parts
        tracked.copy = MISSING if is_shortened(code) else copy_plain(tracked.value)
        if not same(tracked.code, code):
            tracked.code = self._changes[str(tracked.number)] = code


def is_shortened(code: Code) -> bool:
    """Return True if a list was too long to be written."""
    return type(code) is dict and "z" in code


def count_aliases(value: Any) -> int:
    """Return the most entries of a list that are one and the same list; 0 for any other value."""
    if type(value) is not list or not 1 < len(value) <= LONGEST or type(value[0]) is not list:
        return 0
    ids = [id(one) for one in value if type(one) is list]
    return 1 if len({*ids}) == len(ids) else max(map(ids.count, ids))
