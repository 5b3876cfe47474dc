"""Slow answers: the film waits for them and never shows a wrong step."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.screen import Screen, SlowServer


@pytest.fixture
def slow(page: Page) -> SlowServer:
    slow = SlowServer()
    page.route_web_socket(re.compile(r"/ws$"), slow)
    return slow


def test_play_shows_each_step_once_even_if_answers_are_late(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    screen.set_speed("60")
    screen.record_steps()
    with slow.hold():
        screen.button("Play").click()
        screen.until("step === 63")  # the last step of the window in the cache
        slow.wait_for_answer(page, "steps")
        screen.paint()
        assert screen.step == 63
        slow.release()
        screen.expect_step_after(70)
        screen.expect_playing()
        screen.button("Play in reverse").click()
    screen.expect_step(0)
    shown = screen.recorded_steps
    top = max(shown)
    assert shown == [*range(top + 1), *reversed(range(top))]


def test_the_end_of_a_film_whose_length_has_not_come_is_where_its_address_leads(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    with slow.hold():
        page.goto("/?n=6&step=3")
        expect(page.locator("html[data-started]")).to_be_attached()
        page.keyboard.press("End")
    screen.expect_step(3)


def test_what_comes_late_of_an_address_replaces_nothing_that_the_viewer_has_chosen(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    held: list[Route] = []
    page.route(re.compile("/predicting"), lambda route: held.append(route))
    with slow.hold():
        page.goto("/?n=6&step=3&from=2&to=99999")
        slow.wait_for_answer(page, "description")
        page.keyboard.press("x")
    expect(screen.banner).to_contain_text("not 99,999")
    expect(page.get_by_role("slider", name="First step of the loop")).to_be_hidden()
    page.goto("/?n=4&step=3&predict=rd")
    screen.choose_size(5)
    held.pop().continue_()
    screen.settle()
    screen.expect_step(0)
    with slow.hold():
        page.goto("/?n=6&drawer=export")
        first = page.get_by_role("textbox", name="From step").first
        first.fill("7")
        slow.wait_for_answer(page, "description")
    expect(page.get_by_role("textbox", name="To step").last).not_to_have_value("0")
    expect(first).to_have_value("7")
    page.goto("/?drawer=class")
    code = page.get_by_label("Code of the class")
    code.fill("PPPPPP")
    with slow.hold():
        code.press("Enter")
        slow.wait_for_answer(page, "error")
        code.fill("QQQQQQ")
    expect(page.locator("#class-error")).to_contain_text("No class is open with this code.")
    expect(code).to_have_value("QQQQQQ")


def test_ten_quick_steps_are_two_requests(page: Page, screen: Screen, slow: SlowServer) -> None:
    screen.open()
    screen.timeline.press("PageUp")
    screen.expect_step(309)
    with slow.hold():
        screen.timeline.press("PageUp")
        slow.wait_for_answer(page, "steps")
        for _ in range(10):
            screen.button("Step").click()
        screen.paint()
        screen.expect_step(309)
    screen.expect_step(628)
    alone = [each["start"] for each in slow.requests if each["type"] == "read" and each["stop"] == each["start"] + 1]
    assert alone == [0, 309, 618, 628]


def test_a_newer_choice_wins_also_on_another_board_and_beyond_an_unknown_end(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    screen.open()
    with slow.hold():
        screen.button("Last step").click()
        slow.wait_for_answer(page, "steps")
        screen.button("First step").click()
        screen.paint()
        screen.expect_step(0)
    screen.expect_rest_at(0)
    with slow.hold():
        screen.button("Next solution").click()
        slow.wait_for_answer(page, "found")
        screen.button("Step").click()
    screen.expect_rest_at(1)
    screen.choose_size(7)  # only its first steps are in the cache
    screen.settle()
    with slow.hold():
        screen.button("Last step").click()
        slow.wait_for_answer(page, "steps")
        screen.enter(screen.size_field, "4")
        screen.paint()
        expect(page.locator("#board .square")).to_have_count(49)  # the old picture stays until the new one has arrived
    expect(page.locator("#board .square")).to_have_count(16)
    expect(page.locator("#step-total")).to_have_text("of 50")
    screen.expect_rest_at(0)
    with slow.hold():
        screen.enter(screen.size_field, "1")
        page.keyboard.press("Shift+ArrowRight")
        slow.wait_for_answer(page, "steps")
    screen.expect_step(4)
    asked = len(slow.requests)
    screen.expect_rest_at(4)
    assert len(slow.requests) == asked


def test_a_square_stays_refused_when_the_answer_for_earlier_queens_arrives(
    page: Page, screen: Screen, slow: SlowServer
) -> None:
    screen.open()
    title = page.locator("#title")
    with slow.hold():
        for row in (0, 1):
            page.locator(f"#squares [y='{row}'][x='4']").click()
        expect(title).to_have_text("That square is attacked.")
        slow.wait_for_answer(page, "found")
    screen.settle()
    expect(title).to_have_text("That square is attacked.")
    expect(page.locator("#pieces .queen[data-shown]")).to_have_count(1)
    expect(page.locator('#strip [data-register="col"] > .bit-cell[data-on]')).to_have_count(1)
