"""The timeline, and the moves that go to the next place of a kind."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen


def _place(screen: Screen, share: float) -> tuple[float, float]:
    box = screen.timeline.bounding_box()
    assert box
    return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def test_clicks_go_to_the_share_of_the_film(screen: Screen) -> None:
    screen.open(4)
    for share, steps in ((0.9999, {49}), (0, {0}), (0.5, {24, 25})):
        screen.page.mouse.click(*_place(screen, share))
        screen.until(f"[{','.join(map(str, steps))}].includes(step)")
        expect(screen.timeline).to_have_attribute("aria-valuenow", str(screen.step))


def test_dragging_shows_steps_on_the_way_and_ends_under_the_pointer(screen: Screen) -> None:
    screen.open()
    screen.record()
    screen.page.mouse.move(*_place(screen, 0))
    screen.page.mouse.down()
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01):
        before = len(screen.recorded)
        screen.page.mouse.move(*_place(screen, share))
        screen.until(f"shown.length > {before}")
    screen.expect_step(6169)
    screen.page.mouse.move(*_place(screen, 0.25))
    screen.page.mouse.up()
    screen.until("Math.abs(step - 6169 / 4) < 12")
    after = screen.step
    screen.page.mouse.move(*_place(screen, 0.75))  # let go: it no longer follows
    screen.settle()
    assert screen.step == after
    assert len(set(screen.recorded)) > 4
    screen.expect_paused()


def test_a_film_that_plays_goes_on_from_where_the_timeline_was_clicked(screen: Screen) -> None:
    screen.open()
    screen.at_speed("50")
    screen.button("Play").click()
    screen.page.mouse.click(*_place(screen, 0.5))
    screen.until("step > 3000")
    screen.record()
    screen.until("shown.length > 4")
    screen.expect_playing()
    shown = screen.recorded
    assert shown == list(range(shown[0], shown[0] + len(shown)))


def test_keys(screen: Screen) -> None:
    screen.open()
    screen.timeline.focus()
    page = 309  # a twentieth
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowUp", 2),
        ("Shift+ArrowRight", 12),
        ("ArrowLeft", 11),
        ("ArrowDown", 10),
        ("Shift+ArrowLeft", 0),
        ("ArrowLeft", 0),
        ("PageUp", page),
        ("PageUp", 2 * page),
        ("PageDown", page),
        ("End", 6169),
        ("ArrowRight", 6169),
        ("PageDown", 6169 - page),
        ("Home", 0),
    ):
        screen.timeline.press(key)
        screen.expect_step(step)
    expect(screen.timeline).to_be_focused()


def test_what_it_tells(screen: Screen) -> None:
    screen.open(4)
    expect(screen.timeline).to_have_attribute("aria-valuemin", "0")
    expect(screen.timeline).to_have_attribute("aria-valuemax", "49")
    expect(screen.timeline).to_have_attribute("aria-valuenow", "0")
    screen.button("Last step").click()
    expect(screen.timeline).to_have_attribute("aria-valuenow", "49")
    expect(screen.timeline).to_have_attribute("aria-valuetext", "step 49 of 50, the last, row 0, 2 solutions so far")


def test_next_and_previous_solution(screen: Screen) -> None:
    screen.open(4)
    solutions = [20, 32]
    for step in solutions:
        screen.button("Next solution").click()
        screen.expect_step(step)
        expect(screen.page.locator("#title")).to_contain_text("Solution")
    screen.button("Next solution").click()
    expect(screen.banner).to_contain_text("no solution after")
    screen.expect_step(32)
    screen.button("Previous solution").click()
    screen.expect_step(20)
    expect(screen.banner).to_be_hidden()
    screen.button("Previous solution").click()
    expect(screen.banner).to_contain_text("no solution before")
    screen.page.keyboard.press("Shift+N")
    screen.page.keyboard.press("n")
    screen.expect_step(32)
    screen.page.keyboard.press("Shift+N")
    screen.expect_step(20)


def test_dead_ends(screen: Screen) -> None:
    screen.open(4)
    told = screen.page.locator("#deadend")
    for key, step in (("d", 4), ("d", 9), ("Shift+D", 4), ("d", 9), ("d", 42), ("d", 46)):
        screen.page.keyboard.press(key)
        screen.expect_step(step)
        expect(told).to_be_visible()
    screen.page.keyboard.press("d")
    expect(screen.banner).to_contain_text("no dead end after")


@pytest.mark.parametrize("by_key", [False, True])
def test_into_over_and_out(screen: Screen, by_key: bool) -> None:
    screen.open(4)
    keys = {"Into": "i", "Over": "o", "Out": "u"}
    for name, step in (
        ("Into", 2),  # the call of row 1
        ("Over", 3),  # no queen was placed in the step before: one step
        ("Over", 5),  # all that follows from that queen, up to the step that lifts her
        ("Into", 7),
        ("Into", 9),  # a dead end
        ("Into", 14),  # the next call after it, some returns and a queen later
        ("Out", 24),  # the call of row 1 is over
        ("Out", 49),
        ("Out", 49),
    ):
        if by_key:
            screen.page.keyboard.press(keys[name])
        else:
            screen.button(name).click(force=True)  # the last one is off, and says why
        screen.expect_step(step)
    expect(screen.banner).to_have_text("This is the last step.")
    for name in keys:
        expect(screen.button(name)).to_be_disabled()
        expect(screen.button(name)).to_have_attribute("title", "This is the last step.")
