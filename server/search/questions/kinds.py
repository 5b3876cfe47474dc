"""The kinds of question: the steps at which each can be asked, and the trace's answer.

A kind's function takes a step and its lookahead. It returns the answer and the step that shows it, or None if the
question cannot be asked. An answer is one whole number: a bit or a mask of the board's columns (column c is bit
n-1-c; in a search that fills columns, row r is bit n-1-r), a row, a line of the listing, or one of a few cases.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, get_args

from ..algorithms.algorithm import MaskAlgorithm
from ..step import AnyStep, Step
from .lookahead import Lookahead

About = Literal["next", "free", "ld", "col", "rd", "falls", "after", "ends", "below", "back", "line", "attacker"]
Found = tuple[int, AnyStep]  # the answer, and the step that shows it
AnswerType: TypeAlias = Literal["bit", "bits", "rows", "queen", "line"] | int  # an int: cases, from 0 to this one

MOST_BELOW = 12  # steps that a learner can follow in their head


def answer_next(ahead: Lookahead) -> Found | None:
    """Which free square gets the next queen? Its bit."""
    if ahead.now.kind != "call" or len(free_squares(ahead.now)) < 2:
        return None
    placed = ahead.first_of("place")
    if placed is None or placed.square is None:
        return None
    return 1 << placed.n - 1 - position(placed, placed.square), placed


def answer_free(ahead: Lookahead) -> Found | None:
    """Which squares of the row are free? `poss`."""
    step = ahead.now
    return (step.poss, step) if isinstance(step, Step) and step.kind == "call" else None


def answer_mask(name: Literal["ld", "col", "rd"], ahead: Lookahead) -> Found | None:
    """What is this mask one row down?"""
    below = row_below(ahead)
    return (getattr(below, name), below) if below else None


def answer_falls(ahead: Lookahead) -> Found | None:
    """Which attacks leave the board on the way down? 0 none, 1 one of `ld`, 2 one of `rd`, 3 one of each."""
    step, below, algorithm = ahead.now, row_below(ahead), ahead.steps.algorithm
    if below is None or not isinstance(step, Step) or not isinstance(algorithm, MaskAlgorithm):
        return None
    flip = (1 << step.n) - 1 if algorithm.inverted else 0
    touch = ahead.steps.board is not None and ahead.steps.board.rule == "touch"  # only the queen's own attacks go on
    leaves_right = ((0 if touch else step.ld ^ flip) | step.bit) & 1
    leaves_left = ((0 if touch else step.rd ^ flip) | step.bit) >> step.n - 1
    return leaves_right + 2 * leaves_left, below


def answer_after(ahead: Lookahead) -> Found | None:
    """What happens to a queen next? 0 one is placed, 1 one is lifted."""
    if ahead.now.kind not in ("call", "return"):
        return None
    moved = ahead.first_of("place", "return")
    if moved is None or moved.square is None:  # the outermost return lifts none
        return None
    return int(moved.kind == "return"), moved


def answer_ends(ahead: Lookahead) -> Found | None:
    """What happens right after this queen is placed? 0 the search goes on below it, 1 a dead end, 2 a solution."""
    below = ahead.at(1)
    if ahead.now.kind != "place" or below is None:
        return None
    if below.kind == "solution":
        return 2, below
    if isinstance(below, Step):
        return int(below.poss == 0), below
    tried = ahead.first_of("place", "return")
    return (int(tried.kind == "return"), tried) if tried else None


def answer_below(ahead: Lookahead) -> Found | None:
    """Does a solution follow below this queen? 1 yes, 0 no. Asked if a few steps decide it."""
    if ahead.now.kind != "place":
        return None
    depth = len(ahead.now.stack or ())
    decided = ahead.first(
        lambda step: step.kind == "solution" or (step.kind == "return" and len(step.stack or ()) == depth), MOST_BELOW
    )
    return (int(decided.kind == "solution"), decided) if decided else None


def answer_back(ahead: Lookahead) -> Found | None:
    """How many rows does the search go back before it places the next queen?"""
    step = ahead.now
    stuck = step.kind == "return" or (isinstance(step, Step) and step.kind == "call" and not step.poss)
    placed = ahead.first_of("place") if stuck else None
    return (len(step.stack or ()) - len(placed.stack or ()), placed) if placed else None


def answer_line(ahead: Lookahead) -> Found | None:
    """Which line of the listing runs next?"""
    following = ahead.at(1)
    return (following.lines[0], following) if following and following.lines else None


def answer_attacker(ahead: Lookahead) -> Found | None:
    """Which queen attacks this square? Its row."""
    step = ahead.now
    return None if isinstance(step, Step) or step.attacker is None else (step.attacker[0], step)


class QuestionKind(NamedTuple):
    """A kind of question: the function that finds its answer, and the type of its answers."""

    find_answer: Callable[[Lookahead], Found | None]
    answer_type: AnswerType


KINDS: Mapping[About, QuestionKind] = {
    "next": QuestionKind(answer_next, "bit"),
    "free": QuestionKind(answer_free, "bits"),
    "ld": QuestionKind(partial(answer_mask, "ld"), "bits"),
    "col": QuestionKind(partial(answer_mask, "col"), "bits"),
    "rd": QuestionKind(partial(answer_mask, "rd"), "bits"),
    "falls": QuestionKind(answer_falls, 3),
    "after": QuestionKind(answer_after, 1),
    "ends": QuestionKind(answer_ends, 2),
    "below": QuestionKind(answer_below, 1),
    "back": QuestionKind(answer_back, "rows"),
    "line": QuestionKind(answer_line, "line"),
    "attacker": QuestionKind(answer_attacker, "queen"),
}
assert tuple(KINDS) == get_args(About)


def row_below(ahead: Lookahead) -> Step | None:
    """Return the step that enters the next row, after a `place` in a search with masks; else None."""
    below = ahead.at(1) if ahead.now.kind == "place" else None
    return below if isinstance(below, Step) else None


def free_squares(step: AnyStep) -> list[int]:
    """List the positions, from 0, along the line that the search has just entered, at which a queen can be placed."""
    if isinstance(step, Step):
        return [place for place in range(step.n) if step.poss >> step.n - 1 - place & 1]
    lines = [position(step, square) for square in step.queens]
    distances = range(len(lines), 0, -1)
    return [
        place
        for place in range(step.n)
        if all(abs(other - place) not in (0, distance) for other, distance in zip(lines, distances, strict=True))
    ]


def position(step: AnyStep, square: tuple[int, int]) -> int:
    """Return a square's position in its line: its column, or its row in a search that fills columns."""
    return square[0] if not isinstance(step, Step) and step.row is None else square[1]
