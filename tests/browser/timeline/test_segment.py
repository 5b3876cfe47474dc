"""The loop: a range of steps within which the film stays."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.screen import Screen, box_of


def _find_edge(screen: Screen, which: str) -> Locator:
    return screen.page.get_by_role("slider", name=f"{which} step of the loop")


def _expect_loop(screen: Screen, first: int, last: int) -> None:
    expect(_find_edge(screen, "First")).to_have_attribute("aria-valuenow", str(first))
    expect(_find_edge(screen, "Last")).to_have_attribute("aria-valuenow", str(last))


def _set_loop(screen: Screen, first: int, last: int) -> None:
    """Go to both steps by keys and set the edges of the loop there."""
    for step, key in ((first, "a"), (last, "b")):
        if step == first:
            screen.page.keyboard.press("Home")
            screen.expect_step(0)
        while screen.step != step:
            far = abs(step - screen.step) >= 10
            way = "ArrowRight" if step > screen.step else "ArrowLeft"
            before = screen.step
            screen.page.keyboard.press(f"Shift+{way}" if far else way)
            screen.until(f"step !== {before}")
        screen.page.keyboard.press(key)
    _expect_loop(screen, first, last)


@pytest.mark.slow  # loops are tested in Node.js, too
def test_the_film_goes_round_in_a_loop_also_when_it_is_fast(screen: Screen) -> None:
    screen.open(4)
    _set_loop(screen, 20, 29)
    screen.set_speed("40")
    for name, way in (("Play", 1), ("Play in reverse", -1)):
        screen.record_steps()
        screen.button(name).click()
        screen.until("shown.length > 32")
        screen.expect_playing()
        screen.button("Pause").click()
        shown = screen.recorded_steps
        assert shown == [20 + (shown[0] + way * index) % 10 for index in range(len(shown))], name
    screen.set_speed("100M")
    screen.record_steps()
    screen.button("Play").click()
    screen.until("shown.length > 45")
    assert set(screen.recorded_steps) == set(range(20, 30)), "a fast loop skips steps"


def test_all_keys_and_clicks_stay_within_the_loop_until_it_is_removed(screen: Screen) -> None:
    screen.open(4)
    press = screen.page.keyboard.press
    _set_loop(screen, 21, 30)
    for key, step in (("End", 30), ("ArrowRight", 30), ("Home", 21), ("Shift+ArrowLeft", 21), ("Shift+ArrowRight", 30)):
        press(key)
        screen.expect_step(step)
    for key in ("n", "Shift+N"):  # solutions are steps 20 and 32
        press(key)
        expect(screen.banner).to_contain_text("outside the loop")
        screen.expect_step(30)
    box = box_of(screen.timeline)
    screen.page.mouse.click(box["x"] + 0.1 * box["width"], box["y"] + box["height"] / 2)
    screen.expect_step(21)
    press("x")
    expect(_find_edge(screen, "First")).to_be_hidden()
    press("End")
    screen.expect_step(49)
    _set_loop(screen, 20, 29)
    screen.choose_size(5)
    expect(_find_edge(screen, "First")).to_be_hidden()
    press("End")
    screen.expect_step(160)


def test_the_button_loops_the_visible_range_of_the_timeline(screen: Screen) -> None:
    screen.open()
    screen.button("Loop").click()
    _expect_loop(screen, 0, 6169)
    expect(screen.button("Loop")).to_have_attribute("aria-pressed", "true")
    screen.button("Loop").click()
    expect(_find_edge(screen, "First")).to_be_hidden()
    expect(screen.button("Loop")).to_have_attribute("aria-pressed", "false")
    screen.timeline.press("PageUp")
    screen.expect_step(309)
    screen.timeline.press("+")
    screen.button("Loop").click()
    first, last = (int(_find_edge(screen, end).get_attribute("aria-valuenow") or "") for end in ("First", "Last"))
    assert (first, last - first + 1) == (154, 3085)


def test_the_edges_are_sliders_that_can_be_dragged_and_shift_draws_a_loop(screen: Screen) -> None:
    screen.open(4)
    _set_loop(screen, 20, 29)
    expect(_find_edge(screen, "First")).to_have_attribute("aria-valuetext", "step 20")
    for which, key, first, last in (
        ("First", "ArrowRight", 21, 29),
        ("First", "Shift+ArrowLeft", 11, 29),
        ("First", "Home", 0, 29),
        ("First", "End", 28, 29),
        ("First", "ArrowRight", 28, 29),
        ("Last", "PageUp", 28, 32),  # a twentieth of 50, rounded up
        ("Last", "End", 28, 49),
        ("Last", "Home", 28, 29),
        ("Last", "ArrowLeft", 28, 29),
    ):
        _find_edge(screen, which).press(key)
        _expect_loop(screen, first, last)
    screen.expect_step(29)
    _find_edge(screen, "Last").press("Delete")
    expect(_find_edge(screen, "Last")).to_be_hidden()
    expect(screen.timeline).to_be_focused()
    box = box_of(screen.timeline)
    mouse, y = screen.page.mouse, box["y"] + box["height"] / 2

    def to(step: int) -> None:
        mouse.move(box["x"] + (step + 0.5) / 50 * box["width"], y, steps=4)

    to(10)
    screen.page.keyboard.down("Shift")
    mouse.down()
    to(30)
    mouse.up()
    screen.page.keyboard.up("Shift")
    _expect_loop(screen, 10, 30)
    screen.expect_step(10)
    for which, step, first, last in (("First", 20, 20, 30), ("Last", 15, 20, 21), ("Last", 40, 20, 40)):
        edge = box_of(_find_edge(screen, which))
        mouse.move(edge["x"] + edge["width"] / 2, y)
        mouse.down()
        to(step)
        mouse.up()
        _expect_loop(screen, first, last)
