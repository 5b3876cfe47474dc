"""One page with its Python for all tests of a module, since loading takes seconds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from server.pyodide.files import VERSION
from tests.browser.conftest import _REPORT_VIOLATIONS, _SHOW_EVERYTHING, LONGEST, _recording_console
from tests.browser.screen import Screen
from tests.tools.programs import need_package


class Yours:
    """The page of a learner's own program."""

    def __init__(self, page: Page) -> None:
        self.page, self.screen = page, Screen(page)
        self.code = page.locator(".own-code textarea")
        self.verdict = page.locator(".own-verdict")
        self.facts = page.locator(".own-facts")
        self.status = page.locator(".own-status")
        self.output = page.locator(".own-output")
        self.reading = page.locator("#own-reading")
        self.rings = page.locator(".board .attacks circle")
        self.lines = page.locator(".board .attacks line")
        self.queens = page.locator("#pieces .queen[data-shown]")
        self.title, self.why = page.locator("#title"), page.locator("#why")
        self.total = page.locator("#step-total")
        self.wrong = page.locator(".own-lines-of-code li[data-wrong]")
        self.current = page.locator(".own-lines-of-code li[data-current]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def open(self, query: str = "?listing=bitmask&n=8") -> Yours:
        self.page.goto(f"/yours{query}")
        expect(self.code).to_have_value(re.compile(r"\S"))
        return self

    def write(self, source: str) -> None:
        """Fill in the code, and clear arguments, input and call."""
        self.code.fill(source)
        self.page.evaluate(
            """() => {
              for (const field of document.querySelectorAll(".own-options input, .own-options textarea")) {
                field.value = "";
                field.dispatchEvent(new Event("input", { bubbles: true }));
              }
            }"""
        )

    def run(self, source: str | None = None) -> None:
        """Run the program and wait for its verdict; with a source, go to the first step.

        A program that has run before, even in another test, starts at its last place.
        """
        if source is not None:
            self.write(source)
        self.page.evaluate("document.querySelector('.own-verdict').replaceChildren()")
        self.button("Run").click()
        self.expect_verdict()
        if source is not None:
            if self.button("Every line").is_visible():
                self.button("Every line").click()
            self.screen.timeline.press("Home")
            self.screen.settle()

    def choose(self, board: str) -> None:
        """Choose a board in the menu among the results."""
        self.page.locator("#tab-tree").click()
        self.reading.select_option(board)

    def expect_verdict(self) -> None:
        expect(self.verdict.locator(".own-fact").first).to_be_visible()
        expect(self.button("Stop")).to_be_hidden()  # the answer is said before the verdict
        expect(self.verdict.locator(".own-fact").first).to_be_visible()
        self.screen.settle()


@pytest.fixture(scope="session")
def _pyodide() -> None:
    """Provide Pyodide in the user's cache, where the server finds it."""
    need_package("pyodide", VERSION)


@pytest.fixture(scope="module")
def _shared(
    _pyodide: None, browser: Browser, browser_context_args: dict[str, Any], server_url: str
) -> Iterator[tuple[BrowserContext, Page, list[str]]]:
    console: list[str] = []
    context = browser.new_context(**{**browser_context_args, "base_url": server_url})
    context.add_init_script(_REPORT_VIOLATIONS + _SHOW_EVERYTHING)
    context.set_default_timeout(LONGEST)
    with ExitStack() as stack:
        stack.callback(context.close)
        stack.enter_context(_recording_console(context, console))
        yield context, Yours(context.new_page()).open().page, console


@pytest.fixture
def yours(_shared: tuple[BrowserContext, Page, list[str]], console: list[str]) -> Iterator[Yours]:
    """The page with the Python and code that earlier tests have used."""
    context, page, messages = _shared
    messages.clear()
    page.emulate_media(color_scheme="light")
    page.bring_to_front()
    yield Yours(page)
    for other in context.pages:
        if other is not page:
            other.close()
    page.evaluate("0")  # the answer arrives after all earlier console messages
    console += messages
