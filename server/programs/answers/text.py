"""Read a program's output: its boards and its numbers, in the forms in which learners print them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .known import Squares
from .numbers import Number, is_heading, read_numbers
from .pictures import find_pictures, read_row
from .values import chess_board, find_boards, is_spoiled, parse, squares_of

LONGEST = 1_000_000  # characters to read
MOST_LINES = 2_000  # of output in which to look for a board that comes again
_PART = re.compile(r"[\dQ.\[]")  # of a board
# A question for input, on the line of the first row.
_PROMPT = re.compile(r"^\s*[A-Za-z](?:[\w ,'.()/-]{3,}?[:?=>]+|[A-Za-z ,']{3,})\s*")
_LABEL = re.compile(r"\W*|.*(solu|lös|board|queen|answer|result|perm|way|place|\d\W*$).*", re.I)
_WHOLE = re.compile(r"(?<![\w.-])\d+(?![\w.]\d|\w)")
_SEPARATORS = re.compile(r"[\s,;|│-]+")


@dataclass
class Text:
    """The boards of a text, each with its form, its numbers, and True if a list in it holds boards that are spoiled."""

    boards: list[tuple[str, Squares]] = field(default_factory=list)
    numbers: list[Number] = field(default_factory=list)
    is_spoiled: bool = False


def read_text(text: str, n: int) -> Text:
    """Read a text: printed output, or values as Python writes them.

    Args:
        text: The text; only its first LONGEST characters are read.
        n: Rows of the boards.

    Returns:
        Its boards, whose queens may attack each other, form by form, and its numbers.
    """
    read = Text()
    lines = [(line, read_row(line, n) or read_row(_PROMPT.sub("", line), n)) for line in text[:LONGEST].splitlines()]
    pictures, rest = find_pictures(lines, n)
    read.boards += (("picture", board) for board in pictures)
    values = parse("\n".join(rest))
    read.boards += find_boards(values, n)
    read.is_spoiled = is_spoiled(values, n)
    plain: list[str] = []
    for line in rest:
        words = words_of(line, n) if is_plain(line) else []
        board = permutation_of(words, n)
        if board:
            read.boards.append(("words", board))
        if not board and not is_heading([int(word) for word in words if word.isdecimal()]):
            plain.append(line)
    read.boards += (("lines", board) for board in find_squares(plain, n))
    read.numbers = [number for line in plain for number in read_numbers(line, n)]
    return read


def words_of(line: str, n: int) -> list[str]:
    """Return the n words of a line behind its last colon, or the n digits of its only word; [] otherwise."""
    label, _, last = line.rpartition(":")
    words = [word for word in _SEPARATORS.split(last.strip()) if word]
    if len(words) == 1 and n > 3 and _LABEL.fullmatch(label):
        words = list(words[0])
    return words if len(words) == n else []


def find_squares(lines: Sequence[str], n: int) -> Iterator[Squares]:
    """Yield the boards of n lines that are alike, with a row and a column each, such as "row 0, column 1"."""
    pairs: list[list[int]] = []
    form = ""
    for line in lines:
        numbers = [int(number) for number in _WHOLE.findall(line)]
        before, form = form, _WHOLE.sub("#", line)
        pairs = [*(pairs if form == before else []), numbers] if len(numbers) == 2 else []
        if len(pairs) == n:
            board = squares_of(pairs, n) if len({row for row, _ in pairs}) == n else None
            if board:
                yield board
            pairs = [] if board else pairs[1:]


def is_plain(line: str) -> bool:
    """Return True for a line of numbers, or of the squares of a chessboard, without brackets."""
    return not set("[](){}") & set(line) and any(map(str.isdigit, line))


def permutation_of(words: Sequence[str], n: int) -> Squares | None:
    """Return the board whose columns are these words, counted from 0 or 1, or whose squares; None for others."""
    if len(words) < 2 or not all(map(str.isdecimal, words)):
        return chess_board(words, n) if words else None
    columns = [int(word) for word in words]
    is_mixed = len({*columns}) == n and not is_heading(columns)
    return squares_of(list(enumerate(columns)), n, by_row=True) if is_mixed else None


def shows_same(text: str, times: int, n: int) -> bool:
    """Return True if a text holds one and the same board so many times, one after the other or as a list."""
    lines = [line for line in text.splitlines()[:MOST_LINES] if _PART.search(line)]
    for height in range(1, n + 1):
        for start in range(len(lines) - height * times + 1):
            block = lines[start : start + height]
            if block * times == lines[start : start + height * times]:
                return True
    return any(holds_same(line[line.index("[") : line.rindex("]") + 1], times) for line in lines if "[[" in line)


def holds_same(text: str, times: int) -> bool:
    """Return True for a list of so many entries, all of them the same list."""
    try:
        entries = ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return False
    return type(entries) is list and len(entries) == entries.count(entries[0]) == times
