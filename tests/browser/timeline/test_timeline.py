"""The timeline, and the moves to the next solution, dead end or call."""

from playwright.sync_api import expect

from tests.browser.screen import Screen, box_of


def _locate(screen: Screen, share: float) -> tuple[float, float]:
    box = box_of(screen.timeline)
    return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def test_the_timeline_follows_clicks_and_drags(screen: Screen) -> None:
    screen.open()
    mouse = screen.page.mouse
    for share, step in ((0.9999, 6169), (0, 0), (0.5, 3085)):
        mouse.click(*_locate(screen, share))
        screen.until(f"Math.abs(step - {step}) < 12")
        expect(screen.timeline).to_have_attribute("aria-valuenow", str(screen.step))
    screen.record_steps()
    mouse.move(*_locate(screen, 0))
    mouse.down()
    for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01):
        before = len(screen.recorded_steps)
        mouse.move(*_locate(screen, share))
        screen.until(f"shown.length > {before}")
    screen.expect_step(6169)
    mouse.move(*_locate(screen, 0.25))
    mouse.up()
    screen.until("Math.abs(step - 6169 / 4) < 12")
    after = screen.step
    mouse.move(*_locate(screen, 0.75))
    screen.settle()
    assert screen.step == after, "the film still follows the released pointer"
    assert len(set(screen.recorded_steps)) > 4, "the drag shows no steps on its way"
    screen.expect_paused()
    screen.set_speed("50")
    screen.button("Play").click()
    mouse.click(*_locate(screen, 0.5))
    screen.until("step > 3000")
    screen.record_steps()
    screen.until("shown.length > 4")
    screen.expect_playing()
    shown = screen.recorded_steps
    assert shown == list(range(shown[0], shown[0] + len(shown))), "the film does not play on from the clicked step"


def test_the_timeline_is_a_slider_for_keys(screen: Screen) -> None:
    screen.open()
    expect(screen.timeline).to_have_attribute("aria-valuemin", "0")
    expect(screen.timeline).to_have_attribute("aria-valuemax", "6169")
    expect(screen.timeline).to_have_attribute("aria-valuenow", "0")
    screen.timeline.focus()
    page = 309  # a twentieth
    for key, step in (
        *(("ArrowRight", 1), ("ArrowUp", 2), ("Shift+ArrowRight", 12), ("ArrowLeft", 11), ("ArrowDown", 10)),
        *(("Shift+ArrowLeft", 0), ("ArrowLeft", 0), ("PageUp", page), ("PageUp", 2 * page), ("PageDown", page)),
        *(("Home", 0), ("End", 6169), ("ArrowRight", 6169), ("PageDown", 6169 - page), ("End", 6169)),
    ):
        screen.timeline.press(key)
        screen.expect_step(step)
    expect(screen.timeline).to_be_focused()
    expect(screen.timeline).to_have_attribute("aria-valuenow", "6169")
    said = "step 6,169 of 6,170, the last, row 0, 92 solutions so far"
    expect(screen.timeline).to_have_attribute("aria-valuetext", said)


def test_buttons_and_keys_go_to_solutions_and_dead_ends(screen: Screen) -> None:
    screen.open(4)
    press = screen.page.keyboard.press
    for step in (20, 32):
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
    for key, step in (("Shift+N", 20), ("n", 32), ("Shift+N", 20), ("Home", 0)):
        press(key)
        screen.expect_step(step)
    for key, step in (("d", 4), ("d", 9), ("Shift+D", 4), ("d", 9), ("d", 42), ("d", 46)):
        press(key)
        screen.expect_step(step)
        expect(screen.page.locator("#deadend")).to_be_visible()
    press("d")
    expect(screen.banner).to_contain_text("no dead end after")


def test_into_over_and_out_move_between_calls(screen: Screen) -> None:
    screen.open(4)
    keys = {"Into": "i", "Over": "o", "Out": "u"}
    for by_key in (False, True):
        screen.button("First step").click()
        for name, step in (
            ("Into", 2),  # the call of row 1
            ("Over", 3),  # the step before placed no queen: a single step
            ("Over", 5),  # over everything below that queen, to the step that lifts it
            ("Into", 7),
            ("Into", 9),  # a dead end
            ("Into", 14),  # the next call, after returns and a placement
            ("Out", 24),  # the end of the call of row 1
            ("Out", 49),
            ("Out", 49),
        ):
            if by_key:
                screen.page.keyboard.press(keys[name])
            else:
                screen.button(name).click(force=True)  # the last button is disabled and gives the reason
            screen.expect_step(step)
        expect(screen.banner).to_have_text("This is the last step.")
    for name in keys:
        expect(screen.button(name)).to_be_disabled()
        expect(screen.button(name)).to_have_attribute("title", "This is the last step.")
