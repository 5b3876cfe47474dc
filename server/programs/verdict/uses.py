"""Read in a program's text how it uses its lists, its marks and its functions' results."""

from __future__ import annotations

import ast

from ..board.text import last_name
from ..recorder.trees import read_tree

_STORING = {"append", "add", "extend", "insert"}


def is_read(source: str, name: str) -> bool:
    """Return True if the text uses a list for more than storing entries, taking its length, and handing it on."""
    tree = read_tree(source)
    return tree is None or _reads(tree, name, {one.name: one for one in ast.walk(tree) if type(one) is ast.FunctionDef})


def _reads(tree: ast.AST, name: str, own: dict[str, ast.FunctionDef]) -> bool:
    """`own`: the functions to which the list may be handed on."""
    harmless: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in _STORING:
                harmless.add(id(owner))
            case ast.Call(func=ast.Name(id="len" | "bool"), args=[argument]):
                harmless.add(id(argument))
            case ast.If(test=test) | ast.UnaryOp(op=ast.Not(), operand=test):
                harmless.add(id(test))
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=arguments) if called in own:
                names = [one.arg for one in own[called].args.args]
                rest = {key: function for key, function in own.items() if key != called}
                for argument, parameter in zip(arguments, names[names[:1] == ["self"] :], strict=False):
                    if parameter == name or not _reads(own[called], parameter, rest):
                        harmless.add(id(argument))
    used = (node for node in ast.walk(tree) if isinstance(node, (ast.Name, ast.Attribute)) and id(node) not in harmless)
    return any(
        isinstance(node.ctx, ast.Load) and name in (getattr(node, "id", ""), getattr(node, "attr", "")) for node in used
    )


def is_asked(source: str, name: str) -> bool:
    """Return True if a condition asks for an entry: `x in name`, or `name[x]`."""
    for node in ast.walk(read_tree(source) or ast.Module([], [])):
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[one]) if last_name(one) == name:
                return True
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) | ast.Return(value=ast.expr() as test):
                if any(isinstance(one, ast.Subscript) and last_name(one) == name for one in ast.walk(test)):
                    return True
    return False


def find_uses(source: str) -> dict[tuple[int, str], bool]:
    """Return by line and function name whether a call's result is used: a call alone in its line throws it away."""
    tree = read_tree(source)
    if tree is None:
        return {}
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: dict[tuple[int, str], bool] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                key = node.lineno, name
                found[key] = found.get(key, False) or id(node) not in alone
    return found
