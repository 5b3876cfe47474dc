"""What the program's names are at one event, as codes (RECORDING.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .checks import NoRecording, demand

Code = Any
Names = dict[str, Code]
GONE = "x"  # the key of what a name that is no more has in place of a code

CALL, LINE, RETURN, YIELD, RESUME, RAISE = "clryse"
MODULE = "<module>"


@dataclass(slots=True)
class Frame:
    """An open call: its number in the run, its function, its file (0: the program's own), its line, its names."""

    number: int
    function: str
    file: int
    line: int
    names: Names


@dataclass(slots=True)
class State:
    """Right before a line runs, or right after a call was entered or is about to be left.

    - `stack`: the open calls, outermost first, that of the module at the front;
    - `globals`: the names of the module; `heap`: objects by number, as {"@": number} refers to them;
    - `frames`: how many calls there were so far; `parked`: generators that wait, by the number of their call.
    """

    stack: list[Frame] = field(default_factory=list)
    globals: Names = field(default_factory=dict)
    heap: dict[str, Code] = field(default_factory=dict)
    frames: int = 0
    parked: dict[int, Frame] = field(default_factory=dict)

    @classmethod
    def of(cls, head: dict[str, Any]) -> State:
        """The state at the head of a chunk."""
        stack = [Frame(*one) for one in head["stack"]]
        parked = {one[0]: Frame(*one) for one in head["parked"]}
        return cls(stack, head["globals"], head["heap"], head["frames"], parked)

    def resolve(self, code: Code) -> Code:
        """The object that a code refers to; any other code is itself."""
        return self.heap.get(str(code["@"])) if type(code) is dict and "@" in code else code

    def enter(self, kind: str, line: int, more: list[Code]) -> None:
        """Before what a call or a resumption changes."""
        if kind == CALL:
            name, file = (*more, 0)[:2]
            self.stack.append(Frame(self.frames, name, file, line, {}))
            self.frames += 1
        elif kind == RESUME:
            demand(more[0] in self.parked, "what is resumed", "a call that waits", more[0])
            self.stack.append(self.parked.pop(more[0]))
        self.stand(line)

    def stand(self, line: int) -> None:
        """The innermost call is at this line. Raises NoRecording if there is none."""
        if not self.stack:
            raise NoRecording("it is damaged: an event must be one of an open call")
        self.stack[-1].line = line

    def change(self, local: Names, heap: dict[str, Code], globals_: Names) -> None:
        """What an event changed."""
        if local:
            update(self.stack[-1].names, local)
        if globals_:
            update(self.globals, globals_)
        for number, code in heap.items():
            if type(code) is dict and "a" in code and "o" not in code and "n" not in code:
                known = self.heap.get(number)
                demand(type(known) is dict and "o" in known, "what changes its attributes", "a known object", number)
                assert known
                self.heap[number] = {"o": known["o"], "a": update(dict(known["a"]), code["a"])}
            else:
                self.heap[number] = code

    def leave(self, kind: str) -> None:
        """After a return or a yield."""
        if kind in (RETURN, YIELD):
            frame = self.stack.pop()
            if kind == YIELD:
                self.parked[frame.number] = frame


def update(names: Names, changes: Names) -> Names:
    for name, code in changes.items():
        if type(code) is dict and GONE in code:
            names.pop(name, None)
        else:
            names[name] = code
    return names
