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


def test_j_k_and_l_shuttle_as_in_a_video_editor(screen: Screen) -> None:
    screen.open()
    screen.at_speed("30")
    screen.page.keyboard.press("l")
    screen.expect_playing()
    screen.expect_past(3)
    expect(screen.speed_field).to_have_value("30")
    for key, speed in (("l", "60"), ("l", "150"), ("Shift+L", "60"), ("Shift+J", "30")):
        screen.page.keyboard.press(key)
        expect(screen.speed_field).to_have_value(speed)
    screen.expect_playing()
    screen.record()
    screen.page.keyboard.press("j")  # turns round
    screen.until("shown.at(-1) < shown.at(-2)")
    expect(screen.speed_field).to_have_value("30")
    screen.page.keyboard.press("j")
    expect(screen.speed_field).to_have_value("60")
    screen.page.keyboard.press("k")
    screen.expect_paused()


def test_space_stops_a_film_that_runs_backwards(screen: Screen) -> None:
    screen.open()
    screen.page.keyboard.press("End")
    screen.expect_step(6169)
    screen.page.keyboard.press("j")
    expect(screen.button("Pause")).to_be_visible()
    screen.page.keyboard.press(" ")
    screen.expect_paused()


def test_digits_go_to_tenths(screen: Screen) -> None:
    screen.open(4)
    for key, step in (("5", 25), ("9", 44), ("1", 5), ("0", 0)):
        screen.page.keyboard.press(key)
        screen.expect_step(step)
    screen.choose(20)
    screen.picture(1, "step-forward")
    screen.picture(2, "step-forward")
    screen.page.keyboard.press("5")
    screen.expect_step(1)  # of what has been seen
    expect(screen.banner).to_contain_text("furthest step seen")


def test_plus_and_minus_zoom_the_timeline_from_everywhere(screen: Screen) -> None:
    screen.open()
    everything = screen.page.get_by_role("button", name="All", exact=True)
    for focused in (screen.page.locator("body"), screen.speed, screen.button("Step")):
        focused.focus()
        screen.page.keyboard.press("+")
        expect(everything).to_be_visible()
        screen.page.keyboard.press("-")
        expect(everything).to_be_hidden()


def test_keys_with_modifiers_are_the_browsers(screen: Screen) -> None:
    screen.open()
    for key in ("Control+ArrowRight", "Alt+k", "Meta+d", "Control+i"):
        screen.page.keyboard.press(key)
    screen.settle()
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
    screen.settle()
    screen.expect_step(0)
    screen.page.keyboard.press("i")  # a slider has no use for letters
    screen.expect_step(2)


def test_letters_and_arrows_belong_to_the_field_that_has_the_focus(screen: Screen) -> None:
    screen.open()
    screen.speed_field.focus()
    for key in (*"kjndiou", "ArrowLeft", "ArrowRight", "Home", "End", " "):
        screen.page.keyboard.press(key)
    expect(screen.speed_field).to_have_value("kjndiou ")
    screen.settle()
    screen.expect_paused()
    screen.expect_step(0)
    screen.speed_field.press("Escape")
    expect(screen.speed_field).to_have_value("2")
    screen.page.keyboard.press("ArrowRight")
    screen.expect_step(1)


def test_the_first_tab_leads_to_the_film(screen: Screen) -> None:
    page = screen.page
    screen.open()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="To the film")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    screen.expect_playing()
