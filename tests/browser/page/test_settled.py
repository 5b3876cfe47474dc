"""The mark of a settled page: no open request, no motion, everything painted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen, SlowServer


def test_the_other_pages_settle(page: Page) -> None:
    for path in ("/race?way=time", "/race?n=6&at=0.5"):
        page.goto(path)
        expect(page.locator("html[data-settled]")).to_be_attached()
    expect(page.get_by_role("region", name="Bitmask").locator("dd").first).not_to_have_text("0")


@pytest.mark.usefixtures("motion")
def test_the_page_is_settled_when_no_request_is_open_and_nothing_moves(page: Page, screen: Screen) -> None:
    slow = SlowServer()
    page.route_web_socket(re.compile(r"/ws$"), slow)
    screen.open()
    screen.settle()
    settled = page.locator("html[data-settled]")
    with slow.hold():
        screen.button("Last step").click()
        expect(settled).not_to_be_attached()
        slow.wait_for_answer(page, "steps")
        screen.paint()
        expect(settled).not_to_be_attached()
    screen.settle()
    assert screen.step == 6169
    screen.button("Play in reverse").click()
    screen.expect_step_after(0)
    expect(settled).not_to_be_attached()
    screen.page.locator("#play").click()
    screen.settle()
    assert page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length") == 0
