"""Tests of the comparison with our searches: right ones match, mistakes are found, also those of the exercise."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.programs.answers.known import list_placements, list_solutions_of, turn_board
from server.programs.board.film import film
from server.programs.board.guess import guess
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.verdict.compare import compare
from server.programs.verdict.findings import find
from server.programs.verdict.observation import observe
from server.programs.verdict.placements import compare_order, list_stays
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.symmetry import TURNS
from server.search.trace.trace import Trace
from tests.programs.programs import recorded_text, text_of
from tests.programs.test_board import filmed
from tests.tools.serving import ROOT


def test_a_search_that_is_cut_off_is_compared_as_far_as_it_goes() -> None:
    recording = recorded_text(text_of("right/list_by_row"), bounds=Bounds(events=3_000))
    found = guess(recording)
    assert found.board
    changes = film(recording, found.board)
    facts = compare(recording, found.board, changes, observe(recording, changes))
    assert not facts.run.has_ended
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
    turned = [replace(one, squares=(*turn_board(frozenset(one.squares), turn, 6),)) for one in stays]  # type: ignore[arg-type]
    order = compare_order(turned, 6)
    assert (len(stays), order.departure) == (152, None)
    elsewhere = compare_order([*turned[:100], turned[120]], 6)

    assert elsewhere.departure
    assert elsewhere.departure.agreed == 100
    assert elsewhere.departure.ours == frozenset(turned[100].squares)
    assert elsewhere.departure.theirs == frozenset(turned[120].squares)


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
    assert [*comparison["faults"][0]["pair"]] == pair
    assert not comparison["right"]


def test_without_the_undoing_no_solution_is_found() -> None:
    comparison, printed = run(read("undo"))
    assert (printed, comparison["solutions"]["count"], comparison["missing"]["count"]) == ("0\n", 0, 4)


def test_with_the_return_it_ends_after_five_queens() -> None:
    comparison, _ = run(read("return"))
    assert (comparison["placements"], comparison["missing"]["count"]) == (5, 4)


def test_without_the_copy_all_boards_are_the_same() -> None:
    comparison, printed = run(read("copy"))
    assert comparison["faults"] == [{"kind": "shared", "event": None, "name": "solutions", "times": 4}]
    assert printed == "[-1, -1, -1, -1, -1, -1]\n" * 4


@pytest.mark.parametrize("name", MENDED)
def test_mended_it_is_right(name: str) -> None:
    before, after = MENDED[name]
    source = read(name)
    assert source.count(before) == 1
    comparison, _ = run(source.replace(before, after))
    assert comparison["right"]
    assert not comparison["faults"]
