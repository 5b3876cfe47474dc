"""A newer version on the server: the page reports it and offers to reload at its step."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.serving import ROOT, ServerProcess
from tests.tools.slow import some

pytestmark = [
    pytest.mark.allow_console("WebSocket connection to|Failed to load resource"),
    pytest.mark.usefixtures("context"),
]

NEW = "There is a new version of this page."


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the checkout that a test may change."""
    for folder in ("server", "tests/tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder)  # with the compiled modules
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def change(copy: Path) -> None:
    words = copy / "server/static/js/words/en/page.js"
    words.write_text(words.read_text("utf-8").replace('"How to read this"', '"How it is read"'), "utf-8")


def reload(screen: Screen) -> None:
    with screen.page.expect_navigation():
        screen.button("Reload").click()
    screen.settle()


@pytest.mark.slow  # the restarted server is tested below
def test_a_new_version_is_noticed_when_a_module_is_missing(page: Page, screen: Screen, copy: Path) -> None:
    with ServerProcess(root=copy) as server:
        screen.open(address=server.address)
        screen.button("Step").click()
        screen.expect_step(1)
        change(copy)
        assert page.request.get(server.address).ok  # without a restart the next page has the new version
        screen.press_in_menu("How to read this")
        expect(screen.banner).to_contain_text(NEW)
        screen.button("Step").click()
        screen.expect_step(2)
        expect(screen.banner).to_contain_text(NEW)
        reload(screen)
        expect(screen.number).to_have_text("2")
        expect(screen.banner).to_be_hidden()
        screen.press_in_menu("How it is read")
        expect(page.get_by_role("dialog", name="How it is read")).to_be_visible()


@pytest.mark.parametrize("path", some(["?n=6&step=20", "race"], "?n=6&step=20"))
def test_a_new_version_is_noticed_after_a_restart(page: Page, screen: Screen, copy: Path, path: str) -> None:
    with ServerProcess(root=copy) as first:
        page.goto(first.address + path)
        screen.settle()
        first.process.kill()
        first.process.wait()
        expect(screen.banner).to_contain_text("The server does not answer")
        change(copy)
        with ServerProcess("--port", str(first.port), root=copy):
            expect(screen.banner).to_have_text(NEW)
            reload(screen)
            expect(screen.banner).to_be_hidden()
            if path != "race":
                expect(screen.number).to_have_text("20")


@pytest.mark.slow  # a new version is tested above
def test_a_restart_with_the_same_version_is_not_reported(page: Page, screen: Screen) -> None:
    with ServerProcess() as first:
        screen.open(address=first.address)
        first.process.kill()
        first.process.wait()
        expect(screen.banner).to_contain_text("The server does not answer")
        with (
            page.expect_response(lambda response: response.request.method == "HEAD") as asked,
            ServerProcess("--port", str(first.port)),
        ):
            expect(screen.banner).to_be_hidden()
            assert asked.value.status == 200
            screen.button("Step").click()
            screen.expect_step(1)
            expect(screen.banner).to_be_hidden()
