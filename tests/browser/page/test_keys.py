"""Keys that work on the whole page, and controls that keep their own keys."""

from playwright.sync_api import expect

from tests.browser.screen import Screen


def test_keys_move_through_the_film(screen: Screen) -> None:
    screen.open()
    press = screen.page.keyboard.press
    for key, step in (
        *(("ArrowRight", 1), ("Shift+ArrowRight", 11), ("ArrowLeft", 10), ("Shift+ArrowLeft", 0), ("ArrowLeft", 0)),
        *(("i", 2), ("End", 6169), ("ArrowRight", 6169), ("Home", 0)),
    ):
        press(key)
        screen.expect_step(step)
    for key in ("Control+ArrowRight", "Alt+k", "Meta+d", "Control+i"):  # keys of the browser
        press(key)
    screen.settle()
    screen.expect_paused()
    screen.expect_step(0)
    everything = screen.page.get_by_role("button", name="All", exact=True)
    for focused in (screen.page.locator("body"), screen.speed, screen.button("Step")):
        focused.focus()
        press("+")  # zooms the timeline
        expect(everything).to_be_visible()
        press("-")
        expect(everything).to_be_hidden()
    screen.choose_size(4)
    for key, step in (("5", 25), ("9", 44), ("1", 5), ("0", 0)):  # tenths
        press(key)
        screen.expect_step(step)
    screen.choose_size(20)
    screen.picture(1, "step-forward")
    screen.picture(2, "step-forward")
    press("5")
    screen.expect_step(1)  # a tenth counts up to the furthest step seen
    expect(screen.banner).to_contain_text("furthest step reached so far")


def test_keys_play_pause_and_change_the_speed(screen: Screen) -> None:
    screen.open()
    press = screen.page.keyboard.press
    press("Tab")
    skip = screen.page.get_by_role("link", name="To the film")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    press("Enter")
    press("Space")
    screen.expect_playing()
    press("Space")
    screen.set_speed("30")
    for key in (" ", "k", "K"):
        before = screen.step
        press(key)
        screen.expect_playing()
        screen.expect_step_after(before)
        press(key)
        screen.expect_paused()
    press("j")
    screen.expect_step(0)
    screen.expect_paused()
    press("l")  # j, k and l shuttle as in a video editor
    screen.expect_playing()
    screen.expect_step_after(3)
    expect(screen.speed_field).to_have_value("30")
    for key, speed in (("l", "60"), ("l", "150"), ("Shift+L", "60"), ("Shift+J", "30")):
        press(key)
        expect(screen.speed_field).to_have_value(speed)
    screen.expect_playing()
    screen.record_steps()
    press("j")  # reverses
    screen.until("shown.at(-1) < shown.at(-2)")
    expect(screen.speed_field).to_have_value("30")
    press("j")
    expect(screen.speed_field).to_have_value("60")
    press("k")
    screen.expect_paused()
    press("End")
    screen.expect_step(6169)
    press("j")
    screen.expect_playing()
    press(" ")
    screen.expect_paused()


def test_keys_belong_to_the_focused_control(screen: Screen) -> None:
    screen.open()
    press = screen.page.keyboard.press
    screen.button("Step").focus()
    for key, step in ((" ", 1), ("Enter", 2)):
        press(key)
        screen.expect_step(step)
        screen.expect_paused()
    screen.button("Play").focus()
    press(" ")
    screen.expect_playing()  # the button and the page handle the key once
    press("k")
    screen.expect_paused()
    press("Home")
    screen.expect_step(0)
    screen.size.focus()
    press("ArrowRight")
    expect(screen.size_field).to_have_value("9")
    screen.expect_step(0)
    screen.speed.focus()
    press("End")
    expect(screen.speed_field).to_have_value("100M")
    press("ArrowLeft")
    screen.expect_rest_at(0)
    press("i")  # a slider leaves letters to the page
    screen.expect_step(2)
    screen.set_speed("2")
    screen.button("Play").focus()
    screen.speed_field.focus()
    for key in (*"kjndiou", "ArrowLeft", "ArrowRight", "Home", "End", " "):
        press(key)
    expect(screen.speed_field).to_have_value("kjndiou ")
    screen.settle()
    screen.expect_paused()
    screen.expect_step(2)
    screen.speed_field.press("Escape")
    expect(screen.speed_field).to_have_value("2")
    press("ArrowRight")
    screen.expect_step(3)
    screen.resize(390, 844)
    tab = screen.page.get_by_role("tab", name="Stack")
    tab.focus()
    press(" ")
    expect(tab).to_have_attribute("aria-selected", "true")
    screen.expect_paused()
