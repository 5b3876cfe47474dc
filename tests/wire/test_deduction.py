"""The answers about deduction: windows of its steps, figures of all, hints, and errors."""

from collections.abc import Iterator

import pytest

from server.config.limits import LARGEST_WINDOW
from server.search.deduction.deduce import HORIZON, Place, deduce, layout_of
from server.search.puzzle.board import parse_board
from server.search.trace.trace import Trace
from server.wire import deduction
from server.wire.deduction import step_object
from tests.wire.asking import ask, plain

BOARD = "touch:AAAAB/AAABB/AACBB/DDEEE/DDEEE"
SIX, TWELVE = ("/".join(["." * n] * n) for n in (6, 12))
FIELDS = ["type", "id", "board", "total", "solutions", "deductions", "guesses", "hardest", "search", "steps"]
STEP = ["step", "kind", "rule", "queens", "free", "squares", "proof", "units", "depth"]
STEP += ["deductions", "guesses", "solutions"]


@pytest.fixture
def fresh() -> Iterator[None]:
    """Empty the cache of deductions."""
    deduction.DEDUCTIONS.cache.clear()
    yield
    deduction.DEDUCTIONS.cache.clear()


def test_all_steps_of_a_board() -> None:
    reply = ask("deduce", board=BOARD, start=0, stop=99)
    assert list(reply) == FIELDS
    assert [reply[name] for name in FIELDS[2:-1]] == [
        BOARD,
        10,
        1,
        9,
        0,
        3,
        {"steps": len(Trace("puzzle", board=BOARD))},
    ]
    layout = layout_of(parse_board(BOARD))
    assert reply["steps"] == plain([step_object(layout, step) for step in deduce(layout, Place(layout.start))])
    assert reply["steps"][2] == {
        **{"step": 2, "kind": "cross", "rule": 3, "queens": [[2, 2]], "free": [27, 17, 0, 16, 26]},
        **{"squares": [[3, 4], [4, 4]], "proof": [[0, 4], [1, 4]], "units": [["region", 1], ["column", 4]]},
        **{"depth": 0, "deductions": 3, "guesses": 0, "solutions": 0},
    }
    assert {*map(tuple, reply["steps"])} == {tuple(reply["steps"][0])}
    assert {*reply["steps"][0]} == {*STEP}


@pytest.mark.usefixtures("fresh")
def test_windows_are_slices_and_figures_those_of_all_steps() -> None:
    whole = ask("deduce", board=SIX, start=0, stop=10**6)
    assert (whole["total"], whole["solutions"], whole["hardest"], len(whole["steps"])) == (176, 4, 6, 176)
    for start, stop in ((0, 0), (5, 9), (9, 5), (170, 999), (999, 9999), (0, -3)):
        part = ask("deduce", board=SIX, start=start, stop=stop)
        assert part["steps"] == (whole["steps"][start:stop] if stop >= 0 else [])
        assert part | {"steps": 0} == whole | {"steps": 0}


@pytest.mark.usefixtures("fresh")
def test_a_long_deduction_has_no_total_and_a_window_has_a_largest_size() -> None:
    reply = ask("deduce", board=TWELVE, start=HORIZON - 300, stop=10**9)
    assert (reply["total"], reply["hardest"], len(reply["steps"])) == (None, 6, LARGEST_WINDOW)
    assert reply["search"] == {"steps": 2_568_566}
    last = ask("deduce", board=TWELVE, start=HORIZON - 1, stop=10**9)["steps"]
    assert [step["step"] for step in last] == [HORIZON - 1]
    assert {name: reply[name] for name in ("solutions", "guesses")} == {
        name: last[0][name] for name in ("solutions", "guesses")
    }


def test_the_steps_of_the_search_are_those_of_its_trace_or_unknown() -> None:
    for board in (BOARD, SIX, "Q", "touch:AAB/ABB/CCC"):
        assert ask("deduce", board=board)["search"] == {"steps": len(Trace("puzzle", board=board))}
    assert ask("deduce", board=f"#{TWELVE[1:]}")["search"] == {"steps": None}


def test_a_given_board_comes_back_with_its_rule() -> None:
    assert ask("deduce", board="Q\n")["board"] == "long:Q"
    solved = ask("deduce", board="Q", start=0, stop=9)
    assert (solved["hardest"], [step["kind"] for step in solved["steps"]]) == (None, ["solution"])


def test_hints() -> None:
    hint = ask("hint", board=BOARD, queens=[[2, 2]], crossed=[[0, 0]])
    assert (hint["mistake"], hint["finding"]["squares"]) == (None, [[3, 4], [4, 4]])
    assert ask("hint", board=BOARD, queens=..., crossed=...)["finding"]["squares"] == [[2, 2]]
    assert ask("hint", board=BOARD, queens=[[2, 2], [0, 0]])["mistake"] == {"queen": [0, 0]}
    wrong = ask("hint", board=BOARD, queens=[], crossed=[[4, 4], [0, 1]])
    assert (wrong["mistake"], wrong["finding"]) == ({"crossed": [0, 1]}, None)
    solved = [[0, 1], [1, 4], [2, 2], [3, 0], [4, 3]]
    assert {**ask("hint", board=BOARD, queens=solved), "id": 0} == {
        **{"type": "hinted", "id": 0, "finding": None, "mistake": None}
    }


SQUARES = "a list of squares, each [row, column], each from 0 to 4, at most 25 of them"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"board": ...}, "board is missing: it must be the text of a board"),
        ({"board": 8}, "board must be the text of a board, not 8"),
        ({"board": "x" * 301}, "board must be a text of at most 300 signs, not of 301"),
        ({"board": "A/BC"}, "row 1 of the board must have 2 signs, since there are 2 rows, not 1"),
        ({"queens": [[0, 5]]}, f"queens must be {SQUARES}, not [[0, 5]]"),
        ({"queens": "c2"}, f'queens must be {SQUARES}, not "c2"'),
        ({"crossed": [[0, 0]] * 26}, f"crossed must be {SQUARES}, not [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0],…"),
        ({"n": 5}, '"n" is not a field of hint, which has type, id, board, queens, crossed'),
    ],
)
def test_an_error_names_the_field_its_value_and_the_allowed_ones(changes: dict[str, object], message: str) -> None:
    assert ask("hint", **changes)["message"] == message
