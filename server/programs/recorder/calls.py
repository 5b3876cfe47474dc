"""Read a file's text before it runs: find calls to watch, and names that LeetCode would import."""

import ast
import builtins
import importlib
import re
from collections.abc import Iterator
from typing import Any

from .trees import names_bound, read_tree

N = 8
_ABOUT_QUEENS = re.compile("queen|reina|damen?|rainha|dame", re.I)
_SEARCHING = re.compile("solve|total|search|main|place|run|start|backtrack", re.I)
_SIZE = re.compile("n$|num|size|board_?size|n_?queens|q$", re.I)
# In the order of the search. Only a LeetCode file gets names beyond those for annotations.
_LIBRARIES = ("typing", "collections", "itertools", "functools", "math", "heapq", "bisect", "copy")


def offer_calls(source: str, n: int = N) -> list[str]:
    """Return calls of a file's functions, the likeliest first, such as "Solution().solveNQueens(8)"."""
    tree = read_tree(source)
    if tree is None:
        return []
    found: list[tuple[int, str, str]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            found += _function_calls(node, n)
        elif isinstance(node, ast.ClassDef):
            found += _method_calls(node, n)
    functions = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {
        getattr(one, "id", getattr(one, "attr", "")) for one in functions
    }  # helpers are called, the search is not
    found = [(points + (name not in called), name, call) for points, name, call in found]
    likely = [one for one in found if one[0] > 1] or found
    return [call for _, _, call in sorted(likely, key=lambda one: -one[0])]


def _function_calls(node: ast.FunctionDef, n: int) -> Iterator[tuple[int, str, str]]:
    needed = _needed(node)
    if len(needed) == 1:
        yield _likely(node.name) + bool(_SIZE.match(needed[0])), node.name, f"{node.name}({n})"
    elif not needed and _likely(node.name):
        yield _likely(node.name) - 1, node.name, f"{node.name}()"


def _method_calls(node: ast.ClassDef, n: int) -> Iterator[tuple[int, str, str]]:
    methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
    made_of = len(_needed(methods["__init__"])) - 1 if "__init__" in methods else 0
    for name, method in methods.items():
        taken = len(_needed(method)) - 1
        if name.startswith("_") or made_of > 1 or made_of + taken != 1:
            continue
        likely = _likely(node.name) + _likely(name) + bool(taken)
        yield likely, name, f"{node.name}({n if made_of else ''}).{name}({n if taken else ''})"


def _needed(node: ast.FunctionDef) -> list[str]:
    """Return the parameters without a default."""
    names = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
    return names[: len(names) - len(node.args.defaults)]


def _likely(name: str) -> int:
    return 2 * bool(_ABOUT_QUEENS.search(name)) + bool(_SEARCHING.search(name))


def missing_names(source: str) -> dict[str, Any]:
    """Return LeetCode's values for names that a file uses without defining or importing them."""
    tree = read_tree(source)
    if tree is None:
        return {}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    bound = {name for node in ast.walk(tree) for name in names_bound(node)} | vars(builtins).keys()
    if "*" in bound:
        return {}
    leetcode = any(isinstance(node, ast.ClassDef) and node.name == "Solution" for node in tree.body)
    found: dict[str, Any] = {}
    for library in _LIBRARIES if leetcode else _LIBRARIES[:1]:
        module = importlib.import_module(library)
        public = {*getattr(module, "__all__", vars(module)), library}
        for name in sorted(used - bound - found.keys()):
            if name in public:
                found[name] = module if name == library else getattr(module, name)
    return found
