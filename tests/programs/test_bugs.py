"""The programs of "What is wrong here?": each has the bug that its question asks about, and is right without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.programs.findings import find
from server.programs.recorder.options import Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from tests.tools.serving import ROOT

BUGS = ROOT / "server/static/bugs"
# What a learner writes instead.
MENDED = {
    "shift": ("(rd | bit) >> 1", "(rd | bit) << 1"),
    "diagonal": ("if board[above] - column ==", "if abs(board[above] - column) =="),
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
    """What is found, and what is printed."""
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
    assert comparison["shared"] == 4
    assert printed == "[-1, -1, -1, -1, -1, -1]\n" * 4


@pytest.mark.parametrize("name", MENDED)
def test_mended_it_is_right(name: str) -> None:
    before, after = MENDED[name]
    source = read(name)
    assert source.count(before) == 1
    comparison, _ = run(source.replace(before, after))
    assert comparison["right"]
    assert not comparison["shared"]
