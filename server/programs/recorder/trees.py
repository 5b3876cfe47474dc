"""The syntax tree of a program's text, where Python can read it."""

from __future__ import annotations

import ast
import sys

UNREADABLE = (SyntaxError, ValueError, RecursionError, MemoryError)  # the last two for what is nested too deeply


def read_tree(source: str) -> ast.Module | None:
    """None for a text that Python cannot read."""
    try:
        if sys.version_info < (3, 11):  # whose ast.parse crashes where the compiler raises RecursionError
            compile(source, "<program>", "exec", dont_inherit=True)
        return ast.parse(source)
    except UNREADABLE:
        return None
