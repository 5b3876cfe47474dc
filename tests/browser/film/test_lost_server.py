"""The server goes away and comes back; the page stays where it is and goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess

pytestmark = [
    pytest.mark.allow_console("WebSocket connection to"),
    pytest.mark.allow_console("Failed to load resource"),  # icon and late parts: the server may be gone
    pytest.mark.usefixtures("context"),
]


class Mortal:
    """A server that can die, and be born again at the same port."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._process = stack.enter_context(ServerProcess())
        self.address = self._process.address

    def die(self) -> None:
        self._process.process.kill()
        self._process.process.wait()

    def live(self) -> None:
        self._process = self._stack.enter_context(ServerProcess("--port", str(self._process.port)))


@pytest.fixture
def mortal() -> Iterator[Mortal]:
    with ExitStack() as stack:
        yield Mortal(stack)


def test_a_paused_page_keeps_its_step_and_reconnects_by_itself(screen: Screen, mortal: Mortal) -> None:
    screen.open(address=mortal.address)
    before = screen.picture(1, "step-forward")
    mortal.die()
    expect(screen.banner).to_contain_text("The server does not answer")
    expect(screen.button("Try now")).to_be_visible()
    assert screen.picture(1) == before
    screen.button("Step").click()  # the steps next to it are here already
    screen.expect_step(2)
    mortal.live()
    expect(screen.banner).to_be_hidden()
    screen.expect_step(2)
    screen.button("Next solution").click()
    screen.expect_step(331)


@pytest.mark.slow  # beside the page that comes back by itself
def test_what_is_wished_meanwhile_comes_when_the_button_brings_the_server_back(
    page: Page, screen: Screen, mortal: Mortal
) -> None:
    page.clock.install()  # so that no try comes but the button's
    screen.open(address=mortal.address)
    mortal.die()
    expect(screen.banner).to_contain_text("The server does not answer")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    screen.button("Last step").click()
    page.clock.run_for(100)
    screen.expect_step(0)
    mortal.live()
    expect(screen.banner).to_contain_text("The server does not answer")
    screen.button("Try now").click()
    page.clock.run_for(100)
    page.clock.resume()
    expect(screen.banner).to_be_hidden()
    screen.expect_step(6169)


def test_where_all_places_are_taken_the_page_says_so_and_comes_when_one_is_free(page: Page, screen: Screen) -> None:
    with ServerProcess("--max-clients", "1") as server:
        with RawClient(server.address) as viewer:
            viewer.send('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
            viewer.receive()
            page.goto(server.address)
            expect(screen.banner).to_contain_text("As many viewers as allowed are connected. Trying again")
        expect(screen.banner).to_be_hidden()
        screen.button("Step").click()
        screen.expect_step(1)
