"""Find the names that a line can change, from the program's text, so that the tracer need not compare all names.

Most lines only test something, and comparing all names is most of the cost of recording. A line that calls only
functions known to be harmless changes only the names that it assigns. A call of the program's own functions has events
of its own, after which the tracer compares everything. A test compares recordings with and without this shortcut.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

from .trees import names_bound, read_tree


class Effect(NamedTuple):
    """The names that a line assigns; `in_place`: it may change their values in place, as `+=` does with a list."""

    names: tuple[str, ...]
    in_place: bool = False


NOTHING = Effect(())
Effects = dict[int, Effect | None]  # None: it may change anything


_FUNCTIONS = """
abs all any bin bool chr dict divmod enumerate float frozenset hash hex int isinstance len list max min ord pow print
range repr reversed round set sorted str sum tuple type zip
"""
_METHODS = """
bit_count bit_length center copy count endswith find format index isdigit items join keys ljust lower replace rjust
split startswith strip upper values zfill
"""
HARMLESS, HARMLESS_METHODS = frozenset(_FUNCTIONS.split()), frozenset(_METHODS.split())
_CHANGING = (
    ast.AsyncFor, ast.AsyncFunctionDef, ast.AsyncWith, ast.Await, ast.ClassDef, ast.Delete, ast.ExceptHandler,
    ast.FunctionDef, ast.Import, ast.ImportFrom, ast.Lambda, ast.Match, ast.NamedExpr, ast.With, ast.Yield,
    ast.YieldFrom,
)  # fmt: skip


def read_effects(source: str) -> Effects:
    """Return the effect of each line; lines that are missing change nothing."""
    tree = read_tree(source)
    if tree is None:
        return dict.fromkeys(range(1, len(source.splitlines()) + 2))
    harmless = HARMLESS - {name for node in ast.walk(tree) for name in names_bound(node)}
    nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal))]
    shared = frozenset(name for node in nodes for name in node.names)  # any call may assign them
    looking_changes = "defaultdict" in source or "__missing__" in source  # reading a missing entry creates it
    found: Effects = {}
    for statement in ast.walk(tree):
        if not isinstance(statement, (ast.stmt, ast.ExceptHandler)):
            continue
        parts = [*own_parts(statement)]
        names = [node.id for node in parts if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        changes_more = not shared.isdisjoint(names) or any(may_change(one, harmless, looking_changes) for one in parts)
        for line in own_lines(statement):
            before = found.get(line, NOTHING)
            if before is None or changes_more:
                found[line] = None
            elif names:
                in_place = before.in_place or isinstance(statement, ast.AugAssign)
                found[line] = Effect((*before.names, *names), in_place)
    return found


def own_lines(statement: ast.AST) -> range:
    """Return the lines of a statement, without its inner statements."""
    body = getattr(statement, "body", None)
    first = statement.lineno  # type: ignore[attr-defined]
    if decorators := getattr(statement, "decorator_list", None):
        first = min(first, decorators[0].lineno)
    last = body[0].lineno - 1 if body else statement.end_lineno  # type: ignore[attr-defined]
    return range(first, max(first, last) + 1)


def own_parts(statement: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a statement in their order, without its inner statements."""
    waiting = [statement]
    while waiting:
        yield (node := waiting.pop())
        inner = [one for one in ast.iter_child_nodes(node) if not isinstance(one, (ast.stmt, ast.ExceptHandler))]
        waiting += reversed(inner)


def comprehension_names(source: str) -> frozenset[str]:
    """Return the names that a text binds only in comprehensions. Since Python 3.12 they are names of the function."""
    tree = read_tree(source)
    if tree is None:
        return frozenset()
    targets = [node.target for node in ast.walk(tree) if isinstance(node, ast.comprehension)]
    inner = {id(node) for target in targets for node in ast.walk(target)}
    bound: dict[bool, set[str]] = {True: set(), False: set()}
    for node in ast.walk(tree):
        bound[id(node) in inner].update(names_bound(node))
    return frozenset(bound[True] - bound[False])


def may_change(node: ast.AST, harmless: frozenset[str], looking_changes: bool) -> bool:
    """Return True if a part of a statement may change more than the names that it assigns."""
    match node:
        case ast.Call(func=function, keywords=keywords):
            if any(one.arg not in ("sep", "end", "reverse", "start") for one in keywords):
                return True  # it may be a function of the program's own, such as a `key`
            if isinstance(function, ast.Name):
                return function.id not in harmless
            return not (isinstance(function, ast.Attribute) and function.attr in HARMLESS_METHODS)
        case ast.Subscript(ctx=ast.Load()):
            return looking_changes
        case ast.Subscript() | ast.Attribute():
            return not isinstance(node.ctx, ast.Load)
    return isinstance(node, _CHANGING)
