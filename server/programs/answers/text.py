"""Read a program's output: its boards and its numbers, in the forms in which learners print them."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from .known import Squares
from .pictures import find_pictures, read_row
from .values import are_lists, board_of, chess_board, find_boards, parse, squares_of

LONGEST = 1_000_000  # characters to read
MOST_LINES = 2_000  # of output in which to look for a board that comes again
_PART = re.compile(r"[\dQ.\[]")  # of a board
# A question for input, on the line of the first row.
_PROMPT = re.compile(r"^\s*[A-Za-z](?:[\w ,'.()/-]{3,}?[:?=>]+|[A-Za-z ,']{3,})\s*")
_WHOLE = re.compile(r"(?<![\w.-])\d+(?![\w.]\d|\w)")
_SEPARATORS = re.compile(r"[\s,;|│-]+")


def read_text(text: str, n: int) -> tuple[dict[str, list[Squares]], list[str], list[Any]]:
    """Read a text, printed output or values as Python writes them, for boards of n rows.

    Returns the boards of each form, whose queens may attack each other; the lines without a board; the bracketed
    values. Only the first LONGEST characters are read.
    """
    lines = [(line, read_row(line, n) or read_row(_PROMPT.sub("", line), n)) for line in text[:LONGEST].splitlines()]
    pictures, rest = find_pictures(lines, n)
    values = parse("\n".join(rest))
    in_words = {line: board for line in rest if (board := board_in(line, n))}
    plain = [line for line in rest if line not in in_words]
    forms = {
        "picture": pictures,
        "words": [in_words[line] for line in rest if line in in_words],
        "lines": [*find_squares(plain, n)],
    }
    for form, board in find_boards(values, n):
        forms.setdefault(form, []).append(board)
    return forms, plain, values


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
    nodes = [node for line in lines for node in parse(line) if are_lists(node)]
    return any(len(node) == node.count(node[0]) == times for node in nodes) or any(
        lines[start : start + height] * times == lines[start : start + height * times]
        for height in range(1, n + 1)
        for start in range(len(lines) - height * times + 1)
    )
