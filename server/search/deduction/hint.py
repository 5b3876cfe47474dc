"""The next finding for a player, and the player's first mistake."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from ..pausable import Pauses
from ..puzzle.board import Board, Square
from .deduce import HORIZON, Place, Step, apply, deduce, layout_of
from .layout import Layout, State, bits, union
from .rules import Finding, find

Mark = tuple[Literal["queen", "crossed"], Square]  # a square that has a player's queen, or is crossed out


class TooLong(Exception):
    """No solution has been found within the horizon."""


def hinting(board: Board, marks: Sequence[Mark]) -> Pauses[tuple[Step | None, Mark | None]]:
    """Find the next finding, or the first mistake.

    Squares that a queen attacks count as crossed out. A guess is right. A board without solutions has no mistakes: the
    finding is a contradiction without units. Beyond `HORIZON` steps no mistake is found, and a guess may be wrong.

    Returns:
        A step and None; None and the first mark that no solution has together with those before it; or None and None if
        all queens are placed.
    """
    layout, known = layout_of(board), 0
    state = mark(layout, marks)
    while True:
        try:
            solution = yield from solve(layout, marks[:known])
        except TooLong:
            return next_step(state, find(layout, state)), None
        if solution is None:
            return (None, marks[known - 1]) if known else (next_step(state, Finding("contradiction")), None)
        wrong = [k for k, (kind, square) in enumerate(marks, 1) if has(layout, solution, square) != (kind == "queen")]
        if not wrong:
            finding = find(layout, state)
            right = finding.proof & solution if finding.kind == "guess" else finding.squares
            return next_step(state, replace(finding, squares=right)), None
        known = wrong[0]


def has(layout: Layout, solution: int, square: Square) -> bool:
    """Return whether a solution has a queen on a square."""
    return bool(solution & layout.bit(square))


def mark(layout: Layout, marks: Iterable[Mark]) -> State:
    """Return the state of a board with a player's marks."""
    marked = {kind: layout.set_of(square for each, square in marks if each == kind) for kind in ("queen", "crossed")}
    queens = layout.start.queens | marked["queen"]
    attacked = union(layout.reach[queen] for queen in bits(queens))
    return State(layout.start.free & ~marked["crossed"] & ~queens & ~attacked, queens)


def solve(layout: Layout, marks: Sequence[Mark]) -> Pauses[int | None]:
    """Find a solution with these marks; None if there is none. Raises TooLong."""
    state = mark(layout, marks)
    crossed = layout.set_of(square for kind, square in marks if kind == "crossed")
    closed = ~(layout.start.free | layout.start.queens)
    if any(queen & (closed | crossed) or layout.reach[queen] & state.queens for queen in bits(state.queens)):
        return None
    for step in deduce(layout, Place(state)):
        yield
        if step.kind == "solution":
            return step.queens
        if step.step == HORIZON:
            raise TooLong
    return None


def next_step(state: State, finding: Finding) -> Step | None:
    """Return the step of a finding; None if all queens are placed."""
    return None if finding.kind == "solution" else Step.of(finding, apply(state, finding))
