"""Puzzles whose boards are some of the solutions for queens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from ...search.symmetry import TURNS
from ..answers.known import Squares, count_classes, turn_board
from ..board.reading import Square
from .marks import list_kept, list_marked, numbers_given, sets_square
from .puzzle import Another
from .question import Question
from .rules import obeys


def list_marked_squares(question: Question) -> Iterator[Another]:
    """Yield puzzles with reserved squares, or with queens that are given."""
    if len(question.accepted) == len(question.solutions):
        return
    marked = [*list_marked(list_kept(question.recording, question.changes), question.n)]
    for squares in marked:
        if squares and question.accepted == {board for board in question.solutions if not board & squares}:
            yield question.name("reserved", squares=squares)
    common = frozenset.intersection(*question.accepted)
    for squares in (common, *marked):
        if 0 < len(squares) < question.n and question.accepted == {
            board for board in question.solutions if squares <= board
        }:
            is_said = squares in marked or question.says("given") or is_asked_for(question, squares)
            if is_said or sets_square(question.recording.source):
                yield question.name("given", squares=squares, is_asked=not is_said)


def is_asked_for(question: Question, squares: Squares) -> bool:
    """Return True if input or arguments name the row or the column of each square, counted from 0 or 1."""
    numbers = numbers_given(question.recording)
    return all(numbers & {row, row + 1, column, column + 1} for row, column in squares)


def list_each(question: Question) -> Iterator[Another]:
    """Yield one board for each place of the first queen, if a searching function is called anew for each."""
    calls = question.observation.calls
    most = max((len(calls.get(one.name, [])) for one in question.observation.functions if one.searches), default=0)
    found = {frozenset(one.squares) for one in question.changes if one.solution and one.size == question.n}
    if most < max(2, len(found)):
        return
    for axis, is_last in product((0, 1), (False, True)):
        firsts: dict[Square, Squares] = {}
        for board in sorted(question.solutions, key=partial(_turned, axis=axis), reverse=is_last):
            firsts.setdefault(next(square for square in board if square[axis] == 0), board)
        if found == {*firsts.values()}:
            yield Another("each", len(found), len(question.solutions))
            return


def list_classes(question: Question) -> Iterator[Another]:
    """Yield the puzzle of one board for each class of symmetry, if such boards are shown, and no two are alike."""
    boards = question.shown or question.accepted
    classes = {min(tuple(sorted(turn_board(board, turn, question.n))) for turn in TURNS) for board in boards}
    count = count_classes(question.n)
    if len(classes) == len(boards) == count and (count > 1 or question.says("classes")):
        yield Another("classes", count, len(question.solutions))


def list_strict(question: Question) -> Iterator[Another]:
    """Yield puzzles whose pieces attack more than queens do; without a board, a word must name the puzzle."""
    for kind in ("super", "torus"):
        boards = {board for board in question.solutions if obeys(board, kind, question.n)}
        if question.accepted == boards and len(boards) < len(question.solutions) and (boards or question.says(kind)):
            yield question.name(kind)


def _turned(board: Squares, axis: int) -> list[Square]:
    return sorted((column, row) if axis else (row, column) for row, column in board)
