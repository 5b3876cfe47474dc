"""The listing shows whole lines in every window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.screen import Screen

WINDOWS = [(1440, 900), (1366, 768), (1280, 720), (900, 700), (390, 844), (683, 384)]
RUNS = ["n=8&step=200", "n=8&algorithm=loop&step=2000", "n=8&algorithm=caching&step=1200", "n=8&present&step=200"]

# The lines that the visible part cuts, the scroll position, and the number of running lines that are not visible.
_MEASURE = """() => {
  const listing = document.getElementById("listing");
  const { top } = listing.getBoundingClientRect();
  const high = listing.firstElementChild.offsetHeight;
  const masked = listing.clientHeight % high;
  const isMasked = masked === 0 || getComputedStyle(listing).maskImage.includes("round");
  const boxes = [...listing.children].map((line) => line.getBoundingClientRect());
  const end = top + listing.clientHeight - masked;
  const running = [...listing.querySelectorAll("[data-current]")];
  return {
    cut: isMasked ? boxes.flatMap((box, at) => [top, end].some((y) => box.top < y - 1 && box.bottom > y + 1) ? at : [])
      : ["not masked"],
    at: [listing.scrollTop, listing.clientHeight, high],
    hidden: running.filter((line) => line.getBoundingClientRect().bottom > end + 1).length,
  };
}"""


def test_no_line_of_the_listing_is_cut(page: Page, screen: Screen) -> None:
    page.emulate_media(reduced_motion="reduce")
    faults: list[tuple[Any, ...]] = []
    for query in RUNS:
        page.goto(f"/?{query}")
        for width, height in WINDOWS:
            screen.resize(width, height)
            if page.locator("#tab-code").is_visible():
                page.locator("#tab-code").click()
            screen.settle()
            for wheel in (0, 37, 10_000):
                page.evaluate("by => document.getElementById('listing').scrollBy(0, by)", wheel)
                found = page.evaluate(_MEASURE)
                if found["cut"] or (found["hidden"] and not wheel):
                    faults.append((query, width, height, wheel, found))
    assert not faults, "\n".join(map(str, faults))
