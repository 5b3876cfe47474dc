"""The page of a learner's own program before its first run: the next action, and examples."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import violations
from tests.browser.screen import Screen
from tests.tools.slow import some
from tests.tools.waiting import until

LISTING = ALGORITHMS["bitmask"].listing().rstrip() + "\n"


def test_the_right_column_says_how_to_begin_and_offers_examples(page: Page) -> None:
    screen = Screen(page)
    page.goto("/yours")
    expect(page.locator(".own-code textarea")).to_have_value(LISTING)
    begin = page.locator(".own-begin")
    expect(begin.get_by_role("button")).to_have_count(0)
    begin.get_by_text("Or begin with another program").click()
    for width, height in ((1440, 900), (1366, 768), (1280, 720)):
        screen.resize(width, height)
        expect(begin).to_be_in_viewport()
        expect(begin).to_contain_text("Press Run")
        last = begin.get_by_role("button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Nothing is printed.")).to_be_hidden()
    assert violations(page, ".right") == []
    begin.get_by_role("link").nth(3).click()
    expect(page).to_have_url(re.compile(r"/yours\?bug=undo$"))
    expect(page.locator(".own-begin")).to_contain_text("Press Run")
    expect(page.locator(".own-begin").get_by_role("link")).to_have_count(0)  # the task lists them


@pytest.mark.usefixtures("_pyodide")
def test_a_program_that_comes_late_replaces_nothing_that_was_typed_and_run_waits_for_it(page: Page) -> None:
    held: list[Route] = []
    page.route("**/listings/*.json", lambda route: held.append(route))
    screen, code = Screen(page), page.locator(".own-code textarea")
    verdict = page.locator(".own-verdict")

    def release() -> None:
        until(lambda: page.wait_for_timeout(1) or held, "no listing is asked for")
        with page.expect_response("**/listings/*.json"):
            held.pop().continue_()
        screen.settle()

    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/yours")
    code.fill("print(4)\n")
    screen.button("Run").click()
    expect(verdict.locator(".own-fact").first).to_be_visible()
    release()
    expect(code).to_have_value("print(4)\n")
    screen.button("Show it").click()
    expect(code).to_have_value(LISTING)
    expect(screen.button("Show it")).to_be_hidden()

    code.fill("")
    page.reload()
    screen.button("Run").click()
    release()
    expect(verdict).to_contain_text("all 92 solutions")
    expect(code).to_have_value(LISTING)
    for part in (".own-begin", ".own-coming"):  # their places are the film's
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator(".own-output")).to_be_visible()
    code.fill("")
    screen.button("Run").click()
    expect(verdict).not_to_contain_text("all 92 solutions")
    screen.settle()
    expect(code).to_have_value("")  # no film replaces it

    page.reload()
    release()
    expect(code).to_have_value(LISTING)
    conjoin = page.locator(".own-begin").get_by_role("button", name="Conjoin")
    page.locator(".own-begin summary").click()
    with page.expect_request("**/listings/conjoin.json"):
        conjoin.click()
    code.fill("n = 6\n")
    expect(conjoin).to_be_hidden()
    release()
    expect(code).to_have_value("n = 6\n")
    expect(page.get_by_text("conjoin.py has come")).to_be_visible()
    page.reload()
    expect(code).to_have_value("n = 6\n")
    expect(page.locator(".own-begin")).to_be_visible()
    page.locator(".own-begin summary").click()
    expect(conjoin).to_be_hidden()  # it would replace the code
    screen.button("Reset").click()
    release()
    conjoin.click()
    release()
    expect(code).to_have_value(ALGORITHMS["conjoin"].listing().rstrip() + "\n")
    expect(verdict).to_contain_text("all 92 solutions")


@pytest.mark.parametrize(("width", "height"), some([(1280, 720), (390, 844)], (1280, 720)))
def test_undo_brings_back_what_another_program_has_replaced(page: Page, width: int, height: int) -> None:
    screen, code = Screen(page), page.locator(".own-code textarea")
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/yours")
    expect(code).to_have_value(LISTING)
    code.press("End")
    code.type("# mine")
    typed = code.input_value()
    assert "# mine" in typed

    def undo() -> None:
        code.press("Control+z")
        expect(code).to_have_value(typed)
        page.reload()
        expect(code).to_have_value(typed)

    for path, text in (("other.py", "n = 5\n"), ("again.py", "n = 4\n")):
        page.locator(".own-bar input[type=file]").set_input_files(
            {"name": path, "mimeType": "text/x-python", "buffer": text.encode()}
        )
        expect(code).to_have_value(text)
        undo()
    screen.button("Reset").click()
    expect(code).to_have_value(LISTING)
    undo()
