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


def _wait_for(page: Page, slow: SlowServer, held: int = 1) -> None:
    """Until so many answers wait."""
    for _ in range(500):
        if slow.held >= held:
            return
        page.wait_for_timeout(10)  # lets the messages come in
    raise AssertionError("the server has not been asked")


def test_play_shows_each_step_once_however_late_they_come(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    screen.at_speed("60")
    screen.record()
    with slow.hold():
        screen.button("Play").click()
        for end in (63, 127):  # of the windows that have come
            screen.until(f"step === {end}")
            screen.frames(5)
            assert screen.step == end
            _wait_for(page, slow)
            slow.let_through()
        screen.expect_past(140)
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
        _wait_for(page, slow)
        for _ in range(10):
            screen.button("Step").click()
        screen.frames(3)
        screen.expect_step(309)
    screen.expect_step(628)
    alone = [asked["start"] for asked in slow.asked if asked["type"] == "read" and asked["stop"] == asked["start"] + 1]
    assert alone == [0, 309, 618, 628]


def test_a_newer_wish_wins(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    with slow.hold():
        screen.button("Last step").click()
        _wait_for(page, slow)
        screen.button("First step").click()
        screen.frames(2)
        screen.expect_step(0)
    screen.frames(5)
    screen.expect_step(0)
    with slow.hold():
        screen.button("Next solution").click()
        _wait_for(page, slow)
        screen.button("Step").click()
    screen.expect_step(1)
    screen.frames(5)
    screen.expect_step(1)


def test_steps_of_the_old_board_do_not_come_on_the_new_one(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    with slow.hold():
        screen.button("Last step").click()
        _wait_for(page, slow)
        screen.enter(screen.size_field, "4")
        screen.frames(2)
        expect(page.locator("#board .square")).to_have_count(64)  # the old picture stands until the new one is here
    expect(page.locator("#board .square")).to_have_count(16)
    expect(page.locator("#step-total")).to_have_text("of 50")
    screen.expect_step(0)
    screen.frames(5)
    screen.expect_step(0)


def test_a_wish_beyond_an_end_that_was_not_known_yet_is_the_end(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    with slow.hold():
        screen.enter(screen.size_field, "1")
        page.keyboard.press("Shift+ArrowRight")
        _wait_for(page, slow)
    screen.expect_step(4)
    asked = len(slow.asked)
    screen.frames(10)
    screen.expect_step(4)
    assert len(slow.asked) == asked
