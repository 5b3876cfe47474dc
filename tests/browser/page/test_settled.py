"""The mark of a settled page: no open request, no motion, everything painted."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

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


def test_the_page_is_not_settled_while_its_lesson_is_on_the_way(page: Page, screen: Screen) -> None:
    waiting: list[Route] = []
    page.route("**/lessons/tour.en.json", lambda route: waiting.append(route))
    page.goto("/?n=6&step=9&drawer=learn")
    screen.settle()
    with page.expect_request("**/lessons/tour.en.json"):
        page.get_by_role("dialog", name="Learn").get_by_role("button", name="4 · Tour").click()
    for _ in range(10):  # frames in which the page would settle
        screen.paint()
    assert page.locator("html[data-settled]").count() == 0
    waiting[0].continue_()
    screen.settle()
    expect(page.locator("dialog.lesson .stop")).to_have_text("The tour · 1 of 8")
    assert screen.step == 0
