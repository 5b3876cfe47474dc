"""The values of the program's names at one event, as codes (RECORDING.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Code = Any
Names = dict[str, Code]
GONE = "x"  # key of the code that marks a deleted name

CALL, LINE, RETURN, YIELD, RESUME, RAISE = "clryse"
MODULE = "<module>"


@dataclass(slots=True)
class Frame:
    """An open call: its number in the run, its function, its file (0: the main file), its line, its names."""

    number: int
    function: str
    file: int
    line: int
    names: Names


@dataclass(slots=True)
class State:
    """The state before a line runs, after a call was entered, or before it returns.

    - `stack`: the open calls, outermost first; the module's call is the first;
    - `globals`: the names of the module; `heap`: objects by number, as {"@": number} refers to them;
    - `frames`: calls so far; `parked`: suspended generators, by the number of their call.
    """

    stack: list[Frame] = field(default_factory=list)
    globals: Names = field(default_factory=dict)
    heap: dict[str, Code] = field(default_factory=dict)
    frames: int = 0
    parked: dict[int, Frame] = field(default_factory=dict)

    @classmethod
    def of(cls, head: dict[str, Any]) -> State:
        """Return the state at the head of a chunk."""
        stack, parked = ([Frame(*one) for one in head[part]] for part in ("stack", "parked"))
        for frame in (*stack, *parked):
            frame.names = dict(frame.names)
        suspended = {frame.number: frame for frame in parked}
        return cls(stack, dict(head["globals"]), dict(head["heap"]), head["frames"], suspended)

    def resolve(self, code: Code) -> Code:
        """Return the object that a code refers to; any other code is returned as it is."""
        return self.heap.get(str(code["@"])) if type(code) is dict and "@" in code else code

    def enter(self, kind: str, line: int, more: list[Code]) -> None:
        """Push the frame of a call or of a resumption, before its changes."""
        if kind == CALL:
            name, file = (*more, 0)[:2]
            self.stack.append(Frame(self.frames, name, file, line, {}))
            self.frames += 1
        else:
            self.stack.append(self.parked.pop(more[0]))

    def change(self, heap: dict[str, Code]) -> None:
        """Apply an event's changes of objects."""
        for number, code in heap.items():
            if type(code) is dict and "a" in code and "o" not in code and "n" not in code:
                known = self.heap[number]
                self.heap[number] = {"o": known["o"], "a": update(dict(known["a"]), code["a"])}
            else:
                self.heap[number] = code

    def leave(self, kind: str) -> None:
        """Pop the frame after a return or a yield."""
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
