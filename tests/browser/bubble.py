"""The explanation beside a square or cell under the pointer."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen, box_of

_SHOWN = "document.getElementById('explained').checkVisibility({ visibilityProperty: true })"

# Lists the visible subjects of the explanation that it covers, and the window edge if it extends beyond the window.
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


# The highlighted lines of attack from queen to square, rings around queens, and cells by register and column.
_LIT = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (kind) => all(`#causes ${kind}[data-shown]`).filter((one) => one.checkVisibility());
  const at = (shape, ...names) => names.map((name) => Math.floor(shape.getAttribute(name)));
  return {
    lines: seen("line").map((one) => [one.dataset.line, ...at(one, "y1", "x1", "y2", "x2")]),
    rings: seen("circle").map((one) => at(one, "cy", "cx")),
    cells: all("#below .register").flatMap((row) => all(":scope > .bit-cell", row)
      .flatMap((cell, column) => ("lit" in cell.dataset ? [[row.dataset.register, column]] : []))),
  };
}"""


def lit(page: Page) -> dict[str, Any]:
    """Return the highlighted lines, rings and cells of the explanation."""
    found: dict[str, Any] = page.evaluate(_LIT)
    return found


def point(page: Page, place: Locator) -> None:
    """Move the mouse to the centre of an element."""
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")  # the element may still be moving
    box = box_of(place)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def point_anew(page: Page, place: Locator) -> None:
    """Close an open explanation, which may cover the element, then point at the element."""
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !{_SHOWN}")
    point(page, place)


def expect_uncovered(screen: Screen, places: Iterable[Locator]) -> None:
    """Expect that the explanation of each place covers none of its subjects and stays inside the window."""
    page, bubble = screen.page, screen.page.locator("#explained")
    screen.settle()
    for place in places:
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")
        point_anew(page, place)
        screen.until(_SHOWN)
        screen.settle()
        assert place.evaluate(COVERED) == [], f"{place}: {bubble.inner_text()}"
    page.mouse.move(2, 2)


def expect_explanation_as_name(page: Page, focused: Locator) -> None:
    """Expect that the accessible name of the focused element is its explanation."""
    expect(focused).to_have_count(1)
    page.wait_for_function("""() => {
      const { ariaLabel } = document.activeElement;
      return ariaLabel && ariaLabel === document.getElementById("explained-text").innerText;
    }""")
