"""The page in a frame of another site that the server allows: board, strip and transport alone, or the whole page."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from server.config.config import make_config
from server.config.settings import from_environ
from tests.browser.screen import Screen
from tests.tools.serving import serving
from tests.tools.slow import some

SIZES = [(320, 480), (479, 560), (480, 640), (800, 600)]

pytestmark = pytest.mark.usefixtures("context")


class Lecture(BaseHTTPRequestHandler):
    """A page with a frame; the query has the address and size of the frame."""

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
    """The address of another site, served in fact, since a page made by Playwright cannot frame a local address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Lecture)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="module")
def open_server(lecture: str) -> Iterator[str]:
    """The address of a server that allows frames on the other site."""
    with serving(make_config(from_environ({"BITQUEENS_ALLOW_EMBEDDING": lecture.rstrip("/")}, {}))) as address:
        yield address


def _show(page: Page, lecture: str, source: str, width: int, height: int) -> FrameLocator:
    page.goto(f"{lecture}?{urlencode({'source': source, 'width': width, 'height': height})}")
    return page.frame_locator("iframe")


@pytest.mark.parametrize(("width", "height"), some(SIZES, SIZES[0], SIZES[2]))
def test_the_embedded_film_works_on_a_page_of_another_origin(
    page: Page, lecture: str, open_server: str, width: int, height: int
) -> None:
    inner = _show(page, lecture, f"{open_server}?n=6&step=30&embed", width, height)
    number = inner.locator("#step-number")
    expect(number).to_have_text("30")
    expect(inner.locator("#board .square")).to_have_count(36)
    expect(inner.get_by_role("grid", name="Registers of the active row")).to_be_visible()
    for gone in ("Board size N", "Timeline"):
        expect(inner.get_by_role("slider", name=gone)).to_be_hidden()
    for gone in ("Code", "Now", "Call stack"):
        expect(inner.get_by_role("region", name=gone)).to_be_hidden()
    expect(inner.get_by_role("button", name="More", exact=True)).to_be_hidden()
    inner.locator("body").press("?")
    inner.locator("body").press("p")
    expect(inner.get_by_role("dialog")).to_be_hidden()
    expect(inner.locator("#board")).to_be_in_viewport(ratio=1)
    expect(inner.locator("#strip")).to_be_in_viewport(ratio=1)
    inside = inner.locator("html").evaluate("(root) => [root.scrollWidth, root.scrollHeight]")
    assert inside[0] <= width
    assert inside[1] <= height
    below = [inner.locator(".position"), inner.locator("#speed-field"), inner.get_by_role("link")]
    boxes = [box for part in below if (box := part.bounding_box())]
    assert len(boxes) == 3
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"], "controls below the board overlap"
    before = page.evaluate("history.length")
    inner.get_by_role("button", name="More controls").click()
    for name in ("Next solution", "Previous solution", "Next solution"):
        inner.get_by_role("button", name=name).click()
    expect(number).to_have_text("207")
    assert page.evaluate("history.length") == before, "the frame adds to the history of the page around it"
    inner.get_by_role("button", name="Step (right arrow)").click()
    expect(number).to_have_text("208")
    with page.expect_popup() as opened:
        inner.get_by_role("link", name="Open in Bitqueens").click()
    opened.value.wait_for_load_state()
    screen = Screen(opened.value)
    screen.expect_step(208)
    expect(screen.size_field).to_have_value("6")
    expect(screen.timeline).to_be_visible()


@pytest.mark.allow_console("frame-ancestors|frame because")
def test_the_whole_page_works_in_an_allowed_frame_and_in_no_other(
    page: Page, lecture: str, open_server: str, server_url: str
) -> None:
    inner = _show(page, lecture, open_server, 900, 700)
    expect(inner.get_by_role("heading", level=1)).to_be_visible()
    inner.get_by_role("button", name="More controls").click()
    inner.get_by_role("button", name="Next solution (N)", exact=True).click()
    expect(inner.locator("#step-number")).to_have_text("331")
    with page.expect_console_message(lambda message: "frame-ancestors" in message.text):
        inner = _show(page, lecture, f"{server_url}?n=6&step=30&embed", 900, 700)
    expect(page.get_by_role("heading", name="Lecture")).to_be_visible()
    expect(inner.locator("#board")).to_have_count(0)
