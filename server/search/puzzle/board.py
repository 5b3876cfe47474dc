"""The board of a puzzle: its text, its squares, and the masks that a search needs.

A text is `rule:row/row/...`, such as `touch:AAB/ABB/CCC`, with one sign for each square:

- `.` an open and `#` a closed square, `Q` a given queen, all without a region;
- `A` to `L` an open square of this region, `a` to `l` a given queen in it.

A region has at most one queen, so exactly one if each square that is not closed has a region.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Literal, get_args

from ..arguments import one_of, typed

Rule = Literal["long", "touch"]  # queens as in chess; no two queens side by side, and no long diagonals
Square = tuple[int, int]  # (row, column), both from 0

LARGEST = 12  # n
LONGEST = 300  # signs of a text
LETTERS = "ABCDEFGHIJKL"


@dataclass(frozen=True)
class Board:
    """A board of a puzzle; `str` returns its text.

    - `n`, `rule`: its size, and "long" (queens as in chess) or "touch" (no two side by side, no long diagonals);
    - `rows`: n texts of n signs, as `server/search/puzzle/board.py` describes them.

    Raises ValueError if it is not allowed, with the row and the column counted from 1.
    """

    n: int
    rule: Rule
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        check_size(self.n, self.rule, self.rows)
        check_signs(self.n, self.rows)
        check_regions(self)
        check_queens(self)

    def __str__(self) -> str:
        return f"{self.rule}:{'/'.join(self.rows)}"

    @cached_property
    def regions(self) -> tuple[tuple[int, ...], ...]:
        """The mask of each region in each row, in the order of their letters; () without regions."""
        used = any(self.letter(square) for square in squares_of(self.n))
        return tuple(self._masks(self._is_in(letter)) for letter in LETTERS[: self.n]) if used else ()

    @property
    def is_plain(self) -> bool:
        """True if queens may stand anywhere, as on a board of chess."""
        return set(self.rows) == {"." * self.n}

    @cached_property
    def queens(self) -> tuple[Square, ...]:
        """The squares of the given queens, from the top."""
        return tuple(square for square in squares_of(self.n) if self.is_given(square))

    @cached_property
    def free(self) -> tuple[int, ...]:
        """The mask of the squares in each row that are neither closed nor attacked by a given queen."""
        return self._masks(
            lambda square: self.sign(square) != "#" and not any(self.attack(queen, square) for queen in self.queens)
        )

    def sign(self, square: Square) -> str:
        """Return the sign of a square."""
        row, column = square
        return self.rows[row][column]

    def letter(self, square: Square) -> str:
        """Return the letter of a square's region, upper-case; "" without one."""
        sign = self.sign(square)
        return "" if sign == "Q" else sign.upper().strip(".#")

    def is_given(self, square: Square) -> bool:
        """Return whether a queen is given on a square."""
        sign = self.sign(square)
        return sign == "Q" or sign.islower()

    def attack(self, one: Square, other: Square) -> bool:
        """Return whether queens on two squares attack each other; a queen does not attack its own square."""
        if one == other:
            return False
        down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
        diagonal = down == right and (self.rule == "long" or down == 1)
        region = self.letter(one)
        return not down or not right or diagonal or bool(region and region == self.letter(other))

    def _is_in(self, letter: str) -> Callable[[Square], bool]:
        return lambda square: self.letter(square) == letter

    def _masks(self, chosen: Callable[[Square], bool]) -> tuple[int, ...]:
        """Return for each row the mask of the chosen squares; the leftmost column is the highest bit."""
        n = self.n
        return tuple(sum(1 << n - 1 - c for c in range(n) if chosen((row, c))) for row in range(n))


def parse_board(text: str) -> Board:
    """Return the board in a text; rows may also be separated by line breaks, and a missing rule is "long".

    Raises ValueError if it is not allowed.
    """
    typed("board", text, str, "a text")
    if len(text) > LONGEST:
        raise ValueError(f"board must be a text of at most {LONGEST} signs, not of {len(text):,}")
    rule, colon, squares = text.rpartition(":")
    rule = rule.strip() if colon else "long"
    one_of("rule of the board", rule, get_args(Rule))
    rows = tuple(row.strip() for row in squares.strip().replace("/", "\n").splitlines())
    return Board(len(rows), "touch" if rule == "touch" else "long", rows)


def squares_of(n: int) -> Iterator[Square]:
    """Yield the squares of a board, row by row."""
    return ((row, column) for row in range(n) for column in range(n))


def check_size(n: int, rule: str, rows: tuple[str, ...]) -> None:
    """Raise ValueError unless there are n rows of n signs."""
    one_of("rule of the board", rule, get_args(Rule))
    if not 1 <= len(rows) <= LARGEST:
        raise ValueError(f"board must have 1 to {LARGEST} rows, not {len(rows)}")
    if len(rows) != n:
        raise ValueError(f"board must have {n} rows, not {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) != n:
            raise ValueError(f"row {number} of the board must have {n} signs, since there are {n} rows, not {len(row)}")


def check_signs(n: int, rows: tuple[str, ...]) -> None:
    """Raise ValueError unless all signs are known and each row has a square that is not closed."""
    last = LETTERS[n - 1]
    known = f".#Q{LETTERS[:n]}{LETTERS[:n].lower()}"
    for number, row in enumerate(rows, 1):
        for column, sign in enumerate(row, 1):
            if sign not in known:
                allowed = f"., #, Q, A to {last} or a to {last.lower()}"
                raise ValueError(f"row {number}, column {column} of the board must be {allowed}, not {sign!r}")
        if row == "#" * n:
            raise ValueError(f"row {number} of the board must have an open square, not {row!r}")


def check_regions(board: Board) -> None:
    """Raise ValueError unless there are no regions, or each has a square; "touch" needs them."""
    missing = [LETTERS[index] for index, masks in enumerate(board.regions) if not any(masks)]
    allowed = f"{board.n} regions, A to {LETTERS[board.n - 1]}"
    if missing:
        raise ValueError(f"board must have 0 or {allowed}, not {board.n - len(missing)}: no square of {missing[0]}")
    if board.rule == "touch" and not board.regions:
        raise ValueError(f"board with the rule touch must have {allowed}, not 0")


def check_queens(board: Board) -> None:
    """Raise ValueError if two given queens attack each other."""
    for one, other in combinations(board.queens, 2):
        if board.attack(one, other):
            places = " and ".join(f"row {row + 1}, column {column + 1}" for row, column in (one, other))
            raise ValueError(f"given queens of the board must not attack each other, as those in {places} do")
