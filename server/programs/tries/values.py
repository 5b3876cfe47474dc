"""Boards among values as Python writes them: columns by row, squares, cells, dicts, and pictures of two symbols."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

Squares = frozenset[tuple[int, int]]

BLANKS = set("0.-_ #+oO·▢□⬜")  # cells without a queen, on a board of one square
_TOKEN = re.compile(r"[\[({]|[\])}]|:|'[^'\n]*'|\"[^\"\n]*\"|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|\S")


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
        is_flags = n > 1 and {*items} <= {0, 1} and (n > 2 or len({*items}) == 1)
        return None if is_flags else squares_of(list(enumerate(items)), n, by_row=True)
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
