"""A server, a Chromium, and the rule that an error or warning on the console of a page fails its test.

A test allows messages by a regular expression: `@pytest.mark.allow_console("WebSocket connection")`.
"""

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
from tests.browser.closing_pages import closing_pages
from tests.browser.export_drawer import ExportDrawer
from tests.browser.screen import Screen
from tests.browser.tabs import TabPool
from tests.tools.chromium import launch_options
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE

LONGEST = PATIENCE * 1000  # milliseconds
expect.set_options(timeout=LONGEST)

# The browser's own message depends on its version; this one always names the directive in the same words.
_REPORT_VIOLATIONS = """
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP violation: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`));
"""


# The calm page has tests of its own; other pages start with everything shown, unless a page stores another choice.
_SHOW_EVERYTHING = """
  try { localStorage.getItem("bitqueens.calm") ?? localStorage.setItem("bitqueens.calm", "everything"); }
  catch { /* no page of ours */ }
"""


@pytest.fixture(scope="session")
def server_url() -> Iterator[str]:
    """The address of the server that all tests share, with a final slash. It refuses to measure times."""
    with contextlib.ExitStack() as stack:
        with mock.patch("server.app.Bench", partial(Bench, _refuse)):
            address = stack.enter_context(serving())
        yield address


def _refuse() -> NoReturn:
    raise RuntimeError("the shared server does not measure times; use the fixture `own_server`")


@pytest.fixture
def own_server(context: BrowserContext) -> Iterator[str]:
    """The address of a server for this test alone, which may measure times; the test has its own context, too."""
    with serving() as address, closing_pages(context):
        yield address


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """The server's address, so that `page.goto("/")` works."""
    return server_url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object], playwright: Playwright) -> dict[str, object]:
    return {**browser_type_launch_args, **launch_options(playwright)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture
def motion(page: Page) -> None:
    """Switch animations on, for tests of motion; all other tests run with reduced motion."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture
def screen(page: Page) -> Screen:
    """The page object of a page that is not open yet."""
    return Screen(page)


@pytest.fixture
def export(screen: Screen, tmp_path: Path) -> ExportDrawer:
    """The export drawer, not open yet."""
    return ExportDrawer(screen, tmp_path)


@pytest.fixture
def console(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Errors and warnings of the test's pages so far; at its end, those not allowed fail the test."""
    console: list[str] = []
    yield console
    allowed = [mark.args[0] for mark in request.node.iter_markers("allow_console")]
    complaints = [text for text in console if not any(re.search(pattern, text) for pattern in allowed)]
    if complaints:
        pytest.fail("errors or warnings on the console:\n" + "\n".join(complaints), pytrace=False)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], console: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that opens contexts for this test alone and records their consoles."""
    with contextlib.ExitStack() as stack:

        def open_context(**options: object) -> BrowserContext:
            context = new_context(**options)
            context.add_init_script(_REPORT_VIOLATIONS + _SHOW_EVERYTHING)
            context.set_default_timeout(LONGEST)
            stack.enter_context(_recording_console(context, console))
            return context

        yield open_context


@pytest.fixture(scope="session")
def tab_pools(
    browser: Browser, browser_context_args: dict[str, Any], server_url: str
) -> Iterator[Callable[..., TabPool]]:
    """Return a function that finds or makes the pool for some options; its tabs share an HTTP cache."""
    pools: dict[str, TabPool] = {}

    def find_pool(**options: Any) -> TabPool:
        if str(options) not in pools:
            options_of_all = {**browser_context_args, **options}
            context = browser.new_context(**options_of_all)
            context.add_init_script(_REPORT_VIOLATIONS + _SHOW_EVERYTHING)
            context.set_default_timeout(LONGEST)
            pools[str(options)] = TabPool(context, options_of_all, server_url)
        return pools[str(options)]

    yield find_pool
    for pool in pools.values():
        pool.context.close()


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, tab_pools: Callable[..., TabPool], server_url: str, console: list[str]
) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a page without cookies and settings, in a pooled tab with the given options."""
    used: list[TabPool] = []
    with contextlib.ExitStack() as stack:

        def open_page(**options: Any) -> Page:
            pool = tab_pools(**options)
            if pool not in used:
                used.append(pool)
                stack.enter_context(_recording_console(pool.context, console))
            return pool.acquire()

        yield open_page
    left = [each for pool in used for page in pool.in_use() for each in _find_leftovers(page, server_url)]
    report = getattr(request.node, "rep_call", None)  # from pytest-playwright; absent if a fixture failed
    for pool in used:
        pool.release(passed=report is not None and report.passed)
    assert not left, f"other tests would find {left}; use the fixture `context`"


def _find_leftovers(page: Page, origin: str) -> Iterator[str]:
    """Yield what a page has left in its context that the pool cannot clear."""
    if not page.url.startswith((origin, "about:")):
        yield f"the storage of {page.url}"
    with contextlib.suppress(Error):  # the page may have crashed
        if page.evaluate("'__pwClock' in globalThis"):
            yield "Playwright's clock"


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Page:
    """An empty page; its context is the test's own if the test uses `context`, too, else a pooled one."""
    if "context" in request.fixturenames:
        return request.getfixturevalue("context").new_page()
    return request.getfixturevalue("open_page")()


@contextlib.contextmanager
def _recording_console(context: BrowserContext, console: list[str]) -> Iterator[None]:
    """Append errors and warnings of all pages of a context to `console` until the block ends."""

    def add_message(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            console.append(f"{message.type}: {message.text} ({message.location['url']})")

    def add_error(error: WebError) -> None:
        console.append(f"uncaught: {error.error.stack or error.error}")

    context.on("console", add_message)
    context.on("weberror", add_error)
    yield
    for page in context.pages:
        with contextlib.suppress(Error):  # the page may have crashed
            page.evaluate("0")  # the answer arrives after all earlier console messages
    context.remove_listener("console", add_message)
    context.remove_listener("weberror", add_error)
