"""Tests of solutions as text, in three forms; each can be read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.formats.boards import FORMS, Form, format_solution, format_solutions
from server.search.symmetry import Columns

BOARD = st.integers(1, 12).flatmap(lambda n: st.permutations(range(n))).map(tuple)


def read(written: str, form: Form) -> Columns:
    """Read a board from its text."""
    match form:
        case "columns":
            return tuple(json.loads(written))
        case "matrix":
            return tuple(row.split(" ").index("1") for row in written.split("\n"))
        case "board":
            return tuple(row.split("|")[1:-1].index("Q") for row in written.split("\n")[1::2])


def test_how_they_look() -> None:
    columns = (2, 0, 3, 1)
    assert format_solution(columns, "columns") == "[2, 0, 3, 1]"
    assert format_solution(columns, "matrix").split("\n") == ["0 0 1 0", "1 0 0 0", "0 0 0 1", "0 1 0 0"]
    assert format_solution(columns, "board").split("\n") == [
        "+-+-+-+-+",
        "| | |Q| |",
        "+-+-+-+-+",
        "|Q| | | |",
        "+-+-+-+-+",
        "| | | |Q|",
        "+-+-+-+-+",
        "| |Q| | |",
        "+-+-+-+-+",
    ]


def test_the_smallest() -> None:
    assert [format_solution((0,), form) for form in FORMS] == ["1", "[0]", "+-+\n|Q|\n+-+"]


@given(BOARD, st.sampled_from(FORMS))
def test_they_can_be_read_back(columns: Columns, form: Form) -> None:
    assert read(format_solution(columns, form), form) == columns


@given(st.lists(BOARD, min_size=1, max_size=4))
def test_several(boards: list[Columns]) -> None:
    assert [read(line, "columns") for line in "".join(format_solutions(boards, "columns")).splitlines()] == boards
    for form in ("matrix", "board"):
        written = "".join(format_solutions(boards, form))
        assert written.endswith("\n")
        assert [read(part, form) for part in written.removesuffix("\n").split("\n\n")] == boards


@pytest.mark.parametrize("form", FORMS)
def test_none(form: Form) -> None:
    assert list(format_solutions([], form)) == []
