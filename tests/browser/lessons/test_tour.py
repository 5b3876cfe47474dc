"""The tour, the first of the lessons: eight stops on the real page, which is restored afterwards."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen

STEPS = [0, 2, 2, 3, 4, 5, 20, 20]  # of N = 4


def find_tour(page: Page) -> Locator:
    return page.locator("dialog.lesson")


def open_learn(screen: Screen) -> None:
    door = screen.page.get_by_role("button", name="Learn", exact=True)
    if not door.first.is_visible():
        screen.button("More").click()
    door.filter(visible=True).click()


def start_tour(screen: Screen) -> Locator:
    open_learn(screen)
    screen.page.get_by_role("dialog", name="Learn").get_by_role("button", name="4 · Tour").click()
    expect_stop(screen, 0)
    return find_tour(screen.page)


def expect_stop(screen: Screen, stop: int) -> None:
    expect(find_tour(screen.page)).to_contain_text(f"{stop + 1} of 8")
    expect(screen.page.locator("#board .square")).to_have_count(16)
    screen.expect_step(STEPS[stop])


def test_leaving_the_tour_restores_the_film(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    screen.open(7)
    screen.set_speed("8")
    page.get_by_role("tab", name="Tree").click()
    screen.button("Next solution").click()
    screen.expect_step(20)
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="All", exact=True)).to_be_visible()
    note = start_tour(screen)
    page.keyboard.press("ArrowRight")
    expect_stop(screen, 1)
    expect(page).to_have_url(re.compile("n=7&step=20"))
    note.get_by_role("button", name="Leave").click()
    screen.expect_step(20)
    expect(page.locator("#board .square")).to_have_count(49)
    expect(page.get_by_role("tab", name="Tree")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="All", exact=True)).to_be_visible()
    expect(screen.speed_field).to_have_value("8")
    screen.expect_paused()


def test_a_film_that_played_plays_on_and_a_loop_comes_back(page: Page, screen: Screen) -> None:
    screen.open()
    screen.set_speed("5")
    screen.button("Next solution").click()
    screen.expect_step(331)
    screen.button("Play").click()
    start_tour(screen)
    screen.expect_paused()
    page.locator("dialog.lesson .leave").click()
    screen.expect_playing()
    screen.expect_step_after(331)
    screen.button("Pause").click()
    screen.visit("?n=8&step=2272&from=2270&to=2300")
    bar = page.locator("#bar")
    expect(bar).to_have_attribute("data-segment", "loop")
    start_tour(screen)
    expect(bar).not_to_have_attribute("data-segment", "loop")
    page.locator("dialog.lesson .leave").click()
    expect(bar).to_have_attribute("data-segment", "loop")
    screen.expect_step(2272)


def test_keys_lead_through_the_tour_which_is_spoken_while_the_page_is_silent(page: Page, screen: Screen) -> None:
    screen.open()
    voice = page.get_by_role("status")
    expect(voice).to_contain_text("Choose a square of the framed row.")
    note = start_tour(screen)
    expect(page.get_by_role("dialog", name="Four queens, four rows")).to_be_visible()
    expect(note).to_have_accessible_description(re.compile("none attacks another"))
    live = note.locator("[aria-live=polite]")
    expect(live).to_contain_text("Four queens, four rows")
    page.keyboard.press("ArrowRight")
    expect(live).to_contain_text("A ray is a 1")
    expect(voice).to_contain_text("Choose a square of the framed row.")
    page.keyboard.press("ArrowLeft")
    expect_stop(screen, 0)
    screen.timeline.focus()
    page.keyboard.press("ArrowRight")  # the timeline handles its own arrow keys
    screen.expect_step(1)
    expect(note).to_contain_text("1 of 8")
    page.locator("dialog.lesson .leave").click()
    expect(note).to_be_hidden()
    note = start_tour(screen)
    expect(note.get_by_role("button", name="Next")).to_be_focused()
    expect(note.get_by_role("button", name="Back")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect_stop(screen, 0)
    page.keyboard.press("Enter")
    expect_stop(screen, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_stop(screen, 3)
    expect(note.locator(".answers button").first).to_be_focused()  # the question handles the arrow keys
    for _ in range(2):  # past Leave
        page.keyboard.press("Tab")
    expect(note.get_by_role("button", name="Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect_stop(screen, 2)
    note.get_by_role("button", name="Back").click()
    note.get_by_role("button", name="Back").click()
    expect_stop(screen, 0)
    expect(note.get_by_role("button", name="Next")).to_be_focused()
    page.locator("dialog.lesson .leave").click()
    expect(note).to_be_hidden()
    expect(page.get_by_role("button", name="Learn", exact=True)).to_be_focused()


@pytest.mark.allow_console("ERR_FAILED")
def test_a_tour_that_fails_to_load_is_reported_and_can_be_started_again(page: Page, screen: Screen) -> None:
    page.route("**/lessons/guide.js", lambda route: route.abort())
    screen.open()
    open_learn(screen)
    page.get_by_role("dialog", name="Learn").get_by_role("button", name="4 · Tour").click()
    expect(screen.banner).to_contain_text("did not load")
    screen.expect_step(0)
    page.unroute("**/lessons/guide.js")
    start_tour(screen)


def test_the_choices_of_a_question_have_the_focus_and_enter_answers_it(page: Page, screen: Screen) -> None:
    page.goto("/?lesson=back&stop=4")
    note = find_tour(page)
    question = "How many rows does the search go back before it places the next queen?"
    answers = note.get_by_role("group", name=f"{question} 5 choices")
    expect(answers.get_by_role("button").first).to_be_focused()
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(answers.get_by_role("button").nth(number)).to_be_focused()
    expect(note).to_contain_text("4 of 8")
    page.keyboard.press("Enter")
    expect(note.get_by_role("status")).to_have_text(
        "Right. The nearest row with a free square left to try is row 0, 3 back."
    )
    expect(note).to_contain_text("4 of 8")
    screen.expect_step(13)
    expect(page.locator("#voice")).to_contain_text("A queen takes bit 1 of row 0.")
    expect(note.get_by_role("button", name="Next")).to_be_focused()
