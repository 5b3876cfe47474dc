"""Parse a program's text."""

import ast
import sys

UNREADABLE = (SyntaxError, ValueError, RecursionError, MemoryError)  # the last two for text that is nested too deeply


def read_tree(source: str) -> ast.Module | None:
    """Return the syntax tree of a text; None if Python cannot read it."""
    try:
        if sys.version_info < (3, 11):  # their ast.parse crashes where the compiler raises RecursionError
            compile(source, "<program>", "exec", dont_inherit=True)
        return ast.parse(source)
    except UNREADABLE:
        return None


def names_bound(node: ast.AST) -> tuple[str, ...]:
    """Return the names that a node binds."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.FunctionDef(name=name):
            return (name,)
        case ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
            return (name,)
        case ast.alias(name=name, asname=other):
            return ((other or name).partition(".")[0],)
        case ast.Global(names=names):
            return tuple(names)
    return ()
