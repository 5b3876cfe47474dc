"""The exercise "Put the lines in order" in a real browser: by keys, with the mouse, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

# A right order that differs from the listing: poss before the test for a solution, and the call before `take`.
PROGRAM = [("free", 0), ("solved", 0), ("count", 1), ("stop", 1), ("loop", 0), ("pick", 1), ("call", 1), ("take", 1)]


def _open(page: Page, query: str) -> None:
    page.goto(f"/exercise?exercise=lines&{query}")
    expect(page.locator("html[data-settled]")).to_be_attached()
    expect(page.get_by_role("heading", name="Put the lines in order")).to_be_visible()


def _line(page: Page, name: str) -> Locator:
    return page.locator(f"[data-line={name}] button")


def _move_to_end(page: Page, name: str, indent: int) -> None:
    _line(page, name).focus()
    page.keyboard.press("Enter")
    for key in ["ArrowLeft"] * 3 + ["ArrowRight"] * indent + ["Enter"]:
        page.keyboard.press(key)


def test_the_exercise_is_solved_by_keys_and_only_the_browser_stores_the_result(page: Page) -> None:
    _open(page, "language=python&seed=7")
    voice = page.get_by_role("status")
    for name, indent in PROGRAM[:4]:
        _move_to_end(page, name, indent)
    page.get_by_role("button", name="Check").click()
    expect(voice).to_have_text("4 lines are still missing. This is not counted as a try.")
    _line(page, "loop").focus()
    page.keyboard.press("Enter")
    expect(voice).to_have_text("Line 5 of 5, indentation 1.")
    page.keyboard.press("ArrowUp")
    expect(voice).to_have_text("Line 4 of 5, indentation 1.")
    expect(_line(page, "loop")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Lines to choose from").locator("[data-line=loop]")).to_be_attached()
    for name, indent in PROGRAM[4:]:
        _move_to_end(page, name, indent)
    page.get_by_role("button", name="Check").click()
    expect(voice).to_have_text("Right, in 1 try.")
    expect(page.get_by_text("Your best: in 1 try.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Your best: in 1 try.")).to_be_visible()
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_text("Your best")).to_be_hidden()


def test_lines_are_dragged_and_the_film_refutes_a_wrong_one(page: Page) -> None:
    _open(page, "language=python&seed=7")
    for name, indent in PROGRAM:
        if name not in ("pick", "count"):
            _move_to_end(page, name, indent)
    program = page.get_by_role("list", name="The search")
    _drag(page, "count", _line(page, "stop"), right=60, up=10)
    expect(program.locator("[data-line=count]")).to_have_attribute("style", "--indent: 1;")
    _drag(page, "none", _line(page, "call"), right=60, up=10)
    assert program.locator(".line").evaluate_all("(lines) => lines.map((line) => line.dataset.line)") == [
        *("free", "solved", "count", "stop", "loop", "none", "call", "take")
    ]
    for _ in range(3):
        expect(page.get_by_role("button", name="Help")).to_be_hidden()
        page.get_by_role("button", name="Check").click()
        expect(page.get_by_role("status")).to_contain_text("bit is 0001; with this line it would be 0000.")
    expect(page.get_by_role("link", name="See step 1 in the film")).to_have_attribute(
        "href", "./?algorithm=bitmask&n=4&step=1"
    )
    page.get_by_role("button", name="Help: remove the wrong lines").click()
    expect(page.get_by_role("list", name="Lines to choose from").locator(".line")).to_have_count(1)
    page.get_by_role("button", name="Help: show the indentation").click()
    _drag(page, "pick", _line(page, "call"), right=0, up=10)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("status")).to_have_text("Right, in 4 tries, the indentation given.")


def _drag(page: Page, name: str, target: Locator, right: int, up: int) -> None:
    """Drag a line above another one, to `right` pixels from the left edge of the program."""
    start, end = _line(page, name).bounding_box(), target.bounding_box()
    frame = page.get_by_role("list", name="The search").bounding_box()
    assert start
    assert end
    assert frame
    page.mouse.move(start["x"] + 20, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(frame["x"] + 30 + right, end["y"] + up, steps=3)
    page.mouse.move(frame["x"] + 30 + right, end["y"] + up)
    page.mouse.up()


@pytest.mark.slow  # lines are moved by keys and by mouse above
@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_on_a_phone_a_press_adds_a_line_and_buttons_move_it(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    _open(page, "language=javascript&seed=314")
    for name in ("solved", "count", "put"):
        _line(page, name).click()
        page.get_by_role("button", name="Put down").click()
    _line(page, "put").click()
    page.get_by_role("button", name="Less indented").click()
    page.get_by_role("button", name="Up").click()
    expect(_line(page, "put")).to_have_accessible_name(re.compile(r"queens\.push.* \(line 2 of 3, indentation 0\)"))
    page.get_by_role("button", name="Out of the search").click()
    expect(page.get_by_role("status")).to_have_text("Back among the lines to choose from.")
    _drag_by_touch(page, page.locator("[data-line=count] .grip"), _line(page, "solved"))
    expect(_line(page, "count")).to_have_accessible_name(re.compile(r"\(line 1 of 2, "))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def _drag_by_touch(page: Page, grip: Locator, target: Locator) -> None:
    start, end = grip.bounding_box(), target.bounding_box()
    assert start
    assert end
    x, path = start["x"] + 10, (start["y"] + 10, start["y"], (start["y"] + end["y"]) / 2, end["y"] + 4, end["y"] + 4)
    session = page.context.new_cdp_session(page)
    for at, y in enumerate(path):
        kind = "touchStart" if at == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
