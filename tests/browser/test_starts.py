"""Starting points: what is told of them is true, and a click goes there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.search.trace.trace import Trace
from tests.browser.screen import Screen


@pytest.fixture
def starts(blank: Page) -> dict[str, dict[str, Any]]:
    """The list as the page has it, with the sentence that is shown, by name."""
    listed = blank.evaluate(
        """async () => {
          const { STARTS } = await import("/static/js/drawers/starts.js");
          const words = await import("/static/js/words/en/guide.js");
          return STARTS.map((start) => {
            const { n, step, speed, figures } = start;
            return { ...start, ...words.STARTS[start.name]({ n, step, speed, ...figures }) };
          });
        }"""
    )
    return {start["name"]: start for start in listed}


def deepest_dead_ends(trace: Trace) -> list[int]:
    """The steps of the dead ends with the most queens, found by the film itself."""
    dead = [(step.row, step.step) for step in trace if step.kind == "call" and step.poss == 0]
    return [step for row, step in dead if row == max(dead)[0]]


def test_the_figures_are_the_searchs_own(starts: dict[str, dict[str, Any]]) -> None:
    assert set(starts) == {"whole", "mirror", "two", "three", "first", "deepest", "fast"}
    for name, start in starts.items():
        total, figures = Trace("bitmask", start["n"]).total, start["figures"]
        assert total
        for figure in {"steps", "solutions"} & figures.keys():
            assert figures[figure] == getattr(total, figure), name
        if not start["step"] and "dead_ends" in figures:
            assert figures["dead_ends"] == total.dead_ends, name


def test_boards_without_a_solution_have_none() -> None:
    assert [Trace("bitmask", n).find("solution") for n in (2, 3)] == [None, None]


def test_the_second_half_of_six_mirrors_the_first() -> None:
    trace = Trace("bitmask", 6)
    boards = [tuple(column for _, column in step.queens) for step in trace if step.kind == "solution"]
    assert [tuple(5 - column for column in board) for board in boards] == boards[::-1]


def test_the_first_solution(starts: dict[str, dict[str, Any]]) -> None:
    start, trace = starts["first"], Trace("bitmask", 8)
    assert start["step"] == trace.find("solution", number=1)
    step = trace[start["step"]]
    assert start["figures"] == {"placements": step.placements, "dead_ends": step.dead_ends}


def test_the_deepest_dead_end(starts: dict[str, dict[str, Any]]) -> None:
    start, trace = starts["deepest"], Trace("bitmask", 8)
    deepest = deepest_dead_ends(trace)
    step, figures = trace[start["step"]], start["figures"]
    assert start["step"] == deepest[0]
    assert figures["times"] == len(deepest)
    assert figures["row"] == step.row == len(step.queens) == 7
    (left,) = set(range(8)) - {column for _, column in step.queens}
    assert figures["column"] == left
    on_diagonals = [row for row, column in step.queens if abs(column - left) == step.row - row]
    assert on_diagonals == [figures["attacker"]]


def test_every_number_that_is_told_is_known(starts: dict[str, dict[str, Any]]) -> None:
    for name, start in starts.items():
        n, figures = start["n"], start["figures"]
        known = {n, start["step"], start["speed"], 0, 1, *figures.values()}  # 0 and 1: rows
        known.add(n - 1 - figures.get("column", n - 1))
        if name == "fast":
            known.add(round(figures["steps"] / start["speed"] / 60))  # minutes
        told = {
            int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\b", start["title"] + " " + start["look"])
        }
        assert told
        assert told <= known, name


def test_every_little_board_is_a_placement_of_the_search(starts: dict[str, dict[str, Any]]) -> None:
    for name, start in starts.items():
        trace = Trace("bitmask", start["n"])
        found = trace.find_queens(start["queens"])
        assert found is not None
        if name == "two":
            assert trace[found + 1].poss == 0
        elif name in ("three", "deepest"):
            assert found + 1 == deepest_dead_ends(trace)[0], "it leads right into the dead end"
        else:
            assert found + 1 == trace.find("solution", number=1), name


def choose(screen: Screen, title: str) -> Locator:
    screen.button("More").click()
    screen.page.get_by_role("button", name="Starting points").click()
    drawer = screen.page.get_by_role("dialog", name="Starting points")
    drawer.get_by_role("button", name=re.compile(re.escape(title))).click()
    expect(drawer).to_be_hidden()
    return drawer


def test_one_that_stands_still(screen: Screen) -> None:
    screen.open(5)
    screen.button("Play").click()
    choose(screen, "the deepest dead end")
    screen.expect_step(23)
    screen.expect_paused()
    expect(screen.size).to_have_value("8")
    expect(screen.page.get_by_text("no free square").first).to_be_visible()
    choose(screen, "the first solution")
    screen.expect_step(331)
    expect(screen.page.locator("#title")).to_have_text("Solution 1.")


@pytest.mark.parametrize("title", ["N = 4, from", "N = 6 and", "N = 2 has", "Nor has N = 3", "N = 16 at"])
def test_one_that_plays(screen: Screen, title: str) -> None:
    screen.open()
    screen.button("Step").click()
    screen.expect_step(1)
    choose(screen, title)
    screen.expect_playing()
    screen.expect_past(2)
    expect(screen.page.locator("#n-field")).to_have_value(re.findall(r"\d+", title)[0])


def test_the_fast_one_is_as_fast_as_it_says(screen: Screen) -> None:
    screen.open()
    choose(screen, "N = 16 at 10,000,000 steps a second")
    expect(screen.speed_field).to_have_value("10M")
    screen.expect_past(10_000_000)
