"""Other puzzles with a piece in each row: their rules, their words, and their boards, found by a small search."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ..answers.known import Squares
from ..board.reading import Square

Keeps = Callable[[int, int, int], bool]  # rows apart, columns apart, rows of the board -> no attack

LARGEST = 10  # rows up to which boards are searched
MOST = 20_000  # boards of a rule: more are not listed


@dataclass(frozen=True)
class Another:
    """The puzzle that a program seems to solve, if it is not that of n queens on a board of n rows.

    - `kind`: one of WORDS, `reserved`, `each` (one board for each place of the first queen), or `oblong`;
    - `count`: the boards that it accepts; `total`: the solutions for queens; `squares`: those reserved or given;
    - `size`: rows and columns of an oblong board; `is_asked`: the text does not decide: the learner is asked;
    - `board`: its board in the text of our search `puzzle`, "" if it has none.
    """

    kind: str
    count: int
    total: int
    squares: list[Square] = field(default_factory=list)
    size: tuple[int, int] = (0, 0)
    is_asked: bool = False
    board: str = ""


def _queens(down: int, across: int, _: int) -> bool:
    return across not in (0, down)


# The pieces of each puzzle stay apart in this way; pieces of LOOSE puzzles may attack each other as queens do.
RULES: Mapping[str, Keeps] = {
    "queens": _queens,
    "rooks": lambda _, across, __: across != 0,
    "bishops": lambda down, across, _: across != down,
    "touch": lambda down, across, _: across != 0 and max(down, across) > 1,
    "super": lambda down, across, n: _queens(down, across, n) and {down, across} != {1, 2},
    "torus": lambda down, across, n: across != 0 and down not in (across, n - across),
}
LOOSE = ("touch", "bishops", "rooks")

# A program that has no word of a puzzle is asked, or accused.
WORDS: Mapping[str, str] = {
    "rooks": "rook|tower|turm|türm|torre|toren|wież|ладь|ладей|fortezza",
    "bishops": "bishop|läufer|laeufer|alfil|alfier|bispo|loper|слон",
    "touch": "touch|adjacent|neighbo|next to each|region|zone\\b|berühr|beruehr|nachbar|angrenz|gebiet",
    "super": "super.?queen|superdame|knight|amazon|springer|maharaja|magnificent|caball|cavali",
    "torus": "torus|toroid|modular|cylind|zylind|wrap.?around|periodic",
    "given": "given|fixed|pre.?(?:plac|set|fill)|first queen|initial|must stand|gegeben|vorgab|gesetzt|complet",
    "classes": "symmetr|reflect|rotat|mirror|fundamental|unique|distinct|spiegel|dreh",
}


def count_words(kind: str, source: str) -> int:
    """Return the number of words for a puzzle in a text."""
    return len(re.findall(WORDS[kind], source, re.I))


def obeys(board: Squares, rule: str, n: int) -> bool:
    """Return True if a board has a piece in each of n rows, and no two are in each other's way."""
    keeps = RULES[rule]
    return len({row for row, _ in board}) == len(board) == n and all(
        keeps(abs(r - row), abs(c - column), n) for (row, column), (r, c) in combinations(board, 2)
    )


def list_boards(rule: str, rows: int, columns: int) -> set[Squares]:
    """Return all boards with a piece in each row; none if there are more than MOST, or for large boards."""
    keeps, placed = RULES[rule], [list[int]()]
    for row in range(rows if max(rows, columns) <= LARGEST else 0):
        placed = [
            [*above, column]
            for above in placed
            for column in range(columns)
            if all(keeps(row - r, abs(column - c), rows) for r, c in enumerate(above))
        ]
        if len(placed) > MOST:
            return set()
    return {frozenset(enumerate(board)) for board in placed}
