"""The explanation beside what is pointed at, as it stands on the page."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen

_SHOWN = "document.getElementById('explained').checkVisibility({ visibilityProperty: true })"

# What the explanation speaks of and stands on, as far as it is in sight, and the edges of the window that it crosses.
COVERED = """(place) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const boxes = (name, elements) => elements.map((one) => [name, one.getBoundingClientRect()]);
  const told = document.getElementById("explained").getBoundingClientRect();
  const covers = ({ left, top, right, bottom }) =>
    Math.min(right, told.right) - Math.max(left, told.left) > 0.5 &&
    Math.min(bottom, told.bottom) - Math.max(top, told.top) > 0.5;
  const onTheWay = (line) => Array.from({ length: 33 }, (_, at) => {
    const along = (axis) => (line[`${axis}1`].baseVal.value * at + line[`${axis}2`].baseVal.value * (32 - at)) / 32;
    const { x, y } = new DOMPoint(along("x"), along("y")).matrixTransform(line.getScreenCTM());
    return ["a line of attack", new DOMRect(x - 1, y - 1, 2, 2)];
  });
  const named = [
    ["the place", place.getBoundingClientRect()],
    ...boxes("the active row", all("#rowframe, .rowname[data-active]")),
    ...boxes("an attacker", all(".attacker[data-shown]")),
    ...all(".cause[data-shown]").flatMap(onTheWay),
    ...boxes("a register", all(".register:has([data-lit]) :is(.label b, .bit-cell)")),
  ];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const inside = told.left >= 0 && told.top >= 0 && told.right <= width && told.bottom <= height;
  const covered = new Set(named.filter(([, box]) => covers(box)).map(([name]) => name));
  return [...covered, ...(inside ? [] : ["an edge of the window"])];
}"""


def expect_beside(screen: Screen, places: Iterable[Locator]) -> None:
    """Pointed at one after the other, each is explained; that covers nothing that it speaks of, and no edge."""
    page, bubble = screen.page, screen.page.locator("#explained")
    screen.settle()
    for place in places:
        page.keyboard.press("Escape")
        screen.until(f"!{_SHOWN}")
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")
        at = place.bounding_box()
        assert at
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        screen.until(_SHOWN)
        screen.settle()
        assert place.evaluate(COVERED) == [], f"{place}: {bubble.inner_text()}"
    page.mouse.move(2, 2)


def expect_told(page: Page, focused: Locator) -> None:
    """What has the focus bears the sentence beside it as its name."""
    expect(focused).to_have_count(1)
    page.wait_for_function("""() => {
      const { ariaLabel } = document.activeElement;
      return ariaLabel && ariaLabel === document.getElementById("explained-text").innerText;
    }""")
