"""What walks and the page need to know of an algorithm."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal

from ..step import Counters, Kind

Goal = Literal["all", "first"]
Family = Literal["boards", "scans", "flags", "masks"]  # looks at full boards, squares, bits of lines, rows of bits

LARGEST = 32  # n whose masks fit the width of a screen
INDEXED = 18  # largest n with an index of the tree


@dataclass(frozen=True, kw_only=True)
class Algorithm:
    """The description of one algorithm.

    - `id`: its name on the wire, and the name of its listings' files;
    - `title`, `blurb`: its name in a menu, and one sentence about it;
    - `largest`: the largest n that it takes (the smallest is 1), and `reason`: why it ends there, or "";
    - `indexed`: the largest n for which every step can be read at once;
    - `goal`: the goal with which the page opens it;
    - `counted`: the checks of all solutions by n - 1, as far as they have been counted; empty where sums tell them.
    """

    id: str
    title: str
    blurb: str
    largest: int = LARGEST
    indexed: int = INDEXED
    reason: str = ""
    goal: Goal = "all"
    counted: tuple[int, ...] = ()

    @cached_property
    def listing(self) -> str:
        """The Python code that a learner reads; it runs as it is."""
        return self._file("py")

    @cached_property
    def javascript(self) -> str:
        """The listing in JavaScript: a module whose `solve(n, found)` calls `found(queens)` at each solution."""
        return self._file("js")

    def _file(self, ending: str) -> str:
        return (files(__package__) / "listings" / f"{self.id}.{ending}").read_text("utf-8")

    @cached_property
    def runs(self) -> frozenset[int]:
        """The lines of the listing that some step may run."""
        return frozenset(line for line in range(1, len(self.listing.splitlines()) + 1) if self.kinds_at(line))

    @property
    def family(self) -> Family:
        """How the algorithm tests a square."""
        raise NotImplementedError

    def kinds_at(self, line: int) -> set[Kind]:
        """The kinds of step that may run a line of the listing."""
        raise NotImplementedError


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

    def kinds_at(self, line: int) -> set[Kind]:
        kinds = {kind for kind, lines in self.lines.items() if line in lines}
        return kinds | {"call"} if line in self.first else kinds
