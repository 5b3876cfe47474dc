"""Squares and regions that a program's values mark and keep, and the numbers that it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence

from ..answers.known import Squares
from ..board.codes import expand, items_of, pair, pairs_of, whole
from ..board.film import Change
from ..recorder.trees import read_tree
from ..recording.recording import Recording
from ..recording.state import Code, State

Grid = tuple[tuple[str, ...], ...]  # a symbol for each square


def list_kept(recording: Recording, changes: Sequence[Change]) -> list[Code]:
    """Return the lists, sets and dicts that no queen changes: they are the same early in the search and at its end."""
    full = next((change.event for change in changes if len(change.squares) == change.size), changes[-1].event)
    early = changes[min(1, len(changes) - 1)].event
    found: dict[str, Code] | None = None
    for event in (early, full, recording.count - 1):
        here = {repr(code): code for code in _list_values(recording.state(event))}
        found = here if found is None else {text: code for text, code in found.items() if text in here}
    return [*(found or {}).values()]


def _list_values(state: State) -> Iterator[Code]:
    """Yield the lists, sets and dicts in names and attributes."""
    objects = (code["a"] for code in state.heap.values() if type(code) is dict and "a" in code and "o" in code)
    for names in (state.globals, *(frame.names for frame in state.stack), *objects):
        for code in names.values():
            value = state.resolve(code)
            if type(value) in (list, dict) and "o" not in value:
                yield _in_full(state, value)


def _in_full(state: State, value: Code) -> Code:
    return [expand(state, one) for one in value] if type(value) is list else expand(state, value)


def list_grids(values: Iterable[Code], n: int) -> Iterator[Grid]:
    """Yield the tables of n rows of n symbols; a row may be a text."""
    for value in values:
        rows = items_of(value) or []
        cells = [list(row) if type(row) is str else items_of(row) or [] for row in rows]
        if len(rows) == n and all(len(row) == n for row in cells):
            yield tuple(tuple(map(repr, row)) for row in cells)


def list_marked(values: Sequence[Code], n: int) -> Iterator[Squares]:
    """Yield the sets of squares that values mark: the cells with one symbol, pairs, columns of rows, bits of rows."""
    for grid in list_grids(values, n):
        for symbol in {cell for row in grid for cell in row}:
            squares = frozenset((r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == symbol)
            if 2 * len(squares) <= n * n:
                yield squares
    for value in values:
        items = items_of(value) or []
        pairs = [found for found in map(pair, items) if found] if items else _pairs_in(value)
        for origin in (0, 1) if len(pairs) == len(items or pairs) else ():
            squares = frozenset((row - origin, column - origin) for row, column in pairs)
            if all(0 <= row < n and 0 <= column < n for row, column in squares):
                yield squares
        numbers = [whole(one) for one in items]
        if len(numbers) == n:
            known = [(row, number) for row, number in enumerate(numbers) if number is not None]
            yield frozenset((row, number) for row, number in known if 0 <= number < n)
            for mirrored in (False, True):
                yield frozenset(
                    (row, n - 1 - bit if mirrored else bit)
                    for row, mask in known
                    for bit in range(n)
                    if mask >> bit & 1
                )


def _pairs_in(value: Code) -> list[tuple[int, int]]:
    numbers = [(whole(one), whole(other)) for one, other in pairs_of(value) or []]
    return [(one, other) for one, other in numbers if one is not None and other is not None]


def numbers_given(recording: Recording) -> set[int]:
    """Return the whole numbers in the program's input and arguments."""
    texts = [str(recording.header.get("stdin", "")), *map(str, recording.header.get("argv", []))]
    return {int(number) for text in texts for number in re.findall(r"\d+", text)}


def numbers_written(source: str) -> set[int]:
    """Return the whole numbers that the text gives names to, or hands over to its own functions."""
    tree = read_tree(source)
    found = set[int]()
    for node in ast.walk(tree) if tree else ():
        match node:
            case ast.Call(func=ast.Name(id="range")):
                continue
            case ast.Assign(value=ast.Tuple(elts=values)) | ast.Call(func=ast.Name(), args=values):
                found |= {one.value for one in values if isinstance(one, ast.Constant) and type(one.value) is int}
            case ast.Assign(value=ast.Constant(value=int(number))):
                found.add(number)
    return found


def sets_square(source: str) -> bool:
    """Return True if the text sets an entry with a constant index, or begins a list with numbers: board[0][0] = "Q"."""
    tree = read_tree(source)
    for node in ast.walk(tree) if tree else ():
        match node:
            case ast.Assign(
                targets=[ast.Subscript(slice=ast.Constant() | ast.Tuple(elts=[ast.Constant(), ast.Constant()]))]
            ):
                return True
            case ast.Assign(value=ast.List(elts=[ast.Constant(value=int()), *_])):
                return True
            case ast.Call(
                func=ast.Attribute(attr="append" | "add"), args=[ast.Constant() | ast.Tuple(elts=[ast.Constant(), *_])]
            ):
                return True
    return False
