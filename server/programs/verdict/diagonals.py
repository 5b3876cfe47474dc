"""Tests of diagonals in a program's text: distances, sums and differences, steps, shifted masks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import combinations, product

from ..recorder.trees import read_tree
from .steps import shifts_masks, walks_diagonals

_COORDINATE = re.compile(r"_*(r|c|row|col|column|i|j|x|y)\d?", re.I)

Pair = frozenset[str]  # the texts of two terms
Place = str  # the kind of use, and the name of the list, set or variable in it


def looks_along_diagonals(source: str) -> bool:
    """Return True if the text has a test of diagonals that is beyond doubt."""
    tree = read_tree(source)
    return tree is not None and any(
        test(tree) for test in (compares_distances, numbers_diagonals, walks_diagonals, shifts_masks)
    )


def compares_distances(tree: ast.AST) -> bool:
    """Return True if a distance of two numbers is compared with another one: abs(c - d) != row - r, or in (0, row - r).

    One side must be an absolute value, or have names of rows or columns; a distance may have a name of its own.
    """
    named = {name: value for name, value in _list_assigned(tree) if is_distance(value)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        sides = [node.left, *node.comparators]
        sides += [one for side in sides if isinstance(side, (ast.Tuple, ast.List, ast.Set)) for one in side.elts]
        sides = [named.get(side.id, side) if isinstance(side, ast.Name) else side for side in sides]
        distances = [side for side in sides if is_distance(side)]
        if len(distances) >= 2 and any(isinstance(side, ast.Call) or _has_coordinates(side) for side in distances):
            return True
    return False


def _has_coordinates(difference: ast.AST) -> bool:
    """Return True for the difference of two names of rows or columns: row - r."""
    match difference:
        case ast.BinOp(left=ast.Name(id=left), right=ast.Name(id=right)):
            return bool(_COORDINATE.fullmatch(left) and _COORDINATE.fullmatch(right))
    return False


def is_distance(node: ast.AST) -> bool:
    """Return True for a difference of two values that are no constants, or for its absolute value."""
    match node:
        case ast.Call(func=ast.Name(id="abs"), args=[inner]) | ast.Call(func=ast.Attribute(attr="fabs"), args=[inner]):
            return is_distance(inner)
        case ast.BinOp(op=ast.Sub(), left=left, right=right):
            return not isinstance(left, ast.Constant) and not isinstance(right, ast.Constant)
    return False


def numbers_diagonals(tree: ast.AST) -> bool:
    """Return True if the sum and the difference of the same two terms are used in two lists, sets or comparisons."""
    sums, differences = dict[Pair, set[Place]](), dict[Pair, set[Place]]()
    for place, node in _list_uses(tree):
        for (one, sign), (other, against) in combinations(_list_terms(node), 2):
            found = sums if sign == against else differences
            found.setdefault(frozenset((one, other)), set()).add(place)
    return any(
        one != other
        for pair in sums.keys() & differences.keys()
        for one, other in product(sums[pair], differences[pair])
    )


def _list_terms(node: ast.AST, sign: int = 1) -> Iterator[tuple[str, int]]:
    """Yield the terms of a sum that are no constants, each with its sign."""
    match node:
        case ast.BinOp(left=left, right=right, op=ast.Add() | ast.Sub() as op):
            yield from _list_terms(left, sign)
            yield from _list_terms(right, sign if isinstance(op, ast.Add) else -sign)
        case ast.BinOp(left=left, op=ast.Mod()):
            yield from _list_terms(left, sign)
        case ast.Tuple(elts=elements):
            for one in elements:
                if isinstance(one, ast.BinOp):
                    yield from _list_terms(one, sign)
        case ast.Constant():
            return
        case _:
            yield ast.unparse(node), sign


def _list_uses(tree: ast.AST) -> Iterator[tuple[Place, ast.AST]]:
    """Yield expressions that are indices, members, sides of an equation or variables, with their places."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=value, slice=index) if not isinstance(index, ast.Slice):
                yield f"[{ast.unparse(value)}", index
            case ast.Compare(
                ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=elements) | ast.List(elts=elements)]
            ):
                yield from ((f"({ast.unparse(one)}", one) for one in elements)
            case ast.Compare(left=left, ops=[ast.In() | ast.NotIn()], comparators=[container]):
                yield f"[{ast.unparse(container)}", left
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq()], comparators=[right]):
                if isinstance(left, ast.BinOp) and isinstance(right, ast.BinOp) and type(left.op) is type(right.op):
                    yield f"={type(left.op).__name__}", left
            case ast.Call(func=ast.Attribute(value=value, attr="add" | "append" | "remove"), args=[argument]):
                yield f"[{ast.unparse(value)}", argument
            case ast.BinOp(left=ast.Constant(), op=ast.LShift(), right=right):
                yield f"<{ast.unparse(right)}", right
            case ast.SetComp(elt=element) | ast.GeneratorExp(elt=element) | ast.ListComp(elt=element):
                yield f"{{{ast.unparse(element)}", element
    for name, value in _list_assigned(tree):
        yield f" {name}", value


def _list_assigned(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that are assigned, each with its value."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                yield from ((to.id, one) for to, one in zip(targets, values, strict=False) if isinstance(to, ast.Name))
