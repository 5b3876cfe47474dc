"""Answers that take their time: the film waits for them, and never shows a wrong step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen, SlowServer


@pytest.fixture
def slow(page: Page) -> SlowServer:
    slow = SlowServer()
    page.route_web_socket(re.compile(r"/ws$"), slow)
    return slow


def test_play_shows_each_step_once_however_late_they_come(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    screen.at_speed("60")
    screen.record()
    with slow.hold():
        screen.button("Play").click()
        screen.until("step === 63")  # the last one of the window that has come
        slow.wait_for(page, "steps")
        screen.paint()
        assert screen.step == 63
        slow.let_through()
        screen.expect_past(70)
        screen.expect_playing()
        screen.button("Play in reverse").click()
    screen.expect_step(0)
    shown = screen.recorded
    top = max(shown)
    assert shown == [*range(top + 1), *reversed(range(top))]


def test_ten_quick_steps_are_two_questions(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    screen.timeline.press("PageUp")
    screen.expect_step(309)
    with slow.hold():
        screen.timeline.press("PageUp")
        slow.wait_for(page, "steps")
        for _ in range(10):
            screen.button("Step").click()
        screen.paint()
        screen.expect_step(309)
    screen.expect_step(628)
    alone = [asked["start"] for asked in slow.asked if asked["type"] == "read" and asked["stop"] == asked["start"] + 1]
    assert alone == [0, 309, 618, 628]


def test_a_newer_wish_wins_also_on_another_board_and_beyond_an_end_that_was_not_known(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    screen.open()
    with slow.hold():
        screen.button("Last step").click()
        slow.wait_for(page, "steps")
        screen.button("First step").click()
        screen.paint()
        screen.expect_step(0)
    screen.settle()
    screen.expect_step(0)
    with slow.hold():
        screen.button("Next solution").click()
        slow.wait_for(page, "found")
        screen.button("Step").click()
    screen.expect_step(1)
    screen.settle()
    screen.expect_step(1)
    screen.choose(7)  # of which no step beyond the first ones has come yet
    screen.settle()
    with slow.hold():
        screen.button("Last step").click()
        slow.wait_for(page, "steps")
        screen.enter(screen.size_field, "4")
        screen.paint()
        expect(page.locator("#board .square")).to_have_count(49)  # the old picture stands until the new one is here
    expect(page.locator("#board .square")).to_have_count(16)
    expect(page.locator("#step-total")).to_have_text("of 50")
    screen.expect_step(0)
    screen.settle()
    screen.expect_step(0)
    with slow.hold():
        screen.enter(screen.size_field, "1")
        page.keyboard.press("Shift+ArrowRight")
        slow.wait_for(page, "steps")
    screen.expect_step(4)
    asked = len(slow.asked)
    screen.settle()
    screen.expect_step(4)
    assert len(slow.asked) == asked


def test_why_no_queen_can_stand_there_is_still_said_when_the_queens_before_her_come(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    screen.open()
    screen.button("More").click()
    page.get_by_role("button", name="What if").click()
    drawer = page.get_by_role("dialog", name="What if")
    with slow.hold():
        for row in (0, 1):
            drawer.get_by_role("gridcell", name=f"row {row}, bit 3:").click()
        expect(drawer).to_contain_text("No queen can stand on row 1, bit 3")
        slow.wait_for(page, "found")
    expect(page.locator("#pieces .queen[data-fixed][data-shown]")).to_have_count(1)
    screen.until("step > 0")
    screen.settle()
    expect(drawer).to_contain_text("No queen can stand on row 1, bit 3")
    expect(drawer.locator(".ray.against")).to_have_count(1)
