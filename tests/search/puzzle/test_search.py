"""The search on a board: its solutions are those of an oracle, and each mask follows from the queens on the squares."""

from dataclasses import asdict
from itertools import pairwise
from typing import Literal

import pytest

from server.search.algorithms.algorithm import Goal
from server.search.estimates.tree_size import estimate
from server.search.index.index import INTERPRETED_HORIZON
from server.search.pausable import finish
from server.search.puzzle.board import Board, parse_board
from server.search.puzzle.moves import moves_on
from server.search.questions.ask import ask_questions
from server.search.step import PuzzleFrame, PuzzleStep
from server.search.trace.trace import Trace
from server.search.walks.reach import NotReady
from tests.search.puzzle.boards import random_boards, solutions
from tests.tools.slow import some

GOALS: tuple[Goal, ...] = "all", "first"
BATCHES = range(100)  # of 100 boards; three of them by default
BOARDS = [*random_boards(40, 7, most=6)]
TOUCH = "touch:AAABB/CAABB/CCDBB/CCDDE/CCDEE"
LARGE = "/".join(["." * 12] * 11 + ["." * 11 + "#"])  # more than a million steps


@pytest.mark.parametrize("batch", some(BATCHES, 0, 1, 2))
def test_its_solutions_are_the_oracles(batch: int) -> None:
    for board in random_boards(100, batch):
        trace = Trace("puzzle", board=board)
        expected = solutions(board)
        found = [solution.columns for solution in trace.solutions()]
        assert (len(found), set(found)) == (len(expected), expected), board
        assert trace.total
        assert trace.total.solutions == len(expected)
        for first in Trace("puzzle", board=board, goal="first").solutions():
            assert first.columns == found[0]


def masks_of(board: Board, row: int, queens: dict[int, int]) -> dict[str, int]:
    """Compute the masks of a row anew from the queens above it, given by row."""
    n, found = board.n, dict.fromkeys(("ld", "col", "rd", "open", "reg"), 0)
    signs = board.rows
    for column in range(n):
        bit = 2 ** (n - 1 - column)
        for above, at in queens.items():
            rows = row - above
            if rows <= 0:
                continue
            if board.rule == "long" or rows == 1:
                found["ld"] |= bit * (column - at == rows)
                found["rd"] |= bit * (at - column == rows)
            found["col"] |= bit * (at == column)
            letter = signs[above][at].upper()
            if row < n:
                found["reg"] |= bit * (letter not in ".Q" and signs[row][column].upper() == letter)
        given = [(r, c) for r in range(n) for c in range(n) if signs[r][c] == "Q" or signs[r][c].islower()]
        if row < n and signs[row][column] != "#" and not any(attacks(board, one, (row, column)) for one in given):
            found["open"] |= bit
    return found


def attacks(board: Board, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether a queen attacks another square."""
    (row, column), (below, right) = one, other
    down, aside = below - row, right - column
    lines = 0 in (down, aside) or (abs(down) == abs(aside) and (board.rule == "long" or abs(down) == 1))
    letter = board.rows[row][column].upper()
    return one != other and (lines or (letter != "Q" and letter == board.rows[below][right].upper()))


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_mask_follows_from_the_queens(board: Board) -> None:
    for step in Trace("puzzle", board=board):
        queens = dict(step.queens)
        for frame in step.stack:
            assert isinstance(frame, PuzzleFrame)
            masks = masks_of(board, frame.row, queens)
            assert {name: getattr(frame, name) for name in masks} == masks, (board, step.step)
            if frame.row < board.n:
                free = masks["open"] & ~(masks["ld"] | masks["col"] | masks["rd"] | masks["reg"])
                left = free & ~(2 * frame.bit - 1) if frame.bit else free
                assert frame.poss == left, (board, step.step)
        active = step.stack[-1] if step.stack else PuzzleFrame(0, 0, 0, 0, 0, 0, 0, 0)
        assert {name: getattr(step, name) for name in active.fields()} == asdict(active)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("n", range(1, 9))
def test_without_a_board_it_is_bitmask(n: int, goal: Goal) -> None:
    done = 2**n - 1
    ours = [Trace("puzzle", n, goal), Trace("puzzle", board="/".join(["." * n] * n), goal=goal)]
    for trace in ours:
        assert trace.total == Trace("bitmask", n, goal).total
        for step, other in zip(trace, Trace("bitmask", n, goal), strict=True):
            assert {name: getattr(step, name) for name in other.fields() if name != "stack"} == {
                name: getattr(other, name) for name in other.fields() if name != "stack"
            }
            assert [asdict(frame) for frame in step.stack] == [
                asdict(frame) | {"open": done if frame.row < n else 0, "reg": 0} for frame in other.stack
            ]


@pytest.mark.parametrize("n", [9, 12])
def test_without_a_board_it_is_found_by_the_same_index(n: int) -> None:
    trace, other = Trace("puzzle", n), Trace("bitmask", n)
    assert trace.total == other.total
    assert [trace[at].queens for at in range(5, len(trace), len(trace) // 9)] == [
        other[at].queens for at in range(5, len(trace), len(trace) // 9)
    ]
    assert trace.outline(0, len(trace), 90) == other.outline(0, len(trace), 90)


def test_a_jump_arrives_where_walking_does() -> None:
    for board in BOARDS:
        trace = Trace("puzzle", board=board)
        steps = list(trace)
        assert len(trace) == len(steps)
        for number in range(0, len(steps), 1 + len(steps) // 40):
            assert trace[number] == steps[number]
        assert trace[-1] == steps[-1]


def test_a_number_of_a_solution_or_dead_end_leads_to_its_step() -> None:
    for board in BOARDS:
        trace = Trace("puzzle", board=board)
        fields: dict[Literal["solution", "dead_end"], str] = {"solution": "solutions", "dead_end": "dead_ends"}
        for what, field in fields.items():
            counts = [getattr(step, field) for step in trace]
            rises = [at for at, (before, now) in enumerate(pairwise([0, *counts])) if now > before]
            assert [trace.find(what, number=k) for k in range(1, len(rises) + 2)] == [*rises, None]
            for one, after in pairwise(rises):
                assert (trace.find(what, one), trace.find(what, after, "backward")) == (after, one)


def test_a_square_and_a_line_are_found_as_by_looking_at_every_step() -> None:
    for board in BOARDS[::3]:
        trace = Trace("puzzle", board=board)
        steps = list(trace)
        for row in range(board.n):
            for column in range(board.n):
                placed = [s.step for s in steps[1:] if s.kind == "place" and s.square == (row, column)]
                assert trace.find_square(row, column) == next(iter(placed), None), (board, row, column)
        for line in sorted(trace.algorithm.runs()):
            assert trace.find_line(line, 0) == next((s.step for s in steps[1:] if line in s.lines), None)


def test_solutions_below_each_square_are_counted() -> None:
    for board in BOARDS[::3]:
        trace, expected = Trace("puzzle", board=board), solutions(board)
        for number in range(0, len(trace), 1 + len(trace) // 15):
            queens, counts = trace.subtree_counts(number)
            for depth, tried in enumerate(counts):
                above = dict(queens[:depth])
                for (row, column), below in tried:
                    path = {**above, row: column}
                    assert below == sum(all(one[r] == c for r, c in path.items()) for one in expected)


def test_an_outline_shows_the_deepest_rows_and_the_solutions() -> None:
    for board in BOARDS[::3]:
        trace = Trace("puzzle", board=board)
        steps, size = list(trace), len(trace)
        for start, stop, width in ((0, size, 7), (size // 3, size, 50), (0, size, size)):
            if start < stop:
                drawn = trace.outline(start, stop, width)
                pixels: list[list[PuzzleStep]] = [[] for _ in range(drawn.width)]
                for step in steps[start:stop]:
                    pixels[(step.step - start) * drawn.width // (stop - start)].append(step)
                assert drawn.deepest == [max(max(step.row, 0) for step in pixel) for pixel in pixels]
                assert drawn.solutions == [sum(step.kind == "solution" for step in pixel) for pixel in pixels]
                calls = [
                    (step.row, max(start, step.step), end)
                    for step in steps
                    if step.kind in ("call", "solution")
                    for end in [min(stop, end_of(steps, step))]
                    if max(start, step.step) < end and (end - max(start, step.step)) * drawn.width >= stop - start
                ]
                assert sorted(drawn.calls) == sorted(calls)
                assert [end for *_, end in drawn.calls] == sorted(end for *_, end in calls)


def end_of(steps: list[PuzzleStep], entered: PuzzleStep) -> int:
    """Return the step of the `return` of a call."""
    return next(s.step for s in steps[entered.step + 1 :] if s.kind == "return" and len(s.stack) < len(entered.stack))


def test_queens_are_found_or_the_fault_is_named() -> None:
    board = parse_board(TOUCH)
    trace = Trace("puzzle", board=board)
    columns = next(trace.solutions()).columns
    found = trace.find_queens(columns)
    assert found is not None
    assert trace[found].queens == tuple(enumerate(columns))
    for queens, fault in (
        ([0, 1], "attacks the one of row 1 along ld"),
        ([0, 2], "attacks the one of row 1 along region"),
        ([0, 3, 0], "attacks the one of row 2 along column"),
    ):
        with pytest.raises(ValueError, match=fault):
            trace.find_queens(queens)
    with pytest.raises(ValueError, match="row 0, column 2 is closed, or a given queen attacks it"):
        Trace("puzzle", board="..#./..../Q.../....").find_queens([2])


def test_questions_are_those_of_bitmask_and_fit_the_board() -> None:
    trace = Trace("puzzle", board=TOUCH)
    steps = list(trace)
    asked = [one for one in ask_questions(trace.pausing, 0, len(trace)) if one]
    assert {one.about for one in asked} >= {"next", "free", "ld", "falls", "after", "ends", "back", "line"}
    for one in asked:
        if one.about == "free":
            assert one.answer == steps[one.step].poss
        if one.about == "next":
            assert one.answer == steps[one.shown].bit
            assert steps[one.step].poss.bit_count() > 1
        if one.about == "falls":
            assert one.answer == (steps[one.step].bit == 1) + 2 * (steps[one.step].bit == 16)


def test_beyond_a_million_steps_a_board_is_a_run_without_an_index() -> None:
    trace = Trace("puzzle", board=LARGE)
    assert (trace.size, trace.total, trace.horizon) == (None, None, INTERPRETED_HORIZON)
    assert [step.step for step in trace[:2000:7]] == list(range(0, 2000, 7))
    assert trace[400_000].step == 400_000
    assert trace.reached > 400_000
    found = trace.find("solution", number=5000)
    assert found is not None
    assert trace[found].solutions == 5000
    assert trace.estimate == finish(estimate(12, trace.algorithm.steps, moves_on(parse_board(LARGE))))  # type: ignore[attr-defined]
    assert 2e6 < trace.estimate.value < 3e6
    with pytest.raises(NotReady, match="more than 1,000,000 steps: it stops there"):
        sum(1 for _ in trace.solutions())
    first = next(Trace("puzzle", board=LARGE, goal="first").solutions())
    assert first == next(trace.solutions())
    assert trace[first.step].queens == tuple(enumerate(first.columns))


def test_n_is_that_of_the_board() -> None:
    assert [Trace("puzzle", board=TOUCH).n, Trace("puzzle", 5, board=TOUCH).n, Trace("puzzle").n] == [5, 5, 8]
    with pytest.raises(ValueError, match="n must be that of the board, 5, or be left out, not 8"):
        Trace("puzzle", 8, board=TOUCH)
    with pytest.raises(ValueError, match="board goes with puzzle, not with bitmask"):
        Trace("bitmask", board=TOUCH)
