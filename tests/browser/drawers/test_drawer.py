"""The drawer and the menu that opens it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.screen import Screen


def drawer(screen: Screen) -> Locator:
    return screen.page.get_by_role("dialog", name="Keys")


def test_the_menu_opens_it_and_escape_gives_the_focus_back(screen: Screen) -> None:
    screen.open()
    screen.button("More").click()
    screen.page.get_by_role("button", name="Keys").click()
    expect(drawer(screen)).to_be_visible()
    expect(drawer(screen)).to_contain_text("play in reverse")
    screen.page.keyboard.press("Escape")
    expect(drawer(screen)).to_be_hidden()
    expect(screen.button("More")).to_be_focused()


def test_the_question_mark_opens_and_closes_it(screen: Screen) -> None:
    screen.open()
    screen.button("Step").focus()
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_be_visible()
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_be_hidden()
    expect(screen.button("Step")).to_be_focused()
    screen.page.keyboard.press("?")
    drawer(screen).get_by_role("button", name="Close").click()
    expect(drawer(screen)).to_be_hidden()


def test_the_film_goes_on_beside_it(screen: Screen) -> None:
    screen.open()
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_be_visible()
    screen.page.keyboard.press("ArrowRight")
    screen.expect_step(1)


def test_the_film_pauses_under_it(screen: Screen) -> None:
    screen.page.set_viewport_size({"width": 390, "height": 844})
    screen.open(8)
    screen.at_speed("2")
    screen.button("Play").click()
    screen.expect_playing()
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_be_visible()
    screen.page.keyboard.press("Escape")
    screen.expect_paused()


def test_every_key_is_in_the_list(screen: Screen) -> None:
    screen.open()
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_contain_text("play in reverse")
    listed = drawer(screen).locator("kbd").all_inner_texts()
    names = {" ": "Space", "ArrowRight": "→", "ArrowLeft": "←", "-": "−"}
    bound = screen.page.evaluate(
        """async () => {
          const { src } = document.querySelector("script[type=module][src$='/main.js']");
          return Object.keys((await import(new URL("actions/keys.js", src.replace("bundles/", "")))).BINDINGS);
        }"""
    )
    assert {names.get(key, key.upper() if len(key) == 1 else key) for key in bound} <= set(listed)


@pytest.mark.allow_console("ERR_FAILED")
def test_a_part_that_does_not_come_is_told_and_comes_when_asked_for_again(screen: Screen) -> None:
    screen.page.route("**/settings/keys.js*", lambda route: route.abort())
    screen.open()
    for _ in range(2):
        screen.page.keyboard.press("?")
        expect(screen.banner).to_contain_text("did not come")
        expect(drawer(screen)).to_be_hidden()
        screen.page.keyboard.press("ArrowRight")
        expect(screen.banner).to_be_hidden()
    screen.page.unroute("**/settings/keys.js*")
    screen.page.keyboard.press("?")
    expect(drawer(screen)).to_contain_text("play in reverse")


@pytest.mark.allow_console("ERR_FAILED")
def test_a_part_that_fails_late_does_not_close_another(screen: Screen) -> None:
    late: list[Route] = []
    screen.page.route("**/settings/keys.js", lambda route: late.append(route))
    screen.open()
    with screen.page.expect_request("**/settings/keys.js"):
        screen.page.keyboard.press("?")
    screen.button("More").click()
    screen.page.get_by_role("button", name="All settings").click()
    other = screen.page.get_by_role("dialog", name="Settings")
    expect(other).to_contain_text("As the system")
    with screen.page.expect_event("requestfailed"):
        late[0].abort()
    screen.paint()
    expect(other).to_be_visible()
    expect(screen.banner).to_be_hidden()


@pytest.mark.allow_console("out of order")
def test_an_error_in_the_page_is_told_but_not_what_is_none(screen: Screen) -> None:
    screen.open()
    late = "ResizeObserver loop completed with undelivered notifications."
    screen.page.evaluate("(message) => dispatchEvent(new ErrorEvent('error', { message }))", late)
    screen.paint()
    expect(screen.banner).to_be_hidden()
    screen.page.evaluate("() => { setTimeout(() => { throw new Error('out of order'); }) }")
    expect(screen.banner).to_contain_text("Something went wrong")
