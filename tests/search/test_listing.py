"""What a learner reads is what runs: the listing itself, under a line tracer, against the steps.

A statement counts once, by its first line, however many lines it has.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from types import FrameType
from typing import Any

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace import Trace
from tests.search.oracle import SOLUTIONS

LISTING = ALGORITHMS["bitmask"].listing
FILE = "<the listing>"
SEARCH = "try_"


@dataclass
class Visit:
    """A statement that is about to run: its first line, and the variables in its call and in the caller."""

    line: int
    here: dict[str, int]
    caller: dict[str, int]
    solutions: int


def first_lines() -> dict[int, int]:
    """For each line the first line of its statement; a compound statement ends where its body begins."""
    found = {}
    for node in ast.walk(ast.parse(LISTING)):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            found.update(dict.fromkeys(range(node.lineno, (end or node.lineno) + 1), node.lineno))
    return found


def run(n: int) -> tuple[list[Visit], int]:
    """Run the listing for n queens: the statements of its search in order, and the solutions that it counts."""
    assert LISTING.count("\nn = 8\n") == 1
    code = compile(LISTING.replace("\nn = 8\n", f"\nn = {n}\n"), FILE, "exec")
    lines, visits, world = first_lines(), list[Visit](), dict[str, Any]()
    latest: dict[FrameType, int] = {}

    def tracer(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != FILE:
            return None
        if event == "line" and frame.f_code.co_name == SEARCH:
            line = lines[frame.f_lineno]
            if latest.get(frame) != line:
                caller = frame.f_back.f_locals if frame.f_back and frame.f_back.f_code.co_name == SEARCH else {}
                visits.append(Visit(line, dict(frame.f_locals), dict(caller), world["solutions"]))
            latest[frame] = line
        return tracer

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        exec(code, world)
    finally:
        sys.settrace(before)
    return visits, world["solutions"]


@pytest.mark.parametrize("n", [*range(1, 7), 8])
def test_the_listing_visits_the_lines_of_the_steps(n: int) -> None:
    visits, solutions = run(n)
    assert [visit.line for visit in visits] == [line for step in Trace("bitmask", n) for line in step.lines]
    assert solutions == SOLUTIONS[n - 1] == Trace("bitmask", n)[-1].solutions


@pytest.mark.parametrize("n", [*range(1, 7), 8])
def test_the_listings_variables_are_the_steps(n: int) -> None:
    visits, _ = run(n)
    done = 2**n - 1
    place = 0

    def masks(variables: dict[str, int], *names: str) -> list[int]:
        return [variables[name] & done for name in names]

    for step in Trace("bitmask", n):
        mine = visits[place : place + len(step.lines)]
        place += len(step.lines)
        match step.kind:
            case "call":
                after = visits[place].here  # the next statement of the same call sees the free squares
                assert masks(after, "ld", "col", "rd", "poss") == [step.ld, step.col, step.rd, step.poss]
                assert "poss" not in mine[0].here
            case "place":
                assert masks(mine[-1].here, "ld", "col", "rd") == [step.ld, step.col, step.rd]
                assert (mine[-1].here["poss"], mine[-1].here["bit"]) == (step.poss, step.bit)
            case "solution":
                assert masks(mine[0].here, "ld", "col", "rd") == [step.ld, step.col, step.rd]
                assert mine[0].here["col"] == done
                assert mine[-1].solutions == step.solutions == mine[0].solutions + 1
            case "return" if mine:
                assert mine[0].here["poss"] == 0
                if step.stack:
                    assert masks(mine[0].caller, "ld", "col", "rd") == [step.ld, step.col, step.rd]
                    assert (mine[0].caller["poss"], mine[0].caller["bit"]) == (step.poss, step.bit)
                else:
                    assert mine[0].caller == {}
    assert place == len(visits)


def test_the_listing_says_eight_and_finds_92() -> None:
    world: dict[str, Any] = {}
    exec(LISTING, world)
    assert world["solutions"] == 92
