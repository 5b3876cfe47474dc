"""The bitmask searches: `bitmask`, `loop` and `flipped` find all free squares of a row from one expression."""

from dataclasses import replace

from ..step import Counters
from .algorithm import MaskAlgorithm, Sums


def body(n: int, sums: Sums) -> Counters:  # noqa: ARG001 - others need n
    """Return the counters of a subtree: three steps a placement, but not the topmost call's `place` and `return`.

    Each call is one check, since one expression finds the free squares of its row; a solution needs none.
    """
    calls, solutions, dead_ends = sums
    return Counters(3 * calls - 2, calls, calls - 1, solutions, dead_ends, checks=calls - solutions)


def steps(n: int, row: int) -> int:  # noqa: ARG001 - others need n
    """Return the steps of a call: `call`, `return`, and, but for the outermost call, the `place` before it."""
    return 3 if row else 2


# Martin Richards' search: the free squares of a row from one expression, the next one from another.
BITMASK = MaskAlgorithm(
    id="bitmask",
    title="Bitmask",
    blurb="Martin Richards' search: three masks, and one expression finds every free square of a row.",
    steps=steps,
    body=body,
    lines={"call": (3, 6), "place": (7, 8, 9, 10), "solution": (3, 4, 5), "return": (7,)},
)

# `bitmask` without recursion: arrays hold the masks of every row, as on a GPU or a microcontroller. Placing a queen
# writes the masks of the next row; going back only lowers `row`. `poss[n]` is never written and stays 0, so the loop
# leaves a solution in the same way as a dead end.
BACK = (6, 20, 5)  # nothing is left to try; go one row up, and test whether that is still a row
LOOP = replace(
    BITMASK,
    id="loop",
    title="Loop",
    blurb="The bitmask search without recursion: the masks of every row stand in arrays, and a counter says which row.",
    lines={"call": (12, 13, 16, 5), "place": (6, 7, 8, 9, 10, 11), "solution": (12, 13, 14, 15, 5), "return": BACK},
    first=(3, 4, 5),
    solved=BACK,
    ended=(12, 13, 14, 15),
)

# `bitmask` with every bit inverted: a set bit is a free square, and a queen clears bits.
FLIPPED = replace(
    BITMASK,
    id="flipped",
    title="Flipped",
    blurb="The same masks the other way round: a 1 is a free square, so no complement has to be taken.",
    inverted=True,
)
