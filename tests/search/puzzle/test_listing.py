"""The listing for a board, run under a line tracer: its lines and its variables are those of the steps."""

import pytest

from server.search.algorithms.algorithm import Goal
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.puzzle.board import Board
from server.search.step import PuzzleStep
from server.search.trace.trace import Trace
from tests.search.algorithms.test_listing import GOALS, nothing, run
from tests.search.puzzle.boards import random_boards

BOARDS = [*random_boards(30, 11, most=6)]


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_it_visits_the_lines_of_the_steps(board: Board, goal: Goal) -> None:
    visits, solutions = run("puzzle", board.n, nothing, goal, board)
    trace = Trace("puzzle", board=board, goal=goal)
    assert [visit.line for visit in visits] == [line for step in trace for line in step.lines]
    assert solutions == trace[-1].solutions


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_its_variables_are_the_steps(board: Board) -> None:
    visits, _ = run("puzzle", board.n, board=board)
    done, place = 2**board.n - 1, 0
    for step in Trace("puzzle", board=board):
        mine = visits[place : place + len(step.lines)]
        place += len(step.lines)
        if step.kind == "call":
            after = visits[place]  # the next statement of the same call sees the free squares
            assert after.here["poss"] == step.poss
            assert after.world["open"][step.row] == step.open
            assert masks(after.here, done) == masks_of(step)
        elif step.kind == "place":
            assert (mine[-1].here["poss"], mine[-1].here["bit"]) == (step.poss, step.bit)
            assert masks(mine[-1].here, done) == masks_of(step)
        elif step.kind == "solution":
            assert masks(mine[0].here, done) == masks_of(step)
    assert place == len(visits)


def masks(variables: dict[str, int], done: int) -> list[int]:
    return [variables["row"], *(variables[name] & done for name in ("ld", "col", "rd", "reg"))]


def masks_of(step: PuzzleStep) -> list[int]:
    return [step.row, step.ld, step.col, step.rd, step.reg]


def test_it_shows_the_board() -> None:
    board = BOARDS[-1]
    python, javascript = ALGORITHMS["puzzle"].listing("all", board), ALGORITHMS["puzzle"].javascript("all", board)
    assert f'\nn = {board.n}\nrule = "{board.rule}"\nrows = [\n    "{board.rows[0]}",\n' in python
    assert f'rule = "{board.rule}",\n  rows = [\n    "{board.rows[0]}",\n' in javascript
