"""Steps along diagonals in a program's text: two numbers that change together, and masks that are shifted."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def walks_diagonals(tree: ast.AST) -> bool:
    """Return True if two numbers go up or down together: in a zip of two ranges with steps, or in a loop for both."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="zip"), args=[ast.Call(args=one), ast.Call(args=other)]):
                if len(one) == 3 or len(other) == 3:
                    return True
            case ast.While(test=test, body=body):
                if len({*_list_stepped(body)} & {*_list_bounded(test)}) > 1:
                    return True
    return False


def _list_bounded(test: ast.AST) -> Iterator[str]:
    """Yield the names that a test bounds, each in a comparison of its own: row >= 0 and column < n."""
    match test:
        case ast.BoolOp(op=ast.And(), values=values):
            for value in values:
                match value:
                    case ast.Compare(left=ast.Name(id=name)) | ast.Compare(comparators=[ast.Name(id=name), *_]):
                        yield name


def _list_stepped(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements change by one."""
    for node in body:
        match node:
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add() | ast.Sub(), value=ast.Constant(value=1)):
                yield name
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.BinOp(left=ast.Name(id=same), right=ast.Constant(value=1))
            ):
                if name == same:
                    yield name
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                if all(isinstance(one, ast.BinOp) for one in values):
                    yield from (one.id for one in targets if isinstance(one, ast.Name))


def shifts_masks(tree: ast.AST) -> bool:
    """Return True if masks go on by one bit: two in a call that adds the bit to a third, or one to each side.

    Where they are shifted in place, the free bits must be sought, too: ~taken, or free & -free.
    """
    both, places = set[type](), set[type]()
    seeks = False
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=parts) | ast.Tuple(elts=parts):
                shifted = [any(map(_is_shift, ast.walk(part))) for part in parts]
                added = [any(isinstance(one, ast.BitOr) for one in ast.walk(part)) for part in parts]
                if sum(shifted) > 1 and any(one and not other for one, other in zip(added, shifted, strict=True)):
                    return True
            case ast.BinOp(left=ast.BinOp(op=ast.BitOr()), op=ast.LShift() | ast.RShift() as op) if _is_shift(node):
                both.add(type(op))
            case ast.AugAssign(op=ast.LShift() | ast.RShift() as op, value=ast.Constant(value=1)):
                places.add(type(op))
            case ast.UnaryOp(op=ast.Invert()) | ast.BinOp(op=ast.BitAnd(), right=ast.UnaryOp(op=ast.USub())):
                seeks = True
    return len(both) > 1 or (seeks and len(places) > 1)


def _is_shift(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=ast.LShift() | ast.RShift(), right=ast.Constant(value=1)):
            return not isinstance(node.left, ast.Constant)
    return False
