"""Looking for a step from another one: solutions, dead ends, and the debugger's moves over and out.

Knows walks and counters. A step is found by its counter ("the first step at which solutions is 7"), never by looking at
the steps in between.
"""

from typing import Literal

from ..step import DEAD_ENDS, SOLUTIONS, STEPS
from ..walks.reach import Reach
from ..walks.walk import Walk

What = Literal["solution", "dead_end", "over", "out"]
Direction = Literal["forward", "backward"]
COUNTED: dict[str, int] = {"solution": SOLUTIONS, "dead_end": DEAD_ENDS}


def numbered(reach: Reach, what: str, number: int) -> int | None:
    """The step that counts the `number`-th solution or dead end, from 1; None when there are fewer."""
    counter = COUNTED[what]
    if number < 1 or (reach.end and number > reach.end[counter]):
        return None
    walk = reach.towards(counter, number)
    return walk.position if reach.on(walk, counter, number) else None


def nearest(reach: Reach, what: str, start: int, direction: Direction) -> int | None:
    """The nearest solution or dead end strictly after `start`, or strictly before it."""
    counter = COUNTED[what]
    if direction == "forward":
        walk = reach.to(STEPS, start + 1)
        return walk.position if reach.on(walk, counter, walk.count[counter] + 1) else None
    return numbered(reach, what, reach.to(STEPS, start).count[counter]) if start else None


def over(reach: Reach, start: int, direction: Direction) -> int | None:
    """From a `place` the `return` that lifts its queen, backward the other way round; else the neighbour."""
    walk = reach.to(STEPS, start + 1)
    if direction == "backward":
        if walk.kind == "return" and walk.open and walk.ended:
            return walk.ended.entered - 1
        return start - 1 if start else None
    if not walk.coming:
        return inside(reach, start + 1)
    body = walk.body(walk.coming)
    return inside(reach, start + 1 + body.steps if body else reach.call_end(walk, len(walk.open), start + 1))


def out(reach: Reach, start: int, direction: Direction) -> int | None:
    """The `return` of the active call; backward the `call` that it began with, from there that of its caller.

    Where there are no calls, the last step; backward the first.
    """
    walk = reach.to(STEPS, start + 1)
    if direction == "backward":
        return max((call.entered for call in walk.open if call.entered < start), default=0 if start else None)
    if at_end(reach, walk):
        return None
    depth = len(walk.open)
    if depth > 1 or not reach.end:
        active = walk.open[-1]
        body = walk.body(active)
        ended = active.entered + body.steps if body else reach.call_end(walk, depth - 1, active.entered)
        found = inside(reach, ended)
        if depth > 1 or found is not None:
            return found
    assert reach.end
    return reach.end.steps - 1  # of the outermost call; where the trace is cut off, that is no return


def at_end(reach: Reach, walk: Walk) -> bool:
    """Whether no step of the trace follows."""
    return (
        walk.finished
        or (reach.first_only and walk.count[SOLUTIONS] > 0)
        or (reach.end is not None and walk.position + 1 >= reach.end.steps)
    )


def inside(reach: Reach, number: int) -> int | None:
    """A step's number, where the trace goes so far."""
    if reach.end is None and reach.first_only:  # the end may lie before it
        return number if reach.on(reach.towards(STEPS, number + 1), STEPS, number + 1) else None
    return number if reach.end is None or number < reach.end.steps else None
