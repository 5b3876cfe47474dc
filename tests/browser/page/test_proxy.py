"""The page behind nginx with TLS: by our recipe, and without its lines for websockets."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.tools.proxies import config_of, nginx
from tests.tools.serving import serving


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """A page of a browser that accepts our certificate."""
    return new_context(ignore_https_errors=True).new_page()


def drop_websockets(recipe: str) -> str:
    return "\n".join(line for line in recipe.splitlines() if "proxy_set_header Upgrade" not in line)


def test_the_page_works_behind_nginx_by_the_recipe(page: Page, screen: Screen, tmp_path: Path) -> None:
    config = config_of("nginx.conf")
    with serving(config) as address:
        server = address.removeprefix("http://").removesuffix("/queens/")
        with nginx([server], tmp_path) as proxy, closing_pages(page.context):
            page.goto(f"https://localhost:{proxy.port}/queens/?n=6&step=20")
            screen.expect_step(20)
            screen.button("Next solution").click()
            screen.expect_step(87)
            expect(screen.banner).to_be_hidden()


@pytest.mark.allow_console("WebSocket connection to|Failed to load resource")
def test_the_page_and_the_log_report_a_proxy_that_does_not_pass_websockets_on(
    page: Page,
    screen: Screen,
    tmp_path: Path,
    new_context: Callable[..., BrowserContext],
    caplog: pytest.LogCaptureFixture,
) -> None:
    config = config_of("nginx.conf")
    with serving(config) as address, caplog.at_level("WARNING", "bitqueens"):
        server = address.removeprefix("http://").removesuffix("/queens/")
        with nginx([server], tmp_path, drop_websockets) as proxy:
            page.goto(f"https://localhost:{proxy.port}/queens/")
            expect(screen.banner).to_contain_text(
                "The server answers, but a proxy in front of it blocks websockets. Trying again"
            )
            assert "a proxy must use HTTP/1.1 and pass on Upgrade and Connection" in caplog.text
            phone = new_context(ignore_https_errors=True, locale="de-DE", viewport={"width": 390, "height": 844})
            page = phone.new_page()
            page.goto(f"https://localhost:{proxy.port}/queens/")
            expect(page.locator("#banner-text")).to_contain_text("ein Proxy davor blockiert WebSockets")
            button = page.get_by_role("button", name="Jetzt versuchen")
            assert button.evaluate("(button) => button.scrollWidth <= button.clientWidth")
