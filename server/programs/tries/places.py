"""Find the size of the board in a program or its call, so that the program can run again with another size."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from ..recorder.trees import read_tree

Kind = Literal["argument", "input", "call", "constant", "literal", "default"]

SIZE = re.compile(
    r"_*(n|num|size|b|bsize|sz|dim|dimensions?|n_?queens?|num_?(of_?)?queens?|no_?of_?queens?|number_?of_?queens?|queens|"
    r"queens_?(count|num|number)|board_?size|size_?(of_?)?board|grid_?size|boardwidth|board_?len|length|rows|tam|tamanho|"
    r"tamano|cant|reinas|damas|damen|rainhas|dames)$",
    re.I,
)
LEAST, MOST = 4, 20  # sizes to look for
LARGEST = 8  # rows that are tried
_MAINS = {"main", "run", "driver", "test", "__main__"}
_NUMBER = re.compile(r"(?m)^\d+$")


@dataclass(frozen=True)
class Task:
    """A program with its arguments, its input, and the call after it, as `Options` has them."""

    source: str
    argv: tuple[str, ...] = ()
    stdin: str = ""
    call: str = ""

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> Task:
        """Return the task in a message."""
        return cls(fields["source"], tuple(fields.get("argv", ())), fields.get("stdin", ""), fields.get("call", ""))


@dataclass(frozen=True)
class Span:
    """A number in the text: its line from 1, and its columns in bytes from 0."""

    line: int
    start: int
    end: int


@dataclass(frozen=True)
class Place:
    """The place of the board's size.

    - `line`: that of the text, 0 for an argument, the input or the call;
    - `is_sure`: no other number may depend on the size: a wrong answer for another size is the program's.
    """

    kind: Kind
    value: int
    line: int = 0
    spans: tuple[Span, ...] = ()
    is_sure: bool = True

    def put(self, task: Task, n: int) -> Task:
        """Return the task with another size."""
        if self.kind == "argument":
            return replace(task, argv=tuple(str(n) if one == str(self.value) else one for one in task.argv))
        if self.kind == "input":
            return replace(task, stdin=re.sub(rf"(?m)^{self.value}$", str(n), task.stdin, count=1))
        if self.kind == "call":
            return replace(task, call=re.sub(rf"(?<![\w.]){self.value}(?![\w.])", str(n), task.call, count=1))
        lines = task.source.splitlines(keepends=True)
        for span in sorted(self.spans, key=lambda one: (one.line, one.start), reverse=True):
            text = lines[span.line - 1].encode()
            lines[span.line - 1] = (text[: span.start] + str(n).encode() + text[span.end :]).decode()
        return replace(task, source="".join(lines))


def find_place(task: Task, size: int) -> Place | None:
    """Return the place of the size; None if it is not clear. `size` is that of the recorded board, 0 if unknown."""
    outside = [Place("argument", int(one)) for one in task.argv if one.isdecimal()] or [
        Place("input", int(one)) for one in _NUMBER.findall(task.stdin)
    ]
    if task.call and (found := re.search(r"\(\s*(\d+)", task.call)):
        outside.append(Place("call", int(found[1])))
    tree = read_tree(task.source)
    if tree is None:
        return None
    places = [
        one for one in outside or find_in_text(tree) if (one.value == size if size else LEAST <= one.value <= MOST)
    ]
    if not places and not outside:
        places = [place for one in ([size] if size else likely_sizes(tree)) for place in find_literals(tree, one)]
    if not places:
        return None
    is_lone = all(one.value in (places[0].value, 0, 1, 2) for one in outside)
    return replace(places[0], is_sure=is_lone and is_sure(tree, places[0]))


def likely_sizes(tree: ast.AST) -> list[int]:
    """Return the numbers of a text that may be the size, the most frequent one first."""
    numbers = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [one for one, _ in Counter(one for one in numbers if type(one) is int).most_common() if LEAST <= one <= MOST]


def is_sure(tree: ast.AST, place: Place) -> bool:
    """Return True if no other number in the text may be a size, twice the size, its mask, or room for larger ones."""
    size = place.value
    room = range(size, 2 * LARGEST) if size < LARGEST else ()
    near = {*room, size - 1, size, size + 1, 2 * size - 1, 2 * size, 2**size - 1}
    own = {(span.line, span.start) for span in place.spans}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=int(value)) if type(value) is int and value > 2 and value in near:
                if (node.lineno, node.col_offset) not in own:
                    return False
    return True


def find_in_text(tree: ast.AST) -> list[Place]:
    """Return the sizes in a text, the likeliest first: constants, arguments of calls, defaults."""
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
    inside = {
        id(inner)
        for node in functions
        if isinstance(node, ast.FunctionDef) and node.name.lower() not in _MAINS
        for inner in ast.walk(node)
    }
    own = {node.name for node in functions}
    found: list[tuple[int, int, Place]] = []
    for node in ast.walk(tree):
        points = 3 if isinstance(node, (ast.Assign, ast.AnnAssign)) else 2 if isinstance(node, ast.Call) else 1
        if isinstance(node, ast.FunctionDef) or id(node) not in inside:
            found += [(-points, place.line, place) for place in places_in(node, own)]
    return [place for _, _, place in sorted(found, key=lambda one: one[:2])]


def places_in(node: ast.AST, own: set[str]) -> Iterator[Place]:
    """Yield the sizes in one node: an assignment, a call of an own function, a parameter's default."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value) if SIZE.match(name):
            yield from number("constant", value)
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            for target, value in zip(names, values, strict=False):
                if isinstance(target, ast.Name) and SIZE.match(target.id):
                    yield from number("constant", value)
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if SIZE.match(name):
            yield from number("constant", value)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=arguments, keywords=keywords):
            if name in own:
                for argument in arguments[:2]:
                    yield from number("literal", argument)
                for keyword in keywords:
                    if SIZE.match(keyword.arg or ""):
                        yield from number("literal", keyword.value)
            elif name == "add_argument":
                for keyword in keywords:
                    if keyword.arg == "default":
                        yield from number("default", keyword.value)
        case ast.FunctionDef(args=parameters):
            named = zip(reversed(parameters.args), reversed(parameters.defaults), strict=False)
            for parameter, default in named:
                if SIZE.match(parameter.arg):
                    yield from number("default", default)


def number(kind: Kind, node: ast.expr) -> Iterator[Place]:
    """Yield the place of a number that may be a size; also that in `int(input() or 8)`."""
    match node:
        case ast.Constant(value=int(value)) if type(value) is int and LEAST <= value <= MOST:
            end = node.end_col_offset or node.col_offset
            yield Place(kind, value, node.lineno, (Span(node.lineno, node.col_offset, end),))
        case ast.BoolOp(op=ast.Or(), values=[*_, last]):
            yield from number(kind, last)


def find_literals(tree: ast.AST, size: int) -> Iterator[Place]:
    """Yield one place with all numbers of this size, if each is an end of a range, a length, or compared with."""
    spans: list[Span] = []
    fitting: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=[*arguments]):
                fitting |= {id(argument) for argument in arguments}
            case ast.BinOp(op=ast.Mult(), left=left, right=right):
                fitting |= {id(left), id(right)}
            case ast.Compare(comparators=[right], ops=[ast.Eq() | ast.GtE() | ast.Lt() | ast.NotEq()]):
                fitting.add(id(right))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=int(value)) if type(value) is int and value in (size, size - 1, size + 1):
                if value != size or id(node) not in fitting:
                    return
                spans.append(Span(node.lineno, node.col_offset, node.end_col_offset or node.col_offset))
    if len(spans) > 1:
        yield Place("literal", size, spans[0].line, tuple(spans))
