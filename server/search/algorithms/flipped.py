"""`bitmask` with every bit inverted: a set bit is a free square, and a queen clears bits."""

from .algorithm import MaskAlgorithm
from .bitmask import body, steps

FLIPPED = MaskAlgorithm(
    id="flipped",
    title="Flipped",
    blurb="The same masks the other way round: a 1 is a free square, so no complement has to be taken.",
    steps=steps,
    body=body,
    lines={"call": (3, 6), "place": (7, 8, 9, 10), "solution": (3, 4, 5), "return": (7,)},
    inverted=True,
)
