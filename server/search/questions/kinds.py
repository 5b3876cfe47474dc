"""The kinds of question. Each says at which steps it can be asked, and what the trace answers.

Its function leads from a step and what follows it to the answer and the step that shows it, or to None where the
question cannot be asked. An answer is one whole number: a bit or a mask of the board's columns (column c is bit
n-1-c; in a search that fills columns, row r is bit n-1-r), a row, a line of the listing, or one of a few cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias, get_args

from ..algorithms.algorithm import MaskAlgorithm
from ..step import AnyStep, Step
from .ahead import Ahead

About = Literal["next", "free", "ld", "col", "rd", "falls", "after", "ends", "below", "back", "line", "attacker"]
Found = tuple[int, AnyStep]  # the answer, and the step that shows it
Answers: TypeAlias = Literal["bit", "bits", "rows", "queen", "line"] | int  # an int: cases, from 0 to this one

MOST_BELOW = 12  # steps that a learner can follow in their head


def ask_next(ahead: Ahead) -> Found | None:
    """Which free square gets the next queen? Its bit."""
    if ahead.now.kind != "call" or len(free_squares(ahead.now)) < 2:
        return None
    placed = ahead.first_of("place")
    if placed is None or placed.square is None:
        return None
    return 1 << placed.n - 1 - position(placed, placed.square), placed


def ask_free(ahead: Ahead) -> Found | None:
    """Which squares of the row are free? `poss`."""
    step = ahead.now
    return (step.poss, step) if isinstance(step, Step) and step.kind == "call" else None


def ask_ld(ahead: Ahead) -> Found | None:
    """What is `ld` one row down?"""
    below = row_below(ahead)
    return (below.ld, below) if below else None


def ask_col(ahead: Ahead) -> Found | None:
    """What is `col` one row down?"""
    below = row_below(ahead)
    return (below.col, below) if below else None


def ask_rd(ahead: Ahead) -> Found | None:
    """What is `rd` one row down?"""
    below = row_below(ahead)
    return (below.rd, below) if below else None


def ask_falls(ahead: Ahead) -> Found | None:
    """Which attacks leave the board on the way down? 0 none, 1 one of `ld`, 2 one of `rd`, 3 one of each."""
    step, below, algorithm = ahead.now, row_below(ahead), ahead.film.algorithm
    if below is None or not isinstance(step, Step) or not isinstance(algorithm, MaskAlgorithm):
        return None
    flip = (1 << step.n) - 1 if algorithm.inverted else 0
    leaves_right = (step.ld ^ flip | step.bit) & 1
    leaves_left = (step.rd ^ flip | step.bit) >> step.n - 1
    return leaves_right + 2 * leaves_left, below


def ask_after(ahead: Ahead) -> Found | None:
    """What happens to a queen next? 0 one is placed, 1 one is lifted."""
    if ahead.now.kind not in ("call", "return"):
        return None
    moved = ahead.first_of("place", "return")
    if moved is None or moved.square is None:  # the outermost return lifts none
        return None
    return int(moved.kind == "return"), moved


def ask_ends(ahead: Ahead) -> Found | None:
    """What comes of this queen at once? 0 the search goes on below her, 1 a dead end, 2 a solution."""
    below = ahead.at(1)
    if ahead.now.kind != "place" or below is None:
        return None
    if below.kind == "solution":
        return 2, below
    if isinstance(below, Step):
        return int(below.poss == 0), below
    tried = ahead.first_of("place", "return")
    return (int(tried.kind == "return"), tried) if tried else None


def ask_below(ahead: Ahead) -> Found | None:
    """Does a solution follow below this queen? 1 yes, 0 no. Asked where a few steps decide it."""
    if ahead.now.kind != "place":
        return None
    depth = len(ahead.now.stack or ())
    decided = ahead.first(
        lambda step: step.kind == "solution" or (step.kind == "return" and len(step.stack or ()) == depth), MOST_BELOW
    )
    return (int(decided.kind == "solution"), decided) if decided else None


def ask_back(ahead: Ahead) -> Found | None:
    """How many rows does the search go back before it places the next queen?"""
    step = ahead.now
    stuck = step.kind == "return" or (isinstance(step, Step) and step.kind == "call" and not step.poss)
    placed = ahead.first_of("place") if stuck else None
    return (len(step.stack or ()) - len(placed.stack or ()), placed) if placed else None


def ask_line(ahead: Ahead) -> Found | None:
    """Which line of the listing runs next?"""
    following = ahead.at(1)
    return (following.lines[0], following) if following and following.lines else None


def ask_attacker(ahead: Ahead) -> Found | None:
    """Which queen attacks this square? Her row."""
    step = ahead.now
    return None if isinstance(step, Step) or step.attacker is None else (step.attacker[0], step)


class Kind(NamedTuple):
    """How the trace answers a question, and what its answers can be."""

    ask: Callable[[Ahead], Found | None]
    answers: Answers


KINDS: Mapping[About, Kind] = {
    "next": Kind(ask_next, "bit"),
    "free": Kind(ask_free, "bits"),
    "ld": Kind(ask_ld, "bits"),
    "col": Kind(ask_col, "bits"),
    "rd": Kind(ask_rd, "bits"),
    "falls": Kind(ask_falls, 3),
    "after": Kind(ask_after, 1),
    "ends": Kind(ask_ends, 2),
    "below": Kind(ask_below, 1),
    "back": Kind(ask_back, "rows"),
    "line": Kind(ask_line, "line"),
    "attacker": Kind(ask_attacker, "queen"),
}
assert tuple(KINDS) == get_args(About)


def row_below(ahead: Ahead) -> Step | None:
    """After a `place` in a search with masks: the step that enters the next row."""
    below = ahead.at(1) if ahead.now.kind == "place" else None
    return below if isinstance(below, Step) else None


def free_squares(step: AnyStep) -> list[int]:
    """Where a queen can be placed in the line that the search has just entered: positions along it, from 0."""
    lines = [position(step, square) for square in step.queens]
    distances = range(len(lines), 0, -1)
    return [
        place
        for place in range(step.n)
        if all(abs(other - place) not in (0, distance) for other, distance in zip(lines, distances, strict=True))
    ]


def position(step: AnyStep, square: tuple[int, int]) -> int:
    """Where a square stands in its line: its column, or its row in a search that fills columns."""
    return square[0] if not isinstance(step, Step) and step.row is None else square[1]
