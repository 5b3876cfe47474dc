"""Exported pictures of each algorithm: the board of the trace, its sentence and badges, and the state of the step."""

from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.browser.export_drawer import (
    SVG,
    draw_pictures,
    find_cells,
    find_groups,
    read_digits,
    read_flags,
    read_place,
    read_squares,
    read_texts,
)
from tests.browser.screen import Screen
from tests.search.oracle import MASKED
from tests.search.square_oracle import RULES
from tests.tools.slow import some

Cells = dict[str, list[ElementTree.Element]]


@pytest.mark.parametrize("name", some(ALGORITHMS, "bitmask", "caching"))
def test_the_picture_shows_the_step_of_the_trace(page: Page, screen: Screen, name: str) -> None:
    screen.open()
    for n, start, stop in ((1, 0, 3), (4, 0, 70), (6, 90, 150)):
        steps = list(Trace(name, n)[start:stop])
        roots = draw_pictures(page, name, n, start, start + len(steps))
        for step, root in zip(steps, roots, strict=True):
            check_board(name, n, step, root)
            if n == 4:
                CHECKS[name](step, root, find_cells(root))
        assert {root.get("height") for root in roots} == {roots[0].get("height")}, "a film has frames of one size"


def check_board(name: str, n: int, step: Any, root: ElementTree.Element) -> None:
    assert [read_place(queen) for queen in find_groups(root, "queen")] == list(step.queens)
    assert [read_place(ghost) for ghost in find_groups(root, "ghost")] == find_hollow_queen(name, n, step)
    states = {at: state for at, state in read_squares(root).items() if state not in ("open", "out")}
    assert states == work_out_squares(name, n, step)
    looks = find_looks(name, step)
    assert [read_place(look) for look in find_groups(root, "look")] == looks
    hits = [read_place(look) for look in find_groups(root, "look") if "data-hit" in look.attrib]
    assert hits == ([step.attacker] if looks and step.kind == "reject" else [])
    _, _, sentence = root.findtext(f"{SVG}title", "").partition(". ")
    assert sentence in read_texts(root)
    badges = [read_texts(tab)[0].split()[-1] for tab in find_groups(root, "active-name")]
    assert badges == find_active_line(name, n, step)
    if name in MASKED:
        assert bool(find_groups(root, "barren")) == (step.kind == "call" and not step.poss)


def find_active_line(name: str, n: int, step: Any) -> list[str]:
    """Return the row or column with a badge, as a list of at most one."""
    depth = step.row if name == "naive" else len(step.stack) - 1
    return [str(depth)] if 0 <= depth < n else []


def find_hollow_queen(name: str, n: int, step: Any) -> list[tuple[int, int]]:
    """Return the square of the hollow queen: lifted, refused or next; as a list of at most one."""
    if name == "naive":
        return []
    if step.kind in ("return", "reject"):
        return [step.square] if step.square else []
    if step.kind == "call" and name in MASKED and step.poss:
        return [(step.row, n - (step.poss & -step.poss).bit_length())]
    return []


def find_looks(name: str, step: Any) -> list[tuple[int, int]]:
    scans = getattr(step, "state", {}).get("scans", [])
    if name == "naive":
        scans = [scan for scan in scans if scan["from"][0] == scans[-1]["from"][0]]
    return [square for scan in scans for square in scan["squares"]]


def work_out_squares(name: str, n: int, step: Any) -> dict[tuple[int, int], str]:
    """Work out the states of the squares in the active row or column from the queens alone."""
    if name == "naive":
        return {step.square: "rejected"} if step.square else {}
    depth = len(step.stack) - 1
    if depth in (-1, n):
        return {}
    across = name in RULES and RULES[name].line == "column"
    line = [(at, depth) if across else (depth, at) for at in range(n)]
    above = [queen for queen in step.queens if queen[across] < depth]
    free = {square for square in line if not any(attacks(queen, square) for queen in above)}
    if name not in RULES:
        return {square: find_state(n, step, square, square in free) for square in line}
    last = step.stack[-1].state["row" if across else "column"]
    tried = {} if last is None else {square: "tried" if square in free else "refused" for square in line[:last]}
    if RULES[name].skips_columns:
        tried = {square: state for square, state in tried.items() if square[1] in step.state["columns"]}
    now = {"place": "placed", "reject": "rejected", "return": "lifted"}
    return tried | ({} if last is None else {line[last]: now[step.kind]})


def find_state(n: int, step: Any, square: tuple[int, int], free: bool) -> str:
    bit = 1 << (n - 1 - square[1])
    if not free:
        return "attacked"
    if step.poss & bit:
        return "candidate" if step.kind == "call" and bit == step.poss & -step.poss else "free"
    if step.bit & bit:
        return "lifted" if step.kind == "return" else "placed"
    return "tried"


def attacks(queen: tuple[int, int], square: tuple[int, int]) -> bool:
    down, right = square[0] - queen[0], square[1] - queen[1]
    return down == 0 or right == 0 or abs(down) == abs(right)


def test_large_boards_have_no_digits_and_stay_within_the_picture(page: Page, screen: Screen) -> None:
    screen.open()
    for name, n in (("flipped", 16), ("flipped", 32), ("caching", 20), ("conjoin", 16)):
        (root,) = draw_pictures(page, name, n, 41, 42)
        rows = find_cells(root)
        assert len(rows) in (5, 6), (name, n)
        digits = [
            text
            for row in rows.values()
            for cell in row
            for text in read_texts(cell)
            if text not in read_texts(cell, "order")
        ]
        assert bool(digits) == (n <= 16), (name, n)
        width = float(root.get("width", ""))
        boxes = [box for register in find_groups(root, "register") for box in register.iter(f"{SVG}rect")]
        assert all(0 <= float(box.get("x", "")) <= width - float(box.get("width", "")) for box in boxes), (name, n)


def check_registers(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    values = {register.get("data-row"): read_texts(register, "value") for register in find_groups(root, "register")}
    for name in ("ld", "col", "rd", "poss", "bit"):
        mask = getattr(step, name)
        assert read_flags(rows[name]) == [digit == "1" for digit in format(mask, "04b")]
        if not step.stack:  # no call is open after the end
            assert not values[name]
            continue
        idle = name in ("poss", "bit") and not values[name]
        assert values[name] == [f"= {mask}"] or (idle and not mask and step.kind == "solution")


def check_bitmask(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    check_registers(step, root, rows)
    taken = step.ld | step.col | step.rd
    assert read_flags(rows["taken"]) == [digit == "1" for digit in format(taken, "04b")]


def check_flipped(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    check_registers(step, root, rows)
    assert "taken" not in rows
    assert read_digits(rows["ld"]) == (list(format(step.ld, "04b")) if step.stack else [""] * 4)
    entered = ["in" if step.stack and step.row else None]
    assert [cell.get("data-mark") for cell in rows["ld"]] == [*entered, None, None, None]
    assert [cell.get("data-mark") for cell in rows["rd"]] == [None, None, None, *entered]


def check_scans(step: Any, rows: Cells, *alongs: str) -> None:
    seen = {scan["along"]: scan["squares"] for scan in step.state["scans"]}
    above = step.queens[:-1] if step.kind == "place" else step.queens
    for along in alongs:
        found = {column: "1" if (row, column) in above else "0" for row, column in seen.get(along, [])}
        assert read_digits(rows[along]) == [found.get(column, "") for column in range(4)]


def check_basic(step: Any, _: ElementTree.Element, rows: Cells) -> None:
    check_scans(step, rows, "column", "ld", "rd")
    assert sum(map(bool, read_digits(rows["looks"]))) == count_tried(step)
    if step.kind in ("reject", "place"):
        looks = sum(len(scan["squares"]) for scan in step.state["scans"])
        assert read_digits(rows["looks"])[step.square[1]] == str(looks)


def count_tried(step: Any) -> int:
    """Count the columns that the active call has tried."""
    last = step.stack[-1].state["column"] if step.stack and len(step.stack) <= 4 else None
    if last is None:
        return 0
    tried: list[int] = step.stack[-1].state.get("columns", list(range(4)))
    return sum(column <= last for column in tried)


def check_plain(step: Any, _: ElementTree.Element, rows: Cells) -> None:
    check_scans(step, rows, "ld", "rd")
    columns = step.state.get("columns") or []
    assert read_digits(rows["columns"]) == [str(column) if column in columns else "" for column in range(4)]
    assert sum(map(bool, read_digits(rows["looks"]))) == count_tried(step)


def check_backtracking(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    check_scans(step, rows, "row", "ld", "rd")
    counts = {int(group.get("data-row", "")): read_texts(group)[0] for group in find_groups(root, "beside")}
    depth = len(step.stack) - 1
    last = None if depth in (-1, 4) else step.stack[-1].state["row"]
    assert list(counts) == list(range(0 if last is None else last + 1))
    if step.kind in ("reject", "place"):
        assert counts[step.square[0]] == str(sum(len(scan["squares"]) for scan in step.state["scans"]))


def check_caching(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    row = min(len(step.stack) - 1, 3) if step.stack and len(step.stack) <= 4 else 3
    outer = find_outer_cells(root)
    places = {
        "columns": list(range(4)),
        "majors": [row - column + 3 for column in range(4)],
        "minors": [row + column for column in range(4)],
    }
    for name, at in places.items():
        flags = step.state[name]
        assert read_flags(rows[name]) == [flags[place] for place in at]
        left, right = outer.get(name, ([], []))
        ends = [flags[place] for place in range(len(flags)) if place not in at]
        assert sorted(left + right) == sorted(ends)
        assert [*left, *read_flags(rows[name]), *right] == (flags[::-1] if name == "majors" else flags)
    read = [
        (read_texts(cell, "order"), name, cell) for name in places for cell in rows[name] if read_texts(cell, "order")
    ]
    assert [order for (order,), _, _ in read] == [str(order) for order, _ in enumerate(step.state["reads"], 1)]
    assert [name for _, name, _ in read] == [read["array"] for read in step.state["reads"]]


def find_outer_cells(root: ElementTree.Element) -> dict[str, tuple[list[bool], list[bool]]]:
    """Return the cells left and right of the board for each row of cells, in order from the left."""
    found = {}
    for register in find_groups(root, "register"):
        sides = [["data-on" in cell.attrib for cell in side] for side in find_groups(register, "outer")]
        if sides:
            found[register.get("data-row", "")] = (sides[0], sides[1])
    return found


def check_conjoin(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    def whole(parts: dict[str, int]) -> int:
        return parts["columns"] | parts["nwse"] << 4 | parts["nesw"] << 11

    tests = step.kind in ("reject", "place")
    own = whole(step.state["bits"]) if tests else 0
    used = whole(step.state["used"]) ^ (own if step.kind == "place" else 0)  # as it was during the test
    lines = {group.get("data-name"): "".join(read_texts(group)) for group in find_groups(root, "long")}
    assert lines == {
        "used": format(used, "018b"),
        "bits": format(own, "018b") if tests else "",
        "&": format(own & used, "018b") if tests else "",
    }
    outer = find_outer_cells(root)
    shown = {
        part: [*outer.get(part, ([], []))[0], *read_flags(rows[part]), *outer.get(part, ([], []))[1]] for part in rows
    }
    digits = [digit == "1" for digit in reversed(format(used, "018b"))]
    assert shown["columns"] == digits[:4]
    assert shown["nwse"] == digits[4:11][::-1]
    assert shown["nesw"] == digits[11:]
    bits = [read_flags(rows[f"{part}-bits"]) for part in ("columns", "nwse", "nesw")]
    here = step.square[1] if tests else None
    assert bits == [[column == here for column in range(4)]] * 3
    hits = sum(cell.get("data-mark") == "hit" for part in ("columns", "nwse", "nesw") for cell in rows[part])
    assert hits == (own & used).bit_count()


def check_naive(step: Any, root: ElementTree.Element, rows: Cells) -> None:
    assert rows == {}
    wheels = [part for part in root.iter(f"{SVG}svg") if part.get("class") == "wheel"]
    assert [read_texts(wheel, "number") for wheel in wheels] == [[str(column)] for column in step.state["odometer"]]
    assert ["data-turned" in wheel.attrib for wheel in wheels] == [row >= 4 - step.state["turned"] for row in range(4)]
    attacked = [row for row, wheel in enumerate(wheels) if wheel.get("data-state") == "attacked"]
    assert attacked == ([step.row] if step.kind == "reject" else [])


CHECKS = {
    "naive": check_naive,
    "backtracking": check_backtracking,
    "basic": check_basic,
    "plain": check_plain,
    "caching": check_caching,
    **dict.fromkeys(MASKED, check_bitmask),
    "flipped": check_flipped,
    "conjoin": check_conjoin,
}
