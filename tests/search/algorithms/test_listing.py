"""The listing that a learner reads, run under a line tracer and compared with the steps.

A statement counts once, by its first line, however many lines it has.
"""

import ast
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Any, get_args

import pytest

from server.search.algorithms.algorithm import Goal
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.puzzle.board import Board
from server.search.step import SquareStep, Step
from server.search.trace.trace import Trace
from tests.search.oracle import MASKED, SOLUTIONS
from tests.tools.slow import some

FILE = "<the listing>"
MODULE = "<module>"
RECURSIVE = [name for name in MASKED if ALGORITHMS[name].listing().startswith("def try_(")]


@dataclass
class Visit:
    """A statement that is about to run: its first line, and the variables in its call, in the caller and outside."""

    line: int
    here: dict[str, Any]
    caller: dict[str, Any]
    world: dict[str, Any]

    @property
    def solutions(self) -> int:
        count: int = self.world["solutions"]
        return count


def first_lines(listing: str) -> dict[int, int]:
    """For each line the first line of its statement; a compound statement ends where its body begins."""
    found = {}
    for node in ast.walk(ast.parse(listing)):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno
            found.update(dict.fromkeys(range(node.lineno, (end or node.lineno) + 1), node.lineno))
    return found


def copied(variables: dict[str, Any]) -> dict[str, Any]:
    """A copy of the variables: numbers, and lists that may change later."""
    kept = {name: value for name, value in variables.items() if isinstance(value, int | list | tuple)}
    return {name: _copy(value) for name, value in kept.items()}


def _copy(value: Any) -> Any:
    """Copy like `deepcopy`, in a tenth of the time."""
    return [_copy(one) for one in value] if isinstance(value, list) else value


def nothing(_: dict[str, Any]) -> dict[str, Any]:
    """Ignore the variables: only the lines count."""
    return {}


def run(
    algorithm: str,
    n: int,
    keep: Callable[[dict[str, Any]], dict[str, Any]] = copied,
    goal: Goal = "all",
    board: Board | None = None,
) -> tuple[list[Visit], int]:
    """Run a listing for n queens: the statements of its functions in order, and the solutions that it counts."""
    listing = ALGORITHMS[algorithm].listing(goal, board)
    assert board or listing.count("\nn = 8\n") == 1
    code = compile(listing.replace("\nn = 8\n", f"\nn = {n}\n"), FILE, "exec")
    lines, visits, world = first_lines(listing), list[Visit](), dict[str, Any]()
    latest: dict[FrameType, int] = {}

    def tracer(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename != FILE or frame.f_code.co_name.startswith("<"):
            return None
        if event == "line":
            line = lines[frame.f_lineno]
            if latest.get(frame) != line:
                back = frame.f_back
                caller = back.f_locals if back and back.f_code.co_name != MODULE else {}
                visits.append(Visit(line, keep(frame.f_locals), keep(caller), keep(world)))
            latest[frame] = line
        return tracer

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        exec(code, world)
    except SystemExit:
        assert goal == "first"
    finally:
        sys.settrace(before)
    return visits, world["solutions"]


GOALS: tuple[Goal, ...] = get_args(Goal)
LENGTHS = [(name, n) for name in ALGORITHMS for n in (range(1, 6) if name == "naive" else range(1, 8))]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("algorithm", "n"), some(LENGTHS, *[(name, n) for name, n in LENGTHS if n < 7]))
def test_the_listing_visits_the_lines_of_the_steps(algorithm: str, n: int, goal: Goal) -> None:
    visits, solutions = run(algorithm, n, nothing, goal)
    trace = Trace(algorithm, n, goal)
    assert [visit.line for visit in visits] == [line for step in trace for line in step.lines]
    assert solutions == trace[-1].solutions == (SOLUTIONS[n - 1] if goal == "all" else min(1, SOLUTIONS[n - 1]))
    assert {visit.line for visit in visits} <= ALGORITHMS[algorithm].runs(goal)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_listings_for_both_goals_differ_and_do_not_mention_each_other(algorithm: str) -> None:
    one = ALGORITHMS[algorithm]
    texts = [listing(goal) for goal in GOALS for listing in (one.listing, one.javascript)]
    assert len(set(texts)) == 4
    assert not any("first:" in text for text in texts)


@pytest.mark.parametrize("n", [*range(1, 7), 8])
@pytest.mark.parametrize("algorithm", RECURSIVE)
def test_the_listings_variables_are_the_steps(algorithm: str, n: int) -> None:
    visits, _ = run(algorithm, n)
    done = 2**n - 1
    place = 0

    def masks(variables: dict[str, int], *names: str) -> list[int]:
        return [variables[name] & done for name in names]

    for step in Trace(algorithm, n):
        assert isinstance(step, Step)
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
                assert mine[0].here["col"] == (0 if algorithm == "flipped" else done)
                assert mine[-1].solutions == step.solutions == mine[0].solutions + 1
            case "return" if mine:
                assert mine[0].here["poss"] == 0
                if step.stack:
                    assert masks(mine[0].caller, "ld", "col", "rd") == [step.ld, step.col, step.rd]
                    assert (mine[0].caller["poss"], mine[0].caller["bit"]) == (step.poss, step.bit)
                else:
                    assert mine[0].caller == {}
    assert place == len(visits)


@pytest.mark.parametrize("n", [*range(1, 7), 8])
@pytest.mark.parametrize("algorithm", [name for name in MASKED if name not in RECURSIVE])
def test_the_listings_arrays_are_the_stack(algorithm: str, n: int) -> None:
    visits, _ = run(algorithm, n)
    done = 2**n - 1
    place = 0
    for step in Trace(algorithm, n)[:-1]:
        assert isinstance(step, Step)
        place += len(step.lines)
        after = visits[place]
        assert after.here["row"] == step.row == len(step.stack) - 1
        ld, col, rd, poss = (after.world[name] for name in ("ld", "col", "rd", "poss"))
        for row, frame in enumerate(step.stack):
            assert [mask[row] & done for mask in (ld, col, rd, poss)] == [frame.ld, frame.col, frame.rd, frame.poss]
            if frame.bit:
                assert frame.bit == col[row + 1] ^ col[row]  # the row below was written when its queen was placed
        assert after.solutions == step.solutions
    assert len(visits) == place + len(Trace(algorithm, n)[-1].lines)


@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name not in MASKED and name != "naive"])
def test_the_listings_variables_are_the_state(algorithm: str, n: int) -> None:
    visits, _ = run(algorithm, n)
    place = 0
    for step in Trace(algorithm, n):
        assert isinstance(step, SquareStep)
        place += len(step.lines)
        if step.kind in ("place", "reject") and algorithm != "conjoin":
            now = visits[place - 1].here  # still in the test, or about to make the next call
            for name in ("row", "column"):
                assert now[name] == step.square[name == "column"] if step.square else True
        if place < len(visits) and step.kind != "solution":
            check_world(n, step, visits[place].world)
        if step.kind == "call" and "columns" in step.stack[-1].state:
            assert visits[place].here["columns"] == step.state["columns"]
    assert place == len(visits)


def check_world(n: int, step: SquareStep, world: dict[str, Any]) -> None:
    """Compare the listing's global variables after a step with the step."""
    if "used" in step.state:
        parts = step.state["used"]
        assert world["used"] == parts["columns"] | parts["nwse"] << n | parts["nesw"] << n + 2 * n - 1
    elif "reads" in step.state:
        arrays = {name for name in ("columns", "majors", "minors") if name in world}
        assert {name: world[name] for name in arrays} == {name: step.state[name] for name in arrays}
        assert arrays >= {read["array"] for read in step.state["reads"]}
    else:
        stand = [(row, column) for row in range(n) for column in range(n) if world["board"][row][column]]
        assert sorted(step.queens) == stand
