"""Hints, compared with all solutions of random boards."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from server.search.deduction import hint
from server.search.deduction.deduce import layout_of
from server.search.deduction.hint import Mark, hinting
from server.search.pausable import finish
from server.search.puzzle.board import Board, Square, parse_board
from tests.search.deduction.oracle import list_solutions, random_board
from tests.tools.slow import some

GROUP = 100  # boards of one case


def draw_marks(board: Board, solutions: Sequence[frozenset[Square]], random: Random) -> list[Mark]:
    """Return marks that agree with a solution, but for a few."""
    squares = [(row, column) for row in range(board.n) for column in range(board.n)]
    queens = random.choice(solutions) if solutions else frozenset(random.sample(squares, board.n))
    wrong = random.choice((0, 0.2))
    marks: list[Mark] = []
    for square in random.sample(squares, random.choice((0, random.randint(0, len(squares))))):
        has_queen = (square in queens) != (random.random() < wrong)
        marks.append(("queen" if has_queen else "crossed", square))
    return marks


@pytest.mark.parametrize("group", some(range(100), 0, 1, 2))
def test_a_hint_is_right_and_the_first_mistake_is_found(group: int) -> None:
    random = Random(group)
    seen: Counter[str] = Counter()
    for _ in range(GROUP):
        board = random_board(random)
        solutions = [*list_solutions(board)]
        marks = draw_marks(board, solutions, random)
        step, mistake = finish(hinting(board, marks))
        agreeing, first = solutions, None
        for mark in marks:
            agreeing = [each for each in agreeing if (mark[1] in each) == (mark[0] == "queen")]
            if not agreeing and solutions:
                first = mark
                break
        assert mistake == first, (board, marks)
        if first:
            assert step is None
            seen["mistake"] += 1
        elif step is None:
            assert {square for kind, square in marks if kind == "queen"} | {*board.queens} == agreeing[0]
            seen["done"] += 1
        else:
            seen[step.kind] += 1
            layout = layout_of(board)
            squares = {*layout.squares(step.squares)}
            assert step.rule != 2
            if not solutions:
                assert (step.kind, step.units) == ("contradiction", ())
            elif step.kind == "cross":
                assert squares
                assert not any(squares & each for each in agreeing)
            else:
                right = [squares <= each for each in agreeing]
                assert all(right) if step.kind == "place" else any(right)
                assert squares
    assert len(seen) >= 4


BOARD = parse_board("touch:AAAAB/AAABB/AACBB/DDEEE/DDEEE")  # its queens: columns 1, 4, 2, 0, 3


@pytest.mark.parametrize(
    ("marks", "mistake"),
    [
        ([("queen", (0, 0))], 0),
        ([("queen", (0, 1)), ("queen", (1, 1))], 1),
        ([("crossed", (0, 0)), ("crossed", (2, 2)), ("queen", (0, 0))], 1),
        ([("queen", (2, 2)), ("crossed", (2, 2))], 1),
        ([("queen", (2, 2)), ("queen", (3, 0)), ("crossed", (4, 4))], None),
    ],
)
def test_the_first_mark_that_no_solution_has_is_the_mistake(marks: list[Mark], mistake: int | None) -> None:
    assert finish(hinting(BOARD, marks))[1] == (None if mistake is None else marks[mistake])


def test_squares_that_a_queen_attacks_count_as_crossed_out() -> None:
    step, _ = finish(hinting(BOARD, [("queen", (2, 2))]))
    assert step
    layout = layout_of(BOARD)
    assert (step.kind, step.rule, layout.squares(step.squares)) == ("cross", 3, [(3, 4), (4, 4)])
    assert layout.masks(step.free) == [0b11011, 0b10001, 0b00000, 0b10000, 0b11010]


def test_a_queen_on_a_closed_square_is_a_mistake() -> None:
    board = parse_board(".#../..../..../....")
    assert finish(hinting(board, [("queen", (0, 1))])) == (None, ("queen", (0, 1)))
    assert finish(hinting(board, [("crossed", (0, 1))]))[1] is None


def test_a_guess_is_right() -> None:
    board = parse_board("/".join(["." * 6] * 6))
    step, _ = finish(hinting(board, [("crossed", (0, 1)), ("crossed", (0, 2))]))
    assert step
    layout = layout_of(board)
    (square,) = layout.squares(step.squares)
    assert step.kind == "guess"
    assert any(square in each and not {(0, 1), (0, 2)} & each for each in list_solutions(board))
    assert layout.squares(step.queens) == [square]


def test_beyond_the_horizon_no_mistake_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    board = parse_board("/".join(["." * 8] * 8))
    marks: list[Mark] = [("queen", (0, 0)), ("queen", (7, 7))]
    assert finish(hinting(board, marks)) == (None, marks[1])
    monkeypatch.setattr(hint, "HORIZON", 3)
    step, mistake = finish(hinting(board, marks))
    assert step
    assert (step.kind, mistake) == ("guess", None)
