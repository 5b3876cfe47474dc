"""The debugger's moves from the step of a walk: over and out.

A step that raises a counter ("the first at which solutions is 7") is found by `Reach` instead, without looking at the
steps in between.
"""

from typing import Literal

from ..step import DEAD_ENDS, SOLUTIONS
from ..walks.walk import OpenCall, Walk

What = Literal["solution", "dead_end", "over", "out"]
Direction = Literal["forward", "backward"]
COUNTED: dict[str, int] = {"solution": SOLUTIONS, "dead_end": DEAD_ENDS}


def step_over_backward(walk: Walk) -> int | None:
    """Return the `place` of the queen that a `return` lifted; else the step before, None from step 0."""
    if walk.kind == "return" and walk.open and walk.ended:
        return walk.ended.entered - 1
    return walk.position - 1 if walk.position else None


def step_out_backward(walk: Walk) -> int | None:
    """Return the `call` that began the active call; from there its caller's; without calls the first step."""
    start = walk.position
    return max((call.entered for call in walk.open if call.entered < start), default=0 if start else None)


def call_to_leave(walk: Walk, what: What) -> tuple[OpenCall, int] | None:
    """Return the call that `over` or `out` leaves, and the step that enters it; None if there is no call to leave."""
    if what == "over":
        return (walk.coming, walk.position + 1) if walk.coming else None
    return (walk.open[-1], walk.open[-1].entered) if walk.open else None
