"""Tests of the faults of masks: each is found in searches of many styles, and a right search has none."""

from __future__ import annotations

import pytest

from server.programs.board.guess import guess
from server.programs.recorder.bounds import Bounds
from server.programs.recording.recording import Recording
from server.programs.verdict.descents import Descents
from server.programs.verdict.findings import find
from server.programs.verdict.maskrules import MaskFault
from server.programs.verdict.masks import find_mask_fault, names_of_masks
from tests.programs.programs import MASK_SEARCHES, SEARCHES, recorded, recorded_text

# Kind -> style, replacements, the name of the mask.
SPOILED: dict[str, list[tuple[str, dict[str, str], str]]] = {
    "negative": [
        ("arguments", {" & done": ""}, "free"),
        ("nested", {"full & ~(": "~("}, "open_"),
        ("attributes", {"self.full & ~(": "~("}, "free"),
        ("negative", {"free & board:": "free:", " & -free & board": " & -free"}, "free"),
        ("globals", {"ALL & ~(": "~(", "row == N": "columns == ALL"}, "free"),
        ("first_only", {"full & ~(": "~("}, "free"),
        ("half", {"mask & ~(": "~("}, "free"),
        ("arguments", {"~(ld | col | rd) & done": "done and ~(ld | col | rd)"}, "free"),
        ("arrays", {"full & ~(": "~("}, "free"),
    ],
    "wide": [
        ("generator", {"range(n)": "range(n + 1)"}, "b"),
        ("nested", {"(1 << size) - 1": "(1 << size + 1) - 1"}, "spot"),
        ("uncut", {"range(n)": "range(n + 1)"}, "bit"),
        ("attributes", {"2 ** n - 1": "2 ** (n + 1) - 1"}, "low"),
        ("arrays", {"(1 << n) - 1": "(1 << n + 1) - 1"}, "bit"),
    ],
    "kept": [
        ("arguments", {"        free -= bit\n": ""}, "free"),
        ("nested", {"open_ ^= spot": "pass"}, "open_"),
        ("attributes", {"free &= free - 1": "free & (free - 1)"}, "free"),
        ("globals", {"        free ^= queen\n": ""}, "free"),
        ("highest", {"free &= ~top": "free |= top"}, "free"),
        ("sizes", {"free ^= bit": "free & ~bit"}, "free"),
    ],
    "twice": [
        ("arguments", {"(ld | bit) << 1": "(ld | bit) << 2"}, "ld"),
        ("nested", {"(east | spot) >> 1": "((east | spot) >> 1) >> 1"}, "east"),
        ("attributes", {"self.solve(row + 1)": "self.left <<= 1\n            self.solve(row + 1)"}, "self.left"),
        ("globals", {"search(row + 1)": "falling >>= 1\n        search(row + 1)"}, "falling"),
        ("generator", {"(right | b) >> 1": "(right | b) >> 2"}, "right"),
        ("arrays", {"(left[row] | bit) << 1": "(left[row] | bit) << 2"}, "left"),
    ],
    "unshifted": [
        ("arguments", {"(ld | bit) << 1": "ld | bit"}, "ld"),
        ("nested", {"(east | spot) >> 1": "east | spot"}, "east"),
        ("attributes", {"(self.left | low) << 1": "self.left | low"}, "self.left"),
        ("generator", {"(left | b) << 1": "left | b", "(right | b) >> 1": "right | b"}, "left"),
        ("arrays", {"(right[row] | bit) >> 1": "right[row] | bit"}, "right"),
    ],
    "alike": [
        ("arguments", {"(ld | bit) << 1": "(ld | bit) >> 1"}, "ld"),
        ("nested", {"(east | spot) >> 1": "(east | spot) << 1"}, "east"),
        ("attributes", {"(self.right | low) >> 1": "(self.right | low) << 1"}, "self.right"),
        ("globals", {"| queen) << 1": "| queen) >> 1"}, ""),
        ("lengths", {"| bit) << 1": "| bit) >> 1"}, "left"),
        ("stack", {"(right | bit) >> 1": "(right | bit) << 1"}, "right"),
        ("saved", {"rd=(rd|b)>>1": "rd=(rd|b)<<1"}, "rd"),
    ],
    "swapped": [
        (
            "arguments",
            {"(ld | bit) << 1, col | bit, (rd | bit) >> 1": "(rd | bit) >> 1, col | bit, (ld | bit) << 1"},
            "",
        ),
        ("generator", {"(left | b) << 1, (right | b) >> 1": "(right | b) >> 1, (left | b) << 1"}, ""),
        ("uncut", {"(left | bit) << 1, (right | bit) >> 1": "(right | bit) << 1, (left | bit) >> 1"}, ""),
        ("arrays", {"(left[row]": "(right[row]", "(right[row] | bit) >>": "(left[row] | bit) >>"}, ""),
    ],
    "changed": [
        (
            "arguments",
            {"found += place((ld | bit) << 1, col": "ld = (ld | bit) << 1\n        found += place(ld, col"},
            "ld",
        ),
        ("restored", {"        cols ^= bit\n": ""}, "cols"),
        ("restored", {"        left, right = before\n": ""}, "left"),
        ("attributes", {"            self.cols, self.left, self.right = kept\n": ""}, "self.cols"),
        ("globals", {"columns ^= queen\n        rising, falling": "rising, falling"}, "columns"),
        ("nested", {"go(row + 1, used | spot": "used |= spot\n            go(row + 1, used"}, "used"),
    ],
    "precedence": [
        ("arguments", {"~(ld | col | rd) & done": "~ld | col | rd & done"}, "free"),
        ("nested", {"full & ~(used | west | east)": "full & ~used | west | east"}, "open_"),
        ("first_only", {"full & ~(cols | left | right)": "~(cols | left) | right & full"}, "free"),
        ("sizes", {"full & ~(cols | left | right)": "~cols & full | left | right"}, "free"),
        ("arguments", {"(ld | bit) << 1": "ld | bit << 1"}, "ld"),
        ("generator", {"(right | b) >> 1": "right | b >> 1"}, "right"),
        ("attributes", {"(self.left | low) << 1": "self.left | low << 1"}, "self.left"),
    ],
    "unset": [
        ("arguments", {"col | bit,": "col,", "if col == done": "if not ~(ld | rd) & done"}, "col"),
        ("nested", {"used | spot": "used"}, "used"),
        ("uncut", {"(left | bit) << 1": "left << 1"}, "left"),
        ("generator", {"(right | b) >> 1": "right >> 1"}, "right"),
        ("attributes", {"            self.cols |= low\n": ""}, "self.cols"),
        ("nested", {"used | spot": "used & spot"}, "used"),
    ],
    "or": [
        ("nested", {"used | spot": "used or spot"}, "used"),
        ("generator", {"(left | b) << 1": "(left or b) << 1"}, "left"),
        ("first_only", {"(right | bit) >> 1": "(right or bit) >> 1"}, "right"),
        ("nested", {"(used | west | east)": "(used or west or east)"}, "open_"),
    ],
}
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
