"""One step of a search: a whole picture from which a screen can be drawn without knowing any other step.

Knows nothing of how steps are made. A mask of n bits reads like the row of squares above it: column c is bit n-1-c, so
the most significant bit is the leftmost column. A set bit in ld, col or rd is an attacked column (in `flipped`: a free
one). Searches without masks have steps of their own, with their variables under `state`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .notebook import drawn

Kind = Literal["call", "place", "reject", "solution", "return"]
Along = Literal["row", "column", "ld", "rd"]  # a line of squares; ld runs like \, rd like /
Square = tuple[int, int]  # (row, column), both from 0, row 0 on top and column 0 on the left
State = Mapping[str, Any]  # variables by their names


class Counters(NamedTuple):
    """What has been counted up to and with a step; `steps` is the number of steps taken, this one included."""

    steps: int = 0
    calls: int = 0
    placements: int = 0
    solutions: int = 0
    dead_ends: int = 0
    checks: int = 0


STEPS, CALLS, PLACEMENTS, SOLUTIONS, DEAD_ENDS, CHECKS = range(len(Counters._fields))  # where each stands in them


@dataclass(frozen=True, slots=True)
class Frame:
    """One call on the stack: the masks of its row, the squares left to try and the bit of its queen."""

    row: int
    ld: int
    col: int
    rd: int
    poss: int
    bit: int

    def fields(self) -> tuple[str, ...]:
        """The names of the fields that it has."""
        return FRAME_FIELDS


FRAME_FIELDS = Frame.__slots__


@dataclass(frozen=True, slots=True)
class Step:
    """The state of the search right after one thing has happened.

    Fields, in the order in which they travel:

    - `step`: number of this step, from 0;
    - `kind`: what happened: a `call` was entered, a queen took its `place`, a `solution` was reached, or a call did
      `return` and its queen was lifted;
    - `row`, `ld`, `col`, `rd`, `poss`, `bit`: the variables of the active call (after the outermost return: all 0);
    - `queens`: their squares in the order of placing;
    - `square`: the square that was placed or lifted; None where no queen moved;
    - `stack`: the open calls, outermost first, the active one last;
    - `calls`, `placements`, `solutions`, `dead_ends`, `checks`: counted so far, this step included;
    - `lines`: the lines of the listing (from 1) that this step stands for, in the order in which they run;
    - `n`: the size of the board. It does not travel: who asks for a step knows it.
    """

    step: int
    kind: Kind
    row: int
    ld: int
    col: int
    rd: int
    poss: int
    bit: int
    queens: tuple[Square, ...]
    square: Square | None
    stack: tuple[Frame, ...]
    calls: int
    placements: int
    solutions: int
    dead_ends: int
    checks: int
    lines: tuple[int, ...]
    n: int

    def fields(self) -> tuple[str, ...]:
        """The names of the fields that travel."""
        return MASK_FIELDS

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square)


MASK_FIELDS = Step.__slots__[:-1]


@dataclass(frozen=True, slots=True)
class TryingFrame:
    """One call on the stack of a search that tries square after square: its line of the board, its own variables."""

    row: int | None  # None in a search that fills columns
    column: int | None  # None in one that fills rows
    state: State = field(hash=False)

    def fields(self) -> tuple[str, ...]:
        """The names of the fields that it has."""
        return ("column" if self.row is None else "row"), "state"


@dataclass(frozen=True, slots=True)
class TryingStep:
    """The same of a search that tries square after square. What differs from `Step`:

    - `kind` may be `reject`: a square was tried and a queen attacks it, the `attacker`, found `along` a line;
    - `row`: the active call's; a search that fills columns has `column` in its place;
    - `state`: the variables of the search and of its active call (see `algorithms`);
    - `stack`: None for a search that makes no calls.
    """

    step: int
    kind: Kind
    row: int | None
    column: int | None
    queens: tuple[Square, ...]
    square: Square | None
    attacker: Square | None
    along: Along | None
    state: State = field(hash=False)
    stack: tuple[TryingFrame, ...] | None
    calls: int
    placements: int
    solutions: int
    dead_ends: int
    checks: int
    lines: tuple[int, ...]
    n: int

    def fields(self) -> tuple[str, ...]:
        """The names of the fields that travel."""
        missing = {"column" if self.column is None else "row"}
        if self.kind != "reject":
            missing |= {"attacker", "along"}
        if self.stack is None:
            missing.add("stack")
        return tuple([name for name in TRYING_FIELDS if name not in missing])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square, self.attacker)


TRYING_FIELDS = TryingStep.__slots__[:-1]

AnyFrame = Frame | TryingFrame
AnyStep = Step | TryingStep
