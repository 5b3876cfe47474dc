"""A connection that is open and dead, as after a computer's sleep: nothing that the page sends gets through."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.tools.slow import some

PAGES = "?n=18&step=1000000000", "race", "puzzle", "worksheet?steps=bitmask.8.330", "exercise?exercise=place&part=rays"
SILENT = {
    "en": "The server has not answered for 5 seconds.",
    "de": "Der Server hat seit 5 Sekunden nicht geantwortet.",
}
# All that a screen reader announces of the banner.
RECORD_BANNER = """
  globalThis.banner = [""];
  new MutationObserver(() => {
    const text = document.getElementById("banner-text")?.textContent ?? "";
    if (text !== banner.at(-1)) banner.push(text);
  }).observe(document, { childList: true, characterData: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("path", "language"), some([(path, language) for path in PAGES for language in SILENT], (PAGES[0], "de"))
)
@pytest.mark.usefixtures("context")  # since it has a clock of its own
def test_a_dead_connection_is_told_once_and_replaced(page: Page, server_url: str, path: str, language: str) -> None:
    opened: list[WebSocketRoute] = []

    def swallow_first(socket: WebSocketRoute) -> None:
        opened.append(socket)
        if len(opened) > 1:
            socket.connect_to_server()

    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});")
    page.add_init_script(RECORD_BANNER)
    page.route_web_socket("**/ws", swallow_first)
    page.clock.install()
    page.goto(f"{server_url}{path}")
    expect(page.locator("html[data-started]")).to_be_attached()
    page.clock.run_for(6_000)
    expect(page.locator("#banner-text")).to_have_text(SILENT[language])
    assert len(opened) == 1
    page.clock.run_for(8_000)
    expect(page.locator("html[data-settled]")).to_be_attached()
    assert page.evaluate("banner") == ["", SILENT[language], ""]
    assert len(opened) == 2
