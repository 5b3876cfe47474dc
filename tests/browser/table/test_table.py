"""The table of times: measured by a real server, and with the messages of a scripted one."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from server.search.algorithms.catalogue import ALGORITHMS
from server.timing.cells import ROWS


def find_cell(page: Page, group: str, algorithm: str, n: int) -> Locator:
    """Find a cell of the first table by the names of its row and column."""
    table = page.get_by_role("region", name="All algorithms, timed").get_by_role("table")
    expect(table.get_by_role("columnheader", name=str(n), exact=True)).to_be_visible()
    heads = table.get_by_role("columnheader").all_inner_texts()
    part = table.get_by_role("rowgroup").filter(has=page.get_by_role("rowheader", name=group))
    row = part.get_by_role("row").filter(
        has=page.get_by_role(
            "rowheader", name=algorithm.capitalize() if group != "Full speed" else algorithm, exact=True
        )
    )
    return row.get_by_role("cell").nth(heads.index(str(n)) - 1)


def make_cell(group: str, algorithm: str, n: int, kind: str = "measured", **more: Any) -> dict[str, Any]:
    plain = {"seconds": 0.25, "runs": 3, "basis": None, "note": "", "at": 1_790_000_000}
    return {"group": group, "algorithm": algorithm, "n": n, "kind": kind, **plain, **more}


class ScriptedServer:
    """A scripted server with these cells, which sends the messages that a test chooses."""

    def __init__(self, page: Page, cells: list[dict[str, Any]], running: dict[str, int] | None = None) -> None:
        self.page, self.cells, self.running = page, cells, running
        self.asked: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws$"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._answer)

    def _answer(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.asked.append(message)
        if message["type"] == "times":
            self.send(message["id"], "times", machine="a machine", running=self.running, cells=self.cells)
        if message["type"] == "cancel":
            self.send(message["id"], "cancelled")

    def send(self, id: int, kind: str, **fields: Any) -> None:
        assert self.socket
        self.socket.send(json.dumps({"type": kind, "id": id, **fields}))

    def measurement(self) -> int:
        """Return the id of the requested measurement."""
        expect(self.page.get_by_role("button", name="Cancel")).to_be_visible()
        return int(next(message["id"] for message in self.asked if message["type"] == "time"))


def test_the_menu_leads_to_the_table_and_back_and_both_pages_share_the_theme(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Table", exact=True).click()
    expect(page).to_have_url(re.compile("/table$"))
    expect(page.get_by_role("region", name="Work, counted")).to_contain_text("6,170")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("link", name="Watch").click()
    expect(page.locator("#board .square")).to_have_count(64)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.slow
def test_a_small_measurement_fills_the_table_and_the_csv(page: Page, own_server: str) -> None:
    page.goto(f"{own_server}table")
    page.get_by_role("radio", name="1 s").check()
    page.get_by_label("Boards up to").select_option("8")
    page.get_by_role("button", name="Measure").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text(re.compile("^Measured: "), timeout=180_000)
    expect(page.get_by_role("progressbar")).to_be_hidden()
    for group, algorithm in (("Compiled", "basic"), ("Plain Python", "conjoin"), ("Full speed", "count")):
        expect(find_cell(page, group, algorithm, 8)).to_have_text(re.compile(r"^[\d.,]+ (µs|ms|s)$"))
    expect(find_cell(page, "Plain Python", "naive", 8)).to_have_text(re.compile(r"^≈ [\d.,]+ (s|min)$"))
    expect(find_cell(page, "Compiled", "basic", 10)).to_have_text("")
    before = find_cell(page, "Compiled", "basic", 8).inner_text()
    page.reload()
    expect(find_cell(page, "Compiled", "basic", 8)).to_have_text(before)
    expect(page.get_by_text("Last measured on")).to_contain_text("processors")
    with page.expect_download() as waiting:
        page.get_by_role("region", name="All algorithms, timed").first.get_by_role("link", name="CSV").click()
    assert waiting.value.suggested_filename == "bitqueens-times.csv"
    lines = list(csv.DictReader(io.StringIO(waiting.value.path().read_text("utf-8"))))
    assert len(lines) == len(ROWS)
    assert {line["n"] for line in lines} == {"8"}


def test_a_measurement_is_cancelled_and_the_focus_stays_where_the_button_was(page: Page, own_server: str) -> None:
    page.goto(f"{own_server}table")
    expect(page.get_by_role("button", name="Measure")).to_be_enabled()  # the server answers
    page.get_by_role("button", name="Measure").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    expect(page.get_by_role("radio", name="5 s")).to_be_disabled()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Cancelled. Measured times stay.")
    expect(page.get_by_role("button", name="Measure")).to_be_focused()
    expect(page.get_by_role("progressbar")).to_be_hidden()


def test_the_table_grows_cell_by_cell(page: Page) -> None:
    server = ScriptedServer(page, [])
    page.goto("/table")
    expect(page.get_by_text("Nothing has been measured yet")).to_be_visible()
    page.get_by_role("button", name="Measure").click()
    id = server.measurement()
    assert {key: server.asked[-1][key] for key in ("seconds", "largest")} == {"seconds": 5, "largest": 18}
    probe = {"group": "compiled", "algorithm": "basic", "n": 6, "seconds": None}
    server.send(id, "progress", done=0, of=102, now=probe, cells=[])
    expect(page.get_by_text("Getting ready: Basic, compiled, N = 6")).to_be_visible()
    one = make_cell("compiled", "basic", 8, seconds=0.000_102)
    now = {"group": "python", "algorithm": "basic", "n": 10, "seconds": 1.5}
    server.send(id, "progress", done=1, of=102, now=now, cells=[one])
    expect(find_cell(page, "Compiled", "basic", 8)).to_have_text("102 µs")
    expect(page.get_by_text("1 of 102 cells. Now Basic, plain Python, N = 10, about 1.5 s")).to_be_visible()
    assert page.get_by_role("progressbar").evaluate("(bar) => bar.value * 102") == pytest.approx(1)
    two = make_cell("compiled", "naive", 18, "forecast", seconds=7e14, runs=0, basis=8)
    server.send(id, "timed", done=102, of=102, now=None, cells=[one, two])
    expect(find_cell(page, "Compiled", "naive", 18)).to_have_text("≈ 22 million yr")
    expect(page.get_by_role("status")).to_have_text("Measured: 1 time, 1 forecast.")


def test_an_example_stands_in_the_table_until_it_is_measured(page: Page) -> None:
    server = ScriptedServer(page, [])
    page.goto("/table")
    example = page.locator("#example")
    expect(example).to_contain_text("Example")
    expect(example).to_contain_text("2 × Intel Xeon")
    expect(example).to_contain_text("27 November 2026")
    for group in ("compiled", "python"):
        assert "" not in page.locator(f"#times tbody[data-group={group}] td").all_inner_texts()
    expect(find_cell(page, "Full speed", "count", 16)).to_have_text(re.compile("ms$"))
    expect(page.get_by_role("img", name=re.compile("^Compiled.* for .*Basic"))).to_be_visible()
    csv = page.locator(".times").get_by_role("link", name="CSV")
    expect(csv).to_be_hidden()  # it would be empty
    page.get_by_role("button", name="Measure").click()
    id = server.measurement()
    expect(example).to_be_hidden()
    expect(find_cell(page, "Compiled", "basic", 8)).to_have_text("")
    one = make_cell("compiled", "basic", 8, seconds=0.000_102)
    server.send(id, "timed", done=102, of=102, now=None, cells=[one])
    expect(find_cell(page, "Compiled", "basic", 8)).to_have_text("102 µs")
    expect(find_cell(page, "Compiled", "bitmask", 8)).to_have_text("")
    expect(csv).to_be_visible()


def test_failed_and_missing_cells_and_errors_are_reported_and_the_page_goes_on(page: Page) -> None:
    server = ScriptedServer(
        page,
        [
            make_cell("python", "basic", 8, "failed", seconds=None, note="the process ended with status -9"),
            make_cell("compiled", "basic", 8, "unavailable", seconds=None, note="numba is not in use here"),
            make_cell("compiled", "plain", 8, "unavailable", seconds=None, note="numba is not in use here"),
            make_cell("python", "plain", 8, "forecast", seconds=21, basis=None),
        ],
        running={"seconds": 20, "largest": 12},
    )
    page.goto("/table")
    expect(find_cell(page, "Plain Python", "basic", 8)).to_have_text("✕")
    expect(find_cell(page, "Compiled", "basic", 8)).to_have_text("–")
    expect(find_cell(page, "Plain Python", "plain", 8)).to_have_text("> 21 s")
    notes = page.locator("#notes").get_by_role("listitem")
    expect(notes).to_have_text(
        [
            "✕ Basic, plain Python, N = 8: the process ended with status -9.",
            "– compiled: numba is not in use here.",
        ]
    )
    expect(page.get_by_role("alert").filter(has_text="running for another viewer")).to_contain_text(
        "20 s per cell, up to N = 12"
    )
    page.get_by_role("button", name="Measure").click()
    server.send(server.measurement(), "error", code="failed", message="no more processes")
    expect(page.get_by_role("alert").filter(has_text="no more processes")).to_be_visible()
    expect(page.get_by_role("button", name="Measure")).to_be_enabled()


def test_the_plots_show_the_figures_of_the_tables(page: Page) -> None:
    times = [(8, 0.001), (10, 0.02), (12, 0.5)]
    cells = [make_cell("compiled", "basic", n, seconds=seconds) for n, seconds in times]
    cells.append(make_cell("compiled", "basic", 14, "forecast", seconds=20, basis=12))
    cells += [make_cell("compiled", "naive", n, "forecast", seconds=10.0**n, basis=8) for n in (8, 10)]
    ScriptedServer(page, [*cells, make_cell("full", "count", 8, seconds=0.002)])
    page.goto("/table")
    plot = page.get_by_role("img", name=re.compile("^Compiled.* for Basic, Naive, full speed"))
    expect(plot).to_be_visible()
    basic = plot.locator('[data-name="Basic"]')
    expect(basic.locator("polygon")).to_have_count(4)
    expect(basic.locator("polygon.forecast")).to_have_count(1)
    expect(basic.locator(".line")).to_have_count(3)
    expect(basic).to_have_text("Basic")
    expect(plot.locator('[data-name="Naive"]')).to_have_count(0)  # all its points lie outside the plot
    shapes = plot.locator("polygon").evaluate_all("(marks) => marks.map((mark) => mark.getAttribute('points'))")
    assert len(set(shapes)) == 2
    old = page.get_by_role("img", name=re.compile("^Published.* for Basic, Caching, Bitmask, Flipped"))
    expect(old.locator("polygon")).to_have_count(4 + 5 + 5 + 5)


def test_only_the_tables_scroll_sideways_with_fixed_names_and_paper_has_no_controls(page: Page) -> None:
    groups = [(group, name) for group in ("compiled", "python") for name in ALGORITHMS]
    ScriptedServer(
        page,
        [
            make_cell(*row, n, "forecast" if n > 12 else "measured", seconds=2.6e6 * 3.2e7, basis=12)
            for row in groups
            for n in (8, 10, 12, 14, 16, 18)
        ],
    )
    page.goto("/table")
    expect(find_cell(page, "Compiled", "basic", 18)).to_have_text("≈ 2.6 million yr")
    for width, height in ((1440, 900), (1280, 720), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for name in ("All algorithms, timed", "Published", "Work, counted"):
            box = page.get_by_role("group", name=name)
            head = box.get_by_role("rowheader", name="Basic", exact=True).first
            box.evaluate("(box) => { box.scrollLeft = 0; }")
            before = head.bounding_box()
            room = box.evaluate("(box) => { box.scrollLeft = 10_000; return box.scrollWidth - box.clientWidth; }")
            assert room > 0 or width > 400, (name, width)
            assert head.bounding_box() == before, (name, width)
        inside = page.locator("#times td").evaluate_all(
            "(cells) => cells.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.dataset.cell)"
        )
        assert inside == [], f"a figure is wider than its column at {width}"
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": 700, "height": 1000})  # about A4 within its margins
    assert page.evaluate("document.documentElement.scrollWidth") <= 700
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light", "paper is not light"
    for control in page.locator("button, select, nav").all():
        expect(control).to_be_hidden()
