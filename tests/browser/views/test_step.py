"""The number of the step: a click turns it into a field, on every size and in every view."""

import re

from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

PLACES = [(1440, 900, "step=5"), (1280, 720, "step=5&present"), (390, 844, "step=5"), (600, 560, "step=5&embed")]


def test_a_click_on_the_number_opens_a_field_for_another_step(page: Page, screen: Screen) -> None:
    field = page.get_by_role("textbox", name="Number of the step")
    for width, height, query in PLACES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/?{query}")
        screen.expect_step(5)
        page.get_by_role("button", name="step 5", exact=True).click()
        expect(field).to_be_focused()
        expect(field).to_have_value("5")
        screen.enter(field, "3,310")
        screen.expect_step(3310)
        expect(field).to_be_hidden()
        if "embed" not in query:  # a frame adds nothing to the history of the page around it
            page.go_back()
            screen.expect_step(5)


def test_invalid_steps_are_reported_and_change_nothing(page: Page, screen: Screen) -> None:
    page.goto("/?n=8")
    number, field = page.get_by_role("button", name="step 0"), page.get_by_role("textbox", name="Number of the step")
    notice = page.locator("#step-notice")
    for text in ("6170", "-1", "all"):
        number.click()
        screen.enter(field, text)
        expect(notice).to_have_text(f"A step is a whole number from 0 to 6,169, not “{text}”. It stays 0.")
        expect(number).to_be_visible()
    number.click()
    field.press_sequentially("77")
    expect(notice).to_be_hidden()
    field.press("Escape")
    screen.expect_step(0)
    screen.visit("?n=8&from=100&to=200&step=150")
    page.get_by_role("button", name="step 150").click()
    screen.enter(field, "300")
    expect(notice).to_have_text(re.compile("from 100 to 200, not"))
    screen.button("Step").click()
    expect(notice).to_be_hidden()
