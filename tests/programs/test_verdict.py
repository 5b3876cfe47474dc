"""Tests of the comparison with our searches: right ones match, mistakes are found, also those of the exercise."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from server.programs.answers.known import list_placements, list_solutions_of, turn_board
from server.programs.board.film import film
from server.programs.board.guess import guess
from server.programs.recorder.bounds import Bounds
from server.programs.recorder.options import Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.verdict.compare import compare
from server.programs.verdict.facts import Comparison
from server.programs.verdict.findings import find
from server.programs.verdict.placements import compare_order, list_stays
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.symmetry import TURNS
from server.search.trace.trace import Trace
from tests.programs.programs import SEARCHES, faults_of, recorded, recorded_text, text_of
from tests.programs.test_board import DEAR, filmed, guessed
from tests.tools.serving import ROOT
from tests.tools.slow import some

# file -> our search with the same order, and the number of checks, if they can be counted
RIGHT = {
    "right/cells_of_objects": ("basic", 220),
    "right/cleared_to_zero": ("basic", 894),
    "right/commented": ("basic", None),
    "right/counted_from_one": ("basic", 894),
    "right/dict_by_row": ("basic", 894),
    "right/dict_of_lists": ("basic", None),
    "right/flags": ("caching", None),
    "right/flat_matrix": ("basic", 220),
    "right/generator": ("basic", None),
    "right/growing_list": ("basic", 220),
    "right/list_by_column": ("backtracking", 894),
    "right/list_by_row": ("basic", 894),
    "right/list_handed_on": ("basic", None),
    "right/list_of_objects": ("basic", 405),
    "right/loop_with_counter": ("basic", 894),
    "right/masks": ("bitmask", None),
    "right/masks_by_row": ("bitmask", None),
    "right/matrix": ("backtracking", 894),
    "right/never_cleared": ("basic", 894),
    "right/no_reset": ("basic", 220),
    "right/numbers": ("basic", None),
    "right/object": ("basic", 894),
    "right/set_of_squares": ("basic", 894),
    "right/sets": ("caching", None),
    "right/squares": ("basic", 894),
    "right/strings": ("basic", 220),
    "right/trial_on_board": ("basic", 220),
}
OTHER_ORDER = ["right/breadth_first", "right/permutation", "right/permutations", "right/several_sizes"]

# file -> its faults
MISTAKES: dict[str, dict[str, object]] = {
    "wrong/break_too_early": {"missing": 4},
    "wrong/doubled": {"doubled": 46},
    "wrong/early_return": {"accepted": (((1, 2), (2, 1)), 17), "wrong": 1738},
    "wrong/missing_diagonal": {"accepted": (((0, 0), (1, 1)), 18), "wrong": 79},
    "wrong/no_result": {"silent": ["search"]},
    "wrong/no_undo": {"missing": 3, "uncleared": True},
    "wrong/no_undo_matrix": {"accepted": (((3, 4), (5, 2)), 25), "missing": 4},
    "wrong/off_by_one": {"missing": 4},
    "wrong/return_in_loop": {"missing": 4},
    "wrong/rising_diagonal_forgotten": {"accepted": (((1, 2), (2, 1)), 25), "wrong": 5},
    "wrong/rows_shared": {"accepted": (((0, 0), (1, 0)), 25), "missing": 4, "shared": ("board", 6)},
    "wrong/shared_board": {"shared": ("solutions", 4)},
    "wrong/shift_wrong_way": {"accepted": (((1, 3), (2, 4)), 14), "wrong": 79},
    "wrong/wrong_sentinel": {},
}
# file -> the placements that match ours before the first that differs
AGREED = {
    **{"wrong/break_too_early": 2, "wrong/doubled": 2, "wrong/early_return": 2, "wrong/missing_diagonal": 1},
    **{"wrong/no_undo": 31, "wrong/no_undo_matrix": 5, "wrong/off_by_one": 5, "wrong/return_in_loop": 1},
    **{"wrong/rising_diagonal_forgotten": 2, "wrong/rows_shared": 0, "wrong/shift_wrong_way": 2},
    "wrong/wrong_sentinel": 0,
}


@cache
def compared(name: str) -> Comparison:
    board = guessed(name).board
    assert board
    return compare(recorded(name), board, filmed(name))


def test_every_program_of_the_corpus_is_compared() -> None:
    named = {*RIGHT, *OTHER_ORDER, *MISTAKES, "right/matrix_first_only", "right/local_search"}
    assert named == set(SEARCHES)


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_search_is_right(name: str) -> None:
    facts = compared(name)
    alike, checks = RIGHT[name]
    assert facts.is_right
    assert facts.order
    assert facts.order.departure is None
    assert (facts.alike, facts.tests.calls if facts.tests else None) == (alike, checks)
    assert facts.placements == {4: 16, 5: 53, 6: 152}[facts.n]
    assert (facts.missing, facts.wrong, facts.doubled, facts.accepted) == ([], [], [], None)


@pytest.mark.parametrize("name", OTHER_ORDER)
def test_a_right_search_may_have_an_order_of_its_own(name: str) -> None:
    facts = compared(name)
    assert facts.is_right
    assert len(facts.solutions) == {5: 10, 6: 4}[facts.n]


def test_the_first_solution_only_is_no_departure() -> None:
    facts = compared("right/matrix_first_only")
    assert (facts.first_only, facts.is_right, facts.missing) == (True, True, [])
    assert facts.tests
    assert facts.tests.calls == 171


def test_a_search_that_repairs_whole_boards_is_not_compared_queen_by_queen() -> None:
    facts = compared("right/local_search")
    assert (facts.style, facts.order, facts.accepted) == ("whole", None, None)


@pytest.mark.parametrize("name", some(MISTAKES, *[name for name in MISTAKES if name not in DEAR]))
def test_a_mistake_is_shown_where_it_is_made(name: str) -> None:
    order = compared(name).order
    departure = order.departure if order else None
    assert faults_of(compared(name)) == MISTAKES[name]
    assert (departure.agreed if departure else None) == AGREED.get(name)
    assert compared(name).is_right == (name == "wrong/no_result")


def test_a_search_that_is_cut_off_is_compared_as_far_as_it_goes() -> None:
    recording = recorded_text(text_of("right/list_by_row"), bounds=Bounds(events=3_000))
    found = guess(recording)
    assert found.board
    facts = compare(recording, found.board, film(recording, found.board))
    assert not facts.has_ended
    assert facts.order
    assert facts.order.departure is None
    assert (facts.missing, facts.is_right) == ([], False)


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
def test_our_searches_place_as_the_reference_does(algorithm: str) -> None:
    placed = [frozenset(step.queens) for step in Trace(algorithm, 6) if step.kind == "place"]
    ours = list(list_placements(6))
    assert any([turn_board(board, turn, 6) for board in placed] == ours for turn in TURNS)


@pytest.mark.parametrize("turn", TURNS)
def test_a_turned_search_is_the_same(turn: str) -> None:
    changes = filmed("right/list_by_row")
    stays = list_stays(changes)
    turned = [type(one)(one.event, turn_board(one.board, turn, 6)) for one in stays]  # type: ignore[arg-type]
    order = compare_order(turned, 6)
    assert (order.agreed, order.departure) == (152, None)
    elsewhere = compare_order([*turned[:100], turned[120]], 6)
    assert elsewhere.agreed == 100
    assert elsewhere.departure
    assert elsewhere.departure.ours == turned[100].board
    assert elsewhere.departure.theirs == turned[120].board


def test_the_reference_finds_all_solutions() -> None:
    assert [len(list_solutions_of(n)) for n in range(1, 9)] == [1, 0, 0, 2, 10, 4, 40, 92]


BUGS = ROOT / "server/static/bugs"
# Replacements by a learner.
MENDED = {
    "shift": (", rd >> 1", ", rd << 1"),
    "diagonal": ("if board[r] - column ==", "if abs(board[r] - column) =="),
    "last_row": ("range(row - 1)", "range(row)"),
    "undo": (
        "        down.remove(row - column)\n",
        "        down.remove(row - column)\n        up.remove(row + column)\n",
    ),
    "return": ("            return found\n", ""),
    "copy": ("solutions.append(board)", "solutions.append(board[:])"),
}


def read(name: str) -> str:
    return (BUGS / f"{name}.py.txt").read_text("utf-8")


def run(source: str) -> tuple[dict[str, Any], str]:
    """Return the facts about a program, and its output."""
    blocks: list[bytes] = []
    record(source, Options(), blocks.append)
    recording = Recording.load(b"".join(blocks))
    comparison = find(recording)["comparison"]
    assert comparison
    return comparison, "".join(text for _, text in recording.output())


def test_there_are_no_others() -> None:
    assert {Path(file.stem).stem for file in BUGS.iterdir()} == {*MENDED}


@pytest.mark.parametrize(
    ("name", "pair"), [("shift", [(0, 5), (1, 4)]), ("diagonal", [(0, 0), (1, 1)]), ("last_row", [(0, 0), (1, 0)])]
)
def test_the_second_queen_is_attacked(name: str, pair: list[tuple[int, int]]) -> None:
    comparison, _ = run(read(name))
    assert [tuple(square) for square in comparison["accepted"]["pair"]] == pair
    assert not comparison["right"]


def test_without_the_undoing_no_solution_is_found() -> None:
    comparison, printed = run(read("undo"))
    assert (printed, comparison["solutions"]["count"], comparison["missing"]["count"]) == ("0\n", 0, 4)


def test_with_the_return_it_ends_after_five_queens() -> None:
    comparison, _ = run(read("return"))
    assert (comparison["placements"], comparison["missing"]["count"]) == (5, 4)


def test_without_the_copy_all_boards_are_the_same() -> None:
    comparison, printed = run(read("copy"))
    assert comparison["shared"] == {"name": "solutions", "times": 4, "rows": False}
    assert printed == "[-1, -1, -1, -1, -1, -1]\n" * 4


@pytest.mark.parametrize("name", MENDED)
def test_mended_it_is_right(name: str) -> None:
    before, after = MENDED[name]
    source = read(name)
    assert source.count(before) == 1
    comparison, _ = run(source.replace(before, after))
    assert comparison["right"]
    assert not comparison["shared"]
