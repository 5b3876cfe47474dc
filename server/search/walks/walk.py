"""Walk: it stands at one step of a trace and moves forward, step by step or over whole subtrees.

When a call comes next, the walk asks the index for the sums of that call's subtree, which spare steps:

- a goal behind the subtree: the walk adds the sums, and goes on at the call's `return`;
- a goal in its second half: the walk enters the call, and subtracts subtrees from the sums, from the last square on.

Squares are numbered in the order in which the search tries them: bit k of a mask is the k-th square of a row. All
searches walk the same tree or its mirror image.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from ..algorithms.algorithm import Algorithm, Scans, Sums, TreeAlgorithm
from ..index.index import NO_NODE, Index
from ..pausable import Pauses
from ..step import CALLS, PLACEMENTS, SOLUTIONS, STEPS, AnyStep, Counters, Kind, Square

AnyWalk = TypeVar("AnyWalk", bound="Walk")

NEVER = 2**63  # more than any counter reaches
LOOKS = 8  # steps, with the subtrees measured for them, between two pauses: milliseconds at most
LARGE = 10_000  # calls in a subtree that are worth measuring from its end; a smaller one takes no time


class OpenCall:
    """A call that has not returned: its masks, the squares left to try, and its node in the index.

    `row` is also the number of open calls above it, since each call fills one row.
    """

    __slots__ = ("bit", "col", "entered", "frame", "ld", "next_node", "node", "poss", "rd", "reg", "row")

    def __init__(self, row: int, ld: int, col: int, rd: int, node: int, reg: int = 0) -> None:
        self.row, self.ld, self.col, self.rd, self.node = row, ld, col, rd, node
        self.reg = reg  # squares of the regions that have a queen, n bits a row, from this row down; 0 without a board
        self.poss = self.bit = 0
        self.next_node = node  # node of the next call made from here; set when this one is entered
        self.entered = 0  # number of the step that entered it
        self.frame: Any = None  # its cached stack frame; None once the call has changed

    def copy(self) -> OpenCall:
        twin = OpenCall(self.row, self.ld, self.col, self.rd, self.node, self.reg)
        twin.poss, twin.bit, twin.next_node, twin.entered = self.poss, self.bit, self.next_node, self.entered
        return twin


class Walk:
    """The open calls, the counters, and the kind of the last step. A new walk stands before step 0.

    With `first_only` the trace ends at its first solution, and so does the walk.
    """

    step_type: ClassVar[Callable[..., AnyStep]]

    def __init__(self, algorithm: Algorithm, n: int, index: Index, *, first_only: bool = False) -> None:
        self.algorithm, self.n, self.index, self.first_only = algorithm, n, index, first_only
        self.done = (1 << n) - 1
        self.open: list[OpenCall] = []
        self.coming: OpenCall | None = OpenCall(0, 0, 0, 0, index.root)  # the call that the next step will enter
        self.count = [0] * len(Counters._fields)
        self.kind: Kind = "call"
        self.ended: OpenCall | None = None  # after a return: the call that is over

    def copy(self: AnyWalk) -> AnyWalk:
        """Return an independent walk at the same step."""
        twin = type(self)(self.algorithm, self.n, self.index, first_only=self.first_only)
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
        """True once the last step of the trace has been taken."""
        if self.first_only and self.count[SOLUTIONS]:
            return True
        return self.coming is None and not self.open

    @property
    def ended_in_solution(self) -> bool:
        """True if the last step is the return of a call that found a solution."""
        return self.kind == "return" and self.ended is not None and self.ended.col == self.done

    def advance(self, counter: int, value: int, last: int | None = None) -> Pauses[bool]:
        """Advance to the first step at which this counter is at least `value`; return whether it was reached.

        The walk stops at the end of the trace, and once it has passed step `last`.
        """
        count, looks = self.count, 0
        while count[counter] < value:
            if self.finished or (last is not None and self.position >= last):
                return False
            self.step()
            if self.coming and count[counter] < value:
                body = self.body(self.coming)
                if body and count[counter] + body[counter] < value:
                    self.skip(self.coming, body)
                elif body and body.calls > LARGE and 2 * (value - count[counter]) > body[counter]:
                    yield from self._enter_near_end(self.coming, body, counter, value)
            looks += 1
            if looks % LOOKS == 0:
                yield
        return True

    def _enter_near_end(self, call: OpenCall, body: Counters, counter: int, value: int) -> Pauses[None]:
        """Enter a call and skip its squares up to the last one before which the counter is below `value`.

        Each square's counters are measured from the last one backward, and subtracted from those at the call's end.
        """
        ahead = list(map(int.__add__, self.count, body))  # the counters before the squares measured so far
        self.step()
        if call.next_node != NO_NODE:
            return  # the index has all of them
        twin, squares = self.copy(), call.poss
        while squares and ahead[counter] >= value:
            bit = 1 << squares.bit_length() - 1
            squares ^= bit
            before = twin.count.copy()
            twin.open[-1].poss = bit
            twin.step()
            if twin.coming:
                below = twin.body(twin.coming)
                assert below  # since the whole is known
                twin.skip(twin.coming, below)
                twin.step()
            ahead = [end - after + start for end, after, start in zip(ahead, twin.count, before, strict=True)]
            yield
        call.poss &= ~squares
        self.count[:] = ahead

    def step(self) -> None:
        """Take one step. The walk must not be finished."""
        if self.coming:
            self.enter(self.coming)
        elif self.open[-1].poss:
            self.try_square(self.open[-1])
        else:
            self.leave()
        self.count[STEPS] += 1

    def body(self, call: OpenCall) -> Counters | None:
        """Return the counters of a subtree, from `call` up to before `return`; None if unknown or cut by the end."""
        sums = self.sums(call)
        if sums is None or (self.first_only and sums.solutions):
            return None
        assert isinstance(self.algorithm, TreeAlgorithm)
        return self.algorithm.body(self.n, sums)

    def sums(self, call: OpenCall) -> Sums | Scans | None:
        """Return the sums of a call's subtree from which its steps follow; None if not known now."""
        return self.measure(call)

    def measure(self, call: OpenCall) -> Sums | None:
        """Return the index's sums of a call's subtree; None if neither stored nor small enough to measure now."""
        return self.index.sums(call.node, call.row, call.ld, call.col, call.rd)

    def skip(self, call: OpenCall, body: Counters) -> None:
        """Jump to the end of the coming call as if it had run; the next step is its `return`."""
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
        self.set_candidates(call)

    def set_candidates(self, call: OpenCall) -> None:
        """Set the squares to try in a call that has just been entered."""
        raise NotImplementedError

    def try_square(self, call: OpenCall) -> None:
        """Put a queen on the first square left to try, which is free."""
        self.kind = "place"
        call.bit = bit = call.poss & -call.poss
        call.poss -= bit
        call.frame = None
        self.count[PLACEMENTS] += 1
        self.coming = self.below(call, bit, call.next_node)
        call.next_node = self.index.next_sibling(call.next_node)

    def free(self, call: OpenCall) -> int:
        """Return the squares of a call's row on which a queen may stand."""
        return ~(call.ld | call.col | call.rd) & self.done

    def below(self, call: OpenCall, bit: int, node: int) -> OpenCall:
        """Return the call that follows a queen on this bit; `node`: its own in the index."""
        ld, col, rd = (call.ld | bit) >> 1, call.col | bit, (call.rd | bit) << 1 & self.done
        return OpenCall(call.row + 1, ld, col, rd, node)

    def may_place(self, call: OpenCall, row: int, bit: int) -> bool:
        """Return whether a call's subtree may put a queen on this bit of a row."""
        rows = row - call.row
        return rows >= 0 and not (call.ld >> rows | call.col | call.rd << rows) & bit

    def leave(self) -> None:
        """Take the step that ends the active call."""
        self.kind = "return"
        self.ended = self.open.pop()

    def placed_calls(self) -> list[OpenCall]:
        """Return the open calls whose queens are on the board."""
        return self.open if self.kind == "place" else self.open[:-1]

    def square(self, call: OpenCall) -> Square:
        """Return the square that a call has tried last."""
        raise NotImplementedError

    def locate(self, square: Square) -> tuple[int, int]:
        """Return the row of the call that tries a square, and the square's bit in that row."""
        raise NotImplementedError

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines of the listing that the last step stands for."""
        raise NotImplementedError

    def current_step(self) -> AnyStep:
        return self.step_type(self.position, self.kind, *self.variables(), *self.count[1:], self.lines, self.n)

    def variables(self) -> tuple[Any, ...]:
        """Return the fields of the last step between `kind` and the counters, in the order of its type."""
        raise NotImplementedError
