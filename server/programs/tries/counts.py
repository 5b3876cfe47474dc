"""Read a program's output: its numbers and its boards, in the forms in which learners print them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

Squares = frozenset[tuple[int, int]]

LONGEST = 1_000_000  # characters to read
BLANKS = set("0.-_ #+oO·▢□⬜")  # cells without a queen, on a board of one square
_TOKEN = re.compile(r"[\[({]|[\])}]|:|'[^'\n]*'|\"[^\"\n]*\"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|\S")
_INTEGER = re.compile(r"(?<![\w.-])-?\d+(?![\w.]\d)")
_RULE = re.compile(r"[\s+|=─━┼┬┴├┤┌┐└┘│—–-]*[+=─━┼┬┴├┤┌┐└┘—–-]{2}[\s+|=─━┼┬┴├┤┌┐└┘│—–-]*")
_SEPARATORS = re.compile(r"[\s,;|│]+")


@dataclass
class Output:
    """Numbers and boards of a text, in their order.

    - `numbers`: those that stand alone on their lines; `integers`: all; `boards`: those with exactly n queens.
    """

    numbers: list[int] = field(default_factory=list)
    integers: list[int] = field(default_factory=list)
    boards: list[Squares] = field(default_factory=list)


def read_output(text: str, n: int) -> Output:
    """Read a text: printed output, or values as Python writes them.

    Args:
        text: The text; only its first LONGEST characters are read.
        n: Rows of the boards.

    Returns:
        Its numbers and boards. A board may have queens that attack each other.
    """
    output = Output()
    rest: list[str] = []  # lines that are no part of a printed board
    picture: list[tuple[str, list[str]]] = []
    for line in [*text[:LONGEST].splitlines(), ""]:
        numbers = _INTEGER.findall(line)
        output.integers += map(int, numbers)
        if len(numbers) == 1:
            output.numbers.append(int(numbers[0]))
        if _RULE.fullmatch(line):
            continue
        cells = cells_of(line, n)
        if cells is None:
            rest += [*(row for row, _ in picture), line]
            picture = []
            continue
        picture.append((line, cells))
        if len(picture) == n:
            board = read_picture([cells for _, cells in picture])
            output.boards += [board] if board else []
            rest += [] if board else [row for row, _ in picture]
            picture = []
    plain = [line for line in rest if is_plain(line)]
    output.boards += find_boards(parse("\n".join(rest)), n)
    output.boards += [board for board in (permutation_of(words_of(line, n)) for line in plain) if board]
    output.boards += find_squares(plain, n)
    return output


def words_of(line: str, n: int) -> list[str]:
    """Return the n words of a line behind its last colon, or the n digits of its only word; [] otherwise."""
    words = [word for word in _SEPARATORS.split(line.rpartition(":")[2].strip()) if word]
    if len(words) == 1:
        words = list(words[0])
    return words if len(words) == n else []


def find_squares(lines: Sequence[str], n: int) -> Iterator[Squares]:
    """Yield the boards of n lines with a row and a column each, such as "row 0, column 1"."""
    pairs: list[list[int]] = []
    for line in lines:
        numbers = [int(number) for number in _INTEGER.findall(line)]
        pairs = [*pairs, numbers] if len(numbers) == 2 else []
        if len(pairs) == n:
            board = squares_of(pairs, n) if len({row for row, _ in pairs}) == n else None
            if board:
                yield board
            pairs = [] if board else pairs[1:]


def is_plain(line: str) -> bool:
    """Return True for a line of numbers without brackets."""
    return not set("[](){}") & set(line) and bool(_INTEGER.search(line))


def cells_of(line: str, n: int) -> list[str] | None:
    """Return the n cells of a line of a printed board, without brackets, quotes and a row's number; None otherwise."""
    bare = re.sub(r"[\[\](){}'\"]", " ", line).strip()
    words = [word for word in _SEPARATORS.split(bare) if word]
    if len(words) == n + 1 and words[0].strip(".:").isdigit():
        words = words[1:]
    if len(words) == 1 and len(words[0]) == n:
        words = list(words[0])
    if len(words) != n and len(line.rstrip("\r")) == n:
        words = list(line.rstrip("\r"))  # blanks are cells
    return words if len(words) == n and (n == 1 or len({*words}) == 2) else None


def read_picture(rows: Sequence[Sequence[str]]) -> Squares | None:
    """Return the board of n rows of n cells with two symbols, of which one stands n times; None otherwise."""
    n = len(rows)
    symbols = {cell for row in rows for cell in row}
    if n == 1:
        return frozenset({(0, 0)}) if not symbols & BLANKS else None
    if len(symbols) != 2:
        return None
    for symbol in sorted(symbols):
        squares = frozenset((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == symbol)
        if len(squares) == n:
            return squares
    return None


def permutation_of(words: Sequence[str]) -> Squares | None:
    """Return the board whose columns are these numbers, counted from 0 or 1; None if they are no permutation."""
    if not all(word.isdecimal() for word in words) or len(words) < 2:
        return None
    numbers = [int(word) for word in words]
    for origin in (0, 1):
        if sorted(numbers) == list(range(origin, origin + len(numbers))):
            return frozenset((row, number - origin) for row, number in enumerate(numbers))
    return None


def parse(text: str) -> list[Any]:
    """Return the bracketed values of a text as nested lists; pairs of a dict are lists of two."""
    top: list[Any] = []
    stack: list[list[Any]] = [top]
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token in "[({":
            inner: list[Any] = []
            stack[-1].append(inner)
            stack.append(inner)
        elif token in "])}":
            if len(stack) > 1:
                stack.pop()
        elif token == ":" and len(stack) > 1 and stack[-1]:
            stack[-1].append(":")
        elif token[0] in "'\"":
            stack[-1].append(token[1:-1])
        elif token.lstrip("-").isdecimal():
            stack[-1].append(int(token))
        elif token != ",":
            stack[-1].append(token)
    return top


def find_boards(nodes: list[Any], n: int) -> Iterator[Squares]:
    """Yield the boards among parsed values: the outermost first, pairs beside each other as one board."""
    pairs: list[Any] = []
    for node in [*nodes, None]:
        if is_pair(node):
            pairs.append(node)
            if len(pairs) == n and (board := board_of(pairs, n)):
                yield board
                pairs = []
            continue
        pairs = []
        if isinstance(node, list):
            board = board_of(node, n)
            if board:
                yield board
            else:
                yield from find_boards(node, n)


def is_pair(node: Any) -> bool:
    return isinstance(node, list) and len(node) == 2 and all(type(one) is int for one in node)


def board_of(items: list[Any], n: int) -> Squares | None:
    """Return the board that a list is: columns by row, squares, cells, or a dict of columns by row; None otherwise."""
    if ":" in items:
        keys, values = items[::3], items[2::3]
        if items[1::3] != [":"] * len(keys) or not all(type(one) is int for one in [*keys, *values]):
            return None
        items = [[key, value] for key, value in zip(keys, values, strict=False)]
    if len(items) != n:
        return None
    if n > 1 and all(map(is_pair, items)):
        return squares_of([tuple(one) for one in items], n)
    if all(type(one) is int for one in items):
        return None if n > 2 and {*items} == {0, 1} else squares_of(list(enumerate(items)), n, by_row=True)
    rows = [list(map(str, one)) for one in items if isinstance(one, (str, list))]
    return read_picture(rows) if len(rows) == n and all(len(row) == n for row in rows) else None


def squares_of(pairs: Sequence[Any], n: int, *, by_row: bool = False) -> Squares | None:
    """Return squares counted from 0 or 1; `by_row`: only the columns may count from 1. None if one is off the board."""
    for origin in (0, 1):
        first = 0 if by_row else origin
        squares = frozenset((row - first, column - origin) for row, column in pairs)
        if len(squares) == n and all(0 <= row < n and 0 <= column < n for row, column in squares):
            return squares
    return None
