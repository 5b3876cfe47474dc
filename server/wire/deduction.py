"""Answers to requests about deduction: its steps, and hints for a player."""

from typing import Any

from ..config.limits import DEDUCTION_BYTES, LARGEST_WINDOW
from ..search.algorithms.algorithm import Run
from ..search.deduction.deduce import Deduction, Step, deducing, layout_of
from ..search.deduction.hint import Mark, hinting
from ..search.deduction.layout import Layout
from ..search.pausable import Pauses
from ..search.puzzle.board import Board
from .cache import Cache
from .replies import Reply
from .requests import Deduce, GiveHint
from .run import prepare, trace_of

BYTES = 4096  # of a place, with all guesses under way, about
DEDUCTIONS: Cache[Board, Deduction] = Cache(DEDUCTION_BYTES, lambda deduction: BYTES * len(deduction.places))


def deduce(request: Deduce) -> Pauses[Reply]:
    """Return a window of steps, or the beginning of a large one, with the figures of all steps."""
    board = request.board
    deduction = DEDUCTIONS.get(board)
    if deduction is None:
        deduction = yield from deducing(board)
        DEDUCTIONS.put(board, deduction)
    stop = min(request.stop, request.start + LARGEST_WINDOW)
    steps = yield from deduction.read(request.start, stop)
    search = Run("puzzle", board.n, board=board)
    yield from prepare(search)
    last, layout = deduction.last, layout_of(board)
    return {
        **{"type": "deduced", "board": str(board), "total": deduction.total},
        **{"solutions": last.solutions, "deductions": last.deductions, "guesses": last.guesses},
        **{"hardest": deduction.hardest, "search": {"steps": trace_of(search).size}},
        "steps": [step_object(layout, step) for step in steps],
    }


def give_hint(request: GiveHint) -> Pauses[Reply]:
    """Return the next finding for a player, or the first mistake."""
    marks: list[Mark] = [("queen", square) for square in request.queens]
    marks += [("crossed", square) for square in request.crossed]
    step, mistake = yield from hinting(request.board, marks)
    finding = step and step_object(layout_of(request.board), step)
    return {"type": "hinted", "finding": finding, "mistake": mistake and {mistake[0]: mistake[1]}}


def step_object(layout: Layout, step: Step) -> dict[str, Any]:
    """Return a step's fields by name, for JSON."""
    sets = {name: layout.squares(getattr(step, name)) for name in ("queens", "squares", "proof")}
    units = [(unit.kind, unit.number) for unit in step.units]
    counts = {name: getattr(step, name) for name in ("depth", "deductions", "guesses", "solutions")}
    begin = {"step": step.step, "kind": step.kind, "rule": step.rule}
    return {**begin, **sets, "free": layout.masks(step.free), "units": units, **counts}
