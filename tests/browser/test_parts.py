"""A step line by line: the page's parts against the listing itself, run under a line tracer."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser import modules
from tests.browser.screen import Screen
from tests.search.oracle import steps

SEARCH = "try_"
STATEMENTS = {3, 4, 5, 6, 7, 8, 9, 10}  # a call over several lines counts by its first


class Tracer:
    """The statements of the search in the order in which they ran, each with its call's variables right after it."""

    def __init__(self, n: int) -> None:
        self.visits: list[dict[str, Any]] = []
        self.open: dict[FrameType, dict[str, Any] | None] = {}
        code = compile(ALGORITHMS["bitmask"].listing.replace("\nn = 8\n", f"\nn = {n}\n"), "<listing>", "exec")
        world: dict[str, Any] = {}
        before = sys.gettrace()
        sys.settrace(self.enter)
        try:
            exec(code, world)
        finally:
            sys.settrace(before)

    def enter(self, frame: FrameType, *_: object) -> Any:
        return self.line if frame.f_code.co_name == SEARCH else None

    def line(self, frame: FrameType, event: str, _: object) -> Any:
        last = self.open.get(frame)
        if last is not None and "after" not in last:
            last["after"] = dict(frame.f_locals)
        if event == "line" and frame.f_lineno in STATEMENTS and (last is None or last["line"] != frame.f_lineno):
            visit = {"line": frame.f_lineno, "before": dict(frame.f_locals), "solutions": frame.f_globals["solutions"]}
            self.visits.append(visit)
            self.open[frame] = visit
        return self.line


def _parts(blank: Page, n: int) -> list[Any]:
    """All parts of all steps that have a line, in order."""
    film = [{**step, "stack": list(step["stack"])} for step in steps(n)]
    parts: list[list[Any]] = modules.run(
        blank,
        "model/parts",
        """return given.steps.map((step) => {
          const found = parts.partsOf(step, { algorithm: "bitmask", n: given.n });
          if (found.at(-1).picture !== step) throw new Error("a step ends as itself");
          return found;
        })""",
        {"n": n, "steps": film},
    )
    return [part for found in parts for part in found]


@pytest.mark.parametrize("n", [1, 2, 4, 5, 6])
def test_every_part_is_what_the_listing_does_in_its_line(blank: Page, n: int) -> None:
    visits = Tracer(n).visits
    parts = [part for part in _parts(blank, n) if part["line"]]
    assert [part["line"] for part in parts] == [visit["line"] for visit in visits]
    done = (1 << n) - 1
    for part, visit in zip(parts, visits, strict=True):
        picture, variables = part["picture"], visit["after"]
        assert [picture[name] for name in ("ld", "col", "rd")] == [
            variables[name] & done for name in ("ld", "col", "rd")
        ]
        assert [picture[name] for name in ("poss", "bit")] == [variables.get(name, 0) for name in ("poss", "bit")]
        assert [picture["stack"][-1][name] for name in ("poss", "bit")] == [picture["poss"], picture["bit"]]
        assert len(picture["queens"]) == picture["col"].bit_count() + (part["name"] == "called")
        assert picture["solutions"] == visit["solutions"] + (part["name"] == "counted")


@pytest.mark.parametrize("n", [4, 6])
def test_every_part_has_its_sentence(blank: Page, n: int) -> None:
    parts = _parts(blank, n)
    speak = (
        'const { sentence } = await import("/static/js/words/en/page.js");'
        "return given[0].map((part) => acting.partly(part, given[1]) ?? sentence(part.picture, given[1]))"
    )
    said = modules.run(blank, "words/en/acting", speak, [parts, n])
    for part, sentence in zip(parts, said, strict=True):
        assert sentence["title"], part
        assert sentence["why"], part
        assert "undefined" not in sentence["title"] + sentence["why"]
    assert len({sentence["title"] for sentence in said}) > 12


def test_another_algorithm_goes_line_by_line_over_whole_pictures(blank: Page) -> None:
    step = {"kind": "reject", "lines": [4, 7], "queens": []}
    found = modules.run(blank, "model/parts", "return parts.partsOf(given, { algorithm: 'basic', n: 8 })", step)
    assert [part["line"] for part in found] == [4, 7]
    assert all(part["picture"] == step for part in found)


_LINES = 'lines => lines.flatMap((line, index) => ("current" in line.dataset ? [index + 1] : []))'


def _current(screen: Screen) -> list[int]:
    screen.frames(2)
    lines: list[int] = screen.page.locator("#listing li").evaluate_all(_LINES)
    return lines


def test_comma_and_full_stop_go_line_by_line_there_and_back(page: Page, screen: Screen) -> None:
    screen.open(4)
    screen.wake()
    there = []
    for _ in range(14):
        page.keyboard.press(".")
        there.append((_current(screen), screen.step, page.locator("#title").inner_text()))
    assert [lines for lines, _, _ in there] == [[7], [8], [9], [10], [3], [6], [7], [8], [9], [10], [3], [6], [7], []]
    assert [step for _, step, _ in there] == [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]
    back = []
    for _ in range(13):
        page.keyboard.press(",")
        back.append((_current(screen), screen.step, page.locator("#title").inner_text()))
    assert back == there[-2::-1]
    page.keyboard.press("ArrowRight")  # a whole step again
    screen.expect_step(2)
    assert _current(screen) == [3, 6]
    page.keyboard.press("ArrowLeft")
    screen.expect_step(1)
    assert _current(screen) == [7, 8, 9, 10]


def test_the_registers_are_as_they_are_at_each_line(page: Page, screen: Screen) -> None:
    screen.open(4)
    screen.wake()
    bits = {name: page.locator(f'[data-register="{name}"] > .bit-cell') for name in ("taken", "poss", "bit")}
    queens = page.locator("#pieces .queen[data-shown]")
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(bits["poss"]).to_have_text(["1", "1", "1", "1"])
    expect(bits["bit"]).to_have_text(["0", "0", "0", "1"])
    expect(queens).to_have_count(0)
    page.keyboard.press(".")
    expect(bits["poss"]).to_have_text(["1", "1", "1", "0"])
    expect(queens).to_have_count(0)
    page.keyboard.press(".")
    expect(queens).to_have_count(1)
    page.keyboard.press(".")
    expect(bits["taken"]).to_have_text(["", "", "", ""])  # not worked out yet
    expect(bits["poss"]).to_have_text(["", "", "", ""])
    expect(page.locator("#deadend")).to_be_empty()
    page.keyboard.press(".")
    expect(bits["taken"]).to_have_text(["0", "0", "1", "1"])
    expect(page.get_by_role("status")).to_contain_text("Row 1 has two free squares. No ray reaches bits 3 and 2.")


def test_the_film_has_two_ends_for_lines_too(page: Page, screen: Screen) -> None:
    screen.open(2)
    screen.wake()
    for _ in range(3):
        page.keyboard.press(",")
    assert (_current(screen), screen.step) == ([3], 0)
    screen.button("Last step").click()
    screen.expect_step(7)
    for _ in range(3):
        page.keyboard.press(".")
    screen.frames(2)
    screen.expect_step(7)
