"""The picture that can be taken along of each algorithm has the board of the trace, its sentence and its badges."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.browser.screen import Screen
from tests.browser.taking import SVG, cells, groups, pictures, place, squares, texts
from tests.search.oracle import MASKED
from tests.search.square_oracle import RULES
from tests.tools.slow import some


@pytest.mark.parametrize("name", some(ALGORITHMS, "backtracking"))
def test_the_board_is_that_of_the_trace(page: Page, screen: Screen, name: str) -> None:
    screen.open()
    for n, start, stop in ((1, 0, 3), (4, 0, 70), (6, 90, 150)):
        steps = list(Trace(name, n)[start:stop])
        roots = pictures(page, name, n, start, start + len(steps))
        for step, root in zip(steps, roots, strict=True):
            check_board(name, n, step, root)
        assert {root.get("height") for root in roots} == {roots[0].get("height")}, "a film has frames of one size"


def check_board(name: str, n: int, step: Any, root: ElementTree.Element) -> None:
    assert [place(queen) for queen in groups(root, "queen")] == list(step.queens)
    assert [place(ghost) for ghost in groups(root, "ghost")] == hollow(name, n, step)
    assert {at: state for at, state in squares(root).items() if state not in ("open", "out")} == marked(name, n, step)
    looks = looked_at(name, step)
    assert [place(look) for look in groups(root, "look")] == looks
    hits = [place(look) for look in groups(root, "look") if "data-hit" in look.attrib]
    assert hits == ([step.attacker] if looks and step.kind == "reject" else [])
    _, _, sentence = root.findtext(f"{SVG}title", "").partition(". ")
    assert sentence in texts(root)
    assert [texts(tab)[0].split()[-1] for tab in groups(root, "active-name")] == active(name, n, step)
    if name in MASKED:
        assert bool(groups(root, "barren")) == (step.kind == "call" and not step.poss)


def active(name: str, n: int, step: Any) -> list[str]:
    """The row, or column, whose name is on a badge."""
    depth = step.row if name == "naive" else len(step.stack) - 1
    return [str(depth)] if 0 <= depth < n else []


def hollow(name: str, n: int, step: Any) -> list[tuple[int, int]]:
    """The queen that was lifted, was refused, or comes next."""
    if name == "naive":
        return []
    if step.kind in ("return", "reject"):
        return [step.square] if step.square else []
    if step.kind == "call" and name in MASKED and step.poss:
        return [(step.row, n - (step.poss & -step.poss).bit_length())]
    return []


def looked_at(name: str, step: Any) -> list[tuple[int, int]]:
    scans = getattr(step, "state", {}).get("scans", [])
    if name == "naive":
        scans = [scan for scan in scans if scan["from"][0] == scans[-1]["from"][0]]
    return [square for scan in scans for square in scan["squares"]]


def marked(name: str, n: int, step: Any) -> dict[tuple[int, int], str]:
    """How the squares of the active row, or column, stand: found by looking at the queens."""
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
        return {square: mask_state(n, step, square, square in free) for square in line}
    last = step.stack[-1].state["row" if across else "column"]
    tried = {} if last is None else {square: "tried" if square in free else "refused" for square in line[:last]}
    if RULES[name].skips_columns:
        tried = {square: state for square, state in tried.items() if square[1] in step.state["columns"]}
    now = {"place": "placed", "reject": "rejected", "return": "lifted"}
    return tried | ({} if last is None else {line[last]: now[step.kind]})


def mask_state(n: int, step: Any, square: tuple[int, int], free: bool) -> str:
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


@pytest.mark.parametrize(
    ("name", "n"), some([("flipped", 16), ("flipped", 32), ("caching", 20), ("conjoin", 16)], ("flipped", 32))
)
def test_large_boards_have_no_digits_and_stay_within_the_picture(page: Page, screen: Screen, name: str, n: int) -> None:
    screen.open()
    (root,) = pictures(page, name, n, 41, 42)
    assert len(cells(root)) in (5, 6)
    digits = [
        text for row in cells(root).values() for cell in row for text in texts(cell) if text not in texts(cell, "order")
    ]
    assert bool(digits) == (n <= 16)
    width = float(root.get("width", ""))
    boxes = [box for register in groups(root, "register") for box in register.iter(f"{SVG}rect")]
    assert all(0 <= float(box.get("x", "")) <= width - float(box.get("width", "")) for box in boxes)
