"""A server, a Chromium, and the rule that a page with a complaint on its console fails its test.

A test that provokes complaints says which: `@pytest.mark.allow_console("WebSocket connection")`, a regular expression.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NoReturn
from unittest import mock

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, WebError, expect

from server.timing.bench import Bench
from tests.browser.leaving import leaving
from tests.browser.screen import Screen
from tests.browser.tabs import Tabs
from tests.browser.taking import Export
from tests.tools.chromium import launch_options
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE

LONGEST = PATIENCE * 1000  # milliseconds
expect.set_options(timeout=LONGEST)

# The browser's own message depends on its version; this one says which directive, in the same words everywhere.
_REPORT_VIOLATIONS = """
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP violation: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`));
"""


# The calm page has tests of its own; in the others a viewer has pressed Show everything, unless a page has stored else.
_EVERYTHING = """
  try { localStorage.getItem("bitqueens.calm") ?? localStorage.setItem("bitqueens.calm", "everything"); }
  catch { /* no page of ours */ }
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
def own_server(context: BrowserContext) -> Iterator[str]:
    """The address of a server for this test alone: it has measured nothing yet, and may. Nor does its page share."""
    with serving() as address, leaving(context):
        yield address


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """So that `page.goto("/")` is enough."""
    return server_url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object], playwright: Playwright) -> dict[str, object]:
    return {**browser_type_launch_args, **launch_options(playwright)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture
def motion(page: Page) -> None:
    """The page moves, as for most viewers: for tests of that. All others wait for nothing to arrive."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture
def screen(page: Page) -> Screen:
    """The page, not opened yet."""
    return Screen(page)


@pytest.fixture
def export(screen: Screen, tmp_path: Path) -> Export:
    """The export drawer, not open yet."""
    return Export(screen, tmp_path)


@pytest.fixture
def console(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The complaints of this test's pages so far; in the end, one that the test does not allow fails it."""
    console: list[str] = []
    yield console
    allowed = [mark.args[0] for mark in request.node.iter_markers("allow_console")]
    complaints = [text for text in console if not any(re.search(pattern, text) for pattern in allowed)]
    if complaints:
        pytest.fail("the page complained:\n" + "\n".join(complaints), pytrace=False)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], console: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """For the contexts of this test alone."""
    with contextlib.ExitStack() as stack:

        def listened(**options: object) -> BrowserContext:
            context = new_context(**options)
            context.add_init_script(_REPORT_VIOLATIONS + _EVERYTHING)
            context.set_default_timeout(LONGEST)
            stack.enter_context(_listening(context, console))
            return context

        yield listened


@pytest.fixture(scope="session")
def tabs(browser: Browser, browser_context_args: dict[str, Any], server_url: str) -> Iterator[Callable[..., Tabs]]:
    """Those with these options. What a page has loaded, the next one in the same context has from the cache."""
    kinds: dict[str, Tabs] = {}

    def tabs(**options: Any) -> Tabs:
        if str(options) not in kinds:
            options_of_all = {**browser_context_args, **options}
            context = browser.new_context(**options_of_all)
            context.add_init_script(_REPORT_VIOLATIONS + _EVERYTHING)
            context.set_default_timeout(LONGEST)
            kinds[str(options)] = Tabs(context, options_of_all, server_url)
        return kinds[str(options)]

    yield tabs
    for kind in kinds.values():
        kind.context.close()


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, tabs: Callable[..., Tabs], server_url: str, console: list[str]
) -> Iterator[Callable[..., Page]]:
    """Opens a page without cookies and settings, in a tab with these options that other tests use, too."""
    used: list[Tabs] = []
    with contextlib.ExitStack() as stack:

        def open_page(**options: Any) -> Page:
            kind = tabs(**options)
            if kind not in used:
                used.append(kind)
                stack.enter_context(_listening(kind.context, console))
            return kind.take()

        yield open_page
    changed = [change for kind in used for page in kind.used() for change in _changes(page, server_url)]
    report = getattr(request.node, "rep_call", None)  # from pytest-playwright; none where a fixture has failed
    for kind in used:
        kind.give_back(passed=report is not None and report.passed)
    assert not changed, f"{changed} would stay for other tests: ask for `context`, which is a test's own"


def _changes(page: Page, origin: str) -> Iterator[str]:
    """What a page may have left in its context beside what is cleared before the next one opens."""
    if not page.url.startswith((origin, "about:")):
        yield f"what {page.url} has stored"
    with contextlib.suppress(Error):  # it may have crashed
        if page.evaluate("'__pwClock' in globalThis"):
            yield "Playwright's clock"


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Page:
    """A test that opens another server, or changes the context of its page, asks for `context`, too: its own."""
    if "context" in request.fixturenames:
        return request.getfixturevalue("context").new_page()
    return request.getfixturevalue("open_page")()


@contextlib.contextmanager
def _listening(context: BrowserContext, console: list[str]) -> Iterator[None]:
    """Notes what the pages of a context complain of, until the block ends."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            console.append(f"{message.type}: {message.text} ({message.location['url']})")

    def catch(error: WebError) -> None:
        console.append(f"uncaught: {error.error.stack or error.error}")

    context.on("console", hear)
    context.on("weberror", catch)
    yield
    for page in context.pages:
        with contextlib.suppress(Error):  # it may have crashed, as some test may want
            page.evaluate("0")  # an answer from the page comes after all that it said before
    context.remove_listener("console", hear)
    context.remove_listener("weberror", catch)
