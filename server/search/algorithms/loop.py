"""`bitmask` without recursion: its masks stand in arrays, one place a row, as on a GPU or a microcontroller.

A queen's place writes the masks of the next row, a step back only lowers `row`. `poss[n]` is never written and stays 0,
so that the loop leaves a solution as it leaves a dead end.
"""

from .algorithm import MaskAlgorithm
from .bitmask import body, steps

BACK = (6, 20, 5)  # nothing is left to try; one row up, and is that still a row?

LOOP = MaskAlgorithm(
    id="loop",
    title="Loop",
    blurb="The bitmask search without recursion: the masks of every row stand in arrays, and a counter says which row.",
    steps=steps,
    body=body,
    lines={
        "call": (12, 13, 16, 5),
        "place": (6, 7, 8, 9, 10, 11),
        "solution": (12, 13, 14, 5),
        "return": BACK,
    },
    first=(3, 4, 5),
    solved=BACK,
)
