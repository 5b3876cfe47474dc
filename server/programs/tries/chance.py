"""Recognize programs that leave something to chance: two of their runs may differ, so that one run proves no fault."""

from __future__ import annotations

import ast

from ..recorder.trees import read_tree

MODULES = {"random", "secrets"}
CALLS = {"shuffle", "randint", "randrange", "permutation", "default_rng", "urandom"}


def uses_chance(source: str) -> bool:
    """Return True if the text imports a module of random numbers, or calls a function that draws them."""
    tree = read_tree(source)
    return tree is not None and any(map(_draws, ast.walk(tree)))


def _draws(node: ast.AST) -> bool:
    match node:
        case ast.Import(names=names):
            return any(name.name.partition(".")[0] in MODULES for name in names)
        case ast.ImportFrom(module=module):
            return module in MODULES
        case ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name)):
            return name in CALLS or name in MODULES
    return False
