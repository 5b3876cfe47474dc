"""The board of the search `puzzle` on the wire: in requests and answers, in a class, in downloads; its errors."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.film import Film
from server.search.index import board_index
from server.search.puzzle.board import parse_board
from server.search.trace.trace import Trace
from server.wire.run import trace_of
from tests.excerpts.asking import asked
from tests.wire.asking import FORMS, ask, form
from tests.wire.rooms.test_class import Device, Server

BOARD = "touch:AAABB/CAABB/CCDBB/CCDDE/CCDEE"
RUN: dict[str, Any] = {"algorithm": "puzzle", "n": ..., "board": BOARD}


def test_answers_have_the_board_in_its_own_form() -> None:
    reply = ask("describe", **RUN | {"board": BOARD[6:].replace("/", "\n"), "n": 5})
    total = Trace("puzzle", board=BOARD[6:]).total
    assert total
    assert (reply["algorithm"], reply["n"], reply["board"]) == ("puzzle", 5, f"long:{BOARD[6:]}")
    assert (reply["steps"], reply["solutions"], reply["exact"]) == (total.steps, total.solutions, True)
    assert "board" not in ask("describe", algorithm="puzzle", board=None)
    assert ask("describe", algorithm="puzzle")["steps"] == 6170


@pytest.mark.parametrize("goal", ["all", "first"])
def test_steps_have_two_masks_more(goal: str) -> None:
    steps = ask("read", **RUN, goal=goal, stop=40)["steps"]
    assert [list(step)[7:10] for step in steps] == [["bit", "open", "reg"]] * 40
    assert [(step["open"], step["reg"]) for step in steps] == [
        (step.open, step.reg) for step in Trace("puzzle", board=BOARD)[:40]
    ]
    frame = steps[2]["stack"][1]
    assert frame == {"row": 1, "ld": 0, "col": 1, "rd": 2, "poss": 28, "bit": 0, "open": 31, "reg": 3}


def test_all_that_is_asked_about_a_trace_is_answered_on_a_board() -> None:
    trace = Trace("puzzle", board=BOARD)
    found = ask("solutions", **RUN, stop=100)
    assert (found["total"], found["board"]) == (4, BOARD)
    assert [tuple(one["columns"]) for one in found["solutions"]] == [one.columns for one in trace.solutions()]
    assert ask("find", **RUN, from_=0)["step"] == trace.find("solution")
    assert ask("find", **RUN, what="queens", from_=..., queens=[1, 4])["step"] == trace.find_queens([1, 4])
    assert sum(ask("outline", **RUN, start=0, stop=134, width=20)["solutions"]) == 4
    assert ask("tried", **RUN, step=20)["queens"] == [list(square) for square in trace[20].queens]
    assert {one["about"] for one in ask("questions", **RUN, stop=60, about=...)["questions"]} >= {
        "next",
        "free",
        "ends",
    }


FAULTS = [
    ({"board": 5}, "board must be null or the text of a board, not 5"),
    ({"board": "AA/A"}, "row 2 of the board must have 2 signs, since there are 2 rows, not 1"),
    ({"board": "." * 100_000}, "board must be a text of at most 300 signs, not of 100,000"),
    ({"algorithm": "bitmask"}, "board goes with algorithm = puzzle, not with bitmask"),
    ({"n": 6}, "n must be that of the board, 5, or be missing, not 6"),
    ({"n": 13}, "n must be a whole number from 1 to 12, not 13: a board of the puzzle has at most 12 rows"),
]


@pytest.mark.parametrize(("fields", "message"), FAULTS, ids=range(len(FAULTS)))
@pytest.mark.parametrize("kind", FORMS)
def test_a_wrong_board_is_named(kind: str, fields: dict[str, Any], message: str) -> None:
    reply = ask(kind, **RUN | fields)
    assert (reply["code"], reply["message"]) == ("bad_request", message)


def test_classes_and_queens_that_a_board_forbids_are_refused() -> None:
    assert "board does not go with classes" in ask("classes", **RUN)["message"]
    refused = ask("find", **RUN, what="queens", from_=..., queens=[0, 2])
    assert refused["message"].endswith("the queen of row 0 attacks the one of row 1 along region")


def test_a_large_board_is_a_run_of_unknown_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_index, "MOST_STEPS", 100)
    board_index.index_on.cache_clear()
    trace_of.cache_clear()
    reply = ask("describe", **RUN)
    assert (reply["steps"], reply["exact"], reply["reached"]) == (None, False, 0)
    assert 0 < float(reply["estimate"]) < 1000
    assert [step["step"] for step in ask("read", **RUN, stop=9)["steps"]] == list(range(9))
    assert ask("outline", **RUN)["code"] == "not_ready"
    board_index.index_on.cache_clear()
    trace_of.cache_clear()


def test_a_class_is_led_through_a_board_and_back() -> None:
    server = Server()
    host, pupil = Device(server), Device(server)
    opened = host.ask("open", **RUN, step=0)
    pupil.join(opened["code"])
    assert (pupil.room["algorithm"], pupil.room["n"], pupil.room["board"]) == ("puzzle", 5, BOARD)
    host.code = opened["code"]
    host.ask("ask", token=form("open")["token"], about="next", step=2, **RUN, term=1)
    server.pass_(1)
    assert (pupil.room["about"], pupil.room["board"]) == ("next", BOARD)


def test_downloads_are_of_a_board(client: FlaskClient) -> None:
    address = f"algorithm=puzzle&board={BOARD}"
    text = client.get(f"/download/solutions.txt?{address}&form=columns").text
    solutions = [one.columns for one in Trace("puzzle", board=BOARD).solutions()]
    assert [tuple(json.loads(line)) for line in text.splitlines()] == solutions
    closed = "long:...../...../..#../...../....."
    excerpt = client.get("/download/excerpt.json", query_string={"algorithm": "puzzle", "board": closed}).json
    assert excerpt
    assert excerpt["run"] == {"algorithm": "puzzle", "n": 5, "goal": "all", "board": closed}
    assert {one["answer"].get("board", closed) for one in asked(excerpt)} == {closed}
    refused = client.get("/download/excerpt.json?algorithm=puzzle&board=AB/AC")
    assert (refused.status_code, "row 2, column 2" in refused.text) == (400, True)


def test_a_film_is_of_a_board() -> None:
    film = Film(Trace("puzzle", board=parse_board(BOARD)))
    assert film.title == "N = 5, puzzle"
    assert f"bitqueens export film.html puzzle 5 --board {BOARD} --from 0" in film.html()
