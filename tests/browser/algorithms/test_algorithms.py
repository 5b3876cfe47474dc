"""The algorithms on the page: chosen, limited, shown step by step, their listings read and run."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server import Trace
from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import SIZES
from tests.browser.screen import Screen
from tests.search.square_oracle import RULES
from tests.tools.slow import some

OTHERS = [name for name in ALGORITHMS if name != "bitmask"]
TITLES = {name: algorithm.title for name, algorithm in ALGORITHMS.items()}

# Steps through the film and reads the picture of each step once its number is shown.
_PICTURES = """async (count) => {
  const frame = () => new Promise(requestAnimationFrame);
  const pictures = [];
  for (let step = 0; step < count; step++) {
    if (step) document.getElementById("step-forward").click();
    const isShown = () => document.getElementById("step-number").textContent === String(step);
    for (let frames = 0; !isShown() && frames < 600; frames++) await frame();
    if (!isShown()) throw new Error(`step ${step} did not appear`);
    pictures.push(picture());
  }
  return pictures;

  function picture() {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const at = (shape) => shape.getAttribute("transform").match(/[\\d.]+/g).map(Number).reverse();
    const n = Math.round(Math.sqrt(all("#squares .square").length));
    return {
      queens: all("#pieces .queen[data-shown]").map(at),
      states: Array.from({ length: n }, (_, row) =>
        all("#squares .square").slice(row * n, row * n + n).map((one) => one.dataset.state ?? "")),
      lines: all("#listing li").flatMap((line, index) => ("current" in line.dataset ? [index + 1] : [])),
      checks: document.getElementById("checks").textContent,
      looks: all(".scans line").map((line) => ["y2", "x2"].map((name) => line.getAttribute(name) - 0.5)),
      stack: all("#frames .frame[data-shown]").length,
      arrays: all("#frames .frame").map((row) =>
        [...row.querySelectorAll(".mini i")].map((one) => (one.dataset.state ? "1" : "0")).join("")),
      rows: Object.fromEntries(all(".own-rows .register").map((row) => [row.dataset.register,
        [...row.querySelectorAll(".bit-cell")].map((cell) => cell.textContent)])),
      title: document.getElementById("title").textContent,
      line: all(".own-line").map((one) => one.textContent).join(""),
      wheels: all(".wheel .number").map((one) => Number(one.textContent)),
      read: all(".own-rows [data-order]").map((cell) => [cell.dataset.order, cell.textContent]),
    };
  }
}"""


def choose_algorithm(screen: Screen, name: str) -> None:
    screen.page.get_by_role("button", name=re.compile("^Algorithm: ")).click()
    screen.page.get_by_role("menuitemradio", name=TITLES[name], exact=True).click()
    expect(screen.page.get_by_role("button", name=f"Algorithm: {TITLES[name]}")).to_be_visible()


def choose_goal(screen: Screen, name: str) -> None:
    screen.page.get_by_role("button", name=re.compile("^Algorithm: ")).click()
    screen.page.get_by_role("group", name="The search ends with").get_by_role("menuitemradio", name=name).click()


def expect_total(screen: Screen, steps: int) -> None:
    expect(screen.page.locator("#step-total")).to_contain_text(f"of {steps:,}")


def test_the_menu_works_by_keyboard_and_opens_where_it_stays(screen: Screen, page: Page) -> None:
    screen.open()
    button = page.get_by_role("button", name="Algorithm: Bitmask")
    menu = page.get_by_role("menu", name="Algorithm")
    button.press("Enter")
    items = menu.get_by_role("menuitemradio")
    here = list(ALGORITHMS).index("bitmask")
    expect(items).to_have_count(len(ALGORITHMS) + 2)  # with the ends of a search
    expect(items.nth(here)).to_be_focused()
    expect(items.nth(here)).to_have_attribute("aria-checked", "true")
    for item, algorithm in zip(items.all()[:-2], ALGORITHMS.values(), strict=True):
        expect(item).to_have_accessible_name(algorithm.title)
        expect(item).to_have_accessible_description(algorithm.blurb)
    page.keyboard.press("ArrowDown")
    expect(items.nth(here + 1)).to_be_focused()
    page.keyboard.press("End")
    expect(items.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.nth(0)).to_be_focused()
    screen.expect_step(0)  # arrow keys move in the menu, not in the film
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(page.get_by_role("button", name="Algorithm: Bitmask")).to_be_focused()
    button.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Algorithm: Caching")).to_be_focused()
    expect_total(screen, len(Trace("caching", 8)))
    first, later = page.evaluate(
        """async () => {
          const place = () => document.getElementById("algorithms").getBoundingClientRect().toJSON();
          document.getElementById("algorithm").click();
          const first = place();
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          return [first, place()];
        }"""
    )
    box = page.locator("#algorithm").bounding_box()
    assert box
    assert first == later
    assert first["x"] < box["x"] + box["width"]
    assert first["y"] >= box["y"] + box["height"]


def test_the_menu_ends_the_search_with_its_first_solution_and_too_large_an_n_is_reduced(
    screen: Screen, page: Page
) -> None:
    screen.open()
    name = page.locator("#algorithm")
    expect(name).to_have_text("Bitmask")
    choose_algorithm(screen, "backtracking")
    expect(name).to_have_text("Backtracking · first")
    expect_total(screen, len(Trace("backtracking", 8, "first")))
    choose_goal(screen, "All solutions")
    expect_total(screen, len(Trace("backtracking", 8)))
    for algorithm in ("bitmask", "naive"):
        choose_algorithm(screen, algorithm)
        expect(name).to_have_text(algorithm.capitalize())
        screen.enter(screen.size_field, "5")
        choose_goal(screen, "First solution")
        steps = len(Trace(algorithm, 5, "first"))
        expect_total(screen, steps)
        screen.button("Last step").click()
        screen.expect_step(steps - 1)
        expect(screen.solutions).to_have_text("1")
    choose_algorithm(screen, "bitmask")
    screen.choose_size(12)
    choose_algorithm(screen, "naive")
    told = page.get_by_role("alert").filter(has_text="Naive takes N from 1 to 8")
    expect(told).to_contain_text("so N is 8 now and not 12: naive tests N to the power of N boards")
    expect(screen.size_field).to_have_value("8")
    screen.enter(screen.size_field, "9")
    expect(screen.size_notice).to_contain_text("Naive takes N from 1 to 8, not 9: naive tests")
    expect(screen.size_field).to_have_value("8")
    screen.size.focus()
    screen.size.press("End")
    expect(screen.size).to_have_value("8")
    screen.size.press("Home")
    expect(screen.size_field).to_have_value("1")
    expect(screen.size_notice).to_be_hidden()


@pytest.mark.parametrize("name", some(OTHERS, "flipped", "backtracking"))
def test_every_step_shows_the_values_of_the_trace(screen: Screen, page: Page, name: str) -> None:
    trace = Trace(name, 4, ALGORITHMS[name].goal)
    page.goto(f"/?algorithm={name}&n=4&step=0&goal={trace.goal}")
    expect_total(screen, len(trace))
    expect(page.locator("#listing [data-current]")).not_to_have_count(0)
    steps = trace[:70]
    pictures: list[dict[str, Any]] = page.evaluate(_PICTURES, len(steps))
    for step, shown in zip(steps, pictures, strict=True):
        assert sorted(shown["queens"]) == sorted(map(list, step.queens))
        assert shown["lines"] == sorted(set(step.lines))
        assert shown["checks"] == str(step.checks)
        assert shown["stack"] == len(step.stack or ())
        state: dict[str, Any] = dict(getattr(step, "state", {}))
        if step.kind == "reject":
            assert step.square
            row, column = step.square
            assert shown["states"][row][column] == "rejected"
            attacker = step.attacker[1 if step.along == "row" else 0]  # type: ignore[union-attr, index]
            line = "column" if step.along == "row" else "row"  # type: ignore[union-attr]
            assert f"attacked by the queen in {line} {attacker}." in shown["title"]
        if "scans" in state and name != "naive":
            assert shown["looks"] == [list(square) for scan in state["scans"] for square in scan["squares"]]
            looks = sum(len(scan["squares"]) for scan in state["scans"])
            if state["scans"]:
                assert f"This square: {looks} look" in shown["line"]
        if "reads" in state:
            assert shown["read"] == [[str(order), str(read["place"])] for order, read in enumerate(state["reads"], 1)]
        if name in RULES and RULES[name].skips_columns and state.get("columns") is not None:
            assert [int(text) for text in shown["rows"]["columns"] if text] == state["columns"]
        if name == "naive":
            assert shown["wheels"] == state["odometer"]
        if name == "loop":
            assert shown["arrays"][: len(step.stack or ())] == [
                "".join(format(mask, "04b") for mask in (frame.ld, frame.col, frame.rd, frame.poss))
                for frame in step.stack or ()
            ]
        if name == "flipped":
            assert shown["rows"]["ld"] == (list(format(step.ld, "04b")) if step.stack else [""] * 4)  # type: ignore[union-attr]


# Measures the centres of squares and cells, and finds elements that extend beyond the stage.
_MEASURE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const n = Math.round(Math.sqrt(document.querySelectorAll("#squares .square").length));
  const middles = (cells) => cells.map((one) => (box(one).left + box(one).right) / 2);
  const squares = middles([...document.querySelectorAll("#squares .square")].slice(0, n));
  const registers = [...document.querySelectorAll(".own-rows .register")];
  const rows = registers.map((row) => middles([...row.querySelectorAll(".bit-cell")]));
  const stage = box(document.getElementById("stage"));
  const drawn = [...document.querySelectorAll("#below *, #own-side *")];
  const seen = drawn.filter((one) => one.checkVisibility({ checkOpacity: true }) && box(one).width);
  const off = seen.filter((one) => box(one).left < stage.left || box(one).right > stage.right + 0.5
    || box(one).bottom > stage.bottom + 0.5).map((one) => one.className);
  return { squares, rows, off, page: document.documentElement.scrollWidth };
}"""


@pytest.mark.parametrize("name", some(OTHERS, "flipped"))
def test_cells_stand_under_their_squares(screen: Screen, page: Page, name: str) -> None:
    for n in (4, 8, 12):
        if n > ALGORITHMS[name].largest:
            continue
        screen.visit(f"?algorithm={name}&n={n}&step=9")
        screen.expect_step(9)
        for size, (width, height) in SIZES.items():
            screen.resize(width, height)
            measured = page.evaluate(_MEASURE)
            where = f"N = {n}, {size}"
            assert measured["page"] <= width, where
            assert measured["off"] == [], where
            assert bool(measured["rows"]) == (name in RULES or name == "flipped")  # others have no own rows
            for row in measured["rows"]:
                assert row == pytest.approx(measured["squares"], abs=0.6), where


def test_the_listing_has_a_tab_for_each_language_and_ends_where_the_search_ends(screen: Screen, page: Page) -> None:
    screen.open()
    tabs = page.get_by_role("tablist", name="Language")
    python, javascript = tabs.get_by_role("tab", name="Python"), tabs.get_by_role("tab", name="JavaScript")
    expect(python).to_have_attribute("aria-selected", "true")
    python.press("ArrowRight")
    expect(javascript).to_be_focused()
    expect(page.locator("#listing li").first).to_contain_text("export function solve(n, found)")
    assert page.locator("#listing li[data-current]").count() == 0
    expect(page.get_by_text("the steps follow the lines of the Python listing")).to_be_visible()
    screen.expect_step(0)
    choose_algorithm(screen, "conjoin")
    expect(page.locator("#listing")).to_contain_text("function* places(row)")
    python.click()
    expect(page.locator("#listing")).to_have_text(re.compile(r"^def conjoin\(row\)"))
    expect(page.locator("#listing li[data-current]")).to_have_count(len(set(Trace("conjoin", 8)[0].lines)))
    screen.visit("?algorithm=naive&n=4&step=9&goal=all")
    listing = page.locator("#listing")
    expect(listing).to_have_text(re.compile(r"solutions \+= 1\s*n = 4"))
    choose_goal(screen, "First solution")
    expect(listing).to_have_text(re.compile(r"solutions \+= 1\s*return\s*n = 4"))
    screen.button("Last step").click()
    last = Trace("naive", 4, "first")[-1]
    screen.expect_step(last.step)
    expect(page.locator("#listing li[data-current]").last).to_contain_text("return")
    expect(page.locator("#why")).to_contain_text("the search ends with it")
    expect(listing.get_by_role("button")).to_have_count(len(ALGORITHMS["naive"].runs("first")))
    page.get_by_role("tab", name="JavaScript").click()
    expect(listing).to_contain_text("return found(queens)")


@pytest.mark.allow_console("Failed to load resource")
def test_a_view_that_fails_to_load_leaves_the_page_as_it_is(screen: Screen, page: Page) -> None:
    page.route("**/listings/plain.json", lambda route: route.abort())
    screen.open()
    page.get_by_role("button", name="Algorithm: Bitmask").click()
    page.get_by_role("menuitemradio", name="Plain", exact=True).click()
    expect(screen.banner).to_contain_text("This part of the page did not load")
    expect(page.get_by_role("button", name="Algorithm: Bitmask")).to_be_visible()
    page.unroute("**/listings/plain.json")
    choose_algorithm(screen, "plain")
    expect_total(screen, 9_622)
