"""Plans of code: the name, the file and the effects of a function, known before it runs."""

import dis
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from .effects import Effects, read_effects

_FUNCTION, _RESUMED = 0x1, 0x20 | 0x80 | 0x200  # flags of code: a function's; a generator's or a coroutine's
_RESUME = dis.opmap.get("RESUME")  # since Python 3.11; since 3.13 a yield leaves the code at it
_YIELDS = {dis.opmap["YIELD_VALUE"]}
# In Python 3.10, `yield from` leaves the code at the instruction before.
_YIELD_FROM = bytes([dis.opmap["YIELD_FROM"]]) if "YIELD_FROM" in dis.opmap else b"none"
_INNER = {"<listcomp>", "<genexpr>", "<setcomp>", "<dictcomp>", "<lambda>"}
MODULE = "<module>"


class Plan(NamedTuple):
    """Facts about one code object.

    - `name`: such as "Board.place" or "<module>";
    - `file`: the number of its file, 0 for the program's main file;
    - `effects`: the effects of its lines;
    - `instructions`: the bytecode of a generator or coroutine; empty for other code.
    """

    code: CodeType
    name: str
    file: int
    effects: Effects
    instructions: bytes

    def yields_at(self, place: int) -> bool:
        """Return True if the code that was left at this instruction can be resumed there."""
        instructions = self.instructions
        if not instructions:
            return False
        if place >= 2 and instructions[place] == _RESUME:
            place -= 2
        return instructions[place] in _YIELDS or instructions[place + 2 : place + 3] == _YIELD_FROM


class Plans:
    """Plans by code object. `folder` is the program's folder, None to record only its main file.

    `sources` gets the text of each other file by name, in the order of the files' numbers.
    """

    def __init__(self, main: CodeType, sources: dict[str, str], folder: Path | None) -> None:
        self._sources = sources
        self._folder = str(folder) if folder else None
        self._effects = [read_effects(sources[main.co_filename])]
        self._names = {id(code): name for code, name in name_codes(main)}
        self._plans: dict[int, Plan | None] = {}
        self._codes: list[CodeType] = []  # keeps them alive, so that their ids stay unique

    def find(self, code: CodeType) -> Plan | None:
        """Return the plan of a code object; None if its events are not recorded."""
        try:
            return self._plans[id(code)]
        except KeyError:
            self._codes.append(code)
            plan = self._plans[id(code)] = self._make(code)
            return plan

    def _make(self, code: CodeType) -> Plan | None:
        file = self._number(code.co_filename)
        if file is None or code.co_name in _INNER or not (code.co_flags & _FUNCTION or code.co_name == MODULE):
            return None
        name = self._names.get(id(code)) or str(getattr(code, "co_qualname", code.co_name))
        return Plan(code, name, file, self._effects[file], code.co_code if code.co_flags & _RESUMED else b"")

    def _number(self, name: str) -> int | None:
        """Return a file's number, a new one for a file in the program's folder; None for all others and for ours."""
        if name not in self._sources:
            path = Path(name)
            if not self._folder or str(path.parent) != self._folder or path.parent == Path(__file__).parent.parent:
                return None
            try:
                self._effects.append(read_effects(source := path.read_text("utf-8")))
            except (OSError, ValueError):
                return None
            self._sources[name] = source
        return list(self._sources).index(name)


def name_codes(code: CodeType, prefix: str = "") -> Iterator[tuple[CodeType, str]]:
    """Yield all code objects of a module with their qualified names, which Python itself has only since 3.11."""
    name = prefix + code.co_name
    yield code, name
    inner = "" if code.co_name == MODULE else f"{name}." if not code.co_flags & _FUNCTION else f"{name}.<locals>."
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from name_codes(one, inner)
