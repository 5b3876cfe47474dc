"""All pages below a prefix, as behind a proxy: every request starts with the prefix."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from server.config.config import Config
from tests.browser.screen import Screen
from tests.tools.serving import serving
from tests.tools.slow import some

pytestmark = pytest.mark.usefixtures("context")


@pytest.fixture(scope="module")
def below() -> Iterator[str]:
    with serving(Config(prefix="/school/queens")) as address:
        yield address


@pytest.fixture
def paths(page: Page) -> list[str]:
    """The paths of all requests and connections of the page."""
    paths: list[str] = []
    page.on("request", lambda request: paths.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: paths.append(urlsplit(socket.url).path))
    return paths


def expect_below_prefix(paths: list[str]) -> None:
    assert "/school/queens/ws" in paths
    assert [path for path in paths if not path.startswith("/school/queens")] == []


@pytest.mark.parametrize("slash", some(["", "/"], ""))
def test_the_page_works_below_a_prefix_and_leads_to_the_others(
    page: Page, screen: Screen, below: str, paths: list[str], slash: str
) -> None:
    assert below.endswith("/school/queens/")
    page.goto(f"{below.rstrip('/')}{slash}?n=6&step=20")
    screen.expect_step(20)
    screen.button("Step").click()
    screen.expect_step(21)
    screen.button("More").click()
    page.get_by_role("button", name="Solutions", exact=True).click()
    page.get_by_role("dialog", name="Solutions").get_by_role("radio", name=re.compile("^All")).check()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download 4 solutions as text: matrix").click()
    assert download.value.path().read_text()
    page.goto(below)
    screen.button("More").click()
    page.get_by_role("link", name="Race", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bitqueens")
    expect(page.locator("#banner")).to_be_hidden()
    page.goto(f"{below}?exercise=place&part=rays")
    expect(page).to_have_url(re.compile(re.escape(f"{below}exercise?exercise=place&part=rays")))
    expect(page.get_by_role("heading", name="Three rays")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page).to_have_url(re.compile(re.escape(below)))
    expect_below_prefix(paths)
