"""Tests of the faults of masks: each is found in searches of many styles, and a right search has none."""

import json

import pytest

from server.programs.board.guess import guess
from server.programs.recorder.options import Bounds
from server.programs.recording.recording import Recording
from server.programs.verdict.descents import Descents
from server.programs.verdict.findings import find
from server.programs.verdict.maskrules import MaskFault
from server.programs.verdict.masks import find_mask_fault, names_of_masks
from tests.programs.programs import CORPUS, MASK_SEARCHES, SEARCHES, recorded, recorded_text

# Kind -> style, replacements, the name of the mask.
SPOILED = json.loads((CORPUS / "spoiled.json").read_text("utf-8"))
CASES = [(kind, *one) for kind, programs in SPOILED.items() for one in programs]


def found(text: str) -> MaskFault | None:
    recording = recorded_text(text, bounds=Bounds(events=20_000))
    guessed = guess(recording)
    return fault_of(recording, guessed.size if guessed.board else 0)


def fault_of(recording: Recording, n: int = 0) -> MaskFault | None:
    run = Descents(names_of_masks(recording, guess(recording).registers))
    for moment in recording.walk():
        run.add(moment)
    return find_mask_fault(recording, run, n)


def spoil(style: str, changes: dict[str, str]) -> str:
    text = MASK_SEARCHES[style]
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


@pytest.mark.parametrize("style", MASK_SEARCHES)
def test_a_right_search_has_no_fault(style: str) -> None:
    assert found(MASK_SEARCHES[style]) is None


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_small_board_has_no_fault(size: int) -> None:
    assert found(MASK_SEARCHES["nested"].replace("total(6)", f"total({size})")) is None


@pytest.mark.parametrize("events", [60, 150, 400])
@pytest.mark.parametrize("style", MASK_SEARCHES)
def test_a_right_search_that_is_cut_off_has_no_fault(style: str, events: int) -> None:
    recording = recorded_text(MASK_SEARCHES[style], bounds=Bounds(events=events))
    assert fault_of(recording) is None


@pytest.mark.parametrize("name", [name for name in SEARCHES if name.startswith("right/")])
def test_a_right_program_of_the_corpus_has_no_fault(name: str) -> None:
    assert fault_of(recorded(name)) is None


@pytest.mark.parametrize(("kind", "style", "changes", "name"), CASES)
def test_a_fault_is_found_in_any_style(kind: str, style: str, changes: dict[str, str], name: str) -> None:
    fault = found(spoil(style, changes))
    assert fault
    assert (fault.kind, fault.name if name else "") == (kind, name)


def test_a_fault_has_its_event_line_and_values() -> None:
    text = spoil("arguments", {" & done": ""})
    fault = found(text)
    assert fault
    assert (fault.line, fault.value, fault.expected) == (8, -1, 31)
    recording = recorded_text(text)
    names = recording.state(fault.event).stack[-1].names
    before = recording.state(fault.event - 1).stack[-1].names
    assert (names["free"], "free" in before) == (-1, False)


def test_a_fault_is_told_without_a_board() -> None:
    answer = find(recorded_text(spoil("arguments", {" & done": ""})), boardless=True)
    assert answer["board"] is None
    told = {"kind": "negative", "line": 8, "name": "free", "value": "…111111 (-1)", "expected": "11111 (31)"}
    assert answer["masks"] == {**told, "event": answer["masks"]["event"]}
    assert find(recorded_text(MASK_SEARCHES["arguments"]))["masks"] is None


def test_negative_and_wide_masks_are_registers() -> None:
    registers = {one.name: one for one in guess(recorded_text(spoil("arguments", {" & done": ""}))).registers}
    assert registers["free"].negative
    assert not registers["col"].negative
    assert registers["col"].width > 64


RUNAWAY = """\
size, hits = 4, 0
def place(row, below, slant, other):
    global hits
    if row == size:
        hits += 1
        return
    free = ~(below | slant | other)
    while free:
        spot = free & -free
        free &= free - 1
        place(row + 1, below | spot, (slant | spot) << 1, (other | spot) >> 1)
place(0, 0, 0, 0)
"""


@pytest.mark.parametrize("events", [2_000, 100_000])
def test_a_search_that_runs_away_is_told_its_first_fault(events: int) -> None:
    """Had no fault after many events: masks of thousands of bits hid it."""
    recording = recorded_text(RUNAWAY, bounds=Bounds(events=events))
    fault = fault_of(recording, 4)
    assert fault
    assert (fault.kind, fault.name, fault.line, fault.value) == ("negative", "free", 7, -1)
