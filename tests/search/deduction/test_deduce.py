"""Deduction: each finding holds in all solutions, also by its proof alone; no solution is missed."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random

import pytest

from server.search.deduction.deduce import GUESSED, HORIZON, Place, Step, deduce, deducing, layout_of
from server.search.deduction.layout import Layout, State, Unit, union
from server.search.deduction.rules import RULES
from server.search.pausable import finish
from server.search.puzzle.board import Board, parse_board
from tests.search.deduction.oracle import list_solutions, random_board
from tests.tools.slow import some

GROUP = 100  # boards of one case
Solutions = Iterable[int]


def solutions_of(layout: Layout, board: Board) -> list[int]:
    return [layout.set_of(solution) for solution in list_solutions(board)]


def within(solutions: Solutions, state: State) -> list[int]:
    """Return the solutions of a state."""
    return [each for each in solutions if not state.queens & ~each and not each & ~(state.free | state.queens)]


def holds(step: Step, solutions: Solutions) -> bool:
    """Return whether a finding holds in some solutions."""
    match step.kind:
        case "cross":
            return not any(each & step.squares for each in solutions)
        case "place":
            return all(each & step.squares for each in solutions)
        case "contradiction":
            return not [*solutions]
    return True


def is_proof(step: Step, state: State) -> bool:
    """Return whether the squares of a proof are those that a state has."""
    inside = union(unit.squares for unit in proving(step))
    match step.rule:
        case 1:
            return step.proof | step.squares == inside and not step.proof & state.free
        case 2:
            return step.proof.bit_count() == 1 and not step.proof & ~state.queens
    return step.proof == state.free & inside


def proving(step: Step) -> tuple[Unit, ...]:
    """Return the units whose free squares are the proof."""
    return step.units[: len(step.units) // 2] if step.rule in (3, 4) else step.units


def proved(step: Step, solutions: Solutions) -> list[int]:
    """Return the solutions in which a proof holds, whatever the state was."""
    match step.rule:
        case 1:
            return [each for each in solutions if not each & step.proof]
        case 2:
            return [each for each in solutions if each & step.proof]
    return [each for each in solutions if not any(each & unit.squares & ~step.proof for unit in proving(step))]


def without_given(board: Board) -> Board:
    rows = tuple("".join("." if sign == "Q" else sign.upper() for sign in row) for row in board.rows)
    return Board(board.n, board.rule, rows)


@pytest.mark.parametrize("group", some(range(100), 0, 1, 2))
def test_each_finding_holds_in_all_solutions_and_none_is_missed(group: int) -> None:
    random = Random(group)
    seen: Counter[object] = Counter()
    for _ in range(GROUP):
        board = random_board(random)
        layout = layout_of(board)
        solutions, loose = solutions_of(layout, board), solutions_of(layout, without_given(board))
        found, state = [], layout.start
        for number, step in enumerate(deduce(layout, Place(state))):
            context = f"{board}, step {number}: {step}"
            assert step.step == number
            assert holds(step, within(solutions, state)), context
            if step.rule:
                assert step.squares, context
                assert not step.squares & ~state.free, context
                assert is_proof(step, state), context
                assert holds(step, proved(step, loose)), context
                easier = [rule(layout, state) for rule in RULES[: {2: 0, 1: 1}.get(step.rule, step.rule - 1)]]
                assert not any(easier), context
            if step.kind == "solution":
                found.append(step.queens)
            state = State(step.free, step.queens)
            seen.update([step.kind, step.rule])
        assert sorted(found) == sorted(solutions), board
        assert (step.solutions, step.depth) == (len(solutions), 0)
        seen.update([board.rule, min(len(solutions), 2)])
        if not solutions:
            assert step.kind == "contradiction"
        if not step.guesses:
            assert step.kind == ("solution" if solutions else "contradiction")
    kinds = {"cross", "place", "guess", "contradiction", "back", "solution", "long", "touch"}
    assert {*seen} == kinds | {None, 0, 1, 2, 3, 4, 5}


def test_counters_depth_and_ways_back_follow_from_the_steps() -> None:
    layout = layout_of(parse_board("/".join(["." * 6] * 6)))
    steps = [*deduce(layout, Place(layout.start))]
    open_: list[tuple[Step, State]] = []
    before = State(layout.start.free, layout.start.queens)
    for k, step in enumerate(steps):
        past = steps[: k + 1]
        assert step.deductions == sum(each.rule is not None for each in past)
        assert step.guesses == sum(each.kind == "guess" for each in past)
        assert step.solutions == sum(each.kind == "solution" for each in past)
        if step.kind == "guess":
            open_.append((step, before))
        elif step.kind == "back":
            guess, state = open_.pop()
            assert (step.squares, step.queens, step.free) == (guess.squares, state.queens, state.free & ~guess.squares)
        assert step.depth == len(open_)
        before = State(step.free, step.queens)
    assert (steps[-1].solutions, steps[-1].guesses) == (4, 15)


FILM = """
place 1 [(2, 2)]: region 2
cross 2 [(0, 2), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (4, 2)]: by [(2, 2)]
cross 3 [(3, 4), (4, 4)]: region 1, column 4
place 1 [(3, 0)]: row 3
cross 2 [(0, 0), (1, 0), (4, 0), (4, 1)]: by [(3, 0)]
place 1 [(1, 4)]: row 1
cross 2 [(0, 3), (0, 4)]: by [(1, 4)]
place 1 [(0, 1)]: row 0
place 1 [(4, 3)]: row 4
solution None []: by []
"""


def test_the_film_of_a_small_board() -> None:
    layout = layout_of(parse_board("touch:AAAAB/AAABB/AACBB/DDEEE/DDEEE"))
    film = ""
    for step in deduce(layout, Place(layout.start)):
        units = ", ".join(f"{unit.kind} {unit.number}" for unit in step.units)
        film += f"\n{step.kind} {step.rule} {layout.squares(step.squares)}: "
        film += units or f"by {layout.squares(step.proof)}"
    assert film + "\n" == FILM
    assert layout.masks(step.queens) == [0b01000, 0b00001, 0b00100, 0b10000, 0b00010]


@pytest.mark.parametrize(
    ("board", "hardest", "solutions"),
    [
        ("Q", None, 1),
        (".", 1, 1),
        ("touch:AAB/ABB/CCC", 5, 0),
        ("touch:AAAAA/ABBCC/ABCCC/ADCEC/EEEEE", 2, 1),
        ("touch:AAAAB/AAABB/AACBB/DDEEE/DDEEE", 3, 1),
        ("touch:BBBAA/BBBAA/EEBCC/EEDDC/EEEDD", 4, 1),
        ("touch:AAAAC/BAACC/DDDDC/DDDEE/EEEEE", 5, 1),
        ("touch:DBAAB/DBBBB/DBCCC/DDDEC/DEEEE", GUESSED, 1),
        ("/".join(["." * 6] * 6), GUESSED, 4),
    ],
)
def test_how_hard_a_board_is(board: str, hardest: int | None, solutions: int) -> None:
    done = finish(deducing(parse_board(board)))
    assert (done.hardest, done.last.solutions, done.total) == (hardest, solutions, done.last.step + 1)


def test_any_steps_can_be_read() -> None:
    board = parse_board("/".join(["." * 8] * 8))
    done, layout = finish(deducing(board)), layout_of(board)
    steps = [*deduce(layout, Place(layout.start))]
    assert (done.total, done.last, done.hardest) == (2271, steps[-1], GUESSED)
    for start, stop in product([0, 1, 255, 256, 300, 2270, 2271, 9999], [-1, 0, 1, 255, 256, 300, 2271, 9999]):
        assert finish(done.read(start, stop)) == (steps[start:stop] if stop >= 0 else []), (start, stop)


def test_deduction_ends_at_its_horizon() -> None:
    done = finish(deducing(parse_board("/".join(["." * 12] * 12))))
    assert (done.total, done.last.step, done.hardest) == (None, HORIZON - 1, GUESSED)
    assert finish(done.read(HORIZON - 1, HORIZON + 9)) == [done.last]
