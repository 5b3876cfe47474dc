"""The bitmask search on a board with closed squares, regions, given queens and a rule."""

from dataclasses import fields

from ..puzzle.board import LARGEST
from .algorithm import MaskAlgorithm
from .masks import BITMASK


class BoardAlgorithm(MaskAlgorithm):
    """A search with masks on a board of its own."""


PUZZLE = BoardAlgorithm(
    **{each.name: getattr(BITMASK, each.name) for each in fields(BITMASK)}
    | {
        "id": "puzzle",
        "title": "Puzzle",
        "blurb": "The bitmask search on a board with closed squares, coloured regions or given queens.",
        "largest": LARGEST,
        "indexed": LARGEST,
        "reason": f"a board of the puzzle has at most {LARGEST} rows",
        "takes_board": True,
    }
)
