"""Looking for a step by what it does: which line of the listing it runs, or where it puts a queen. Bounded.

No counter leads to such a step, so it is walked to; subtrees that cannot hold it are passed over. Backward the
stretches before the start are walked through, the nearest first, each four times as long as the one after it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..algorithms.algorithm import Algorithm
from ..index.index import NO_NODE, TOO_LARGE_SHARE
from ..step import STEPS, Square
from ..walks.odometer_walk import OdometerWalk
from ..walks.reach import Reach
from ..walks.walk import OpenCall, Walk
from .find import Direction, at_end

EFFORT = 10_000  # looks that one search may take: some 300 milliseconds
LOOK_SHARE = 15_000  # measuring this share of an index's stretch costs as much as a look
SHORTEST = 256  # steps in the first stretch of a search backward


class NotWithin(LookupError):
    """Nothing found in the `steps` steps that could be looked through; there may be one beyond."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"not within {steps:,} steps")
        self.steps = steps


@dataclass(frozen=True)
class Wanted:
    """What is looked for: does this step do it, can the calls below this one, or only where they find a solution?"""

    here: Callable[[Walk], bool]
    below: Callable[[OpenCall], bool]
    solution: bool = False
    alike: bool = False  # steps that test a board the same way do it alike


def line(algorithm: Algorithm, number: int) -> Wanted:
    """Steps that run a line of the listing."""
    kinds = algorithm.kinds_at(number)

    def here(walk: Walk) -> bool:
        return walk.kind in kinds and number in walk.lines

    return Wanted(here, lambda _: bool(kinds), solution=kinds == {"solution"}, alike=True)


def square(reach: Reach, wanted: Square) -> Wanted:
    """Steps that put a queen on a square."""
    row, bit = reach.start().place_of(wanted)

    def here(walk: Walk) -> bool:
        return walk.kind == "place" and walk.open[-1].row == row and walk.open[-1].bit == bit

    def below(call: OpenCall) -> bool:
        rows = row - call.row
        return rows >= 0 and not (call.ld >> rows | call.col | call.rd << rows) & bit

    return Wanted(here, below)


def nearest(reach: Reach, wanted: Wanted, start: int, direction: Direction) -> int | None:
    """The nearest wanted step strictly after `start` (before it), None if there is none. Raises NotWithin."""
    return after(reach, wanted, start) if direction == "forward" else before(reach, wanted, start)


def after(reach: Reach, wanted: Wanted, start: int) -> int | None:
    walk = reach.to(STEPS, start + 1)
    effort = EFFORT
    while effort > 0 and not at_end(reach, walk):
        effort -= go_on(reach, walk, wanted)
        if wanted.here(walk):
            return walk.position
    if at_end(reach, walk):
        return None
    raise NotWithin(walk.position - start)


def before(reach: Reach, wanted: Wanted, start: int) -> int | None:
    effort, end, length = EFFORT, start, SHORTEST
    while end > 0:
        begin = max(0, end - length)
        walk = reach.to(STEPS, begin) if begin else reach.start()
        found = None
        while walk.position < end - 1 and not at_end(reach, walk):
            effort -= go_on(reach, walk, wanted, end)
            if effort < 0 and end < start:  # at least the first stretch is looked through
                raise NotWithin(start - end)
            if wanted.here(walk):
                found = walk.position
        if found is not None:
            return found
        end, length = begin, length * 4
    return None


def go_on(reach: Reach, walk: Walk, wanted: Wanted, end: int | None = None) -> int:
    """One step on, or over a subtree that cannot hold the wanted step and ends before `end`; its cost in looks."""
    cost, call = 1, walk.coming
    if isinstance(walk, OdometerWalk) and wanted.alike and not wanted.here(walk):
        walk.leap(end)
    if call and reach.index.skips and (wanted.solution or not wanted.below(call)):
        sums = reach.index.sums(call.node, call.row, call.ld, call.col, call.rd)
        if call.node == NO_NODE:  # it was measured; one too large for that costs as much as measuring may
            calls = sums.calls if sums else reach.index.stretch // TOO_LARGE_SHARE
            cost += calls * LOOK_SHARE // reach.index.stretch
        if sums and (not wanted.below(call) or not sums.solutions):
            body = walk.body(call)
            if body and (end is None or walk.position + body.steps < end - 1):
                walk.skip(call, body)
                return cost
    walk.step()
    return cost
