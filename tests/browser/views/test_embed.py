"""In a frame of another page: board, strip and transport alone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from server.config.config import Config
from tests.browser.screen import Screen
from tests.tools.serving import serving
from tests.tools.slow import some

Frame = Callable[..., FrameLocator]
SIZES = [(320, 480), (480, 640), (800, 600)]

pytestmark = pytest.mark.usefixtures("context")


@pytest.fixture(scope="module")
def open_server() -> Iterator[str]:
    """A server that lets other pages show it."""
    with serving(Config(allow_embedding=("*",))) as address:
        yield address


class Lecture(BaseHTTPRequestHandler):
    """A page with a frame on it; what the frame shows and its size are in the query."""

    def do_GET(self) -> None:
        (source,), (width,), (height,) = parse_qs(urlsplit(self.path).query).values()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        frame = f'<iframe title="Queens" width={width} height={height} src="{source}"></iframe>'
        head = '<!doctype html><title>Lecture</title><link rel="icon" href="data:,"><h1>Lecture</h1>'
        self.wfile.write(f"{head}{frame}".encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def lecture() -> Iterator[str]:
    """A server of somebody else's: a page that Playwright made up could not show a frame of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Lecture)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def frame(page: Page, lecture: str, open_server: str) -> Callable[..., FrameLocator]:
    """The page in a frame of a size, on a page of another origin."""

    def frame(width: int = 600, height: int = 560, server: str = open_server) -> FrameLocator:
        source = f"{server}?n=6&step=30&embed"
        page.goto(f"{lecture}?{urlencode({'source': source, 'width': width, 'height': height})}")
        return page.frame_locator("iframe")

    return frame


@pytest.mark.parametrize(("width", "height"), some(SIZES, SIZES[0]))
def test_it_works_on_a_page_of_another_origin(frame: Frame, width: int, height: int) -> None:
    inner = frame(width, height)
    number = inner.locator("#step-number")
    expect(number).to_have_text("30")
    expect(inner.locator("#board .square")).to_have_count(36)
    inner.get_by_role("button", name="Step (right arrow)").click()
    expect(number).to_have_text("31")
    inner.get_by_role("button", name="Next solution").click()
    expect(inner.locator("#solutions")).to_have_text("1")
    expect(inner.get_by_role("grid", name="Registers of the active row")).to_be_visible()
    for gone in ("Board size N", "Timeline"):
        expect(inner.get_by_role("slider", name=gone)).to_be_hidden()
    for gone in ("Code", "Now", "Call stack"):
        expect(inner.get_by_role("region", name=gone)).to_be_hidden()
    expect(inner.get_by_role("button", name="More")).to_be_hidden()
    inner.locator("body").press("?")
    inner.locator("body").press("p")
    expect(inner.get_by_role("dialog")).to_be_hidden()
    expect(inner.locator("#board")).to_be_in_viewport(ratio=1)
    expect(inner.locator("#strip")).to_be_in_viewport(ratio=1)
    inside = inner.locator("html").evaluate("(root) => [root.scrollWidth, root.scrollHeight]")
    assert inside[0] <= width
    assert inside[1] <= height


@pytest.mark.parametrize("width", some([320, 479, 480, 800], 320, 480))
def test_nothing_overlaps_below_the_board(frame: Frame, width: int) -> None:
    inner = frame(width)
    expect(inner.locator("#step-number")).to_have_text("30")
    parts = [
        box
        for part in (inner.locator(".position"), inner.locator("#speed-field"), inner.get_by_role("link"))
        if (box := part.bounding_box())
    ]
    assert len(parts) == 3
    for left, right in pairwise(parts):
        assert left["x"] + left["width"] <= right["x"]


def test_the_link_opens_the_page_at_this_step(page: Page, frame: Frame) -> None:
    inner = frame()
    expect(inner.locator("#step-number")).to_have_text("30")
    inner.get_by_role("button", name="Step (right arrow)").click()
    expect(inner.locator("#step-number")).to_have_text("31")
    with page.expect_popup() as opened:
        inner.get_by_role("link", name="Open in Bitqueens").click()
    opened.value.wait_for_load_state()
    screen = Screen(opened.value)
    screen.expect_step(31)
    expect(screen.size_field).to_have_value("6")
    expect(screen.timeline).to_be_visible()


def test_it_makes_no_history_for_the_page_around(page: Page, frame: Frame) -> None:
    inner = frame()
    expect(inner.locator("#step-number")).to_have_text("30")
    before = page.evaluate("history.length")
    for name in ("Next solution", "Previous solution", "Next solution"):
        inner.get_by_role("button", name=name).click()
    expect(inner.locator("#solutions")).not_to_have_text("0")
    assert page.evaluate("history.length") == before


@pytest.mark.allow_console("frame-ancestors|frame because")
def test_a_server_that_was_not_told_to_lets_nobody_frame_it(page: Page, frame: Frame, server_url: str) -> None:
    with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        inner = frame(server=server_url)
    expect(page.get_by_role("heading", name="Lecture")).to_be_visible()
    expect(inner.locator("#board")).to_have_count(0)
