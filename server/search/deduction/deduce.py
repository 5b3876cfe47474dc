"""Deduction as a sequence of steps: findings, guesses where no rule helps, and the way back from each guess."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from ..pausable import Pauses
from ..puzzle.board import Board
from .layout import Layout, State, Unit
from .rules import Finding, FindingKind, find

GUESSED = 6  # in place of a rule, how hard a board is that needs guesses
HORIZON = 20_000  # steps; deduction that takes more is not followed to its end


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


def deduce(layout: Layout, state: State) -> Iterator[Step]:
    """Yield the steps from a state to the end, which comes when both branches of each guess are done."""
    guessed: list[tuple[State, Finding]] = []
    number = deductions = guesses = solutions = 0
    while True:
        finding = find(layout, state)
        if finding.kind == "guess":
            guessed.append((state, finding))
        state = apply(state, finding)
        deductions += finding.rule is not None
        guesses += finding.kind == "guess"
        solutions += finding.kind == "solution"
        yield Step.of(finding, state, number, len(guessed), deductions, guesses, solutions)
        number += 1
        if finding.kind in ("solution", "contradiction"):
            if not guessed:
                return
            before, guess = guessed.pop()
            state = State(before.free & ~guess.squares, before.queens)
            back = Step.of(guess, state, number, len(guessed), deductions, guesses, solutions)
            yield replace(back, kind="back")
            number += 1


@dataclass(frozen=True, slots=True)
class Deduction:
    """The steps of a board, at most `HORIZON` of them; `is_whole` if there are no others."""

    steps: tuple[Step, ...]
    is_whole: bool

    @property
    def hardest(self) -> int | None:
        """The hardest rule that the board needs; `GUESSED` if it needs guesses, None if it needs neither."""
        return GUESSED if self.steps[-1].guesses else max((step.rule for step in self.steps if step.rule), default=None)


def deducing(board: Board) -> Pauses[Deduction]:
    """Deduce as much as follows from a board."""
    layout = layout_of(board)
    steps: list[Step] = []
    for step in deduce(layout, layout.start):
        if len(steps) == HORIZON:
            return Deduction(tuple(steps), is_whole=False)
        steps.append(step)
        yield
    return Deduction(tuple(steps), is_whole=True)
