"""Read a program's output: its boards and its numbers, in the forms in which learners print them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .known import Squares
from .numbers import Number, read_numbers
from .pictures import find_pictures, read_row
from .values import board_of, chess_board, find_boards, is_same, is_spoiled, parse, squares_of

LONGEST = 1_000_000  # characters to read
MOST_LINES = 2_000  # of output in which to look for a board that comes again
_PART = re.compile(r"[\dQ.\[]")  # of a board
# A question for input, on the line of the first row.
_PROMPT = re.compile(r"^\s*[A-Za-z](?:[\w ,'.()/-]{3,}?[:?=>]+|[A-Za-z ,']{3,})\s*")
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
        if board := board_in(line, n):
            boards.append(("words", board))
        else:
            plain.append(line)
    boards += (("lines", board) for board in find_squares(plain, n))
    return Text(boards, [number for line in plain for number in read_numbers(line, n)], is_spoiled(values, n))


def board_in(line: str, n: int) -> Squares | None:
    """Return the board behind the last colon of a line: columns, counted from 0 or 1, or names of squares."""
    words = [word for word in _SEPARATORS.split(line.rpartition(":")[2]) if word]
    if len(words) == 1 and n > 3:
        words = [*words[0]]
    if len({*words}) != n or len(words) != n:
        return None
    if all(map(str.isdecimal, words)):
        return board_of([*map(int, words)], n) if n > 1 else None
    return chess_board(words, n)


def find_squares(lines: Sequence[str], n: int) -> Iterator[Squares]:
    """Yield the boards of n lines that are alike, with a row and a column each, such as "row 0, column 1"."""
    for _, alike in groupby(lines, lambda line: _WHOLE.sub("#", line)):
        pairs = [[*map(int, _WHOLE.findall(line))] for line in alike]
        for board in (pairs[at : at + n] for at in range(0, len(pairs), n) if len(pairs[0]) == 2):
            if len(board) == n and (squares := squares_of(board, n)):
                yield squares


def shows_same(text: str, times: int, n: int) -> bool:
    """Return True if a text holds one and the same board so many times, one after the other or as a list."""
    lines = [line for line in text.splitlines()[:MOST_LINES] if _PART.search(line)]
    return any(is_same(node) and len(node) == times for line in lines for node in parse(line)) or any(
        lines[start : start + height] * times == lines[start : start + height * times]
        for height in range(1, n + 1)
        for start in range(len(lines) - height * times + 1)
    )
