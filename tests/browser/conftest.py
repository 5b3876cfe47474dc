"""A server, a Chromium, and the rule that a page with a complaint on its console fails its test.

A test that provokes complaints says which: `@pytest.mark.allow_console("WebSocket connection")`, a regular expression.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NoReturn
from unittest import mock

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Playwright, expect

from server.timing.bench import Bench
from tests.browser.axe import EACH_SIZE, SIZES
from tests.browser.screen import Screen
from tests.browser.taking import Export
from tests.tools.chromium import launch_options
from tests.tools.serving import serving

expect.set_options(timeout=30_000)  # milliseconds: a machine that is busy is no defect, and what is wrong stays wrong

# The browser's own message depends on its version; this one says which directive, in the same words everywhere.
_REPORT_VIOLATIONS = """
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP violation: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`));
"""


@pytest.fixture(scope="session")
def server_url() -> Iterator[str]:
    """The address of a running server, with a slash at its end. All tests share it, so it measures nothing."""
    with contextlib.ExitStack() as stack:
        with mock.patch("server.app.Bench", partial(Bench, _refuse)):
            address = stack.enter_context(serving())
        yield address


def _refuse(_: object) -> NoReturn:
    raise RuntimeError("a test that measures needs a server of its own: the fixture `own_server`")


@pytest.fixture
def own_server() -> Iterator[str]:
    """The address of a server for this test alone: it has measured nothing yet, and may."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """So that `page.goto("/")` is enough."""
    return server_url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object], playwright: Playwright) -> dict[str, object]:
    return {**browser_type_launch_args, **launch_options(playwright)}


@pytest.fixture
def screen(page: Page) -> Screen:
    """The page, not opened yet."""
    return Screen(page)


@pytest.fixture
def export(screen: Screen, tmp_path: Path) -> Export:
    """The export drawer, not open yet."""
    return Export(screen, tmp_path)


@pytest.fixture(params=EACH_SIZE)
def every_size(page: Page, request: pytest.FixtureRequest) -> None:
    """The page in a window of each size, one test for each."""
    width, height = SIZES[request.param]
    page.set_viewport_size({"width": width, "height": height})


@pytest.fixture
def console() -> list[str]:
    """The complaints of this test's pages so far."""
    return []


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], console: list[str], request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Every page of a test opens in a context from here; a complaint that the test does not allow fails it."""
    contexts: list[BrowserContext] = []

    def watched(**options: object) -> BrowserContext:
        context = new_context(**options)
        context.on("console", lambda message: _hear(message, console))
        context.on("weberror", lambda error: console.append(f"uncaught: {error.error.stack or error.error}"))
        context.add_init_script(_REPORT_VIOLATIONS)
        contexts.append(context)
        return context

    yield watched
    for page in (page for context in contexts for page in context.pages):
        with contextlib.suppress(Error):  # it may have crashed, as some test may want
            page.evaluate("0")  # an answer from the page comes after all that it said before
    allowed = [mark.args[0] for mark in request.node.iter_markers("allow_console")]
    complaints = [text for text in console if not any(re.search(pattern, text) for pattern in allowed)]
    if complaints:
        pytest.fail("the page complained:\n" + "\n".join(complaints), pytrace=False)


def _hear(message: ConsoleMessage, console: list[str]) -> None:
    if message.type in ("error", "warning"):
        console.append(f"{message.type}: {message.text} ({message.location['url']})")
