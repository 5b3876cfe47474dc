"""Every page in every window: the board is large enough and complete, and nothing is cut off or wider than the page.

The exercises and the lessons have tests of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.exercise.test_windows import WINDOWS
from tests.browser.screen import Screen
from tests.tools.slow import some

# Pages with a board, each with its selector and its least share of the window's short side in portrait and landscape,
# at most 200 pixels. A race has two boards side by side, and an embedded board its registers below.
BOARDS = {
    "/?n=8&step=40": ("#board", 0.55, 0.55),
    "/?n=4&step=9&present": ("#board", 0.55, 0.55),
    "/?n=8&step=40&embed": ("#board", 0.55, 0.45),
    "/race?n=8&way=checks&at=0.3": (".raceboard", 0.4, 0.51),
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
            assert covered == 0, (width, height)
        assert page.evaluate(_CUT) == [0, []], (width, height)
