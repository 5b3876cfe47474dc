"""A site that was allowed to may show the page in a frame, where it works as ever; any other may not."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import Page, expect

from server.config.config import make_config
from server.config.settings import from_environ
from tests.browser.leaving import leaving
from tests.tools.serving import serving

Site = Callable[[str], str]

pytestmark = pytest.mark.usefixtures("context")


@pytest.fixture
def site() -> Iterator[Site]:
    """Another site, whose one page shows an address in a frame; returns that page's address."""
    framed = ""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f'<link rel="icon" href="data:,"><iframe src="{framed}" width=900 height=700>'.encode())

        def log_message(self, *_: object) -> None:
            """Quiet."""

    def show(address: str) -> str:
        nonlocal framed
        framed = address
        return f"http://127.0.0.1:{server.server_port}/"

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield show
        server.shutdown()
        thread.join(10)


def test_where_it_is_allowed_the_page_works_in_a_frame(page: Page, site: Site) -> None:
    config = make_config(from_environ({"BITQUEENS_ALLOW_EMBEDDING": site("").rstrip("/")}, {}))
    with serving(config) as address, leaving(page.context):
        page.goto(site(address))
        frame = page.frame_locator("iframe")
        expect(frame.get_by_role("heading", level=1)).to_be_visible()
        frame.get_by_role("button", name="Next solution (N)", exact=True).click()
        expect(frame.get_by_text("331", exact=True).first).to_be_visible()


@pytest.mark.allow_console("frame-ancestors")
def test_elsewhere_it_is_not_to_be_seen(page: Page, site: Site) -> None:
    """Fails without `frame-ancestors`."""
    with serving() as address, leaving(page.context):
        page.goto(site(address))
        expect(page.frame_locator("iframe").get_by_role("heading", level=1)).to_have_count(0)
