"""What a viewer chooses once and for all."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some


def _choose(screen: Screen, group: str, choice: str) -> None:
    screen.button("More").click()
    screen.page.get_by_role("button", name="All settings").click()
    drawer = screen.page.get_by_role("dialog", name="Settings")
    option = drawer.get_by_role("group", name=group).get_by_role("radio", name=choice, exact=True)
    option.check()
    expect(option).to_be_checked()
    screen.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    screen.expect_address("^(?!.*drawer=)")  # nor would it come back with the address


def _hear(page: Page) -> None:
    """From now on, all that is told is noted."""
    page.evaluate(
        """() => {
          window.said = [];
          const voice = document.getElementById("voice");
          const listener = new MutationObserver(() => voice.textContent && window.said.push(voice.textContent));
          listener.observe(voice, { childList: true, characterData: true, subtree: true });
        }"""
    )


def _voice(page: Page) -> Locator:
    return page.get_by_role("status")


def _expect_told(screen: Screen, text: str) -> None:
    screen.soon(f"document.getElementById('voice').textContent.includes({json.dumps(text)})")
    expect(_voice(screen.page)).to_contain_text(text)


def test_single_keys_are_switched_off_and_stay_off(page: Page, screen: Screen) -> None:
    screen.open(4)
    _choose(screen, "Letters, digits and signs", "Off")
    for key in ("n", "5", "?", "k", "l", "t", "+", "a"):
        page.keyboard.press(key)
    screen.settle()
    screen.expect_step(0)
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
    _choose(screen, "Letters, digits and signs", "On")
    page.keyboard.press("Shift+N")
    screen.expect_step(32)


def test_the_theme_is_one_of_them(page: Page, screen: Screen) -> None:
    screen.open()
    root = page.locator("html")
    expect(root).not_to_have_attribute("data-theme", "dark")
    page.keyboard.press("t")
    expect(root).to_have_attribute("data-theme", "dark")
    _choose(screen, "Light or dark", "Light")
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    _choose(screen, "Light or dark", "As the system")
    expect(root).not_to_have_attribute("data-theme", "light")


ELSE = ["nonsense", "[1]", '{"theme": 3, "keys": 0, "voice": {}}']


@pytest.mark.parametrize("stored", some(ELSE, ELSE[-1]))
def test_a_store_that_holds_something_else_is_no_harm(page: Page, screen: Screen, stored: str) -> None:
    page.add_init_script(f"localStorage.setItem('bitqueens.settings', {stored!r})")
    screen.open()
    page.keyboard.press("ArrowRight")
    screen.expect_step(1)
    page.keyboard.press("t")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_part_animations_are_a_setting(page: Page, screen: Screen) -> None:
    screen.open()
    _choose(screen, "Show the parts of a step", "Off")
    page.reload()
    screen.button("More").click()
    page.get_by_role("button", name="All settings").click()
    group = page.get_by_role("group", name="Show the parts of a step")
    expect(group.get_by_role("radio", name="Off")).to_be_checked()


def test_solutions_are_told_while_the_film_plays(page: Page, screen: Screen) -> None:
    screen.open()
    _expect_told(screen, "Row 0")
    _hear(page)
    screen.at_speed("60")
    screen.button("Next solution").click()
    expect(screen.solutions).to_have_text("1")
    screen.button("Step back").click()
    expect(screen.solutions).to_have_text("0")
    _expect_told(screen, "takes bit")
    screen.button("Play").click()
    screen.until("window.said.includes('1 more solution, 1 in all.')")  # the next one replaces it
    screen.button("Pause").click()
    _expect_told(screen, page.locator("#title").inner_text())


def test_every_step_is_told_while_the_film_plays_where_that_is_wanted(page: Page, screen: Screen) -> None:
    screen.open()
    _choose(screen, "What a screen reader is told", "Every step")
    screen.at_speed("3")
    _hear(page)
    screen.button("Play").click()
    page.wait_for_function("() => window.said.length >= 3")
    screen.expect_playing()


@pytest.mark.slow  # beside what is told
def test_nothing_is_told_where_that_is_wanted(page: Page, screen: Screen) -> None:
    screen.open(4)
    _choose(screen, "What a screen reader is told", "Nothing")
    expect(_voice(page)).to_be_empty()
    _hear(page)
    screen.button("Next solution").click()
    screen.expect_step(20)
    screen.at_speed("60")
    screen.button("Play").click()
    screen.expect_step(49)
    assert page.evaluate("window.said") == []
    _choose(screen, "What a screen reader is told", "Solutions, while it plays")
    screen.button("Step back").click()
    _expect_told(screen, "queen leaves")
