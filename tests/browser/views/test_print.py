"""The printed page: one sheet with board, strip, code, sentence and number of the step, on white."""

import re
from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some


@pytest.mark.parametrize(
    ("theme", "width"), some(product(["light", "dark"], [390, 1440]), ("light", 390), ("dark", 1440))
)
def test_paper_has_a_step_without_controls(
    page: Page, screen: Screen, theme: Literal["light", "dark"], width: int
) -> None:
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


@pytest.mark.parametrize("algorithm", some(["bitmask", "caching"], "caching"))
def test_a_step_fits_on_one_sheet_without_explanations(page: Page, screen: Screen, algorithm: str) -> None:
    page.set_viewport_size({"width": 711, "height": 1040})  # A4 without its margins
    page.goto(f"/?algorithm={algorithm}&n=8&step=60")
    screen.expect_step(60)
    page.emulate_media(media="print")
    screen.settle()
    if algorithm == "caching":
        for name in ("columns", "majors", "minors"):
            expect(page.locator("#strip .label b").get_by_text(name, exact=True)).to_be_visible()
    expect(page.locator("#algorithm-title")).to_have_text(algorithm.capitalize())
    boxes = [page.locator(part).bounding_box() for part in ("h1", "#algorithm-title", "#n-field")]
    lefts = [box["x"] for box in boxes if box]
    assert lefts == sorted(lefts)
    stage = page.locator("#stage")
    untouched = stage.screenshot(animations="disabled")
    page.emulate_media(media="screen")
    page.locator("#squares [y='2'][x='2']").hover()
    expect(page.locator("#explained")).to_be_visible()
    page.emulate_media(media="print")
    screen.settle()
    expect(page.locator("#explained")).to_be_hidden()
    assert stage.screenshot(animations="disabled") == untouched, "an explanation changes the printed board"
    for address in ("?step=2802", "?n=4&step=20", "?n=16&step=100", "?n=32&step=9"):
        screen.visit(address)
        screen.expect_step(int(address.rpartition("=")[2]))
        screen.settle()
        for paper in ("A4", "Letter"):
            pages = re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format=paper))
            assert len(pages) == 1, (address, paper)
