"""The drawer and the menu that opens it."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.screen import Screen
from tests.tools.serving import ROOT


def drawer(screen: Screen) -> Locator:
    return screen.page.get_by_role("dialog", name="Keys")


def keys_of_manual(language: str) -> set[str]:
    text = (ROOT / f"server/manual/page.{language}.md").read_text(encoding="utf-8")
    _, table = re.split(r"## (?:Keys|Tasten)\n", text)
    cells = sum(re.findall(r"^\| (.+?) \|.+?\| (.*?) \|", table, re.MULTILINE), ())
    return {*"12345678", *(key for cell in cells for key in cell.replace(", ", " ").split())}


def test_the_list_of_keys_is_complete_and_gives_the_focus_back(screen: Screen) -> None:
    screen.open()
    press = screen.page.keyboard.press
    screen.press_in_menu("Keys")
    expect(drawer(screen)).to_contain_text("play in reverse")
    listed = drawer(screen).locator("kbd").all_inner_texts()
    names = {" ": "Space", "ArrowRight": "→", "ArrowLeft": "←", "-": "−"}
    bound = screen.page.evaluate(
        """async () => {
          const { src } = document.querySelector("script[type=module][src$='/main.js']");
          return Object.keys((await import(new URL("actions/keys.js", src.replace("bundles/", "")))).BINDINGS);
        }"""
    )
    shown = {names.get(key, key.upper() if len(key) == 1 else key) for key in bound}
    assert shown <= set(listed)
    groups = (
        drawer(screen)
        .locator("dl")
        .evaluate_all("lists => lists.map((list) => [...list.querySelectorAll('kbd')].map((key) => key.textContent))")
    )
    film, loop, search, board, questions, in_class, page = groups
    assert {*film, *loop, *search, *page} == shown | {"Esc"}, "each list has keys that the other lacks"
    assert "S" in questions
    assert "Enter" in board
    assert "F" in in_class
    assert shown <= keys_of_manual("en")
    assert shown <= {
        {"Leertaste": "Space", "Pos1": "Home", "Ende": "End"}.get(key, key) for key in keys_of_manual("de")
    }
    press("Escape")
    expect(drawer(screen)).to_be_hidden()
    expect(screen.button("More")).to_be_focused()
    screen.button("Step").focus()
    press("?")
    expect(drawer(screen)).to_be_visible()
    press("?")
    expect(drawer(screen)).to_be_hidden()
    expect(screen.button("Step")).to_be_focused()
    press("?")
    press("ArrowRight")
    screen.expect_step(1)  # the film still takes its keys
    drawer(screen).get_by_role("button", name="Close").click()
    expect(drawer(screen)).to_be_hidden()
    screen.resize(390, 844)
    screen.set_speed("2")
    screen.button("Play").click()
    screen.expect_playing()
    press("?")
    expect(drawer(screen)).to_be_visible()
    press("Escape")
    screen.expect_paused()  # on a phone the drawer covers the film


@pytest.mark.allow_console("ERR_FAILED|out of order")
def test_failures_are_reported_and_a_failed_drawer_can_be_opened_again(screen: Screen) -> None:
    page, late = screen.page, list[Route]()

    def refuse(route: Route) -> None:
        """Hold the first request and abort all later ones."""
        late.append(route) if not late else route.abort()

    page.route("**/settings/keys.js*", refuse)
    screen.open()
    with page.expect_request("**/settings/keys.js"):
        page.keyboard.press("?")
    screen.press_in_menu("All settings")
    other = page.get_by_role("dialog", name="Settings")
    expect(other).to_contain_text("Like the system")
    with page.expect_event("requestfailed"):
        late[0].abort()
    screen.paint()
    expect(other, "a late failure closes another drawer").to_be_visible()
    expect(screen.banner).to_be_hidden()
    page.keyboard.press("Escape")
    for _ in range(2):
        page.keyboard.press("?")
        expect(screen.banner).to_contain_text("did not load")
        expect(drawer(screen)).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(screen.banner).to_be_hidden()
    page.unroute("**/settings/keys.js*")
    page.keyboard.press("?")
    expect(drawer(screen), "the drawer is not requested again").to_contain_text("play in reverse")
    harmless = "ResizeObserver loop completed with undelivered notifications."
    page.evaluate("(message) => dispatchEvent(new ErrorEvent('error', { message }))", harmless)
    screen.paint()
    expect(screen.banner).to_be_hidden()
    page.evaluate("() => { setTimeout(() => { throw new Error('out of order'); }) }")
    expect(screen.banner).to_contain_text("Something went wrong")
