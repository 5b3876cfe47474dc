"""One step of a search: the whole state, so that a screen can draw it without knowing any other step.

A mask of n bits reads like the row of squares above it: column c is bit n-1-c, so the most significant bit is the
leftmost column. A set bit in ld, col or rd is an attacked column (in `flipped`: a free one). Searches without masks
have steps of another type, with their variables under `state`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .notebook import format_board

Kind = Literal["call", "place", "reject", "solution", "return"]
Along = Literal["row", "column", "ld", "rd"]  # a line of squares; ld runs like \, rd like /
Square = tuple[int, int]  # (row, column), both from 0, row 0 on top and column 0 on the left
State = Mapping[str, Any]  # variables by name


class Counters(NamedTuple):
    """What has been counted up to a step, this step included; `steps` is the number of steps taken."""

    steps: int = 0
    calls: int = 0
    placements: int = 0
    solutions: int = 0
    dead_ends: int = 0
    checks: int = 0


STEPS, CALLS, PLACEMENTS, SOLUTIONS, DEAD_ENDS, CHECKS = range(len(Counters._fields))  # indexes of the fields


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
        """The names of its fields."""
        return FRAME_FIELDS


FRAME_FIELDS = Frame.__slots__


@dataclass(frozen=True, slots=True)
class Step:
    """The state of the search right after one thing has happened.

    Fields, in the order in which they are sent:

    - `step`: number of this step, from 0;
    - `kind`: what happened: a `call` was entered, a queen took its `place`, a `solution` was reached, or a call did
      `return` and its queen was lifted;
    - `row`, `ld`, `col`, `rd`, `poss`, `bit`: the variables of the active call (after the outermost return: all 0);
    - `queens`: their squares in the order of placing;
    - `square`: the square on which a queen was placed or lifted; None if no queen moved;
    - `stack`: the open calls, outermost first, the active one last;
    - `calls`, `placements`, `solutions`, `dead_ends`, `checks`: counted so far, this step included;
    - `lines`: the lines of the listing (from 1) that this step stands for, in the order in which they run;
    - `n`: the size of the board. It is not sent: whoever asks for a step knows it.
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
        """The names of the fields that are sent."""
        return MASK_FIELDS

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return format_board(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square)


MASK_FIELDS = Step.__slots__[:-1]


@dataclass(frozen=True, slots=True)
class SquareFrame:
    """One call on the stack of a search that tries square by square: its row or column, and its own variables."""

    row: int | None  # None in a search that fills columns
    column: int | None  # None in one that fills rows
    state: State = field(hash=False)

    def fields(self) -> tuple[str, ...]:
        """The names of its fields."""
        return ("column" if self.row is None else "row"), "state"


@dataclass(frozen=True, slots=True)
class SquareStep:
    """A step of a search that tries square by square. What differs from `Step`:

    - `kind` may be `reject`: a square was tried, and the queen on `attacker` attacks it `along` a line;
    - `row`: the active call's; a search that fills columns has `column` instead;
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
    stack: tuple[SquareFrame, ...] | None
    calls: int
    placements: int
    solutions: int
    dead_ends: int
    checks: int
    lines: tuple[int, ...]
    n: int

    def fields(self) -> tuple[str, ...]:
        """The names of the fields that are sent."""
        missing = {"column" if self.column is None else "row"}
        if self.kind != "reject":
            missing |= {"attacker", "along"}
        if self.stack is None:
            missing.add("stack")
        return tuple([name for name in SQUARE_FIELDS if name not in missing])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return format_board(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square, self.attacker)


SQUARE_FIELDS = SquareStep.__slots__[:-1]

AnyFrame = Frame | SquareFrame
AnyStep = Step | SquareStep
