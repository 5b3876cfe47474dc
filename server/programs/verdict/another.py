"""Find the rule of another puzzle that all accepted boards obey, and that explains the program's answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product

from ...search.symmetry import TURNS
from ..answers.known import count_classes
from ..board.film import Change
from ..board.reading import Square
from ..recording.recording import Recording
from .evidence import QUEENS, without_comments
from .facts import Comparison
from .marks import list_grids, list_kept, list_marked, numbers_given, numbers_written, sets_square
from .observation import Observation
from .puzzle import Another
from .reference import Squares, list_solutions_of, turn_board
from .rules import LOOSE, list_boards, obeys

# Words for the rule of a puzzle; a program that has none of them is asked, or accused.
WORDS: Mapping[str, re.Pattern[str]] = {
    kind: re.compile(words, re.I)
    for kind, words in {
        "rooks": r"rook|tower|turm|türm|torre|toren|wież|ладь|ладей|fortezza",
        "bishops": r"bishop|läufer|laeufer|alfil|alfier|bispo|loper|слон",
        "touch": r"touch|adjacent|neighbo|next to each|region|zone\b|berühr|beruehr|nachbar|angrenz|gebiet",
        "super": r"super.?queen|superdame|knight|amazon|springer|maharaja|magnificent|caball|cavali",
        "torus": r"torus|toroid|modular|cylind|zylind|wrap.?around|periodic",
        "given": r"given|fixed|pre.?(plac|set|fill)|first queen|initial|must stand|gegeben|vorgab|gesetzt|complet",
        "classes": r"symmetr|reflect|rotat|mirror|fundamental|unique|distinct|spiegel|dreh",
    }.items()
}


def find_another(
    recording: Recording,
    facts: Comparison,
    changes: Sequence[Change],
    observation: Observation,
    shown: Sequence[Squares],
) -> Another | None:
    """Return the puzzle that explains the answer; None if queens explain it, or nothing does.

    Args:
        recording: The run.
        facts: Its comparison with queens, before any fault is dropped.
        changes: The film of its search.
        observation: The calls of its functions.
        shown: The boards that it gives, as often as they come.
    """
    is_queens = facts.outcome.result == "agrees" and not facts.doubled
    if is_queens or facts.by_chance or not facts.has_ended or not list_solutions_of(facts.n):
        return None
    return next(_Search(recording, facts, changes, observation, shown).list_puzzles(), None)


class _Search:
    def __init__(
        self,
        recording: Recording,
        facts: Comparison,
        changes: Sequence[Change],
        observation: Observation,
        shown: Sequence[Squares],
    ) -> None:
        self.recording, self.changes, self.observation, self.shown = recording, changes, observation, {*shown}
        self.n, self.given = facts.n, facts.outcome.given
        self.solutions = list_solutions_of(self.n)
        self.accepted = {board.squares for board in (*facts.solutions, *facts.wrong)}
        self.has_attacks, self.has_sizes = bool(facts.wrong), bool(facts.sizes)
        self.code = without_comments(recording.source)

    def list_puzzles(self) -> Iterator[Another]:
        """Yield the puzzles that explain the answer."""
        if (
            self.given >= 0
            and self.accepted
            and not self.has_sizes
            and self.given not in (len(self.accepted), count_classes(self.n))
        ):
            return
        if self.has_attacks:
            yield from self._list_loose()
        elif self.accepted:
            yield from self._list_marked()
            yield from self._list_each()
            yield from self._list_classes()
        else:
            yield from self._list_oblong()
        if not self.has_attacks:
            yield from self._list_strict()

    def _name(self, kind: str, *, squares: Squares = frozenset(), is_asked: bool = False) -> Another:
        return Another(kind, len(self.accepted), len(self.solutions), sorted(squares), is_asked=is_asked)

    def _says(self, kind: str) -> bool:
        return bool(WORDS[kind].search(self.recording.source))

    def _list_loose(self) -> Iterator[Another]:
        """Yield puzzles whose pieces may attack each other as queens do; a word decides between them and a fault."""
        for kind in LOOSE:
            if not all(obeys(board, kind, self.n) for board in self.accepted):
                continue
            regions = self._list_regions() if kind == "touch" else []
            says_queens = len(QUEENS.findall(self.code))
            is_named = len(WORDS[kind].findall(self.recording.source)) > (says_queens if kind != "touch" else 0)
            if says_queens and not regions and not is_named:
                continue
            boards = list_boards(kind, self.n, self.n)
            if regions or boards is None or boards == self.accepted or (is_named and len(self.accepted) == 1):
                yield self._name(kind, is_asked=not is_named and not regions)

    def _list_regions(self) -> list[object]:
        """Return the tables of n regions in each of which every accepted board has one queen."""
        grids = list_grids(list_kept(self.recording, self.changes), self.n)
        return [
            grid
            for grid in grids
            if len({cell for row in grid for cell in row}) == self.n
            and all(len({grid[row][column] for row, column in board}) == self.n for board in self.accepted)
        ]

    def _list_marked(self) -> Iterator[Another]:
        """Yield puzzles with reserved squares, or with queens that are given."""
        if len(self.accepted) == len(self.solutions):
            return
        marked = [*list_marked(list_kept(self.recording, self.changes), self.n)]
        for squares in marked:
            if squares and self.accepted == {board for board in self.solutions if not board & squares}:
                yield self._name("reserved", squares=squares)
        common = frozenset.intersection(*self.accepted)
        for squares in (common, *marked):
            if 0 < len(squares) < self.n and self.accepted == {board for board in self.solutions if squares <= board}:
                is_said = squares in marked or self._says("given") or self._is_asked_for(squares)
                if is_said or sets_square(self.recording.source):
                    yield self._name("given", squares=squares, is_asked=not is_said)

    def _is_asked_for(self, squares: Squares) -> bool:
        """Return True if input or arguments name the row or the column of each square, counted from 0 or 1."""
        numbers = numbers_given(self.recording)
        return all(numbers & {row, row + 1, column, column + 1} for row, column in squares)

    def _list_each(self) -> Iterator[Another]:
        """Yield one board for each place of the first queen, if a searching function is called anew for each."""
        calls = self.observation.calls
        most = max((len(calls.get(one.name, [])) for one in self.observation.functions if one.searches), default=0)
        if most < max(2, len(self.accepted)):
            return
        for axis, is_last in product((0, 1), (False, True)):
            firsts: dict[Square, Squares] = {}
            for board in sorted(self.solutions, key=partial(_turned, axis=axis), reverse=is_last):
                firsts.setdefault(next(square for square in board if square[axis] == 0), board)
            if self.accepted == {*firsts.values()}:
                yield self._name("each")
                return

    def _list_classes(self) -> Iterator[Another]:
        """Yield the puzzle of one board for each class of symmetry, if such boards are shown, and no two are alike."""
        boards = self.shown or self.accepted
        classes = {min(tuple(sorted(turn_board(board, turn, self.n))) for turn in TURNS) for board in boards}
        count = count_classes(self.n)
        if len(classes) == len(boards) == count and (count > 1 or self._says("classes")):
            yield Another("classes", count, len(self.solutions))

    def _list_strict(self) -> Iterator[Another]:
        """Yield puzzles whose pieces attack more than queens do; without a board, a word must name the puzzle."""
        for kind in ("super", "torus"):
            boards = {board for board in self.solutions if obeys(board, kind, self.n)}
            if self.accepted == boards and len(boards) < len(self.solutions) and (boards or self._says(kind)):
                yield self._name(kind)

    def _list_oblong(self) -> Iterator[Another]:
        """Yield the puzzle on a board whose rows and columns the program names, or is given, apart."""
        queens = max(len(change.squares) for change in self.changes)
        numbers = numbers_given(self.recording) | numbers_written(self.recording.source)
        full = {
            frozenset(change.squares) for change in self.changes if len(change.squares) == queens and not change.attacks
        }
        count = len(full) if self.given < 0 else self.given
        for longer in sorted(numbers - {queens}) if queens in numbers else ():
            if longer > queens and (boards := list_boards("queens", queens, longer)) and len(boards) == count:
                rows = {row for change in self.changes for row, _ in change.squares}
                size = (longer, queens) if max(rows) >= queens else (queens, longer)
                yield Another("oblong", count, 0, size=size)
                return


def _turned(board: Squares, axis: int) -> list[Square]:
    return sorted((column, row) if axis else (row, column) for row, column in board)
