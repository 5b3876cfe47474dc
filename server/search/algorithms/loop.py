"""`bitmask` without recursion: arrays hold the masks of every row, as on a GPU or a microcontroller.

Placing a queen writes the masks of the next row; going back only lowers `row`. `poss[n]` is never written and stays 0,
so the loop leaves a solution in the same way as a dead end.
"""

from .algorithm import MaskAlgorithm
from .bitmask import body, steps

BACK = (6, 20, 5)  # nothing is left to try; go one row up, and test whether that is still a row

LOOP = MaskAlgorithm(
    id="loop",
    title="Loop",
    blurb="The bitmask search without recursion: the masks of every row stand in arrays, and a counter says which row.",
    steps=steps,
    body=body,
    lines={
        "call": (12, 13, 16, 5),
        "place": (6, 7, 8, 9, 10, 11),
        "solution": (12, 13, 14, 15, 5),
        "return": BACK,
    },
    first=(3, 4, 5),
    solved=BACK,
    ended=(12, 13, 14, 15),
)
