"""Martin Richards' bitmask search: all free squares of a row from one expression, the next one from another."""

from ..step import Counters
from .algorithm import MaskAlgorithm, Sums


def body(n: int, sums: Sums) -> Counters:  # noqa: ARG001 - others need n
    """Return the counters of a subtree: three steps a placement, but not the topmost call's `place` and `return`.

    Each call is one check, since one expression finds the free squares of its row; a solution needs none.
    """
    calls, solutions, dead_ends = sums
    return Counters(
        steps=3 * calls - 2,
        calls=calls,
        placements=calls - 1,
        solutions=solutions,
        dead_ends=dead_ends,
        checks=calls - solutions,
    )


def steps(n: int, row: int) -> int:  # noqa: ARG001 - others need n
    """Return the steps of a call: `call`, `return`, and, but for the outermost call, the `place` before it."""
    return 3 if row else 2


BITMASK = MaskAlgorithm(
    id="bitmask",
    title="Bitmask",
    blurb="Martin Richards' search: three masks, and one expression finds every free square of a row.",
    steps=steps,
    body=body,
    lines={"call": (3, 6), "place": (7, 8, 9, 10), "solution": (3, 4, 5), "return": (7,)},
)
