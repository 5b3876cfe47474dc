"""Keys that work everywhere, and the controls they must not be taken from."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.screen import Screen


def test_moving_by_keys(screen: Screen) -> None:
    screen.open()
    for key, step in (
        ("ArrowRight", 1),
        ("Shift+ArrowRight", 11),
        ("ArrowLeft", 10),
        ("Shift+ArrowLeft", 0),
        ("ArrowLeft", 0),
        ("i", 2),
        ("End", 6169),
        ("ArrowRight", 6169),
        ("Home", 0),
    ):
        screen.page.keyboard.press(key)
        screen.expect_step(step)


def test_playing_by_keys(screen: Screen) -> None:
    screen.open()
    screen.at_speed("30")
    for key in (" ", "k", "K"):
        before = screen.step
        screen.page.keyboard.press(key)
        screen.expect_playing()
        screen.expect_past(before)
        screen.page.keyboard.press(key)
        screen.expect_paused()
    screen.page.keyboard.press("j")
    screen.expect_step(0)
    screen.expect_paused()
    screen.page.keyboard.press("l")
    expect(screen.speed_field).to_have_value("80")  # four stops of the slider


def test_keys_with_modifiers_are_the_browsers(screen: Screen) -> None:
    screen.open()
    for key in ("Control+ArrowRight", "Alt+k", "Meta+d", "Control+i"):
        screen.page.keyboard.press(key)
    screen.frames(2)
    screen.expect_paused()
    screen.expect_step(0)


def test_space_presses_the_button_that_has_the_focus(screen: Screen) -> None:
    screen.open()
    screen.button("Step").focus()
    screen.page.keyboard.press(" ")
    screen.expect_step(1)
    screen.page.keyboard.press("Enter")
    screen.expect_step(2)
    screen.expect_paused()
    screen.button("Play").focus()
    screen.page.keyboard.press(" ")
    screen.expect_playing()  # pressed once, not once by each of the two
    screen.page.keyboard.press("k")
    screen.expect_paused()


def test_space_opens_the_tab_that_has_the_focus(screen: Screen) -> None:
    screen.page.set_viewport_size({"width": 390, "height": 844})
    screen.open()
    tab = screen.page.get_by_role("tab", name="Stack")
    tab.focus()
    screen.page.keyboard.press(" ")
    expect(tab).to_have_attribute("aria-selected", "true")
    screen.expect_paused()


def test_arrows_belong_to_the_slider_that_has_the_focus(screen: Screen) -> None:
    screen.open()
    screen.size.focus()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.size_field).to_have_value("9")
    screen.expect_step(0)
    screen.speed.focus()
    screen.page.keyboard.press("End")
    expect(screen.speed_field).to_have_value("100M")
    screen.page.keyboard.press("ArrowLeft")
    screen.frames(2)
    screen.expect_step(0)
    screen.page.keyboard.press("i")  # a slider has no use for letters
    screen.expect_step(2)


def test_letters_and_arrows_belong_to_the_field_that_has_the_focus(screen: Screen) -> None:
    screen.open()
    screen.speed_field.focus()
    for key in (*"kjndiou", "ArrowLeft", "ArrowRight", "Home", "End", " "):
        screen.page.keyboard.press(key)
    expect(screen.speed_field).to_have_value("kjndiou ")
    screen.frames(2)
    screen.expect_paused()
    screen.expect_step(0)
    screen.speed_field.press("Escape")
    expect(screen.speed_field).to_have_value("2")
    screen.page.keyboard.press("ArrowRight")
    screen.expect_step(1)
