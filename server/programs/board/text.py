"""Read hints about the board in a program's text: names of masks, indices of rows, sizes, our comments."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from ..recorder.trees import read_tree
from .reading import Axis

_BOARD = re.compile(r"#\s*board:\s*([\w.]+)")
_BITS = re.compile(r"#\s*bits:\s*([\w., ]+)")
_SHIFTS = (ast.LShift, ast.RShift)
_OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Invert, *_SHIFTS)
_ROW_NAMES, _COLUMN_NAMES = {"row", "r"}, {"col", "c", "column"}
_SIZES = range(4, 21)


@dataclass
class Text:
    """The hints in a program's text.

    - `bits`: operands of `& | ^ ~ << >>`; `axes`: the meaning of the index, for each list that is filled;
    - `sizes`: numbers in `range(...)`; `board`, `registers`: the names in the comments `# board:` and `# bits:`;
    - `marks`: for each matrix, the constants that the text assigns to a cell, as Python writes them;
    - `writes`: for each name, the lines that assign its entries: True if a line sets an entry, False if it clears one
      by a constant.
    """

    bits: set[str] = field(default_factory=set)
    axes: dict[str, Axis] = field(default_factory=dict)
    sizes: Counter[int] = field(default_factory=Counter)
    board: str = ""
    registers: tuple[str, ...] = ()
    marks: dict[str, set[str]] = field(default_factory=dict)
    writes: dict[str, dict[int, bool]] = field(default_factory=dict)


def read_text(source: str) -> Text:
    """Read the hints; from a text that is not valid Python, only the comments."""
    board, bits = _BOARD.search(source), _BITS.search(source)
    names = tuple(re.split("[, ]+", bits[1].strip(" ,"))) if bits else ()
    text = Text(board=board[1] if board else "", registers=names)
    tree = read_tree(source)
    if tree is None:
        return text
    for node in ast.walk(tree):
        text.bits.update(filter(None, map(last_name, _bit_operands(node))))
        text.sizes.update(_ranges(node))
        for name, axis in _axes(node):
            text.axes.setdefault(name, axis)
        for name, mark in _marks(node):
            text.marks.setdefault(name, set()).add(mark)
        for name, line, puts in _writes(node):
            text.writes.setdefault(name, {})[line] = puts
    return text


def last_name(node: ast.AST) -> str:
    """Return `queens` for `queens`, `self.queens` and `queens[0]`; "" for any other node."""
    while isinstance(node, ast.Subscript):
        node = node.value
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _bit_operands(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.BinOp(left=left, op=op, right=right) | ast.AugAssign(target=left, op=op, value=right) if isinstance(
            op, _OPERATORS
        ):
            return [left] if isinstance(op, _SHIFTS) else [left, right]
        case ast.UnaryOp(op=ast.Invert(), operand=operand):
            return [operand]
        case ast.Assign(targets=targets, value=ast.UnaryOp(op=op) | ast.BinOp(op=op)) if isinstance(op, _OPERATORS):
            return targets
    return []


def _ranges(node: ast.AST) -> Iterator[int]:
    match node:
        case ast.Call(func=ast.Name(id="range"), args=arguments):
            constants = [one.value for one in arguments if isinstance(one, ast.Constant)]
            yield from (one for one in constants if type(one) is int and one in _SIZES)


def _axes(node: ast.AST) -> Iterator[tuple[str, Axis]]:
    """Yield lists that a node fills, and the meaning of their index: row or column."""
    for filled, index in _filled(node):
        names = _names_in(index)
        if names & {*_COLUMN_NAMES, "j"} and not names & _ROW_NAMES:
            yield last_name(filled), "column"
        elif names & {*_ROW_NAMES, "i"}:
            yield last_name(filled), "row"
    match node:
        case ast.Call(func=ast.Attribute(attr="append", value=filled), args=[argument]):
            names = _names_in(argument)
            if names & _ROW_NAMES and not names & _COLUMN_NAMES:
                yield last_name(filled), "column"


def _filled(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """Return the names of which a statement assigns an entry, each with the entry's index."""
    match node:
        case ast.Assign(targets=targets):
            pass
        case ast.For(target=target) | ast.AugAssign(target=target):
            targets = [target]
        case _:
            targets = []
    entries = [one for one in targets if isinstance(one, ast.Subscript)]
    return [(one.value, one.slice) for one in entries if isinstance(one.value, (ast.Name, ast.Attribute))]


def _marks(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the matrix and the constant of an assignment to one cell: b[row][column] = 1, b[row, column] = "Q"."""
    match node:
        case ast.Assign(targets=[ast.Subscript(value=filled, slice=index)], value=value):
            if isinstance(filled, ast.Subscript) or isinstance(index, ast.Tuple):
                with suppress(ValueError, TypeError):
                    yield last_name(filled), repr(ast.literal_eval(value))


def _writes(node: ast.AST) -> Iterator[tuple[str, int, bool]]:
    """Yield the names whose entries a statement assigns, its line, and True if it sets, False if it clears them."""
    for filled, _ in _filled(node):
        value = node.value if isinstance(node, ast.Assign) else None
        clears = isinstance(value.operand if isinstance(value, ast.UnaryOp) else value, ast.Constant)
        yield last_name(filled), filled.lineno, not clears


def _names_in(node: ast.AST) -> set[str]:
    return {one.id.lower() for one in ast.walk(node) if isinstance(one, ast.Name)}
