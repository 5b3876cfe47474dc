"""Every page in every window: the board is large enough and complete, and nothing is cut off or wider than the page.

The lessons have tests of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some

WINDOWS = [(1440, 900), (1366, 768), (844, 390), (683, 384), (768, 450), (390, 844), (360, 640), (320, 568)]

EXERCISES = [f"/exercise?exercise=place{part}" for part in ("", "&part=watch", "&part=rays", "&part=digits")]
# Pages with a board, each with its selector and its least share of the window's short side in portrait and landscape,
# at most 200 pixels. A race has two boards side by side, and an embedded board its registers below.
BOARDS = {
    "/?n=8&step=40": ("#board", 0.55, 0.55),
    "/?n=4&step=9&present": ("#board", 0.55, 0.55),
    "/?n=8&step=40&embed": ("#board", 0.55, 0.45),
    "/race?n=8&way=checks&at=0.3": (".raceboard", 0.4, 0.51),
    **dict.fromkeys(EXERCISES, ("#place .board", 0.55, 0.55)),
}
OTHERS = [
    "/race?way=time",
    "/worksheet?steps=bitmask.8.330,basic.6.9&kinds=next,free,ld,attacker",
    "/manual",
    "/exercise",
]

# The side of the board in pixels and the number of covered corners, after scrolling to it.
_BOARD = """(name) => {
  const board = document.querySelector(name);
  board.scrollIntoView({ block: "end", behavior: "instant" });
  const { left, right, top, bottom, width } = board.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y]));
  const isSeen = ([x, y]) => board.contains(document.elementFromPoint(x, y));
  return [width, corners.filter((corner) => !isSeen(corner)).length];
}"""

# The pixels that the page is too wide, and the elements that extend beyond it or their card. Elements that scroll by
# themselves may be wider.
_CUT = """() => {
  const page = document.documentElement;
  const scrolls = (part) => part?.parentElement
    && (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const isOut = (part) => {
    const { left, right, width } = part.getBoundingClientRect();
    const card = part.closest(".lane")?.getBoundingClientRect() ?? { left: 0, right: page.clientWidth };
    return width > 1 && (left < card.left - 1 || right > card.right + 1);
  };
  const seen = [...document.querySelectorAll("body *")].filter((part) => part instanceof HTMLElement);
  return [
    Math.max(0, page.scrollWidth - page.clientWidth),
    seen.filter((part) => part.checkVisibility() && !part.matches(".fallen, .fallen *"))
      .filter((part) => isOut(part) && !scrolls(part.parentElement))
      .map((part) => `${part.localName}.${part.className}`),
  ];
}"""

# Of an exercise, the elements that are covered when they are scrolled to the middle of the window, and those that have
# more than they show.
_COVERED = """() => [...document.querySelectorAll("#place *")].filter((part) => {
  if (!part.checkVisibility()) return false;
  if (getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1) return true;
  if (!part.matches("button, a, select, summary, .board, .bit-cell, .place-register, h2, h3, p")) return false;
  part.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !hit || !(part.contains(hit) || hit.contains(part));
}).map((part) => `${part.localName}.${part.className} ${part.textContent.slice(0, 30)}`)"""

# The board and buttons of an exercise that are covered or outside the window before any scrolling.
_OUT_OF_SIGHT = """() => {
  scrollTo(0, 0);
  return [...document.querySelectorAll("#place .board, .frame-buttons button")].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isSeen = (y) => part.contains(document.elementFromPoint((left + right) / 2, y));
    return part.checkVisibility() && ![top + 4, bottom - 4].every(isSeen);
  }).map((part) => part.textContent);
}"""


@pytest.mark.parametrize(
    ("address", "locale"), some(product([*BOARDS, *OTHERS], ["en-GB", "de-DE"]), *product(BOARDS, ["de-DE"]))
)
def test_a_page_fits_every_window(open_page: Callable[..., Page], address: str, locale: str) -> None:
    page = open_page(locale=locale)
    page.goto(address)
    board, *shares = BOARDS.get(address, ("main", 0, 0))
    expect(page.locator(board).first).to_be_visible()
    expect(page.locator("html[data-settled]")).to_be_attached()
    for width, height in WINDOWS:
        Screen(page).resize(width, height)
        if address in BOARDS:
            side, covered = page.evaluate(_BOARD, board)
            assert side >= min(200, shares[width > height] * min(width, height)), (width, height)
            assert covered == 0 or address in EXERCISES, (width, height)  # buttons may lie on the end of their page
        assert page.evaluate(_CUT) == [0, []], (width, height)
        if address in EXERCISES:
            assert page.evaluate(_COVERED) == [], (width, height)
            assert width <= height or page.evaluate(_OUT_OF_SIGHT) == [], (width, height)
