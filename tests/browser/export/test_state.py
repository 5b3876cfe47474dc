"""What the picture of each algorithm has below the board is the state of the trace's own step."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.browser.screen import Screen
from tests.browser.taking import cells, groups, on, pictures, texts, written
from tests.search.oracle import MASKED
from tests.search.square_oracle import ARRAYS, RULES
from tests.tools.slow import some

Cells = dict[str, list[ElementTree.Element]]


@pytest.mark.parametrize("name", some(ALGORITHMS, "bitmask", "caching"))
def test_below_the_board_is_the_state_of_the_trace(page: Page, screen: Screen, name: str) -> None:
    screen.open()
    steps = list(Trace(name, 4)[:70])
    for step, root in zip(steps, pictures(page, name, 4, 0, len(steps)), strict=True):
        check(name, step, root, cells(root))


def check(name: str, step: Any, root: ElementTree.Element, rows: Cells) -> None:
    if name not in RULES:
        WHOLE[name](step, root, rows)
        return
    rules = RULES[name]
    if rules.line == "column":
        by_columns(step, root, rows)
    elif rules.counts == "squares":
        scans(step, rows)
    elif rules.counts == "flags":
        flags(step, root, rows, [ARRAYS[way] for way, _, _ in rules.directions])
    else:
        conjoin(step, root, rows)
    if rules.skips_columns:
        listed(step, rows)


def registers(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    values = {register.get("data-row"): texts(register, "value") for register in groups(root, "register")}
    for name in ("ld", "col", "rd", "poss", "bit"):
        mask = getattr(step, name)
        assert on(rows[name]) == [digit == "1" for digit in format(mask, "04b")]
        if not step.stack:  # after the end there are none
            assert not values[name]
            continue
        idle = name in ("poss", "bit") and not values[name]
        assert values[name] == [f"= {mask}"] or (idle and not mask and step.kind == "solution")


def bitmask(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    registers(step, root, rows)
    taken = step.ld | step.col | step.rd
    assert on(rows["taken"]) == [digit == "1" for digit in format(taken, "04b")]


def flipped(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    registers(step, root, rows)
    assert "taken" not in rows
    assert written(rows["ld"]) == (list(format(step.ld, "04b")) if step.stack else [""] * 4)
    entered = ["in" if step.stack and step.row else None]
    assert [cell.get("data-mark") for cell in rows["ld"]] == [*entered, None, None, None]
    assert [cell.get("data-mark") for cell in rows["rd"]] == [None, None, None, *entered]


def scanned(step: Any, rows: Cells, *alongs: str) -> None:
    seen = {scan["along"]: scan["squares"] for scan in step.state["scans"]}
    above = step.queens[:-1] if step.kind == "place" else step.queens
    for along in alongs:
        found = {column: "1" if (row, column) in above else "0" for row, column in seen.get(along, [])}
        assert written(rows[along]) == [found.get(column, "") for column in range(4)]


def scans(step: Any, rows: Cells) -> None:
    scanned(step, rows, *(along for along in ("column", "ld", "rd") if along in rows))
    assert {scan["along"] for scan in step.state["scans"]} <= rows.keys()
    assert sum(map(bool, written(rows["looks"]))) == tried_in_call(step)
    if step.kind in ("reject", "place"):
        looks = sum(len(scan["squares"]) for scan in step.state["scans"])
        assert written(rows["looks"])[step.square[1]] == str(looks)


def listed(step: Any, rows: Cells) -> None:
    """The columns without a queen, of a search that tries only those."""
    columns = step.state.get("columns") or []
    assert written(rows["columns"]) == [str(column) if column in columns else "" for column in range(4)]


def tried_in_call(step: Any) -> int:
    """In the active call."""
    last = step.stack[-1].state["column"] if step.stack and len(step.stack) <= 4 else None
    if last is None:
        return 0
    tried: list[int] = step.stack[-1].state.get("columns", list(range(4)))
    return sum(column <= last for column in tried)


def by_columns(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    scanned(step, rows, "row", "ld", "rd")
    counts = {int(group.get("data-row", "")): texts(group)[0] for group in groups(root, "beside")}
    depth = len(step.stack) - 1
    last = None if depth in (-1, 4) else step.stack[-1].state["row"]
    assert list(counts) == list(range(0 if last is None else last + 1))
    if step.kind in ("reject", "place"):
        assert counts[step.square[0]] == str(sum(len(scan["squares"]) for scan in step.state["scans"]))


def flags(step: Any, root: ElementTree.Element, rows: Cells, arrays: list[str]) -> None:
    row = min(len(step.stack) - 1, 3) if step.stack and len(step.stack) <= 4 else 3
    outer = outer_cells(root)
    every = {
        "columns": list(range(4)),
        "majors": [row - column + 3 for column in range(4)],
        "minors": [row + column for column in range(4)],
    }
    places = {name: every[name] for name in arrays}
    for name, at in places.items():
        flags = step.state[name]
        assert on(rows[name]) == [flags[place] for place in at]
        left, right = outer.get(name, ([], []))
        ends = [flags[place] for place in range(len(flags)) if place not in at]
        assert sorted(left + right) == sorted(ends)
        assert [*left, *on(rows[name]), *right] == (flags[::-1] if name == "majors" else flags)
    read = [(texts(cell, "order"), name, cell) for name in places for cell in rows[name] if texts(cell, "order")]
    assert [order for (order,), _, _ in read] == [str(order) for order, _ in enumerate(step.state["reads"], 1)]
    assert [name for _, name, _ in read] == [read["array"] for read in step.state["reads"]]


def outer_cells(root: ElementTree.Element) -> dict[str, tuple[list[bool], list[bool]]]:
    """The cells left and right of the board, from the left."""
    found = {}
    for register in groups(root, "register"):
        sides = [["data-on" in cell.attrib for cell in side] for side in groups(register, "outer")]
        if sides:
            found[register.get("data-row", "")] = (sides[0], sides[1])
    return found


def conjoin(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    def whole(parts: dict[str, int]) -> int:
        return parts["columns"] | parts["nwse"] << 4 | parts["nesw"] << 11

    tests = step.kind in ("reject", "place")
    own = whole(step.state["bits"]) if tests else 0
    used = whole(step.state["used"]) ^ (own if step.kind == "place" else 0)  # as the test saw it
    lines = {group.get("data-name"): "".join(texts(group)) for group in groups(root, "long")}
    assert lines == {
        "used": format(used, "018b"),
        "bits": format(own, "018b") if tests else "",
        "&": format(own & used, "018b") if tests else "",
    }
    outer = outer_cells(root)
    shown = {part: [*outer.get(part, ([], []))[0], *on(rows[part]), *outer.get(part, ([], []))[1]] for part in rows}
    digits = [digit == "1" for digit in reversed(format(used, "018b"))]
    assert shown["columns"] == digits[:4]
    assert shown["nwse"] == digits[4:11][::-1]
    assert shown["nesw"] == digits[11:]
    bits = [on(rows[f"{part}-bits"]) for part in ("columns", "nwse", "nesw")]
    here = step.square[1] if tests else None
    assert bits == [[column == here for column in range(4)]] * 3
    hits = sum(cell.get("data-mark") == "hit" for part in ("columns", "nwse", "nesw") for cell in rows[part])
    assert hits == (own & used).bit_count()


def naive(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    assert rows == {}
    wheels = groups(root, "wheel")
    assert [texts(wheel, "number") for wheel in wheels] == [[str(column)] for column in step.state["odometer"]]
    assert ["data-turned" in wheel.attrib for wheel in wheels] == [row >= 4 - step.state["turned"] for row in range(4)]
    attacked = [row for row, wheel in enumerate(wheels) if wheel.get("data-state") == "attacked"]
    assert attacked == ([step.row] if step.kind == "reject" else [])


WHOLE = {"naive": naive, **dict.fromkeys(MASKED, bitmask), "flipped": flipped}
