"""The next finding for a player, and the player's first mistake."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from ..pausable import Pauses
from ..puzzle.board import Board, Square
from .deduce import Place, Step, apply, deduce, layout_of
from .layout import Layout, State, bits, union
from .rules import Finding, find

Mark = tuple[Literal["queen", "crossed"], Square]  # a square that has a player's queen, or is crossed out


def hinting(board: Board, marks: Sequence[Mark]) -> Pauses[tuple[Step | None, Mark | None]]:
    """Find the next finding, or the first mistake.

    Squares that a queen attacks count as crossed out. A guess is right. A board without solutions has no mistakes: the
    finding is a contradiction without units.

    Returns:
        A step and None; None and the first mark that no solution has together with those before it; or None and None if
        all queens are placed.
    """
    layout, known = layout_of(board), 0
    while True:
        solution = yield from solve(layout, marks[:known])
        if solution is None and known:
            return None, marks[known - 1]
        wrong = [k for k, (kind, square) in enumerate(marks, 1) if has(layout, solution, square) != (kind == "queen")]
        if solution is None or not wrong:
            return next_step(layout, mark(layout, marks), solution), None
        known = wrong[0]


def has(layout: Layout, solution: int | None, square: Square) -> bool:
    """Return whether a solution has a queen on a square."""
    return bool((solution or 0) & layout.bit(square))


def mark(layout: Layout, marks: Iterable[Mark]) -> State:
    """Return the state of a board with a player's marks."""
    marked = {kind: layout.set_of(square for each, square in marks if each == kind) for kind in ("queen", "crossed")}
    queens = layout.start.queens | marked["queen"]
    attacked = union(layout.reach[queen] for queen in bits(queens))
    return State(layout.start.free & ~marked["crossed"] & ~queens & ~attacked, queens)


def solve(layout: Layout, marks: Sequence[Mark]) -> Pauses[int | None]:
    """Find a solution with these marks; None if there is none."""
    state = mark(layout, marks)
    crossed = layout.set_of(square for kind, square in marks if kind == "crossed")
    closed = ~(layout.start.free | layout.start.queens)
    if any(queen & (closed | crossed) or layout.reach[queen] & state.queens for queen in bits(state.queens)):
        return None
    for step in deduce(layout, Place(state)):
        yield
        if step.kind == "solution":
            return step.queens
    return None


def next_step(layout: Layout, state: State, solution: int | None) -> Step | None:
    """Return the step after a state that agrees with a solution, which has the square of a guess."""
    finding = find(layout, state) if solution else Finding("contradiction")
    if finding.kind == "solution":
        return None
    if finding.kind == "guess" and solution:
        finding = replace(finding, squares=finding.proof & solution)
    return Step.of(finding, apply(state, finding))
