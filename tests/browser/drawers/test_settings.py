"""The settings, which the browser stores."""

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen


def choose(screen: Screen, group: str, choice: str) -> None:
    screen.press_in_menu("All settings")
    drawer = screen.page.get_by_role("dialog", name="Settings")
    option = drawer.get_by_role("group", name=group).get_by_role("radio", name=choice, exact=True)
    option.check()
    expect(option).to_be_checked()
    screen.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    screen.expect_address("^(?!.*drawer=)")  # a reload would not open the drawer again


def _record_voice(page: Page) -> None:
    """Record all later messages to screen readers in `window.said`."""
    page.evaluate(
        """() => {
          window.said = [];
          const voice = document.getElementById("voice");
          window.listener?.disconnect();
          window.listener = new MutationObserver(() => voice.textContent && window.said.push(voice.textContent));
          window.listener.observe(voice, { childList: true, characterData: true, subtree: true });
        }"""
    )


def _voice(page: Page) -> Locator:
    return page.get_by_role("status")


def _expect_spoken(screen: Screen, text: str) -> None:
    screen.try_until(f"document.getElementById('voice').textContent.includes({json.dumps(text)})")
    expect(_voice(screen.page)).to_contain_text(text)


def test_single_keys_and_the_parts_of_a_step_can_be_switched_off_and_stay_off(page: Page, screen: Screen) -> None:
    screen.open(4)
    choose(screen, "Letters, digits and signs", "Off")
    for key in ("n", "5", "?", "k", "l", "t", "+", "a"):
        page.keyboard.press(key)
    screen.expect_rest_at(0)
    screen.expect_paused()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    screen.expect_step(1)
    page.keyboard.press("End")
    screen.expect_step(49)
    page.reload()
    screen.expect_step(49)
    page.keyboard.press("n")
    page.keyboard.press("ArrowLeft")
    screen.expect_step(48)
    choose(screen, "Letters, digits and signs", "On")
    page.keyboard.press("Shift+N")
    screen.expect_step(32)
    choose(screen, "Show the parts of a step", "Off")
    page.reload()
    screen.press_in_menu("All settings")
    group = page.get_by_role("group", name="Show the parts of a step")
    expect(group.get_by_role("radio", name="Off")).to_be_checked()


def test_invalid_stored_settings_are_ignored(page: Page, screen: Screen) -> None:
    """All other invalid settings are tested in Node.js."""
    page.add_init_script('localStorage.setItem(\'bitqueens.settings\', \'{"theme": 3, "keys": 0, "voice": {}}\')')
    screen.open()
    page.keyboard.press("ArrowRight")
    screen.expect_step(1)
    page.keyboard.press("t")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def _expect_step_spoken(screen: Screen) -> None:
    screen.settle()
    title, why = (screen.page.locator(part).inner_text() for part in ("#title", "#why"))
    expect(_voice(screen.page)).to_have_text(f"{title} {why}")


def test_a_screen_reader_gets_steps_and_solutions_as_the_setting_says(page: Page, screen: Screen) -> None:
    """Each step after a key or click; during play solutions, every step or nothing, as the setting says."""
    screen.open()
    _expect_spoken(screen, "Choose a square of the framed row.")
    for name in ("Step", "Step", "Next solution", "Last step"):
        screen.button(name).click()
        _expect_step_spoken(screen)
    _expect_spoken(screen, "The search is over: 92 solutions.")
    screen.button("First step").click()
    _expect_spoken(screen, "Choose a square of the framed row.")
    screen.set_speed("60")
    screen.button("Step").click()
    _expect_step_spoken(screen)
    screen.button("Play").click()
    screen.expect_playing()
    _record_voice(page)
    screen.expect_step_after(40)
    assert page.evaluate("window.said") == [], "steps are announced during play"
    screen.button("Pause").click()
    _expect_step_spoken(screen)
    screen.button("Next solution").click()
    expect(screen.solutions).to_have_text("1")
    screen.button("Step back").click()
    expect(screen.solutions).to_have_text("0")
    _expect_spoken(screen, "takes bit")
    screen.button("Play").click()
    screen.until("window.said.includes('1 more solution, 1 in all.')")  # the next message replaces it
    screen.button("Pause").click()
    _expect_step_spoken(screen)
    choose(screen, "Screen reader", "Every step")
    screen.set_speed("3")
    _record_voice(page)
    screen.button("Play").click()
    page.wait_for_function("() => window.said.length >= 3")
    screen.button("Pause").click()
    choose(screen, "Screen reader", "Nothing")
    expect(_voice(page)).to_be_empty()
    _record_voice(page)
    before = screen.step
    screen.button("Next solution").click()
    screen.until(f"step > {before}")
    screen.set_speed("500")
    screen.button("Play").click()
    screen.expect_step_after(before + 300)
    screen.button("Pause").click()
    screen.settle()
    assert page.evaluate("window.said") == []
    choose(screen, "Screen reader", "Solutions, while it plays")
    screen.button("Step back").click()
    _expect_step_spoken(screen)
