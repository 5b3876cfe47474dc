"""How to read this: its text, and its signs, which have to look as on the page."""

from io import BytesIO
from typing import Any, Literal

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some

SIZES = [(1440, 900), (1280, 720), (900, 700), (390, 844), (320, 640)]
MEDIA: list[dict[str, Any]] = [{"color_scheme": "dark"}, {"forced_colors": "active"}]

# The sign, its part in the legend, the element on the page that it has to look like, and a step of N = 4 with it.
LIKE = [
    ("queen", ".queen circle", "#pieces .queen[data-shown] circle", 2),
    ("queen", ".queen use", "#pieces .queen[data-shown] use", 2),
    ("ld", ".bit-cell", '[data-register="ld"] > .bit-cell[data-on]', 4),
    ("col", ".bit-cell", '[data-register="col"] > .bit-cell[data-on]', 4),
    ("rd", ".bit-cell", '[data-register="rd"] > .bit-cell[data-on]', 4),
    ("ld", ".ray", "#rays .ray.ld[data-shown]:not(.dotted)", 4),
    ("col", ".ray", "#rays .ray.col[data-shown]:not(.dotted)", 4),
    ("rd", ".ray", "#rays .ray.rd[data-shown]:not(.dotted)", 4),
    ("dotted", ".ray", "#rays .ray.ld.dotted[data-shown]", 4),
    ("frame", ".rowframe", "#rowframe", 2),
    ("free", ".square", '#squares [data-state="free"]', 2),
    ("plumb", ".plumb", "#rays .plumb[data-shown]", 2),
    ("free", ".ring", '#board .marks [data-state="free"] .ring', 2),
    ("candidate", ".square", '#squares [data-state="candidate"]', 2),
    ("candidate", ".rim", '#board .marks [data-state="candidate"] .rim', 2),
    ("candidate", ".ghost use", "#pieces .ghost[data-shown] use", 2),
    ("tried", ".cross", '#board .marks [data-state="tried"] .cross', 6),
    ("lifted", ".cross", '#board .marks [data-state="lifted"] .cross', 5),
    ("lifted", ".ghost use", "#pieces .ghost[data-shown] use", 5),
    ("dead", ".square", '#squares [data-state="attacked"]', 4),
    ("solution", ".queen circle", "#pieces .queen[data-shown] circle", 20),
    ("taken", "[data-on]", "#strip .bit-cell.taken[data-on]", 2),
    ("taken", ".bit-cell:not([data-on])", "#strip .bit-cell.taken:not([data-on])", 2),
    ("poss", "[data-on]", "#strip .bit-cell.poss[data-on]", 2),
    ("crossed", ".bit-cell", '#strip .bit-cell.poss[data-mark="tried"]', 3),
    ("bit", ".bit-cell", "#strip .bit-cell.bit[data-on]", 3),
    ("coming", ".bit-cell", '#strip .bit-cell.bit[data-mark="coming"]', 2),
    ("ghost", ".bit-cell", "#strip .bit-cell.ghost[data-shown]", 16),
    ("path", ".node", '#tree .node.path[d^="M"]', 2),
    ("next", ".node", '#tree .node.candidate[d^="M"]', 2),
    ("searched", ".node", '#tree .node.tried[d^="M"]', 6),
    ("open", ".node", '#tree .node.open[d^="M"]', 2),
]
# The same for other searches, after the name of the algorithm.
OTHERS = [
    ("flipped", "ld0", ".bit-cell", '[data-register="ld"] > .bit-cell:not([data-on])', 4),
    ("flipped", "one", ".bit-cell", '[data-register="ld"] > .bit-cell[data-on]:not([data-mark])', 4),
    ("flipped", "incoming", ".bit-cell", '[data-register="ld"] > .bit-cell[data-mark="in"]', 4),
    ("basic", "looks", ".look:not([data-hit]) circle", ".scans .look:not([data-hit]) circle", 20),
    ("basic", "found", ".look[data-hit] circle", ".scans [data-hit] circle", 20),
    ("basic", "rejected", ".rim", '#board .marks [data-state="rejected"] .rim', 20),
    ("basic", "placed", ".rim", '#board .marks [data-state="placed"] .rim', 1),
    ("basic", "done", ".cross", '#board .marks [data-state="refused"] .cross', 23),
    ("basic", "seen", ".bit-cell[data-on]", ".bit-cell.look[data-on]", 20),
    ("basic", "line", ".bit-cell", '.bit-cell.tried[data-along="column"][data-state="refused"]', 23),
    ("caching", "flag", ".bit-cell[data-on]", '[data-register="columns"] .bit-cell[data-on]:not([data-order])', 20),
    ("conjoin", "own", ".bit-cell", '.bit-cell.own-bit[data-on]:not([data-mark="hit"])', 20),
    ("naive", "turned", ".wheel rect", ".wheel[data-turned]:not([data-state]) rect", 2),
    ("naive", "wrong", ".wheel rect", '.wheel[data-state="attacked"]:not([data-turned]) rect', 2),
]
_LOOKS = """([sign, part, there]) => {
  const names = ["backgroundColor", "backgroundImage", "boxShadow", "color", "fill", "fillOpacity", "stroke",
    "strokeDasharray", "outlineColor", "outlineStyle", "borderTopStyle", "borderTopColor", "opacity", "content"];
  const looks = (selector, pseudo) => {
    const style = getComputedStyle(document.querySelector(selector), pseudo);
    const length = (text) => (parseFloat(text) ? "…px" : text); // lengths depend on the size of a square
    return names.map((name) => `${name}: ${style[name].replace(/[\\d.]+px/g, length)}`);
  };
  const here = `[data-sign="${sign}"] ${part}`;
  return [null, "::after"].map((pseudo) => [looks(here, pseudo), looks(there, pseudo)]);
}"""
_BOXES = """(parts) => parts.map((part) => ({
  ...part.getBoundingClientRect().toJSON(), name: part.dataset.sign, fits: part.scrollWidth <= part.clientWidth,
}))"""


def legend(page: Page) -> Locator:
    return page.get_by_role("dialog", name="How to read this")


def read(screen: Screen) -> None:
    screen.press_in_menu("How to read this")
    expect(legend(screen.page).locator("dt").first).to_be_visible()


@pytest.mark.parametrize("theme", some(["light", "dark"], "light"))
def test_every_sign_looks_as_it_does_on_the_page(page: Page, screen: Screen, theme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 1440, "height": 900})
    screen.open(4)
    read(screen)
    for sign, part, there, at in sorted(LIKE, key=lambda like: like[3]):
        while screen.step < at:
            screen.picture(screen.step + 1, "step-forward")
        for here, expected in page.evaluate(_LOOKS, [sign, part, there]):
            assert here == expected, sign


def test_the_legend_explains_the_search_on_the_page(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    for algorithm, sign, part, there, step in OTHERS:
        screen.visit(f"?algorithm={algorithm}&n=4&step={step}&drawer=legend")
        expect(legend(page).locator(f'[data-sign="{sign}"]')).to_be_visible()
        screen.expect_step(step)
        screen.settle()
        for here, expected in page.evaluate(_LOOKS, [sign, part, there]):
            assert here == expected, (algorithm, sign)
    expect(legend(page)).not_to_contain_text("poss")


def test_the_legend_is_short_fits_every_window_and_shows_every_sign(page: Page, screen: Screen) -> None:
    screen.open()
    read(screen)
    told = " ".join(legend(page).locator(".legend > p").all_inner_texts())
    assert 100 < len(told.split()) <= 200
    for name in ("ld", "col", "rd", "taken", "poss", "bit"):
        expect(legend(page).locator("code").get_by_text(name, exact=True).first).to_be_visible()
    body = page.locator("#drawer-body")
    for width, height in SIZES:
        screen.resize(width, height)
        assert body.evaluate("(body) => body.scrollWidth <= body.clientWidth"), width
        signs, meanings = (body.locator(name).evaluate_all(_BOXES) for name in ("dt", "dd"))
        assert len(signs) > 25
        for sign, meaning in zip(signs, meanings, strict=True):
            assert 0 <= sign["left"] < sign["right"] <= meaning["left"] < meaning["right"] <= width, sign["name"]
            assert sign["fits"], sign["name"]
    screen.resize(1440, 4000)  # tall enough for all signs
    for media in MEDIA:
        page.emulate_media(**media)
        signs = body.locator("dt").evaluate_all(_BOXES)
        with Image.open(BytesIO(page.screenshot(animations="disabled"))) as picture:
            for sign in signs:
                assert sign["bottom"] < picture.height
                part = picture.crop([round(sign[side]) for side in ("left", "top", "right", "bottom")])
                assert part.convert("RGB").getcolors(1) is None, (media, sign["name"])
