"""The page as a viewer uses it: buttons to press, fields to fill and a picture to read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Error, FloatRect, Locator, Page, WebSocketRoute, expect

from tests.tools.waiting import PATIENCE, until

# The buttons that stand in a line of their own once the further controls are shown.
FURTHER = ("First step", "Previous solution", "Play in reverse", "Next solution", "Last step", "Previous dead end")
FURTHER += ("Next dead end", "Into", "Over", "Out", "Loop", "Predict")

# Presses the button with an id, none for "", waits for the number of a step, then reads the whole picture.
PICTURE = """async ([button, number]) => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const frame = () => new Promise(requestAnimationFrame);
  const text = (id) => document.getElementById(id).textContent;
  if (button) document.getElementById(button).click();
  for (let frames = 0; text("step-number") !== number && frames < 600; frames++) await frame();
  const at = (shape) => shape.getAttribute("transform").match(/[\\d.-]+/g).map(Number).reverse();
  const board = document.getElementById("board");
  const n = Math.round(Math.sqrt(all("#squares .square").length));
  const squares = all("#squares .square").map((square) => square.dataset.state ?? "");
  const register = (row) => ({
    bits: all(":scope > .bit-cell", row).map((cell) => cell.textContent).join(""),
    on: all(":scope > .bit-cell", row).map((cell) => ("on" in cell.dataset ? "1" : "0")).join(""),
    tried: all(":scope > .bit-cell", row).map((cell) => (cell.dataset.mark === "tried" ? "1" : "0")).join(""),
    coming: all(":scope > .bit-cell", row).map((cell) => (cell.dataset.mark === "coming" ? "1" : "0")).join(""),
    value: row.querySelector(".value").textContent,
  });
  return {
    step: text("step-number"),
    queens: all("#pieces .queen[data-shown]").map(at),
    hollow: all("#pieces .ghost[data-shown]").map(at),
    lifted: all("#pieces .ghost[data-shown][data-lifted]").length === 1,
    squares: Array.from({ length: n }, (_, row) => squares.slice(row * n, row * n + n)),
    active: all("#rownames .rowname[data-active]").map((name) => Number(name.textContent.match(/\\d+/)[0])),
    deadEnd: text("deadend"),
    solved: document.getElementById("stage").dataset.kind === "solution",
    strip: Object.fromEntries(all("#strip .register").map((row) => [row.dataset.register, register(row)])),
    overflow: document.querySelector("#strip .ghost").checkVisibility(),
    stack: all("#frames .frame[data-shown] .mini").map((call) =>
      all(":scope > *", call).map((cell) => cell.dataset.state ?? ""),
    ),
    counters: ["solutions", "placements", "dead-ends"].map(text),
    lines: all("#listing li").flatMap((line, index) => ("current" in line.dataset ? [index + 1] : [])),
    sentence: [text("title"), text("why")],
    sums: all("#now .sum").filter((sum) => sum.checkVisibility({ visibilityProperty: true }))
      .map((sum) => all("u, .note", sum).map((cell) => [cell.textContent, ...Object.keys(cell.dataset).sort()].join())),
    values: all("#listing .values").map((value) => value.textContent),
    rays: all("#rays > [data-shown]").map((ray) =>
      ["class", "d", "transform"].map((name) => ray.getAttribute(name)).join(" "),
    ),
    tree: document.getElementById("tree").innerHTML,
    timeline: [...document.getElementById("timeline").attributes]
      .filter(({ name }) => name !== "data-plain") // until its outline has come
      .map(({ name, value }) => `${name}=${value}`),
    board: board.getAttribute("aria-label"),
  };
}"""

# Records every later number of a step on the screen in `shownSteps`, in order.
_RECORD = """() => {
  const number = document.getElementById("step-number");
  const read = () => Number(number.textContent.replaceAll(",", ""));
  window.shownSteps = [read()];
  window.recorder?.disconnect();
  window.recorder = new MutationObserver(() => window.shownSteps.push(read()));
  window.recorder.observe(number, { childList: true, characterData: true, subtree: true });
}"""

_SQUARES = "document.querySelectorAll('#board .square').length"
# Two frames: a frame's events come before its callbacks, whose own requests are made by the next frame.
_PAINT = """async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
}"""
_VISIT = "(query) => { history.pushState(null, '', query); dispatchEvent(new PopStateEvent('popstate')); }"


def box_of(part: Locator) -> FloatRect:
    """Return the box of an element, which has to be visible."""
    box = part.bounding_box()
    assert box, part
    return box


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.number = page.locator("#step-number")
        self.size = page.get_by_role("slider", name="Board size N", exact=True)
        self.size_field = page.get_by_role("textbox", name="Board size N")
        self.size_notice = page.locator("#n-notice")
        self.speed = page.get_by_role("slider", name="Speed", exact=True)
        self.speed_field = page.get_by_role("textbox", name="Speed")
        self.speed_notice = page.locator("#speed-notice")
        self.timeline = page.get_by_role("slider", name="Timeline")
        self.solutions = page.locator("#solutions")
        self.banner = page.locator("#banner-text")

    def open(self, n: int = 8, address: str = "/") -> Screen:
        """Open the page with its first search, or on a board of another size, and wait for the board."""
        self.page.goto(address if n == 8 else f"{address}?n={n}")
        self._wait_for_board(n)
        if n == 8:
            expect(self.page.locator("#step-total")).to_have_text("of 6,170")
        return self

    def visit(self, query: str) -> None:
        """Go to another address as Back does, without loading the page again if it is open."""
        if "?" in self.page.url:
            self.page.evaluate(_VISIT, query)
        else:
            self.page.goto(f"/{query}")

    def button(self, name: str) -> Locator:
        """Find a button by its name, which a key in brackets may follow; show the further controls for one of them."""
        if name in FURTHER and self.page.locator("html:not([data-calm], [data-more])").count():
            self.page.locator("#more-controls").click()
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}( \(|$)"))

    def press_in_menu(self, name: str) -> None:
        """Press a button of the menu, or follow one of its links."""
        self.button("More").click()
        menu = self.page.get_by_role("navigation", name="More")
        menu.get_by_role("button", name=name).or_(menu.get_by_role("link", name=name)).click()

    def press_in_learn(self, name: str) -> None:
        """Press a button of the drawer Learn."""
        door = self.page.locator("header [data-drawer=learn]")
        door.click() if door.is_visible() else self.press_in_menu("Learn")
        self.page.get_by_role("dialog", name="Learn").get_by_role("button", name=name).click()

    def choose_size(self, n: int) -> None:
        self.enter(self.size_field, str(n))
        self._wait_for_board(n)

    def _wait_for_board(self, n: int) -> None:
        self.try_until(f"{_SQUARES} === {n * n} && document.getElementById('step-total').textContent")
        expect(self.page.locator("#board .square")).to_have_count(n * n)
        expect(self.page.locator("#step-total")).not_to_have_text("")

    def set_speed(self, speed: str) -> None:
        self.enter(self.speed_field, speed)
        expect(self.speed_notice).to_be_empty()

    def enter(self, field: Locator, text: str) -> None:
        field.fill(text)
        field.press("Enter")

    @property
    def step(self) -> int:
        return int(self.number.inner_text().replace(",", ""))

    def expect_step(self, step: int) -> None:
        self.try_until(f"step === {step}")
        expect(self.number).to_have_text(re.compile(f"^{step:,}$".replace(",", "[,.]")))  # German has points

    def expect_rest_at(self, step: int) -> None:
        """Wait until the page has settled; a step that arrives late would have replaced this one."""
        self.settle()
        self.expect_step(step)

    def expect_step_after(self, step: int) -> None:
        self.until(f"step > {step}")

    def expect_paused(self) -> None:
        expect(self.button("Play")).to_be_visible()

    def expect_playing(self) -> None:
        expect(self.page.get_by_role("button", name="Pause (Space)")).to_be_visible()

    def picture(self, step: int, press: str = "") -> dict[str, Any]:
        """Return the picture of a step once its number is shown; `press` is the id of a button to press first."""
        picture: dict[str, Any] = self.page.evaluate(PICTURE, [press, f"{step:,}"])
        assert picture["step"] == f"{step:,}"
        return picture

    def settle(self) -> None:
        """Wait until no request is open, nothing moves and everything is painted."""
        self.try_until("'settled' in document.documentElement.dataset")
        expect(self.page.locator("html[data-settled]")).to_be_attached()

    def paint(self) -> None:
        """Wait until all changes so far are painted, also while the page waits for an answer."""
        self.page.evaluate(_PAINT)

    def resize(self, width: int, height: int) -> None:
        """Resize the window and wait for the layout."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.until(f"innerWidth === {width} && innerHeight === {height}")
        self.paint()
        self.settle()

    def until(self, condition: str, timeout: float = PATIENCE * 1000) -> None:
        """Wait until a JavaScript expression holds.

        `step` is the number of the step, NaN on a page without a film, and `shown` are the recorded numbers.
        """
        step = "Number(document.getElementById('step-number')?.textContent.replaceAll(',', ''))"
        self.page.wait_for_function(
            f"() => {{ const step = {step}, shown = window.shownSteps; return {condition}; }}", timeout=timeout
        )

    def try_until(self, condition: str) -> None:
        """Wait up to 10 seconds, checked every frame; a later `expect`, which polls less often, reports failures."""
        with suppress(Error):
            self.until(condition, timeout=10_000)

    def expect_address(self, pattern: str) -> None:
        """Expect an address by a regular expression that is valid in Python and in JavaScript."""
        self.try_until(f"new RegExp({json.dumps(pattern)}).test(location.href)")
        expect(self.page).to_have_url(re.compile(pattern))

    def record_steps(self) -> None:
        self.page.evaluate(_RECORD)

    @property
    def recorded_steps(self) -> list[int]:
        """The numbers of the steps shown since `record_steps`, beginning with the one shown at its call."""
        shown: list[int] = self.page.evaluate("window.shownSteps")
        return shown


class SlowServer:
    """A relay between a page and its server that can hold answers back until `release`.

    `requests` has the requests of the page so far.
    """

    def __init__(self) -> None:
        self.holding = False
        self.requests: list[dict[str, Any]] = []
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None

    def __call__(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._receive)

        def pass_on(message: str | bytes) -> None:
            self.requests.append(json.loads(message))
            server.send(message)

        page.on_message(pass_on)

    def _receive(self, message: str | bytes) -> None:
        assert self._page
        if self.holding:
            self._held.append(message)
        else:
            self._page.send(message)

    def wait_for_answer(self, page: Page, kind: str) -> None:
        """Wait until an answer of this type is held back."""

        def holds() -> bool:
            page.wait_for_timeout(1)  # lets Playwright receive messages
            return any(json.loads(message)["type"] == kind for message in self._held)

        until(holds, f"no answer of type {kind}")

    def release(self) -> None:
        """Send all answers that are held back."""
        assert self._page
        while self._held:
            self._page.send(self._held.pop(0))

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold answers back inside the block, and release them at its end."""
        self.holding = True
        yield
        self.holding = False
        self.release()
