"""Boards among values as Python writes them: columns by row, squares, cells, names of squares, and dicts."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from .known import Squares
from .pictures import read_picture

_TOKEN = re.compile(r"[\[({]|[\])}]|:|'[^'\n]*'|\"[^\"\n]*\"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|\S")
_CHESS = re.compile(r"[QDRW♕♛]?([a-z])(\d{1,2})")


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
        elif token[0] in "'\"":
            stack[-1].append(token[1:-1])
        elif token.lstrip("-").isdecimal():
            stack[-1].append(int(token))
        elif token != ",":
            stack[-1].append(token)
    return top


def find_boards(nodes: list[Any], n: int, depth: int = 0, queens: int = 0) -> Iterator[tuple[str, Squares]]:
    """Yield the boards among parsed values, each with its form: the outermost first, pairs beside each other as one.

    `queens`: those of each board, 0 for n.
    """
    pairs: list[Any] = []
    for node in nodes:
        pairs = [*pairs, node] if is_pair(node) else []
        if len(pairs) == (queens or n) and (board := board_of(pairs, n, queens)):
            yield f"pairs {depth}", board
            pairs = []
        elif isinstance(node, list) and not pairs:
            if board := board_of(node, n, queens):
                yield f"list {depth}", board
            else:
                yield from find_boards(node, n, depth + 1, queens)


def is_spoiled(nodes: list[Any], n: int) -> bool:
    """Return True if a list has boards beside lists that are none, or several times the same empty list or board."""
    for node in nodes:
        if are_lists(node) and board_of(node, n) is None:
            boards, first = [board_of(one, n) for one in node], node[0]
            is_board = not first or (len(first) == n and are_lists(first))
            if (is_board and node.count(first) == len(node)) or (any(boards) and not all(boards)):
                return True
        if isinstance(node, list) and is_spoiled(node, n):
            return True
    return False


def are_lists(node: Any) -> bool:
    """Return True for a list of several lists."""
    return isinstance(node, list) and len(node) > 1 and all(isinstance(one, list) for one in node)


def is_pair(node: Any) -> bool:
    return isinstance(node, list) and len(node) == 2 and all(type(one) is int for one in node)


def board_of(items: list[Any], n: int, queens: int = 0) -> Squares | None:
    """Return the board that a list is: columns by row, squares, cells, or a dict of columns by row; None otherwise."""
    queens = queens or n
    if ":" in items:
        keys, values = items[::3], items[2::3]
        if items[1::3] != [":"] * len(keys) or not all(type(one) is int for one in [*keys, *values]):
            return None
        items = [[key, value] for key, value in zip(keys, values, strict=False)]
    if len(items) == queens > 1 and all(map(is_pair, items)):
        return squares_of([tuple(one) for one in items], n)
    if len(items) == queens and all(type(one) is int for one in items):
        return squares_of(list(enumerate(items)), n, by_row=True)
    if len(items) == queens and all(isinstance(one, str) for one in items) and (board := chess_board(items, n)):
        return board
    rows = [list(map(str, one)) for one in items if isinstance(one, (str, list))]
    return read_picture(rows, queens) if len(rows) == n and all(len(row) == n for row in rows) else None


def chess_board(words: Sequence[str], n: int) -> Squares | None:
    """Return the board of squares that are named as on a chessboard, such as a1 or Qa1; None otherwise."""
    named = [_CHESS.fullmatch(word) for word in words]
    return squares_of([(int(one[2]), ord(one[1]) - 96) for one in named if one], n) if all(named) else None


def squares_of(pairs: Sequence[Any], n: int, *, by_row: bool = False) -> Squares | None:
    """Return distinct squares, counted from 0 or 1, `by_row` only the columns from 1; None if one is off the board."""
    for origin in (0, 1):
        first = 0 if by_row else origin
        squares = frozenset((row - first, column - origin) for row, column in pairs)
        if len(squares) == len(pairs) and all(0 <= row < n and 0 <= column < n for row, column in squares):
            return squares
    return None
