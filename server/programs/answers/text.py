"""Read a program's output: its boards and its numbers, in the forms in which learners print them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .known import Squares
from .numbers import Number, is_heading, read_numbers
from .pictures import find_pictures, read_row
from .values import board_of, chess_board, find_boards, is_spoiled, parse, squares_of

LONGEST = 1_000_000  # characters to read
MOST_LINES = 2_000  # of output in which to look for a board that comes again
_PART = re.compile(r"[\dQ.\[]")  # of a board
# A question for input, on the line of the first row.
_PROMPT = re.compile(r"^\s*[A-Za-z](?:[\w ,'.()/-]{3,}?[:?=>]+|[A-Za-z ,']{3,})\s*")
_LABEL = re.compile(r"\W*|.*(solu|lös|board|queen|answer|result|perm|way|place|\d\W*$).*", re.I)
_WHOLE = re.compile(r"(?<![\w.-])\d+(?![\w.]\d|\w)")
_SEPARATORS = re.compile(r"[\s,;|│-]+")


@dataclass(frozen=True)
class Text:
    """The boards of a text, each with its form, its numbers, and True if a list in it holds boards that are spoiled."""

    boards: list[tuple[str, Squares]]
    numbers: list[Number]
    is_spoiled: bool


def read_text(text: str, n: int) -> Text:
    """Read a text, printed output or values as Python writes them, for boards of n rows.

    Only its first LONGEST characters are read; the queens of its boards, form by form, may attack each other.
    """
    lines = [(line, read_row(line, n) or read_row(_PROMPT.sub("", line), n)) for line in text[:LONGEST].splitlines()]
    pictures, rest = find_pictures(lines, n)
    values = parse("\n".join(rest))
    boards = [*(("picture", board) for board in pictures), *find_boards(values, n)]
    plain: list[str] = []  # lines without a board
    for line in rest:
        words = words_of(line, n)
        if board := board_in(words, n):
            boards.append(("words", board))
        elif not is_heading([int(word) for word in words if word.isdecimal()]):
            plain.append(line)
    boards += (("lines", board) for board in find_squares(plain, n))
    return Text(boards, [number for line in plain for number in read_numbers(line, n)], is_spoiled(values, n))


def words_of(line: str, n: int) -> list[str]:
    """Return the n words of a line behind its last colon, or the n digits of its only word; [] otherwise.

    A line with brackets, or without a digit, has none.
    """
    if set("[](){}") & set(line) or not any(map(str.isdigit, line)):
        return []
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


def board_in(words: Sequence[str], n: int) -> Squares | None:
    """Return the board whose columns are these words, counted from 0 or 1, or whose squares; None for others."""
    if len(words) < 2 or not all(map(str.isdecimal, words)):
        return chess_board(words, n) if words else None
    columns = [int(word) for word in words]
    return board_of(columns, n) if len({*columns}) == n and not is_heading(columns) else None


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
