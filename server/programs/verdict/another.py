"""Find the rule of another puzzle that all accepted boards obey, and that explains the program's answer."""

import re
from collections.abc import Callable, Sequence
from functools import cached_property, partial

from ..answers.known import Squares, count_classes, list_solutions_of, name_class
from ..board.film import Change, numbers_of
from ..recording.state import Code
from .evidence import QUEENS, without_comments
from .marks import list_grids, list_marked, list_unchanged
from .rules import LOOSE, Another, count_words, list_boards, obeys
from .run import Run

LARGEST_DRAWN = 12  # n of the largest board that our search takes


class Question:
    """A run whose boards are to be explained.

    - `changes`: the film of all its searches; `shown`: the boards that it gives, as often as they come;
    - `given`: the count that it gives, -1 without one;
    - `solutions`: those for queens; `accepted`: the boards that the search accepts.
    """

    def __init__(self, run: Run, changes: Sequence[Change], shown: Sequence[Squares]) -> None:
        self.run, self.changes, self.shown = run, changes, shown
        self.n, self.given, self.source = run.n, run.outcome.given, run.recording.source
        self.solutions = list_solutions_of(run.n)
        self.accepted = {board.squares for board in (*run.full.solutions, *run.full.wrong)}

    @cached_property
    def unchanged(self) -> list[Code]:
        """The values that no queen changes."""
        return list_unchanged(self.run.recording, self.changes)

    def accepts(self, keeps: Callable[[Squares], bool]) -> bool:
        """Return True if it accepts these solutions for queens, and no other board."""
        return self.accepted == set(filter(keeps, self.solutions))

    def says(self, kind: str) -> bool:
        """Return True if the text has a word for the kind."""
        return count_words(kind, self.source) > 0

    def name(self, kind: str, *, squares: Squares = frozenset(), is_asked: bool = False, board: str = "") -> Another:
        """Return the puzzle of this kind whose boards are the accepted ones."""
        counts = len(self.accepted), len(self.solutions)
        return Another(kind, *counts, sorted(squares), is_asked=is_asked, board=board)

    def draw(self, squares: Squares, sign: str) -> str:
        """Return a board of open squares with this sign on some; "" if it is too large for our search."""
        rows = ("".join(sign if (row, column) in squares else "." for column in range(self.n)) for row in range(self.n))
        return f"long:{'/'.join(rows)}" if self.n <= LARGEST_DRAWN else ""


def find_another(question: Question) -> Another | None:
    """Return the puzzle that explains the answer; None if queens explain it, or nothing does."""
    run, accepted = question.run, question.accepted
    is_queens = run.outcome.result == "agrees" and not run.full.doubled
    if is_queens or run.by_chance or not run.has_ended or not question.solutions:
        return None
    if run.full.wrong:
        return find_loose(question)
    searches = (find_marked, find_each, find_classes) if accepted else (find_oblong,)
    return next(filter(None, (search(question) for search in (*searches, find_strict))), None)


def find_loose(question: Question) -> Another | None:
    """Find a puzzle whose pieces may attack each other as queens do; a word decides between it and a fault."""
    says_queens = len(QUEENS.findall(without_comments(question.source)))
    for kind in LOOSE:
        if all(obeys(board, kind, question.n) for board in question.accepted):
            is_touch = kind == "touch"
            board = draw_regions(question) if is_touch else None
            is_named = count_words(kind, question.source) > (0 if is_touch else says_queens)
            boards = list_boards(kind, question.n, question.n)
            is_all = not boards or boards == question.accepted or (is_named and len(question.accepted) == 1)
            if board is not None or ((is_named or not says_queens) and is_all):
                return question.name(kind, is_asked=not is_named and board is None, board=board or "")
    return None


def draw_regions(question: Question) -> str | None:
    """Return the board of a table with as many symbols as rows; None unless each accepted board has a queen on each.

    It is "" if it is too large for our search.
    """
    for grid in list_grids(question.unchanged, question.n):
        symbols = [*dict.fromkeys(symbol for row in grid for symbol in row)]
        on = ({grid[row][column] for row, column in board} for board in question.accepted)
        if len(symbols) == question.n and all(one == {*symbols} for one in on):
            rows = ("".join(chr(ord("A") + symbols.index(symbol)) for symbol in row) for row in grid)
            return f"touch:{'/'.join(rows)}" if question.n <= LARGEST_DRAWN else ""
    return None


def find_marked(question: Question) -> Another | None:
    """Find the puzzle with reserved squares, or with queens that are given."""
    if len(question.accepted) == len(question.solutions):
        return None
    marked = [squares for squares in list_marked(question.unchanged, question.n) if squares]
    for squares in marked:
        if question.accepts(squares.isdisjoint):
            return question.name("reserved", squares=squares, board=question.draw(squares, "#"))
    for squares in (frozenset.intersection(*question.accepted), *marked):
        is_said = squares in marked or question.says("given") or is_asked_for(question, squares)
        if is_said and 0 < len(squares) < question.n and question.accepts(squares.issubset):
            return question.name("given", squares=squares, board=question.draw(squares, "Q"))
    return None


def is_asked_for(question: Question, squares: Squares) -> bool:
    """Return True if input or arguments name the row or the column of each square, counted from 0 or 1."""
    header = question.run.recording.header
    numbers = {int(one) for one in re.findall(r"\d+", f"{header.get('stdin')} {header.get('argv')}")}
    return all(numbers & {row, row + 1, column, column + 1} for row, column in squares)


def find_each(question: Question) -> Another | None:
    """Find one board for each place of the first queen, if a searching function is called anew for each."""
    functions = question.run.observation.functions
    most = max((len(one.outermost) for one in functions if one.searches), default=0)
    found = {frozenset(one.squares) for one in question.changes if one.solution and one.size == question.n}
    firsts = {min(board): board for board in reversed(question.solutions)}
    is_each = found == {*firsts.values()} and most >= max(2, len(found))
    return Another("each", len(found), len(question.solutions)) if is_each else None


def find_classes(question: Question) -> Another | None:
    """Find one board for each class of symmetry, if such boards are shown, and no two are alike."""
    boards = question.shown or question.accepted
    count = len({name_class(board, question.n) for board in boards})
    is_each = count == len(boards) == count_classes(question.n) and (count > 1 or question.says("classes"))
    return Another("classes", count, len(question.solutions)) if is_each else None


def find_strict(question: Question) -> Another | None:
    """Find a puzzle whose pieces attack more than queens do; without a board, a word must name it."""
    if len(question.accepted) < len(question.solutions):
        for kind in ("super", "torus"):
            is_hinted = bool(question.accepted) or question.says(kind)
            if is_hinted and question.accepts(partial(obeys, rule=kind, n=question.n)):
                return question.name(kind)
    return None


def find_oblong(question: Question) -> Another | None:
    """Find the puzzle on a board whose rows and columns the program names, or is given, apart."""
    queens = max(len(change.squares) for change in question.changes)
    numbers = numbers_of(question.run.recording)
    full = [change.squares for change in question.changes if len(change.squares) == queens and not change.attacks]
    count = len({*map(frozenset, full)}) if question.given < 0 else question.given
    for longer in sorted(number for number in numbers if number > queens and queens in numbers):
        if count == len(list_boards("queens", queens, longer)) > 0:
            is_high = max(row for change in question.changes for row, _ in change.squares) >= queens
            return Another("oblong", count, 0, size=(longer, queens) if is_high else (queens, longer))
    return None
