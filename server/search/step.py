"""One step of a search: a whole picture from which a screen can be drawn without knowing any other step.

Knows nothing of how steps are made. A mask of n bits reads like the row of squares above it: column c is bit n-1-c, so
the most significant bit is the leftmost column. A set bit in ld, col or rd is an attacked column.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal["call", "place", "solution", "return"]
Square = tuple[int, int]  # (row, column), both from 0, row 0 on top and column 0 on the left


class Counters(NamedTuple):
    """What has been counted up to and with a step; `steps` is the number of steps taken, this one included."""

    steps: int = 0
    calls: int = 0
    placements: int = 0
    solutions: int = 0
    dead_ends: int = 0
    checks: int = 0


@dataclass(frozen=True, slots=True)
class Frame:
    """One call on the stack: the masks of its row, the squares left to try and the bit of its queen."""

    row: int
    ld: int
    col: int
    rd: int
    poss: int
    bit: int


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
    - `lines`: the lines of the listing (from 1) that this step stands for, in the order in which they run.
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
