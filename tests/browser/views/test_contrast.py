"""Contrast: marks on the board have 3:1 in both themes, and forced colours show the chosen option."""

import json
import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from server.search.step import Step
from server.search.trace.trace import Trace
from tests.browser.pixels import find_contrast, find_ground, read_png
from tests.browser.screen import Screen, box_of
from tests.tools.slow import some

LEAST = 3.0  # WCAG 1.4.11

# Points of the window in the middle of a stroke or an area, each with the name of its mark.
_MARKS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const cell = document.querySelector(".square").getBoundingClientRect().width;
  const points = [];
  const add = (name, x, y) => points.push([name, x, y]);
  const along = (name, path, from, gap) => {
    for (let at = from; at < path.getTotalLength() - 0.05; at += gap) {
      const { x, y } = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
      add(name, x, y);
    }
  };
  const inside = (name, shape, left, top) => {
    const { x, y } = new DOMPoint(left, top).matrixTransform(shape.getScreenCTM());
    add(name, x, y);
  };
  const at = (name, selector, left, top) => all(selector).forEach((one) => {
    const box = one.getBoundingClientRect();
    add(name, box.left + left * cell, box.top + top * cell);
  });
  const middle = (name, selector) => all(selector).forEach((one) => {
    const [x, y] = ["x", "y"].map((axis) => (one[`${axis}1`].baseVal.value + one[`${axis}2`].baseVal.value) / 2);
    inside(name, one, x, y);
  });
  for (const ray of all("#rays .ray.dotted[data-shown]")) along(`dotted ${ray.classList[1]}`, ray, 0.01, 0.22);
  for (const ray of all("#rays .ray:not(.dotted)[data-shown]")) along(ray.classList[1], ray, 0.6, 0.2);
  for (const plumb of all("#rays .plumb[data-shown]")) along("plumb line", plumb, 0.04, 0.18);
  middle("arrow", "#rays .arrow[data-shown] line");
  middle("scan", ".scans line");
  for (const hit of all(".scans [data-hit] circle")) inside("attacker", hit, 0.5 + hit.r.baseVal.value, 0.5);
  for (const queen of all("#pieces .queen[data-shown]")) inside("queen", queen, 0.5, 0.6);
  for (const queen of all("#pieces .ghost[data-shown]")) inside("hollow queen", queen, 0.5, 0.18 + 0.64 * 0.72);
  at("ring of a free square", '.square[data-state="free"]', 0.5, 0.3);
  at("frame of the next square", '.square[data-state="candidate"]', 0.5, 0.037);
  at("cross", '.square[data-state="tried"]', 0.5, 0.5);
  at("frame of the row", "#rowframe", 0.12, 0);
  at("frame of a solution", '.stage[data-kind="solution"] .board', -3 / cell, 0.5);
  return points;
}"""

# Both pictures hide the texts in front of marks; one of them hides the marks, too.
_HIDE = """(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""
_WORDS = ".badge, .explained { visibility: hidden; }"
_MARKS_TOO = f"""
  {_WORDS}
  :is(#rays, #pieces use, #own-lines, #rowframe, .marks) {{ visibility: hidden; }}
  .board {{ outline-color: transparent !important; box-shadow: none !important; }}
"""
_NAMES = {
    *("ld", "col", "rd", "dotted ld", "dotted col", "dotted rd", "plumb line", "arrow", "scan", "attacker", "queen"),
    *("hollow queen", "ring of a free square", "frame of the next square", "cross", "frame of the row"),
    "frame of a solution",
}


def _has_tried_square(step: Step) -> bool:
    """Return True if a free square of the active row was tried before this step."""
    return bool(255 & ~(step.ld | step.col | step.rd | step.poss | step.bit))


def _find_queries() -> list[str]:
    """Return queries of steps that together show every mark."""
    trace = Trace("bitmask", 8)
    film = [step for step in trace[:200] if len(step.queens) > 2]
    free = next(step for step in film if step.kind == "call" and step.poss & (step.poss - 1))
    crossed = next(step for step in film if step.kind == "place" and _has_tried_square(step))
    back = next(step for step in film if step.kind == "return")
    attacked = next(step for step in Trace("basic", 8)[:200] if step.kind == "reject" and len(step.queens) > 3)
    numbers = [free.step, crossed.step, back.step, trace.find("dead_end", 0), trace.find("solution", 0)]
    return [*(f"algorithm=bitmask&step={number}" for number in numbers), f"algorithm=basic&step={attacked.step}"]


@pytest.mark.parametrize("view", some(["", "&present"], ""))
def test_every_mark_on_the_board_has_enough_contrast(open_page: Callable[..., Page], view: str) -> None:
    page = open_page(device_scale_factor=2)
    screen = Screen(page)
    found: dict[str, float] = {}
    for query in _find_queries():
        screen.visit(f"?{query}{view}")
        screen.expect_step(int(query.split("=")[-1]))
        screen.settle()
        for theme in ("light", "dark"):
            for name, ratio in _measure_contrasts(page, theme).items():
                found[f"{theme} {name}"] = min(found.get(f"{theme} {name}", 21), ratio)
    assert {re.sub("^(light|dark) ", "", key) for key in found} == _NAMES
    assert {key: round(ratio, 2) for key, ratio in found.items() if ratio < LEAST} == {}


def _measure_contrasts(page: Page, theme: Literal["light", "dark"]) -> dict[str, float]:
    """Return the least contrast of each mark with its background, by name."""
    page.emulate_media(color_scheme=theme)
    board = box_of(page.locator("#board"))
    clip = {name: board[name] + more for name, more in (("x", -9), ("y", -9), ("width", 18), ("height", 18))}  # type: ignore[literal-required]
    marks = page.evaluate(_MARKS)
    pictures = []
    for rules in (_WORDS, _MARKS_TOO):
        page.evaluate(_HIDE, rules)
        pictures.append(read_png(page.screenshot(clip=clip)))  # type: ignore[arg-type]
    least: dict[str, float] = {}
    for name, x, y in marks:
        middle = [round(2 * (at - corner)) for at, corner in ((x, clip["x"]), (y, clip["y"]))]
        around = [(middle[0] + right, middle[1] + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        with_it, without = ([picture.getpixel(point) for point in around] for picture in pictures)
        ratio = max(find_contrast(one, other) for one, other in zip(with_it, without, strict=True))  # type: ignore[arg-type]
        least[name] = min(least.get(name, 21), ratio)
    return least


# Groups of options: the address, the size of the window, the opening button if any, and the options.
_CHOICES = {
    "languages": ("?n=8", (1440, 900), "", ".languages button"),
    "tabs": ("?n=8", (1280, 720), "", ".tabs button:not([hidden])"),
    "tabs of a phone": ("?n=8", (390, 844), "", ".tabs button"),
    "loop": ("?from=5&to=30", (1440, 900), "#more-controls", "#controls > button, #into"),
    "which solutions": ("?drawer=gallery&step=400", (1440, 900), "", ".segments label"),
    "algorithms": ("?n=8", (1440, 900), "#algorithm", "#algorithms button"),
    "code of Present": ("/?present", (1440, 900), "", ".tools button"),
    "rules of the race": ("/race", (1440, 900), "", ".rules label:has([type=radio]) > span"),
    "pages": ("/race", (1440, 900), "", ".top nav a"),
}
_CHOSEN = """(elements) => {
  const states = ["pressed=true", "selected=true", "checked=true", "current=page"].map((state) => `[aria-${state}]`);
  const chosen = (one) => one.matches(`${states}, :has(:checked), :checked + *`);
  const seen = elements.filter((one) => one.checkVisibility());
  return [true, false].map((wanted) => elements.indexOf(seen.find((one) => chosen(one) === wanted)));
}"""


@pytest.mark.parametrize("scheme", some(["light", "dark"], "light"))
def test_forced_colours_show_the_chosen_option(page: Page, screen: Screen, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    same = {}
    for name, (address, (width, height), opener, selector) in _CHOICES.items():
        page.set_viewport_size({"width": width, "height": height})
        if address.startswith("?"):
            screen.visit(address)
            screen.settle()
        elif not page.url.endswith(address):
            page.goto(address)
        expect(page.locator(selector).first).to_be_attached()
        if opener:
            page.locator(opener).click()
        choices = page.locator(selector)
        found = f"({_CHOSEN})([...document.querySelectorAll({json.dumps(selector)})])"
        page.wait_for_function(f"() => Math.min(...{found}) >= 0")  # the opened menu may still be loading
        chosen, other = choices.evaluate_all(_CHOSEN)
        grounds = [find_ground(choices.nth(index).screenshot()) for index in (chosen, other)]
        if find_contrast(*grounds) < LEAST:
            same[name] = grounds
    assert same == {}
