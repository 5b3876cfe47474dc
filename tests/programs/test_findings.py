"""Tests of the findings for a page, in small programs, and of the answers of the page's worker."""

import json
from typing import Any

import pytest

from server.programs.board import sizes
from server.programs.board.reading import Reading
from server.programs.recorder.chunks import END, pack, to_json
from server.programs.recorder.options import Bounds, Options
from server.programs.recorder.record import record
from server.programs.recording.blocks import NoRecording, read_blocks
from server.programs.recording.recording import Recording
from server.programs.verdict.facts import MOST_BOARDS
from server.programs.verdict.findings import find
from server.programs.worker import Finder, run
from server.search.trace.trace import Trace
from tests.programs import answers
from tests.programs.programs import (
    SEARCH,
    SEARCHES,
    expanded,
    options_of,
    record_file,
    recorded,
    recorded_text,
    text_of,
)

HALF = SEARCH.replace("abs(column - c)", "column - c")  # forgets the diagonals that go down to the left
ROOKS = SEARCH.replace(" and abs(column - c) != row - r", "").replace("n = 4", "n = 5")
STOPPED = pack(END, to_json({"end": {"reason": "stopped", "line": None, "text": ""}}))
# The columns after each placement.
PLACED = ["0", "02", "03", "031", "1", "13", "130", "1302", "2", "20", "203", "2031", "3", "30", "302", "31"]
SOLUTIONS = ["1302", "2031"]


def columns_of(flat: list[int]) -> str:
    """Return the columns of a board whose queens are listed row by row from the top."""
    assert flat[::2] == list(range(len(flat) // 2))
    return "".join(map(str, flat[1::2]))


def found(text: str, **options: Any) -> dict[str, Any]:
    """Return the findings after JSON."""
    answer: dict[str, Any] = json.loads(json.dumps(find(recorded_text(text), **options)))
    return answer


def test_a_right_search_is_shown_change_by_change() -> None:
    answer = found(SEARCH)
    assert (answer["readings"][answer["board"]]["name"], answer["confidence"]) == ("queens", "sure")
    assert (answer["size"], answer["registers"]) == (4, [])
    came = [change for change in answer["changes"] if change[3] == "place"]
    assert [columns_of(change[2]) for change in came] == PLACED
    assert [columns_of(change[2]) for change in came if change[4]] == SOLUTIONS
    assert {change[5] for change in came} == {14}  # the line that places the queen
    assert len(answer["changes"]) == 2 * len(PLACED)
    recording = recorded_text(SEARCH)
    for event, _, flat, *_ in answer["changes"]:
        state, before = recording.state(event), recording.state(event - 1)
        assert [column for _, column in expanded(state, state.globals["queens"])] == flat[1::2]
        assert expanded(before, before.globals["queens"]) != expanded(state, state.globals["queens"])


def test_a_right_search_is_compared() -> None:
    facts = found(SEARCH)["comparison"]
    assert (facts["right"], facts["alike"], facts["placements"], facts["checks"]) == (True, "basic", 16, 60)
    assert [columns_of(flat) for _, flat in facts["solutions"]["first"]] == SOLUTIONS
    assert [facts[kind]["count"] for kind in ("solutions", "wrong", "doubled", "missing")] == [2, 0, 0, 0]
    assert (facts["faults"], facts["departure"]) == ([], None)
    assert {one["name"]: (one["calls"], one["searches"]) for one in facts["functions"]} == {
        "search": (17, True),
        "free": (60, False),
    }


def test_a_wrong_search_names_its_first_attacked_pair_and_where_it_leaves_ours() -> None:
    answer = found(HALF)
    facts = answer["comparison"]
    assert facts["right"] is False
    accepted = facts["faults"][0]
    assert (accepted["kind"], accepted["pair"], accepted["line"]) == ("accepted", [[1, 2], [2, 1]], 14)
    (change,) = [one for one in answer["changes"] if one[0] == accepted["event"]]
    assert columns_of(change[2]) == "021"
    departure = facts["departure"]
    assert (departure["kind"], departure["agreed"], departure["event"]) == ("elsewhere", 2, change[0])
    assert [columns_of(departure[whose]) for whose in ("theirs", "ours")] == ["021", "03"]
    assert [columns_of(flat) for _, flat in facts["wrong"]["first"]] == ["1320", "2130", "3021", "3102", "3210"]
    assert facts["wrong"]["count"] == 5


def test_of_many_boards_the_first_ones_are_listed_and_all_are_counted() -> None:
    wrong = found(ROOKS)["comparison"]["wrong"]
    assert wrong["count"] == 120 - 10
    assert len(wrong["first"]) == MOST_BOARDS


def test_missing_and_repeated_solutions_are_listed() -> None:
    missing = found(SEARCH.replace("range(n)", "range(n - 1)"))["comparison"]["missing"]
    assert (missing["count"], [columns_of(flat) for flat in missing["first"]]) == (2, SOLUTIONS)
    twice = found(SEARCH.replace("\nsearch(0)", "\nsearch(0)\nsearch(0)"))["comparison"]
    assert twice["solutions"]["count"] == 2
    assert json.loads(json.dumps(find(recorded("wrong/doubled"))))["comparison"]["doubled"]["count"] == 46


def test_another_board_is_chosen_and_stays_among_those_that_can_be() -> None:
    usual = found(SEARCH)
    other = Reading.from_json(usual["readings"][1])
    answer = found(SEARCH, reading=other)
    assert answer["readings"] == usual["readings"]
    assert answer["readings"][answer["board"]]["name"] == "column"
    assert answer["changes"] != usual["changes"]
    own = Reading("search", "row", "calls", index="column")
    answer = found(SEARCH, reading=own)
    assert answer["readings"] == [*usual["readings"], json.loads(json.dumps(own.to_json()))]
    assert answer["board"] == len(usual["readings"])


def test_no_board_is_chosen() -> None:
    answer = found(SEARCH, boardless=True)
    assert (answer["board"], answer["changes"], answer["comparison"], answer["size"]) == (None, [], None, 4)
    assert answer["readings"] == found(SEARCH)["readings"]


@pytest.mark.parametrize("text", ["", "x = 1\nprint(x)\n", "def (:\n", "raise ValueError\n", "1 / 0\n"])
def test_without_a_search_there_is_nothing_to_see(text: str) -> None:
    answer = found(text)
    assert (answer["readings"], answer["board"], answer["size"]) == ([], None, 0)
    assert (answer["changes"], answer["comparison"], answer["registers"]) == ([], None, [])


ASKS = "import sys\nprint(sys.argv, input())\ndef twice(x):\n    return 2 * x\n"


def blocks_of(**task: Any) -> list[bytes]:
    blocks: list[bytes] = []
    run(json.dumps(task), blocks.append, lambda: True)
    return blocks


def test_blocks_come_one_by_one_and_are_the_recording() -> None:
    source = text_of("right/masks")
    blocks = blocks_of(source=source, path="masks.py")
    assert [block[:1] for block in blocks] == [b"h", *[b"c"] * (len(blocks) - 2), b"e"]
    assert b"".join(blocks) == record(source, Options(path="masks.py"))


def test_a_task_has_arguments_input_and_a_call() -> None:
    task = {"argv": ["8", "x"], "stdin": "mine\n", "call": "twice(21)", "path": "a/asks.py"}
    recording = Recording.load(b"".join(blocks_of(source=ASKS, **task)))
    assert recording.printed(recording.count) == "['a/asks.py', '8', 'x'] mine\n"
    assert recording.header["call"] == "twice(21)"
    assert [moment.value for moment in recording.walk() if moment.kind == "r"] == [None, 42]
    assert recording.end.reason == "done"


def test_findings_are_those_of_the_choice() -> None:
    data = b"".join(blocks_of(source=text_of("right/list_by_row")))
    recording = Recording.load(data)
    usual = json.loads(Finder().find(data))
    assert usual == json.loads(json.dumps(find(recording)))
    assert json.loads(Finder().find(data, "none")) == json.loads(json.dumps(find(recording, boardless=True)))
    again = json.loads(Finder().find(data, json.dumps(usual["readings"][1])))
    assert (again["board"], again["readings"]) == (1, usual["readings"])


def test_bytes_that_are_no_recording_are_an_error() -> None:
    with pytest.raises(NoRecording, match="a block must begin with h, c or e"):
        Finder().find(b"<html>", "")


@pytest.mark.parametrize("name", SEARCHES)
def test_a_run_that_is_read_part_by_part_has_the_findings_of_the_whole(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "FIRST", 2_000)
    options = options_of(name, chunk=1_500, bounds=Bounds(events=12_000))
    header, *blocks, end = [pack(*block) for block in read_blocks(record(text_of(name), options))]
    growing, finder = [header], Finder()
    for block in blocks:
        growing.append(block)
        events = Recording.load(b"".join([*growing, STOPPED])).count
        part = json.loads(finder.find(b"".join([*growing, STOPPED]), "part"))
        assert part["comparison"] is None
        assert all(change[0] < events for change in part["changes"])
    whole = b"".join([*growing, end])
    assert finder.find(whole) == Finder().find(whole)


@pytest.mark.parametrize(
    "name",
    [
        *("first_queen_given", "given_column_asked", "regions_and_no_touch", "regions_read"),
        *("reserved_drawn", "reserved_masks", "reserved_pairs", "reserved_squares"),
    ],
)
def test_the_board_of_another_puzzle_has_as_many_solutions_as_the_program_finds(name: str) -> None:
    path = answers.find_program(name)
    another = find(record_file(path, answers.options_of(path)))["comparison"]["another"]
    total = Trace("puzzle", board=another["board"]).total
    assert total
    assert total.solutions == another["count"]


def test_another_puzzle_without_a_board_of_its_own_has_none() -> None:
    path = answers.find_program("no_touch_words")
    assert find(record_file(path, answers.options_of(path)))["comparison"]["another"]["board"] == ""
