"""Tests of diagonals in a program's text: distances, sums and differences, steps, shifted masks."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from ..recorder.trees import read_tree

_COORDINATE = r"_*(?:r|c|row|col|column|i|j|x|y)\d?"
_CLEAR = re.compile(rf"(?:abs|.*fabs)\(.*|{_COORDINATE} - {_COORDINATE}", re.I)  # no chance distances

Place = str  # the list, set or variable that a number is looked up or stored in; else the text of the number


def looks_along_diagonals(source: str) -> bool:
    """Return True if the text has a test of diagonals that is beyond doubt."""
    tree = read_tree(source)
    tests = (compares_distances, numbers_diagonals, walks_diagonals, shifts_masks)
    return tree is not None and any(test(tree) for test in tests)


def compares_distances(tree: ast.AST) -> bool:
    """Return True if a distance of two numbers is compared with another one: abs(c - d) != row - r, or in (0, row - r).

    One side must be an absolute value, or have names of rows or columns; a distance may have a name of its own.
    """
    named = dict(_list_assigned(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            sides += [one for side in sides if isinstance(side, (ast.Tuple, ast.List, ast.Set)) for one in side.elts]
            sides = [named.get(side.id, side) if isinstance(side, ast.Name) else side for side in sides]
            distances = [ast.unparse(side) for side in sides if is_distance(side)]
            if len(distances) > 1 and any(map(_CLEAR.fullmatch, distances)):
                return True
    return False


def is_distance(node: ast.AST) -> bool:
    """Return True for a difference of two values that are no constants, or for its absolute value."""
    match node:
        case ast.Call(func=ast.Name(id="abs") | ast.Attribute(attr="fabs"), args=[inner]):
            return is_distance(inner)
        case ast.BinOp(op=ast.Sub(), left=left, right=right):
            return not isinstance(left, ast.Constant) and not isinstance(right, ast.Constant)
    return False


def numbers_diagonals(tree: ast.AST) -> bool:
    """Return True if the sum and the difference of the same two terms are used, in different places."""
    sums, differences = (defaultdict[frozenset[str], set[Place]](set) for _ in range(2))
    for place, number in _list_uses(tree):
        for (one, sign), (other, against) in combinations(_list_terms(number), 2):
            (sums if sign == against else differences)[frozenset((one, other))].add(place)
    return any(len(sums[pair] | differences[pair]) > 1 for pair in sums.keys() & differences.keys())


def _list_terms(node: ast.AST, sign: int = 1) -> Iterator[tuple[str, int]]:
    """Yield the terms of a sum that are no constants, each with its sign."""
    match node:
        case ast.BinOp(left=left, right=right, op=ast.Add() | ast.Sub() as op):
            yield from _list_terms(left, sign)
            yield from _list_terms(right, sign if isinstance(op, ast.Add) else -sign)
        case ast.BinOp(left=left, op=ast.Mod()):
            yield from _list_terms(left, sign)
        case _ if not isinstance(node, ast.Constant):
            yield ast.unparse(node), sign


def _list_uses(tree: ast.AST) -> Iterator[tuple[Place, ast.AST]]:
    """Yield the values that are stored, looked up, gathered, compared or shifted by."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=place, slice=number) | ast.Call(func=ast.Attribute(value=place), args=[number]):
                yield ast.unparse(place), number
            case ast.BinOp(op=ast.LShift(), right=number) | ast.Assign(value=number):
                yield ast.unparse(number), number
            case ast.Compare() | ast.Tuple() | ast.List() | ast.SetComp() | ast.GeneratorExp() | ast.ListComp():
                yield from ((ast.unparse(number), number) for number in ast.iter_child_nodes(node))


def _list_assigned(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that are assigned, each with its value."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                yield from ((to.id, one) for to, one in zip(targets, values, strict=False) if isinstance(to, ast.Name))


def walks_diagonals(tree: ast.AST) -> bool:
    """Return True if two numbers go up or down together: in a zip of two ranges with steps, or in a loop for both."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="zip"), args=[ast.Call(args=one), ast.Call(args=other)]):
                if 3 in (len(one), len(other)):
                    return True
            case ast.While(test=ast.BoolOp(op=ast.And()) as bounds, body=body):
                stepped = {ast.unparse(one.target) for one in body if isinstance(one, ast.AugAssign)}
                if len(stepped.intersection(re.findall(r"\w+", ast.unparse(bounds)))) > 1:
                    return True
    return False


def shifts_masks(tree: ast.AST) -> bool:
    """Return True if masks go on by one bit: two after a bit is added, (left | bit) << 1, or to both sides.

    In the second case the free bits must be sought, too: ~taken, or free & -free.
    """
    added, sides = set[str](), set[type]()
    seeks = False
    for node in ast.walk(tree):
        match node:
            case (
                ast.BinOp(left=mask, op=ast.LShift() | ast.RShift() as op, right=ast.Constant(value=1))
                | ast.AugAssign(target=mask, op=ast.LShift() | ast.RShift() as op, value=ast.Constant(value=1))
            ):
                sides.add(type(op))
                if isinstance(mask, ast.BinOp) and isinstance(mask.op, ast.BitOr):
                    added.add(ast.unparse(mask))
            case ast.UnaryOp(op=ast.Invert()) | ast.BinOp(op=ast.BitAnd(), right=ast.UnaryOp(op=ast.USub())):
                seeks = True
    return len(added) > 1 or (seeks and len(sides) > 1)
