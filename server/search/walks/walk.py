"""A place in a trace that moves forward, step by step or over whole subtrees.

Knows calls and how large their subtrees are; never what a step looks like, or where it will be asked to go. After a
`place` it may ask the index for the sums of the call that comes next; where that call ends before the goal, its sums
are added and the walk goes on at its `return`. So no position in a trace is ever computed, only subtrees that are
passed.

Squares are numbered in the order in which they are tried: bit k of a mask is the k-th of a row. One way round or the
other, all searches walk the same tree.
"""

from __future__ import annotations

from typing import Any, TypeVar

from ..algorithms.algorithm import Algorithm
from ..index.index import Index
from ..step import CALLS, PLACEMENTS, SOLUTIONS, STEPS, AnyStep, Counters, Kind, Square

AnyWalk = TypeVar("AnyWalk", bound="Walk")


class OpenCall:
    """A call that has not returned: its masks, what is left to try, and where it stands in the index."""

    __slots__ = ("bit", "col", "drawn", "entered", "ld", "next_node", "node", "poss", "rd", "row")

    def __init__(self, row: int, ld: int, col: int, rd: int, node: int) -> None:
        self.row, self.ld, self.col, self.rd, self.node = row, ld, col, rd, node
        self.poss = self.bit = 0
        self.next_node = node  # node of the next call made from here; set when this one is entered
        self.entered = 0  # number of the step that entered it
        self.drawn: Any = None  # its picture, as long as nothing in it changes

    def copy(self) -> OpenCall:
        twin = OpenCall(self.row, self.ld, self.col, self.rd, self.node)
        twin.poss, twin.bit, twin.next_node, twin.entered = self.poss, self.bit, self.next_node, self.entered
        return twin


class Walk:
    """The open calls, the counters, and what the last step was. Starts before step 0."""

    def __init__(self, algorithm: Algorithm, n: int, index: Index) -> None:
        self.algorithm, self.n, self.index = algorithm, n, index
        self.done = (1 << n) - 1
        self.open: list[OpenCall] = []
        self.coming: OpenCall | None = OpenCall(0, 0, 0, 0, index.root)  # the call that the next step enters
        self.count = [0] * len(Counters._fields)
        self.kind: Kind = "call"
        self.ended: OpenCall | None = None  # after a return: the call that is over

    def copy(self: AnyWalk) -> AnyWalk:
        """A second walk at the same place; moving one leaves the other where it is."""
        twin = type(self)(self.algorithm, self.n, self.index)
        twin.open = [call.copy() for call in self.open]
        twin.coming = self.coming and self.coming.copy()
        twin.count = self.count.copy()
        twin.kind, twin.ended = self.kind, self.ended
        return twin

    @property
    def position(self) -> int:
        """Number of the last step taken; -1 before the first."""
        return self.count[STEPS] - 1

    @property
    def finished(self) -> bool:
        """Whether the last step of the trace has been taken."""
        return self.coming is None and not self.open

    @property
    def ended_in_solution(self) -> bool:
        """Whether the last step is the return of a call that found a solution."""
        return self.kind == "return" and self.ended is not None and self.ended.col == self.done

    def advance(self, counter: int, value: int, last: int | None = None) -> bool:
        """Go on to the first step at which this counter is at least `value`; say whether it was reached.

        The walk gives up at the end of the trace, and once it has passed step `last`.
        """
        count = self.count
        while count[counter] < value:
            if self.finished or (last is not None and self.position >= last):
                return False
            self.step()
            if self.coming and count[counter] < value:
                body = self.body(self.coming)
                if body and count[counter] + body[counter] < value:
                    self.skip(self.coming, body)
        return True

    def finish(self) -> None:
        """Go on to the last step, from before the first; the size of the whole must be known."""
        assert self.coming
        body = self.body(self.coming)
        assert body
        self.advance(STEPS, body.steps + 1)

    def step(self) -> None:
        """Take one step. There must be one: the walk is not finished."""
        if self.coming:
            self.enter(self.coming)
        elif self.open[-1].poss:
            self.take(self.open[-1])
        else:
            self.leave()
        self.count[STEPS] += 1

    def body(self, call: OpenCall) -> Counters | None:
        """The counters of a call's whole subtree, up to right before its `return`; None where they are not known."""
        raise NotImplementedError

    def skip(self, call: OpenCall, body: Counters) -> None:
        """Stand at the end of the coming call as if it had run; the next step is its `return`."""
        call.entered = self.count[STEPS]
        self.count[:] = map(int.__add__, self.count, body)
        self.open.append(call)
        self.coming = None

    def enter(self, call: OpenCall) -> None:
        """Take the step that enters a call."""
        count = self.count
        self.coming = None
        call.entered = count[STEPS]
        self.open.append(call)
        count[CALLS] += 1
        if call.col == self.done:
            self.kind = "solution"
            count[SOLUTIONS] += 1
            return
        self.kind = "call"
        call.next_node = self.index.first_child(call.node, call.row)
        self.begin(call)

    def begin(self, call: OpenCall) -> None:
        """Find what there is to try in a call that has just been entered."""
        raise NotImplementedError

    def take(self, call: OpenCall) -> None:
        """Put a queen on the first square left to try, which is free."""
        self.kind = "place"
        call.bit = bit = call.poss & -call.poss
        call.poss -= bit
        call.drawn = None
        self.count[PLACEMENTS] += 1
        ld, col, rd = (call.ld | bit) >> 1, call.col | bit, (call.rd | bit) << 1 & self.done
        self.coming = OpenCall(call.row + 1, ld, col, rd, call.next_node)
        call.next_node = self.index.next_sibling(call.next_node)

    def leave(self) -> None:
        """Take the step that ends the active call."""
        self.kind = "return"
        self.ended = self.open.pop()

    def standing(self) -> list[OpenCall]:
        """The calls whose queens stand."""
        return self.open if self.kind == "place" else self.open[:-1]

    def square(self, call: OpenCall) -> Square:
        """The square that a call has tried last."""
        raise NotImplementedError

    def place_of(self, square: Square) -> tuple[int, int]:
        """The row of a square in the order of the calls, and its bit."""
        raise NotImplementedError

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines of the listing that the last step stands for."""
        raise NotImplementedError

    def picture(self) -> AnyStep:
        """The last step taken, whole."""
        raise NotImplementedError
