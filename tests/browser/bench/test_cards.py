"""The bits bench: its cards and the links to them."""

import re

import pytest
from playwright.sync_api import Locator, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.screen import Screen

# Seeds Math.random, so that the exercises have the same numbers in every run.
_SEEDED_RANDOM = "let state = 7; Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;"


def bench(screen: Screen) -> Locator:
    return screen.page.get_by_role("dialog", name="Bits bench")


def row(screen: Screen, name: str) -> Locator:
    """Find a row of bits that cannot be clicked; its accessible name has its digits and its value."""
    return bench(screen).get_by_role("img", name=re.compile(rf"^{re.escape(name)}: "))


def card(screen: Screen, title: str) -> None:
    expect(bench(screen).get_by_role("heading", level=3).first).to_have_text(title)


def test_an_operator_opens_its_card_with_the_values_of_the_step_and_the_link_to_the_film_keeps_the_card(
    screen: Screen,
) -> None:
    screen.visit("?n=8&step=90")
    screen.expect_step(90)
    listing = screen.page.locator("#listing")
    texts = [line.rstrip("\n") for line in ALGORITHMS["bitmask"].listing().splitlines()]
    assert listing.locator("li > :is(.run, code)").all_inner_texts() == texts
    listing.get_by_role("button", name="What is & done for?").click()
    card(screen, "& done: cut to the board")
    screen.expect_step(90)  # the click does not reach the line below
    expect(row(screen, "~(ld | col | rd)")).to_have_accessible_name(
        "~(ld | col | rd): 00100010, and left of the board endless ones, = −478"
    )
    expect(row(screen, "~(ld | col | rd) & done")).to_have_accessible_name(re.compile("00100010, = 34$"))
    bench(screen).get_by_role("checkbox", name="with & done").uncheck()
    expect(row(screen, "~(ld | col | rd) & done")).to_have_count(0)
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("tab", name="JavaScript").click()
    listing.get_by_role("button", name="What is >> 1 for?").click()
    expect(bench(screen).get_by_text("Step 90, row 3, line 15")).to_be_visible()
    expect(row(screen, "(ld | bit) >> 1")).to_have_accessible_name("(ld | bit) >> 1: 00100001, = 33")
    screen.visit("?n=8&step=9&drawer=bits&card=minus")
    card(screen, "-x: turn round, add one")
    expect(row(screen, "-x")).to_have_accessible_name("-x: 0100, and left of the board endless ones, = −12")
    bench(screen).get_by_role("link", name="Go to a step that shows it").click()
    screen.expect_step(2)
    expect(row(screen, "-poss")).to_have_accessible_name("-poss: 0100, and left of the board endless ones, = −12")


# The distance in pixels from the centre of each operator's button to the centre of its text.
_OFFSETS = """() => [...document.querySelectorAll('#listing .door')].map((door) => {
  const [at, length] = ['--at', '--long'].map((name) => Number(getComputedStyle(door).getPropertyValue(name)));
  const line = door.closest('li').querySelector('code');
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(), from = 0; node; node = texts.nextNode()) {
    const place = at - from;
    from += node.length;
    if (place >= 0 && place < node.length) range.setStart(node, place);
    if (at + length <= from) { range.setEnd(node, node.length - (from - at - length)); break; }
  }
  const [text, box] = [range.getBoundingClientRect(), door.getBoundingClientRect()];
  return Math.hypot(...['x', 'y'].map((axis) => {
    const long = axis === 'x' ? 'width' : 'height';
    return text[axis] + text[long] / 2 - box[axis] - box[long] / 2;
  }));
})"""


@pytest.mark.parametrize("view", ["", "&present"])
def test_the_button_of_an_operator_lies_over_its_text(screen: Screen, view: str) -> None:
    screen.visit(f"?n=8&step=90{view}")
    screen.expect_step(90)
    off = screen.page.evaluate(_OFFSETS)
    assert len(off) > 5
    assert max(off) < 4


def test_a_click_on_a_name_and_keys_open_cards_and_the_rows_follow_the_film(screen: Screen) -> None:
    screen.visit("?n=8&step=9")
    screen.expect_step(9)
    screen.page.locator('#strip [data-register="ld"] .label').click()
    expect(row(screen, "(ld | bit) >> 1")).to_have_accessible_name("(ld | bit) >> 1: 00000110, = 6")
    screen.page.keyboard.press("ArrowRight")
    screen.expect_step(10)  # a dead end: no queen was placed in this row, so the last values stay
    expect(bench(screen).get_by_text("Step 10, row 4, line 10")).to_be_visible()
    bench(screen).get_by_role("button", name="ld, bit 7").click()
    expect(row(screen, "(ld | bit) >> 1")).to_have_accessible_name("(ld | bit) >> 1: 01000110, = 70")
    expect(bench(screen).get_by_role("button", name="This step")).to_have_attribute("aria-pressed", "false")
    screen.page.get_by_role("button", name="checks").click()
    card(screen, "Checks")
    expect(screen.page).to_have_url(re.compile("drawer=bits&card=check$"))
    screen.visit("?n=8&step=9")
    screen.expect_step(9)
    keyboard = screen.page.keyboard
    screen.page.locator("#listing .run").first.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Tab", "Tab", "Tab", "Enter"):
        keyboard.press(key)
    card(screen, "|, OR: a 1 in any row")
    keyboard.press("Escape")
    expect(screen.page.get_by_role("button", name="What is | for?").nth(1)).to_be_focused()
    for key in ("ArrowDown", "ArrowDown", "Tab", "Tab", "Enter"):
        keyboard.press(key)
    card(screen, "-x: turn round, add one")
    keyboard.press("Escape")
    expect(screen.page.get_by_role("button", name=re.compile("What is -.* for")).first).to_be_focused()
    screen.page.locator('#strip [data-register="rd"] .bit-cell[tabindex]').first.focus()
    keyboard.press("Enter")
    card(screen, "<< 1: one place to the left")
    expect(bench(screen).get_by_text("rd is the right diagonal").first).to_be_visible()


def test_five_tries_are_checked_one_after_the_other(screen: Screen) -> None:
    screen.page.add_init_script(_SEEDED_RANDOM)
    screen.visit("?n=8&step=9&drawer=bits&card=lowest")
    tries = bench(screen).locator(".tries")
    tries.get_by_role("button", name="Five to try").click()
    for number in range(1, 6):
        expect(tries.locator(".where")).to_have_text(f"{number} of 5")
        given = tries.get_by_role("img").get_attribute("aria-label") or ""
        digits = given.split(": ")[1].split(",")[0]
        assert len(digits) == (4 if number < 3 else 8)
        lowest = len(digits) - 1 - digits.rindex("1")
        if number == 1:
            tries.get_by_role("button", name="Check").click()
            expect(tries.get_by_text(f"Bit {lowest} is wrong.")).to_be_visible()
        tries.get_by_role("button", name=f"x & -x, bit {lowest}", exact=True).click()
        tries.get_by_role("button", name="Check").click()
        expect(tries.get_by_role("status")).to_contain_text("Right.")
        expect(tries.get_by_role("button", name="Next")).to_be_focused()
        screen.page.keyboard.press("Enter")
    expect(tries.get_by_role("button", name="Five more")).to_be_focused()
