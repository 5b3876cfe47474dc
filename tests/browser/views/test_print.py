"""On paper: one sheet with the board, the strip, the code, the sentence and the step's number, in ink on white."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_what_is_on_it(page: Page, screen: Screen, theme: Literal["light", "dark"], width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=theme)
    page.goto("/?step=2802&drawer=keys")
    screen.expect_step(2802)
    page.emulate_media(media="print")
    expect(page.get_by_role("group", name=re.compile("^Board of"))).to_be_visible()
    for region in ("Code", "Now"):
        expect(page.get_by_role("region", name=region)).to_be_visible()
    expect(page.get_by_role("grid", name="Registers of the active row")).to_be_visible()
    expect(screen.number).to_be_visible()
    expect(page.locator("#title")).to_be_visible()
    for role in ("slider", "tab", "dialog"):
        expect(page.get_by_role(role).filter(visible=True)).to_have_count(0)  # type: ignore[arg-type]
    expect(screen.button("Play")).to_be_hidden()
    expect(screen.button("More")).to_be_hidden()
    colours = page.evaluate(
        """() => ["body", ".stage", "#panel-code"]
          .map((part) => getComputedStyle(document.querySelector(part)).backgroundColor)"""
    )
    assert colours == ["rgb(255, 255, 255)"] * 3


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_it_is_one_sheet(page: Page, screen: Screen, paper: str) -> None:
    for address in ("/?step=2802", "/?n=4&step=20", "/?n=16&step=100", "/?n=32&step=9"):
        page.goto(address)
        screen.expect_step(int(address.rpartition("=")[2]))
        pages = re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format=paper))
        assert len(pages) == 1, address
