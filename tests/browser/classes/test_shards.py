"""Pages of classes in two processes behind nginx."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from server.rooms.codes import signs_of_shard
from tests.browser.classes.host import PHONE
from tests.browser.classes.test_host import WIDE, Classroom, expect_step
from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.tools.attend import request
from tests.tools.programs import need
from tests.tools.proxies import nginx
from tests.tools.raw import RawClient
from tests.tools.shards import COUNT, KEY, Shards

NewContext = Callable[..., BrowserContext]
TRUSTING = {"ignore_https_errors": True}
FOLLOWING = "Following"


@pytest.fixture(autouse=True)
def programs() -> None:
    need("nginx", "openssl")


def site_of(shards: Shards) -> str:
    return f"https://127.0.0.1:{shards.proxy.port}{shards.prefix}/"


def type_code(page: Page, code: str) -> None:
    page.get_by_label("Code of the class").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()


@pytest.mark.allow_console("WebSocket connection|Failed to load resource")
def test_pages_come_back_to_the_process_of_their_class_after_its_end(new_context: NewContext, tmp_path: Path) -> None:
    wide, phones = new_context(**WIDE, **TRUSTING), new_context(**PHONE, **TRUSTING)
    with Shards(nginx, "/queens", tmp_path) as shards, closing_pages(wide, phones):
        room = Classroom(site_of(shards), wide, phones)
        host, scanned, typed = room.open(KEY), room.pupil(phone=True), room.open_device(f"{room.address}?drawer=class")
        type_code(typed, room.code)
        expect(typed.locator(".class-band")).to_contain_text(FOLLOWING)
        (shard,) = [index for index in range(COUNT) if room.code[0] in signs_of_shard(index + 1, COUNT)]
        shards.kill(shard)
        expect(host.locator("#banner[data-lost]")).to_be_visible()
        shards.start_again(shard)
        expect(host.locator("#banner[data-lost]")).to_be_hidden()
        people = host.locator(".class-people-list")
        expect(people).to_contain_text("2 here, 2 follow")
        host.keyboard.press("Escape")
        host.keyboard.press("ArrowRight")
        expect_step(41, scanned, typed)
        lines: list[str] = []
        host.on("websocket", lambda line: lines.append(urlsplit(line.url).query))
        host.reload()
        Screen(host).press_in_menu("Class")
        expect(people).to_contain_text("2 here, 2 follow")
        assert lines == [f"class={room.code}"]


def test_a_typed_code_leads_to_another_process_or_to_a_sentence(new_context: NewContext, tmp_path: Path) -> None:
    """All connections without a class lead to the second process, and the class is in the first one."""
    proxy = partial(nginx, change=lambda recipe: recipe.replace("default bitqueens;", "default bitqueens_2;"))
    phones, film = new_context(**PHONE, **TRUSTING), {"algorithm": "bitmask", "n": 8, "step": 40}
    with (
        Shards(proxy, "/queens", tmp_path) as shards,
        closing_pages(phones),
        RawClient(shards.servers[0].address) as host,
    ):
        code = request(host, type="open", token=token_hex(16), key=KEY, **film)["code"]
        page = phones.new_page()
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(urlsplit(line.url).query))
        page.goto(f"{site_of(shards)}?drawer=class")
        type_code(page, code)
        expect(page.locator(".class-band")).to_contain_text(FOLLOWING)
        expect_step(40, page)
        assert lines == ["", f"class={code}"]
        page.goto(f"{shards.servers[1].address}?drawer=class")  # without a proxy
        type_code(page, code)
        expect(page.locator("#class-error")).to_contain_text("its proxy does not lead to the one with the class")
