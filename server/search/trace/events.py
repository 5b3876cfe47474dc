"""The search, of bounded effort, for a step that runs a line of the listing or puts a queen on a square.

No counter leads to such a step, so a walk goes there and skips the subtrees that cannot hold it. A search backward
walks through windows: the first ends at the start, each next one before the last, and is four times as long.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..algorithms.algorithm import Algorithm, Goal
from ..index.index import NO_NODE, TOO_LARGE_SHARE
from ..pausable import Pauses
from ..step import Square
from ..walks.odometer_walk import OdometerWalk
from ..walks.walk import NEVER, OpenCall, Walk

EFFORT = 10_000  # looks that one search may take: about 300 milliseconds
LOOK_SHARE = 15_000  # one look costs as much as measuring 1/15,000 of an index's horizon
SHORTEST = 256  # steps in the first window of a search backward


class NotWithin(LookupError):
    """A search gave up after `steps` steps without a match; there may be one beyond. A kind of LookupError.

    A search from the last of these steps goes on.

    >>> try:
    ...     found = Trace("bitmask", 32).find_square(0, 0)
    ... except NotWithin as error:
    ...     print(error.steps > 1_000_000)
    True
    """

    def __init__(self, steps: int) -> None:
        super().__init__(f"not within {steps:,} steps")
        self.steps = steps


@dataclass(frozen=True)
class Target:
    """The target of a search.

    - `here`: returns whether the last step of a walk is a match;
    - `below`: returns whether a call's subtree may hold a match;
    - `solution`: only solutions match;
    - `alike`: of boards that are tested alike, all match or none does.
    """

    here: Callable[[Walk], bool]
    below: Callable[[OpenCall], bool]
    solution: bool = False
    alike: bool = False


def runs_line(algorithm: Algorithm, number: int, goal: Goal) -> Target:
    """Make the target of steps that run a line of the listing for a goal."""
    kinds = algorithm.kinds_at(number, goal)

    def here(walk: Walk) -> bool:
        return walk.kind in kinds and number in walk.lines

    return Target(here, lambda _: bool(kinds), solution=kinds == {"solution"}, alike=True)


def places_queen(start: Walk, square: Square) -> Target:
    """Make the target of steps that put a queen on a square of the board; `start`: a walk of the trace."""
    row, bit = start.locate(square)

    def here(walk: Walk) -> bool:
        return walk.kind == "place" and walk.open[-1].row == row and walk.open[-1].bit == bit

    return Target(here, lambda call: start.may_place(call, row, bit))


def find_after(walk: Walk, target: Target) -> Pauses[int | None]:
    """Find the nearest match after the step of the walk; None if there is none. Raises NotWithin."""
    start, effort = walk.position, EFFORT
    while effort > 0 and not walk.finished:
        effort -= advance(walk, target)
        if target.here(walk):
            return walk.position
        yield
    if walk.finished:
        return None
    raise NotWithin(walk.position - start)


def find_before(walk_before: Callable[[int], Pauses[Walk]], target: Target, start: int) -> Pauses[int | None]:
    """Find the nearest match before step `start`; None if there is none. Raises NotWithin.

    `walk_before(k)` must make a walk that has taken all steps before step k.
    """
    effort, end, length = EFFORT, start, SHORTEST
    while end > 0:
        begin = max(0, end - length)
        walk = yield from walk_before(begin)
        found = None
        while walk.position < end - 1 and not walk.finished:
            effort -= advance(walk, target, end)
            if effort < 0 and end < start:  # the first window is always looked through
                raise NotWithin(start - end)
            if target.here(walk):
                found = walk.position
            yield
        if found is not None:
            return found
        end, length = begin, length * 4
    return None


def advance(walk: Walk, target: Target, end: int = NEVER) -> int:
    """Take one step, or skip a subtree that holds no match and ends before step `end`; return the cost in looks."""
    cost, call, index = 1, walk.coming, walk.index
    if isinstance(walk, OdometerWalk) and target.alike and not target.here(walk):
        walk.leap(end)
    if call and index.skips and (target.solution or not target.below(call)):
        sums = walk.measure(call)
        if call.node == NO_NODE:  # it was measured; one that is too large costs the most
            calls = sums.calls if sums else index.horizon // TOO_LARGE_SHARE
            cost += calls * LOOK_SHARE // index.horizon
        if sums and (not target.below(call) or not sums.solutions):
            body = walk.body(call)
            if body and walk.position + body.steps < end - 1:
                walk.skip(call, body)
                return cost
    walk.step()
    return cost
