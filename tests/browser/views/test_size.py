"""The size of the board: a slider, a field, and their notice on invalid sizes."""

import re

from playwright.sync_api import expect

from tests.browser.screen import Screen, box_of


def _expect_size(screen: Screen, n: int) -> None:
    expect(screen.page.locator("#board .square")).to_have_count(n * n)
    expect(screen.size_field).to_have_value(str(n))
    expect(screen.size).to_have_value(str(min(n, 18)))
    expect(screen.size).to_have_attribute("aria-valuetext", f"N = {n}")


def test_the_slider_and_the_field_set_the_size(screen: Screen) -> None:
    screen.open()
    screen.size.focus()
    for key, n in (("ArrowRight", 9), ("ArrowLeft", 8), ("Home", 1), ("End", 18)):
        screen.size.press(key)
        _expect_size(screen, n)
        screen.expect_step(0)
    box = box_of(screen.size)
    middle = box["y"] + box["height"] / 2
    screen.page.mouse.move(box["x"] + box["width"] - 2, middle)
    entries = screen.page.evaluate("history.length")
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + 2, middle, steps=8)
    screen.page.mouse.up()
    _expect_size(screen, 1)
    assert screen.page.evaluate("history.length") == entries + 1
    screen.expect_address("n=1(&|$)")  # the entry follows at most once a second
    screen.page.go_back()
    _expect_size(screen, 18)
    screen.page.go_forward()
    _expect_size(screen, 1)
    screen.page.mouse.click(box["x"] + box["width"] - 2, middle)
    _expect_size(screen, 18)
    for n in (12, 20, 32, 1):
        screen.enter(screen.size_field, f" {n} ")
        _expect_size(screen, n)
        expect(screen.page.locator("#strip .register").first.locator(".bit-cell:not(.ghost)")).to_have_count(n)
    screen.size_field.fill("7")
    screen.speed_field.focus()  # leaving the field accepts its text, as Enter does
    _expect_size(screen, 7)
    screen.size_field.fill("9")
    screen.size_field.press("Escape")
    _expect_size(screen, 7)
    expect(screen.size_field).not_to_be_focused()
    screen.choose_size(20)  # beyond the known sizes the total is an estimate
    expect(screen.page.locator("#step-total")).to_contain_text("about")
    for step in range(1, 4):
        screen.picture(step, "step-forward")
    screen.button("Last step").click()  # the furthest step seen
    screen.expect_step(3)
    screen.button("Next solution").click()
    expect(screen.solutions).to_have_text("1")


def test_invalid_sizes_are_refused_beside_the_field(screen: Screen) -> None:
    screen.open(5)
    screen.picture(1, "step-forward")
    for text in ("0", "0", "33", "8.5", "x", "", "-4", "4 4", "1e1"):  # the notice comes each time
        screen.enter(screen.size_field, text)
        expect(screen.size_notice).to_contain_text(re.compile(f"1 to 32.*“{re.escape(text)}”"))
        expect(screen.size_notice).to_have_role("alert")
        expect(screen.size_field).to_have_attribute("aria-invalid", "true")
        _expect_size(screen, 5)
        screen.enter(screen.size_field, "5")
        expect(screen.size_notice).to_be_hidden()
        screen.expect_step(1)
    expect(screen.size_field).to_have_accessible_description("")
    screen.enter(screen.size_field, "99")
    expect(screen.size_notice).to_be_visible()
    screen.size.press("ArrowLeft")
    expect(screen.size_notice).to_be_hidden()
    _expect_size(screen, 4)
