"""One step of a search: the whole state, so that a screen can draw it without knowing any other step.

A mask of n bits reads like the row of squares above it: column c is bit n-1-c, so the most significant bit is the
leftmost column. A set bit in ld, col or rd is an attacked column (in `flipped`: a free one). Searches without masks
have steps of another type, with their variables under `state`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from .notebook import format_board

Kind = Literal["call", "place", "reject", "solution", "return"]
Along = Literal["row", "column", "ld", "rd"]  # a line of squares; ld runs like \, rd like /
Square = tuple[int, int]  # (row, column), both from 0, row 0 on top and column 0 on the left
State = Mapping[str, Any]  # variables by name


class Counters(NamedTuple):
    """The counts up to a step, this step included.

    - `steps`: the steps taken;
    - `calls`, `placements`: the calls entered, the queens placed; both 0 for "naive", which tests full boards;
    - `solutions`, `dead_ends`: the calls that found the board full, and those that found no free square in their row;
    - `checks`: the tests of a square (a look at a square, a flag that is read, an `&`), or of a whole row of bits.

    >>> Trace("bitmask", 4).total.checks
    15
    """

    steps: int = 0
    calls: int = 0
    placements: int = 0
    solutions: int = 0
    dead_ends: int = 0
    checks: int = 0


STEPS, CALLS, PLACEMENTS, SOLUTIONS, DEAD_ENDS, CHECKS = range(len(Counters._fields))  # indexes of the fields


@dataclass(frozen=True, slots=True)
class Frame:
    """One call on the stack of a `Step`: its row, its masks, which read as in `Step`, and the bit of its queen.

    - `row`: from 0, the top one; n for the call that finds the board full;
    - `ld`, `col`, `rd`: the columns attacked along a left diagonal, a column, a right diagonal (in "flipped": free);
    - `poss`: the free squares that are left to try, `bit`: the one on which its queen stands, 0 for none.

    >>> Trace("bitmask", 8)[1].stack
    (Frame(row=0, ld=0, col=0, rd=0, poss=254, bit=1),)
    """

    row: int
    ld: int
    col: int
    rd: int
    poss: int
    bit: int

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields, in the order in which they are sent.

        >>> Trace("bitmask", 8)[1].stack[0].fields()
        ('row', 'ld', 'col', 'rd', 'poss', 'bit')
        """
        return FRAME_FIELDS


FRAME_FIELDS = Frame.__slots__


@dataclass(frozen=True, slots=True)
class PuzzleFrame(Frame):
    """One call on the stack of a `PuzzleStep`: a `Frame` with two masks more.

    - `open`: the squares of its row that are neither closed nor attacked by a given queen;
    - `reg`: the squares of its row in regions that have a queen above.

    >>> Trace("puzzle", board="touch:AABB/AABB/CCDD/CCDD")[2].stack[1].reg
    3
    """

    open: int
    reg: int

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields, in the order in which they are sent.

        >>> Trace("puzzle", 4)[0].stack[0].fields()
        ('row', 'ld', 'col', 'rd', 'poss', 'bit', 'open', 'reg')
        """
        return PUZZLE_FRAME_FIELDS


PUZZLE_FRAME_FIELDS = (*FRAME_FIELDS, "open", "reg")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of "bitmask" or another search with masks: the state of the search right after one thing has happened.

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
    - `n`: the size of the board; it is not sent, since a request names it.

    A mask has n bits and reads like the row of squares: column c is bit n - 1 - c. Squares are (row, column), both from
    0, row 0 on top and column 0 on the left.

    Source: M. Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion" (University of Cambridge,
    1997).

    >>> step = Trace("bitmask", 8)[331]
    >>> step.kind, step.solutions, step.lines
    ('solution', 1, (3, 4, 5))
    >>> f"{step.col:08b}"
    '11111111'
    >>> step.queens[0]
    (0, 7)
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
        """Return the names of the fields that are sent: all but `n`.

        >>> Trace("bitmask", 8)[0].fields()[:6]
        ('step', 'kind', 'row', 'ld', 'col', 'rd')
        """
        return MASK_FIELDS

    def _repr_html_(self) -> str:
        return format_board(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square)


MASK_FIELDS = Step.__slots__[:-1]


@dataclass(frozen=True, slots=True)
class PuzzleStep(Step):
    """A step of "puzzle": a `Step` with two masks more, of the active call (after the outermost return: 0).

    - `open`: the squares of the row that are neither closed nor attacked by a given queen;
    - `reg`: the squares of the row in regions that have a queen.

    So `poss` is `open & ~(ld | col | rd | reg)`. With the rule "touch", `ld` and `rd` come from the row above alone.

    >>> step = Trace("puzzle", board="...#/..../..../....")[0]
    >>> f"{step.open:04b}", f"{step.poss:04b}"
    ('1110', '1110')
    """

    open: int
    reg: int

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields that are sent: all but `n`.

        >>> Trace("puzzle", 4)[0].fields()[6:10]
        ('poss', 'bit', 'open', 'reg')
        """
        return PUZZLE_FIELDS


_BIT = MASK_FIELDS.index("bit") + 1
PUZZLE_FIELDS = (*MASK_FIELDS[:_BIT], "open", "reg", *MASK_FIELDS[_BIT:])


@dataclass(frozen=True, slots=True)
class SquareFrame:
    """One call on the stack of a `SquareStep`.

    - `row`: of the call, from 0; None in a search that fills columns;
    - `column`: of the call, from 0; None in one that fills rows;
    - `state`: its own variables by name.

    >>> Trace("caching", 4)[2].stack[0]
    SquareFrame(row=0, column=None, state={'column': 0})
    """

    row: int | None
    column: int | None
    state: State = field(hash=False)

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields that are not None.

        >>> Trace("caching", 4)[2].stack[0].fields()
        ('row', 'state')
        """
        return ("column" if self.row is None else "row"), "state"


@dataclass(frozen=True, slots=True)
class SquareStep:
    """A step of a search that tries square by square, or board by board. It differs from `Step` as follows.

    - `kind` may be `reject`: a square was tried, and the queen on `attacker` attacks it `along` a line: "row",
      "column", "ld" (a diagonal down to the right) or "rd" (down to the left);
    - `row`: the active call's; a search that fills columns has `column` instead, and the other one is None;
    - `state`: the variables of the search and of its active call by name;
    - `stack`: its `SquareFrame` for each open call; None for "naive", which makes no calls.

    >>> step = Trace("basic", 8)[4]
    >>> step.kind, step.square, step.attacker, step.along
    ('reject', (1, 1), (0, 0), 'ld')
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
        """Return the names of the fields that are sent: all but `n`, and but those that this step does not have.

        >>> "attacker" in Trace("basic", 8)[4].fields(), "attacker" in Trace("basic", 8)[0].fields()
        (True, False)
        """
        missing = {"column" if self.column is None else "row"}
        if self.kind != "reject":
            missing |= {"attacker", "along"}
        if self.stack is None:
            missing.add("stack")
        return tuple([name for name in SQUARE_FIELDS if name not in missing])

    def _repr_html_(self) -> str:
        return format_board(f"step {self.step:,}: {self.kind}", self.n, self.queens, self.square, self.attacker)


SQUARE_FIELDS = SquareStep.__slots__[:-1]

AnyFrame = Frame | SquareFrame
AnyStep = Step | SquareStep

# The columns, in order; `depth` is the number of open calls, all others are fields of a step.
COLUMNS = (
    *("step", "kind", "row", "column", "ld", "col", "rd", "poss", "bit"),
    *("open", "reg", "queens", "square", "attacker", "along"),
    *("depth", "calls", "placements", "solutions", "dead_ends", "checks", "lines", "state"),
)


def columns_of(steps: Iterable[AnyStep]) -> dict[str, list[Any]]:
    """Return the cells of steps by column, without columns that no step has; None where a step lacks the field."""
    table: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for step in steps:
        fields = set(step.fields())
        for name, cells in table.items():
            if name == "depth":
                cells.append(len(step.stack or ()))
            else:
                cells.append(getattr(step, name) if name in fields else None)
    return {name: cells for name, cells in table.items() if any(cell is not None for cell in cells)}
