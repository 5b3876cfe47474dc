"""Find the rows of the board by the program's names: `n`, `size`, `self.board_size`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from ..recording.recording import Recording
from ..recording.state import Code, Names, State
from .codes import pairs_of
from .reading import LARGEST

SIZE = re.compile(
    r"_*(n|num|size|b|bsize|sz|dim|dimension|n_?queens?|num_?queens?|no_?of_?queens?|number_?of_?queens?|queens|"
    r"board_?size|size_?grid|grid_?size|width|height|max_?rows?|length|tam|tamanho|cant|order|board_?len)$",
    re.I,
)
FIRST = 20_000  # events in which to find names that vary
CHAIN = "…"  # behind an attribute: the objects that it links
FRAMES = 12  # innermost calls in which to look for a size
NO_SIZE = 1_000_000  # rank of a name that is no size
Slot = tuple[str, str]  # a function, "" for the module, and a name, with attributes behind dots


def slots_of(state: State, names: Names, prefix: str = "", depth: int = 0) -> Iterator[tuple[str, Code]]:
    """Yield names with their values, attributes under "name.attribute", and linked objects under "name.attribute…"."""
    for name, code in names.items():
        if type(code) is not dict:
            yield prefix + name, code
            continue
        value = state.resolve(code)
        if depth < 2 and type(value) is dict:
            if "o" in value:
                link = link_of(state, value)
                if link:
                    yield f"{prefix}{name}.{link}{CHAIN}", chain_of(state, code, link)
                yield from slots_of(state, value["a"], f"{prefix}{name}.", depth + 1)
                continue
            if is_keyed(value):
                yield from slots_of(state, dict(value["d"]), f"{prefix}{name}.", depth + 1)
        yield prefix + name, value


def numbers_of(state: State, names: Names) -> Iterator[tuple[str, int]]:
    """Yield those of `slots_of` that are small whole numbers."""
    return ((name, value) for name, value in slots_of(state, names) if type(value) is int)


def link_of(state: State, value: Code) -> str:
    """Return the attribute in which an object refers to another one of its class; "" if it has none."""
    inner = ((name, state.resolve(code)) for name, code in value["a"].items() if type(code) is dict and "@" in code)
    return next((name for name, one in inner if type(one) is dict and one.get("o") == value["o"]), "")


def chain_of(state: State, code: Code, link: str) -> list[Code]:
    """Return the objects that are linked by an attribute, from `code` on; at most LARGEST."""
    found: list[Code] = []
    while len(found) < LARGEST and type(code) is dict and "@" in code and code not in found:
        found.append(code)
        value = state.resolve(code)
        code = value["a"].get(link) if type(value) is dict and "o" in value else None
    return found


def is_keyed(value: Code) -> bool:
    """Return True for a dict of lists or dicts by name, such as board["queens"]: each of them may be the board."""
    pairs = pairs_of(value)
    return (
        pairs is not None
        and 0 < len(pairs) <= LARGEST // 2
        and all(type(key) is str for key, _ in pairs)
        and any(type(one) in (list, dict) for _, one in pairs)
    )


def look_up(state: State, names: Names, path: str) -> Code:
    """Return the value of a name with attributes behind dots; None if it does not exist."""
    if "." not in path:
        return state.resolve(names.get(path))
    value: Code = {"a": names}
    code: Code = None
    for part in path.split("."):
        if part.endswith(CHAIN):
            return chain_of(state, code, part.removesuffix(CHAIN)) or None
        if type(value) is not dict:
            return None
        inner = value["a"] if "a" in value else dict(value["d"]) if is_keyed(value) else {}
        if part not in inner:
            return None
        code = inner[part]
        value = state.resolve(code)
    return value


def last_part(name: str) -> str:
    return name.rpartition(".")[2]


class Sizes:
    """Board sizes among names, except names that vary within a call: the length of a growing list is no size."""

    def __init__(self, recording: Recording) -> None:
        self._varying: set[Slot] = set()
        self._ranks: dict[str, dict[str, int]] = defaultdict(dict)  # of the names of each function
        self._read = min(FIRST, recording.count)  # events
        first: dict[tuple[int, str], int] = {}  # a call and a name -> its first value
        for moment in recording.walk(0, self._read, plain=False):
            top = moment.state.stack[-1]
            for name, value in numbers_of(moment.state, moment.local) if moment.local else ():
                if SIZE.match(last_part(name)) and first.setdefault((top.number, name), value) != value:
                    self._varying.add((top.function, name))

    @classmethod
    def of(cls, recording: Recording) -> Sizes:
        """Return the sizes of a recording, which are sought only once."""
        found: Sizes | None = recording.readers.get(cls)
        if found is None or found._read < min(FIRST, recording.count):
            found = cls(recording)
            recording.readers = {cls: found}  # the others depend on it
        return found

    def find(self, state: State) -> int:
        """Return the size in the innermost call that has one, else in the module; 0 if neither has one."""
        for frame in reversed(state.stack[-FRAMES:]):
            if found := self._find_in(state, frame.names, frame.function):
                return found
        return self._find_in(state, state.globals, "")

    def _find_in(self, state: State, names: Names, owner: str) -> int:
        """Return the size among these names: of a plain `n`, else of the shortest name."""
        ranks = self._ranks[owner]
        least, found = NO_SIZE, 0
        for name, code in names.items():
            if type(code) not in (int, dict):
                continue
            for path, value in [(name, code)] if type(code) is int else numbers_of(state, {name: code}):
                rank = ranks.get(path)
                if rank is None:
                    rank = ranks[path] = self._rank(owner, path)
                if rank < least and 1 <= value <= LARGEST:
                    least, found = rank, value
        return found

    def _rank(self, owner: str, name: str) -> int:
        last = last_part(name)
        if (owner, name) in self._varying or not SIZE.match(last):
            return NO_SIZE
        plain = last.strip("_")
        return 0 if plain.lower() == "n" else len(plain)
