"""Deduction as a sequence of steps: findings, guesses where no rule helps, and the way back from each guess.

A step needs only its place, so a deduction stores a few places instead of its steps.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from ..pausable import Pauses
from ..puzzle.board import Board
from .layout import Layout, State, Unit
from .rules import Finding, FindingKind, find

GUESSED = 6  # in place of a rule, how hard a board is that needs guesses
HORIZON = 20_000  # steps; deduction that takes more is not followed to its end
EVERY = 256  # steps between two places that a deduction keeps


@dataclass(frozen=True, slots=True)
class Step:
    """The picture after a finding, a guess or a way back; sets of squares are those of `Layout`.

    - `kind`: also "back", when the branch of the latest guess is done and its square is crossed out;
    - `rule`, `squares`, `proof`, `units`: as in `Finding`;
    - `depth`: the guesses under way; `deductions`, `guesses`, `solutions`: counted so far.
    """

    kind: FindingKind | Literal["back"]
    rule: int | None
    queens: int
    free: int
    squares: int
    proof: int
    units: tuple[Unit, ...]
    step: int = 0
    depth: int = 0
    deductions: int = 0
    guesses: int = 0
    solutions: int = 0

    @classmethod
    def of(cls, finding: Finding, state: State, *counts: int) -> "Step":
        """Return the step of a finding, with the state after it, and `step` to `solutions`."""
        return cls(
            *(finding.kind, finding.rule, state.queens, state.free, finding.squares, finding.proof, finding.units),
            *counts,
        )


@lru_cache(64)
def layout_of(board: Board) -> Layout:
    """Return the layout of a board."""
    return Layout(board)


def apply(state: State, finding: Finding) -> State:
    """Return the state after a finding."""
    is_placed = finding.kind in ("place", "guess")
    return State(state.free & ~finding.squares, state.queens | (finding.squares if is_placed else 0))


class Place(NamedTuple):
    """A place in the sequence of steps, from which it can go on.

    - `state`: that before the next step; None if a branch is done, so that the next step goes back;
    - `guessed`: the guesses under way, each with the state before it;
    - `step`, `deductions`, `guesses`, `solutions`: counted so far.
    """

    state: State | None
    guessed: tuple[tuple[State, Finding], ...] = ()
    step: int = 0
    deductions: int = 0
    guesses: int = 0
    solutions: int = 0


def advance(layout: Layout, place: Place) -> tuple[Step, Place | None]:
    """Return the step at a place, and the next place; None at the end, when both branches of each guess are done."""
    state, guessed, number, *counted = place
    if state is None:
        before, guess = guessed[-1]
        state, guessed = State(before.free & ~guess.squares, before.queens), guessed[:-1]
        step = replace(Step.of(guess, state, number, len(guessed), *counted), kind="back")
        return step, Place(state, guessed, number + 1, *counted)
    finding = find(layout, state)
    if finding.kind == "guess":
        guessed = (*guessed, (state, finding))
    state = apply(state, finding)
    found = finding.rule is not None, finding.kind == "guess", finding.kind == "solution"
    counted = [count + more for count, more in zip(counted, found, strict=True)]
    is_done = finding.kind in ("solution", "contradiction")
    after = Place(None if is_done else state, guessed, number + 1, *counted)
    return Step.of(finding, state, number, len(guessed), *counted), after if guessed or not is_done else None


def deduce(layout: Layout, place: Place | None) -> Iterator[Step]:
    """Yield the steps from a place to the end."""
    while place:
        step, place = advance(layout, place)
        yield step


@dataclass(frozen=True, slots=True)
class Deduction:
    """The steps of a board, at most `HORIZON` of them.

    - `total`: their number; None if there are more;
    - `last`: the last one, with the figures of all;
    - `hardest`: the hardest rule that the board needs; `GUESSED` if it needs guesses, None if it needs neither;
    - `places`: those of the steps 0, EVERY, 2 EVERY, …
    """

    board: Board
    total: int | None
    last: Step
    hardest: int | None
    places: tuple[Place, ...]

    def read(self, start: int, stop: int) -> Pauses[list[Step]]:
        """Return the steps from start up to before stop, as a slice of all."""
        layout, steps = layout_of(self.board), []
        near = min(start // EVERY, len(self.places) - 1)
        for step in deduce(layout, self.places[near]):
            if step.step >= min(stop, self.last.step + 1):
                break
            steps += [step] if step.step >= start else []
            yield
        return steps


def deducing(board: Board) -> Pauses[Deduction]:
    """Deduce as much as follows from a board."""
    layout = layout_of(board)
    place: Place | None = Place(layout.start)
    places: list[Place] = []
    hardest = 0
    while place and place.step < HORIZON:
        if place.step % EVERY == 0:
            places.append(place)
        last, place = advance(layout, place)
        hardest = max(hardest, last.rule or 0)
        yield
    total = None if place else last.step + 1
    return Deduction(board, total, last, GUESSED if last.guesses else hardest or None, tuple(places))
