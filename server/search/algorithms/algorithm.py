"""The description of an algorithm, for the walks and the page."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from ..puzzle.board import Board
from ..step import Counters, Kind

Goal = Literal["all", "first"]
Family = Literal["boards", "scans", "flags", "masks"]  # looks at full boards, squares, bits of lines, rows of bits


class Run(NamedTuple):
    """A search for n queens, which identifies a trace. `board`: that of "puzzle"; None if all its squares are open."""

    algorithm: str
    n: int
    goal: Goal = "all"
    board: Board | None = None

    def fields(self) -> dict[str, Any]:
        """Return the fields of messages about it; the board as text, and only if there is one."""
        board = {"board": str(self.board)} if self.board else {}
        return {"algorithm": self.algorithm, "n": self.n, "goal": self.goal, **board}


LARGEST = 32  # n whose masks fit the width of a screen
INDEXED = 18  # largest n with an index of the tree

# The line's replacement in a search for the first solution; alone on a line, it is an addition.
FIRST = re.compile(r"(?P<indent> *)(?P<code>.*?) *(?:#|//) first: (?P<first>.*)")


@dataclass(frozen=True, kw_only=True)
class Algorithm:
    """The description of one algorithm.

    - `id`: its name on the wire, and the name of its listings' files;
    - `title`, `blurb`: its name in a menu, and one sentence about it;
    - `largest`: the largest n (the smallest is 1), and `reason`: the reason for this limit, or "";
    - `indexed`: the largest n for which every step can be read at once;
    - `goal`: the goal with which the page opens it;
    - `ended`: the lines of the solution that ends a search for the first one; () if they are the lines of any solution;
    - `takes_board`: its run may have a board.
    """

    id: str
    title: str
    blurb: str
    largest: int = LARGEST
    indexed: int = INDEXED
    reason: str = ""
    goal: Goal = "all"
    ended: tuple[int, ...] = ()
    takes_board: bool = False

    def listing(self, goal: Goal = "all", board: Board | None = None) -> str:
        """Return the Python listing, which runs unchanged, for a board, and ends at the goal."""
        return insert_board(read_listing(f"{self.id}.py", goal), board)

    def javascript(self, goal: Goal = "all", board: Board | None = None) -> str:
        """Return the JavaScript listing: a module whose `solve(n, found)` calls `found(queens)` at each solution."""
        return insert_board(read_listing(f"{self.id}.js", goal), board)

    def runs(self, goal: Goal = "all") -> frozenset[int]:
        """Return the lines of the listing that some step may run."""
        lines = range(1, len(self.listing(goal).splitlines()) + 1)
        return frozenset(line for line in lines if self.kinds_at(line, goal))

    @property
    def family(self) -> Family:
        """The algorithm's way of testing a square."""
        raise NotImplementedError

    def kinds_at(self, line: int, goal: Goal = "all") -> set[Kind]:
        """Return the kinds of step that may run a line of the listing."""
        kinds = self.kinds_of_all_at(line)
        if goal == "all" or not self.ended:
            return kinds
        return kinds | {"solution"} if line in self.ended else kinds - {"solution"}

    def kinds_of_all_at(self, line: int) -> set[Kind]:
        """Return the kinds of step that may run a line of the listing of all solutions."""
        raise NotImplementedError


@cache
def read_listing(name: str, goal: Goal) -> str:
    """Read the listing for a goal from the file for both goals."""
    text = (files(__package__) / "listings" / name).read_text("utf-8")
    return "".join(f"{line}\n" for line in choose_lines(text, goal))


def choose_lines(text: str, goal: Goal) -> Iterator[str]:
    """Yield the lines of a listing's file that belong to this goal."""
    for line in text.splitlines():
        differs = FIRST.fullmatch(line)
        if not differs:
            yield line
        elif goal == "first":
            yield differs["indent"] + differs["first"]
        elif differs["code"]:
            yield differs["indent"] + differs["code"]


def insert_board(text: str, board: Board | None) -> str:
    """Return a listing with the size, the rule and the rows of a board in place of its own."""
    if board is None:
        return text
    rows = "".join(f'    "{row}",\n' for row in board.rows)
    text = re.sub(r"^n = 8$", f"n = {board.n}", text, count=1, flags=re.MULTILINE)
    text = re.sub(r'rule = "\w+"', f'rule = "{board.rule}"', text, count=1)
    return re.sub(r"rows = (\[.*\] \* n|Array.*\))(?=\n|\) \{\n)", f"rows = [\n{rows}]", text, count=1)


class Sums(NamedTuple):
    """Totals over the calls below a partial placement, the call for that placement included; an index stores them."""

    calls: int
    solutions: int
    dead_ends: int


class Scans(NamedTuple):
    """`Sums`, and the looks of a search that tries square by square, upward from each square of a row.

    `left`: columns without a queen; `pairs`: left * (left + 1) / 2; `open`: columns with no queen above the square and
    none up-left of it; `looks`: over the columns without a queen, the squares up-left as far as the first queen or the
    edge, and, if there is no queen, those up-right.
    """

    calls: int
    solutions: int
    dead_ends: int
    left: int
    pairs: int
    open: int
    looks: int


@dataclass(frozen=True, kw_only=True)
class TreeAlgorithm(Algorithm):
    """An algorithm that makes a call for each partial placement.

    - `steps`: the number of steps of a call, without those of the calls that it makes, given n and its row;
    - `body`: the counters of a whole subtree, from its `call` up to right before its `return`, given n and its sums;
    - `needs_scans`: `body` takes `Scans` instead of `Sums`.
    """

    steps: Callable[[int, int], int]
    body: Callable[[int, Any], Counters]
    needs_scans: bool = False


@dataclass(frozen=True, kw_only=True)
class MaskAlgorithm(TreeAlgorithm):
    """An algorithm that finds all free squares of a row at once and takes the rightmost first.

    - `lines`: the lines of the listing that each kind of step stands for;
    - `first`: the lines of step 0, if they differ from those of another `call`;
    - `solved`: the lines of a `return` after a solution;
    - `inverted`: a set bit in ld, col and rd means a free square.
    """

    lines: Mapping[Kind, tuple[int, ...]]
    first: tuple[int, ...] = ()
    solved: tuple[int, ...] = ()
    inverted: bool = False

    @property
    def family(self) -> Family:
        return "masks"

    def kinds_of_all_at(self, line: int) -> set[Kind]:
        kinds = {kind for kind, lines in self.lines.items() if line in lines}
        return kinds | {"call"} if line in self.first else kinds
