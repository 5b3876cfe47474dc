"""A server that stops and starts again: the page keeps its step and goes on from there."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess

pytestmark = [
    pytest.mark.allow_console("WebSocket connection to"),
    pytest.mark.allow_console("Failed to load resource"),  # the icon and late modules: the server may have stopped
    pytest.mark.usefixtures("context"),
]


class RestartableServer:
    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._process = stack.enter_context(ServerProcess())
        self.address = self._process.address

    def stop(self) -> None:
        self._process.process.kill()
        self._process.process.wait()

    def start(self) -> None:
        self._process = self._stack.enter_context(ServerProcess("--port", str(self._process.port)))


@pytest.fixture
def restartable() -> Iterator[RestartableServer]:
    with ExitStack() as stack:
        yield RestartableServer(stack)


def test_a_paused_page_keeps_its_step_and_reconnects_by_itself(screen: Screen, restartable: RestartableServer) -> None:
    screen.open(address=restartable.address)
    before = screen.picture(1, "step-forward")
    restartable.stop()
    expect(screen.banner).to_contain_text("The server does not answer")
    expect(screen.button("Try now")).to_be_visible()
    assert screen.picture(1) == before
    screen.button("Step").click()  # the next steps are in the cache
    screen.expect_step(2)
    restartable.start()
    expect(screen.banner).to_be_hidden()
    screen.expect_step(2)
    screen.button("Next solution").click()
    screen.expect_step(331)


@pytest.mark.slow  # reconnecting by itself is tested above
def test_a_step_chosen_meanwhile_comes_when_the_button_reconnects(
    page: Page, screen: Screen, restartable: RestartableServer
) -> None:
    page.clock.install()  # so that only the button reconnects
    screen.open(address=restartable.address)
    restartable.stop()
    expect(screen.banner).to_contain_text("The server does not answer")
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    screen.button("Last step").click()
    page.clock.run_for(100)
    screen.expect_step(0)
    restartable.start()
    expect(screen.banner).to_contain_text("The server does not answer")
    screen.button("Try now").click()
    page.clock.run_for(100)
    page.clock.resume()
    expect(screen.banner).to_be_hidden()
    screen.expect_step(6169)


def test_a_page_reports_a_full_server_and_connects_when_a_viewer_leaves(page: Page, screen: Screen) -> None:
    with ServerProcess("--max-clients", "1") as server:
        with RawClient(server.address) as viewer:
            viewer.send('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
            viewer.receive()
            page.goto(server.address)
            expect(screen.banner).to_contain_text("No more viewers are allowed just now. Trying again")
        expect(screen.banner).to_be_hidden()
        screen.button("Step").click()
        screen.expect_step(1)
