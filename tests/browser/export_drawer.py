"""The export drawer as a viewer uses it, and functions that read exported pictures."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen

SVG = "{http://www.w3.org/2000/svg}"

# Draws the pictures of a range of steps as the drawer does.
_DRAWN = """async ([algorithm, n, from, to]) => {
  const { src } = document.querySelector("script[type=module][src$='/main.js']");
  const js = (path) => import(new URL(`${path}.js`, src.replace("bundles/", "")));
  const paths = ["export/still", "export/raster", "export/colours", "algorithms/algorithms", "suppliers/excerpt"];
  const [{ drawInTheme }, { svgText }, { readTheme }, { loadView }, { Excerpt }] = await Promise.all(paths.map(js));
  await loadView(algorithm);
  const query = new URLSearchParams({ algorithm, n, from, to });
  const excerpt = new Excerpt(await (await fetch(`/download/excerpt.json?${query}`)).json());
  const { steps } = excerpt.answer({ type: "read", start: from, stop: to + 1, stride: 1 });
  const [run, theme] = [{ algorithm, n, goal: "all" }, readTheme()];
  return steps.map((step) => svgText(drawInTheme(step, run, null, theme)));
}"""


class ExportDrawer:
    def __init__(self, screen: Screen, folder: Path) -> None:
        self.screen, self.page, self.folder = screen, screen.page, folder
        self.drawer = self.page.get_by_role("dialog", name="Export")
        self.still = self.drawer.get_by_role("region", name="Picture of this step")
        self.gif = self.drawer.get_by_role("region", name="Animated GIF")
        self.make = self.gif.get_by_role("button", name="Make the GIF")
        self.film = self.drawer.get_by_role("link", name=re.compile(r"\.gif"))

    def open(self) -> ExportDrawer:
        self.screen.button("More").click()
        self.page.get_by_role("button", name="Pictures, films, data").click()
        expect(self.drawer.get_by_role("img").first).to_be_visible()
        return self

    def save(self, button: Locator) -> Path:
        """Press a button and return the downloaded file."""
        with self.page.expect_download() as download:
            button.click()
        file = self.folder / download.value.suggested_filename
        download.value.save_as(file)
        return file

    def save_picture(self, kind: str) -> Path:
        return self.save(self.still.get_by_role("button", name=f"Save {kind}"))

    @staticmethod
    def field(part: Locator, name: str) -> Locator:
        return part.get_by_role("textbox", name=re.compile(f"^{name}"))

    def set_range(self, part: Locator, *values: int) -> None:
        """Fill in the fields From, To and Every of a part of the drawer."""
        for name, value in zip(("From step", "To step", "Every"), values, strict=False):
            self.field(part, name).fill(str(value))


def find_groups(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == name]


def read_place(group: ElementTree.Element) -> tuple[int, int]:
    """Return the row and column of a shape on the board."""
    column, row = (int(number) for number in re.findall(r"[\d.]+", group.get("transform", "")))
    return row, column


def draw_pictures(page: Page, name: str, n: int, start: int, stop: int) -> list[ElementTree.Element]:
    """Draw the pictures of steps `start` to `stop` - 1 in a page with a film."""
    return [ElementTree.fromstring(text.encode()) for text in page.evaluate(_DRAWN, [name, n, start, stop - 1])]


def read_texts(element: ElementTree.Element, name: str = "") -> list[str]:
    """Return all texts in an element, or those of a class."""
    return [text.text or "" for text in element.iter(f"{SVG}text") if not name or text.get("class") == name]


def find_cells(root: ElementTree.Element) -> dict[str, list[ElementTree.Element]]:
    """Return the cells of each row under the board."""
    return {register.get("data-row", ""): find_groups(register, "cell") for register in find_groups(root, "register")}


def read_digits(row: list[ElementTree.Element]) -> list[str]:
    return ["".join(read_texts(cell)) for cell in row]


def read_flags(row: list[ElementTree.Element]) -> list[bool]:
    return [cell.get("data-on") == "1" for cell in row]


def read_squares(root: ElementTree.Element) -> dict[tuple[int, int], str]:
    squares = [square for square in root.iter(f"{SVG}rect") if square.get("class", "").startswith("square")]
    return {(int(square.get("y", "")), int(square.get("x", ""))): square.get("data-state", "") for square in squares}
