"""Find the rule of another puzzle that all accepted boards obey, and that explains the program's answer."""

from __future__ import annotations

from collections.abc import Iterator

from ..answers.known import count_classes
from .evidence import QUEENS
from .marks import Grid, list_grids, list_kept, numbers_given, numbers_written
from .puzzle import Another
from .question import WORDS, Question
from .rules import LOOSE, list_boards, obeys
from .subsets import list_classes, list_each, list_marked_squares, list_strict


def find_another(question: Question) -> Another | None:
    """Return the puzzle that explains the answer; None if queens explain it, or nothing does."""
    run = question.run
    is_queens = run.outcome.result == "agrees" and not run.full.doubled
    if is_queens or run.by_chance or not run.has_ended or not question.solutions:
        return None
    return next(list_puzzles(question), None)


def list_puzzles(question: Question) -> Iterator[Another]:
    """Yield the puzzles that explain the answer."""
    is_counted = question.given in (len(question.accepted), count_classes(question.n))
    if question.given >= 0 and question.accepted and not question.run.sizes and not is_counted:
        return
    if question.run.full.wrong:
        yield from list_loose(question)
    elif question.accepted:
        yield from list_marked_squares(question)
        yield from list_each(question)
        yield from list_classes(question)
    else:
        yield from list_oblong(question)
    if not question.run.full.wrong:
        yield from list_strict(question)


def list_loose(question: Question) -> Iterator[Another]:
    """Yield puzzles whose pieces may attack each other as queens do; a word decides between them and a fault."""
    for kind in LOOSE:
        if not all(obeys(board, kind, question.n) for board in question.accepted):
            continue
        regions = list_regions(question) if kind == "touch" else []
        says_queens = len(QUEENS.findall(question.code))
        is_named = len(WORDS[kind].findall(question.run.recording.source)) > (says_queens if kind != "touch" else 0)
        if says_queens and not regions and not is_named:
            continue
        boards = list_boards(kind, question.n, question.n)
        if regions or boards is None or boards == question.accepted or (is_named and len(question.accepted) == 1):
            yield question.name(kind, is_asked=not is_named and not regions)


def list_regions(question: Question) -> list[Grid]:
    """Return the tables of n regions in each of which every accepted board has one queen."""
    grids = list_grids(list_kept(question.run.recording, question.changes), question.n)
    return [
        grid
        for grid in grids
        if len({cell for row in grid for cell in row}) == question.n
        and all(len({grid[row][column] for row, column in board}) == question.n for board in question.accepted)
    ]


def list_oblong(question: Question) -> Iterator[Another]:
    """Yield the puzzle on a board whose rows and columns the program names, or is given, apart."""
    queens = max(len(change.squares) for change in question.changes)
    numbers = numbers_given(question.run.recording) | numbers_written(question.run.recording.source)
    full = {
        frozenset(change.squares) for change in question.changes if len(change.squares) == queens and not change.attacks
    }
    count = len(full) if question.given < 0 else question.given
    for longer in sorted(numbers - {queens}) if queens in numbers else ():
        if longer > queens and (boards := list_boards("queens", queens, longer)) and len(boards) == count:
            rows = {row for change in question.changes for row, _ in change.squares}
            size = (longer, queens) if max(rows) >= queens else (queens, longer)
            yield Another("oblong", count, 0, size=size)
            return
