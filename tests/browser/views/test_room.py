"""The board up to 1920 x 1080 and on lying phones: it never shrinks as windows grow, with all registers in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.tools.slow import some

WIDTHS = [320, 360, 390, 430, 480, 540, 559, 560, 600, 683, 760, 820, 859, 860, 919, 920, 1000, 1100, 1199, 1200, 1249]
WIDTHS += [1250, 1280, 1366, 1440, 1536, 1680, 1800, 1920]
HEIGHTS = [568, 640, 720, 800, 900, 1080]
LYING = [(568, 320), (683, 384), (740, 360), (844, 390), (932, 430)]
SHARE = 0.45  # of the window's short side

_ROOM = """() => {
  const rows = [...document.querySelectorAll("#strip .register")];
  const footer = document.querySelector("footer").getBoundingClientRect();
  const low = footer.left > 0 ? innerHeight : footer.top;
  const isOut = (part) => {
    const { top, bottom, left, right, width } = part.getBoundingClientRect();
    return !part.checkVisibility() || !width || top < 0 || bottom > low + 0.5 || left < 0 || right > innerWidth + 0.5;
  };
  return {
    board: document.querySelector("#board").getBoundingClientRect().width,
    hidden: rows.filter((row) => [...row.querySelectorAll(".label > b, :scope > .bit-cell")].some(isOut))
      .map((row) => row.dataset.register),
    rows: rows.length,
    page: document.documentElement.scrollWidth - innerWidth,
  };
}"""


PLACES = {"whole": "?n=8&step=40", "calm": "?calm&n=8&step=9", "flipped": "?algorithm=flipped&n=8&step=40"}


@pytest.mark.parametrize("place", some(PLACES, "whole", "calm"))
def test_a_larger_window_never_has_a_smaller_board(page: Page, screen: Screen, place: str) -> None:
    page.goto(f"/{PLACES[place]}")
    expect(page.locator("#strip .register").first).to_be_attached()
    faults = []
    for height, widths in [*((height, WIDTHS) for height in HEIGHTS), *((height, [width]) for width, height in LYING)]:
        before = 0.0
        for width in widths:
            screen.resize(width, height)
            room: dict[str, Any] = page.evaluate(_ROOM)
            where = f"{width} x {height}: board {room['board']}"
            if room["board"] < before:
                faults.append(f"{where}, {before} in a narrower window")
            if room["board"] < SHARE * min(width, height):
                faults.append(f"{where}, less than {SHARE} of the short side")
            if room["hidden"] or not room["rows"]:
                faults.append(f"{where}, not in sight: {room['hidden']}")
            if room["page"] > 0:
                faults.append(f"{where}, the page is too wide")
            before = room["board"]
    assert not faults, "\n".join(faults)
