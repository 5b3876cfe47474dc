"""Find the size of the board in a program or its call, so that the program can run again with another size."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any, Literal

from ..recorder.trees import read_tree

SIZE = re.compile(
    r"_*(n|num|size|b|bsize|sz|dim|dimensions?|n_?queens?|num_?(of_?)?queens?|no_?of_?queens?|number_?of_?queens?|queens|"
    r"queens_?(count|num|number)|board_?size|size_?(of_?)?board|grid_?size|boardwidth|board_?len|length|rows|tam|tamanho|"
    r"tamano|cant|reinas|damas|damen|rainhas|dames)$",
    re.I,
)
LEAST, MOST = 4, 20  # sizes to look for
LARGEST = 8  # rows that are tried
CHANCE = {"random", "secrets", "shuffle", "randint", "randrange", "permutation", "default_rng", "urandom"}


@dataclass(frozen=True)
class Task:
    """A program with its path, its arguments, its input, and the call after it, as `Options` has them."""

    source: str
    path: str = "program.py"
    argv: tuple[str, ...] = ()
    stdin: str = ""
    call: str = ""

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> Task:
        """Return the task in a message."""
        return cls(**{one.name: message[one.name] for one in fields(cls) if one.name in message})


@dataclass(frozen=True)
class Place:
    """The place of the board's size: the field of the task that has it, and in the text the numbers to change.

    `is_sure`: no other number may depend on the size: a wrong answer for another size is the program's.
    """

    field: Literal["source", "argv", "stdin", "call"]
    value: int
    numbers: tuple[ast.Constant, ...] = ()
    is_sure: bool = True

    def put(self, task: Task, n: int) -> Task:
        """Return the task with another size."""
        change = partial(re.sub, rf"(?<![\w.]){self.value}(?![\w.])", str(n), count=1)
        if self.field != "source":
            before: Any = getattr(task, self.field)
            after: Any = change(before) if isinstance(before, str) else tuple(map(change, before))
            return replace(task, **{self.field: after})
        lines = task.source.splitlines(keepends=True)
        for one in sorted(self.numbers, key=lambda one: (one.lineno, one.col_offset), reverse=True):
            text = lines[one.lineno - 1].encode()
            lines[one.lineno - 1] = (text[: one.col_offset] + b"%d" % n + text[one.end_col_offset :]).decode()
        return replace(task, source="".join(lines))


def find_place(task: Task, size: int) -> Place | None:
    """Return the place of the size; None if it is not clear. `size` is that of the recorded board, 0 if unknown."""
    tree = read_tree(task.source)
    if tree is None:
        return None
    outside = [Place("argv", int(one)) for one in task.argv if one.isdecimal()]
    outside += [Place("stdin", int(one)) for one in re.findall(r"(?m)^\d+$", task.stdin)]
    outside += [Place("call", int(one)) for one in re.findall(r"\(\s*(\d+)", task.call)[:1]]
    fitting = {size} if size else range(LEAST, MOST + 1)
    places = [one for one in outside or find_in_text(tree) if one.value in fitting] or find_together(tree, size)
    if not places:
        return None
    is_lone = all(one.value in (places[0].value, 0, 1, 2) for one in outside)
    return replace(places[0], is_sure=is_lone and is_sure(tree, places[0]))


def whole_numbers(nodes: Iterable[ast.AST]) -> list[tuple[ast.Constant, int]]:
    """Return the whole numbers among nodes, with their values."""
    return [(one, one.value) for one in nodes if isinstance(one, ast.Constant) and type(one.value) is int]


def is_sure(tree: ast.AST, place: Place) -> bool:
    """Return True if no other number in the text may be a size, twice the size, its mask, or room for larger ones."""
    size = place.value
    room = range(size, 2 * LARGEST) if size < LARGEST else ()
    near = {*room, size - 1, size, size + 1, 2 * size - 1, 2 * size, 2**size - 1}
    others = [value for node, value in whole_numbers(ast.walk(tree)) if node not in place.numbers]
    return not any(value > 2 and value in near for value in others)


def find_in_text(tree: ast.AST) -> list[Place]:
    """Return the sizes in a text, the likeliest first: constants, arguments of calls, defaults."""
    own = own_names(tree)
    nodes = sorted(ast.walk(tree), key=lambda node: isinstance(node, ast.FunctionDef))
    numbers = [pair for node in nodes for pair in whole_numbers(sizes_of(node, own))]
    return [Place("source", value, (one,)) for one, value in numbers if LEAST <= value <= MOST]


def own_names(tree: ast.AST) -> set[str]:
    """Return the names of the functions and classes of a module."""
    return {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def sizes_of(node: ast.AST, own: set[str]) -> list[ast.expr]:
    """Return the values that one node gives to sizes: an assignment, a call of an own function, or defaults."""
    named: Iterable[tuple[ast.AST, ast.expr]] = ()
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            named = zip(targets, values, strict=False)
        case ast.Assign(targets=[target], value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
            named = [(target, value)]
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=arguments) if name in own:
            return [*arguments, *(one.value for one in node.keywords)]
        case ast.Call(func=ast.Attribute(attr="add_argument")):
            return [one.value for one in node.keywords if one.arg == "default"]
        case ast.FunctionDef(args=parameters):
            named = zip(reversed(parameters.args), reversed(parameters.defaults), strict=False)
    names = [(ast.unparse(target).partition(":")[0].rpartition(".")[2], value) for target, value in named]
    return [value for name, value in names if SIZE.match(name)]


def find_together(tree: ast.AST, size: int) -> list[Place]:
    """Return places with all numbers of a size, if each is an end of a range, a length, or compared with.

    Without a size, each number of the text may be one, the most frequent one first.
    """
    fitting: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=numbers) | ast.Compare(comparators=numbers):
                fitting.update(numbers)
            case ast.BinOp(op=ast.Mult(), left=left, right=right):
                fitting.update((left, right))
    found, places = whole_numbers(ast.walk(tree)), list[Place]()
    counted = Counter(value for _, value in found if LEAST <= value <= MOST)
    for likely in [size] if size else [one for one, _ in counted.most_common()]:
        near = [(node, value) for node, value in found if abs(value - likely) <= 1]
        if len(near) > 1 and all(value == likely and node in fitting for node, value in near):
            places.append(Place("source", likely, tuple(node for node, _ in near)))
    return places


def uses_chance(source: str) -> bool:
    """Return True if the text names a module or a function of random numbers: one run of it then proves no fault."""
    tree = read_tree(source)
    for node in ast.walk(tree) if tree else ():
        match node:
            case (
                ast.Call(func=ast.Name(id=name))
                | ast.Attribute(attr=name)
                | ast.alias(name=name)
                | ast.ImportFrom(module=name)
            ) if name in CHANCE:
                return True
    return False
