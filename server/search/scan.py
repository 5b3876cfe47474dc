"""Looking for a step by what it does: which line of the listing it runs, or where it puts a queen. Bounded.

No counter leads to such a step, so it is walked to; subtrees that cannot hold it are passed over. Backward the
stretches before the start are walked through, the nearest first, each four times as long as the one after it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .algorithms.algorithm import Algorithm
from .find import Direction
from .reach import Reach
from .sums import Sums
from .walk import SOLUTIONS, STEPS, OpenCall, Walk

EFFORT = 10_000  # steps and subtrees that one search looks at: at most some 300 milliseconds
SHORTEST = 256  # steps in the first stretch of a search backward


class NotWithin(LookupError):
    """Nothing found in the `steps` steps that could be looked through; there may be one beyond."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"not within {steps:,} steps")
        self.steps = steps


@dataclass(frozen=True)
class Wanted:
    """What is looked for: does this step do it, and can the subtree of this call hold such a step?"""

    here: Callable[[Walk], bool]
    below: Callable[[OpenCall, Sums], bool]


def line(algorithm: Algorithm, number: int) -> Wanted:
    """Steps that run a line of the listing."""
    kinds = {kind for kind, lines in algorithm.lines.items() if number in lines}
    rare = kinds == {"solution"}
    return Wanted(
        lambda walk: walk.kind in kinds and not walk.ended_in_solution, lambda _, sums: not rare or sums.solutions > 0
    )


def square(n: int, row: int, column: int) -> Wanted:
    """Steps that put a queen on a square."""
    bit = 1 << n - 1 - column

    def here(walk: Walk) -> bool:
        return walk.kind == "place" and walk.open[-1].row == row and walk.open[-1].bit == bit

    def below(call: OpenCall, _: Sums) -> bool:
        rows = row - call.row
        return rows >= 0 and not (call.ld >> rows | call.col | call.rd << rows) & bit

    return Wanted(here, below)


def nearest(reach: Reach, wanted: Wanted, start: int, direction: Direction) -> int | None:
    """The nearest wanted step strictly after `start` (before it), None if there is none. Raises NotWithin."""
    return after(reach, wanted, start) if direction == "forward" else before(reach, wanted, start)


def after(reach: Reach, wanted: Wanted, start: int) -> int | None:
    walk = reach.to(STEPS, start + 1)
    effort = EFFORT
    while effort:
        effort -= 1
        if not go_on(reach, walk, wanted):
            return None
        if wanted.here(walk):
            return walk.position
    raise NotWithin(walk.position - start)


def before(reach: Reach, wanted: Wanted, start: int) -> int | None:
    effort, end, length = EFFORT, start, SHORTEST
    while end > 0:
        begin = max(0, end - length)
        walk = reach.to(STEPS, begin) if begin else reach.start()
        found = None
        while walk.position < end - 1 and go_on(reach, walk, wanted, end):
            effort -= 1
            if effort < 0:
                raise NotWithin(start - end)
            if wanted.here(walk):
                found = walk.position
        if found is not None:
            return found
        end, length = begin, length * 4
    return None


def go_on(reach: Reach, walk: Walk, wanted: Wanted, end: int | None = None) -> bool:
    """One step on, over the coming subtree if that can't hold the wanted step and ends before `end`."""
    if walk.finished or (reach.first_only and walk.count[SOLUTIONS]):  # the end of the trace
        return False
    call = walk.coming
    sums = call and reach.index.sums(call.node, call.row, call.ld, call.col, call.rd)
    if call and sums and not wanted.below(call, sums):
        body = reach.algorithm.body(sums)
        if end is None or walk.position + body.steps < end - 1:
            walk.skip(call, body)
            return True
    walk.step()
    return True
