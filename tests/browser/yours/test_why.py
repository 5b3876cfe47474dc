"""A value of a learner's program, a square or a bit leads to the line that wrote it, and back again."""

import re

from playwright.sync_api import Locator, expect

from server.search.algorithms.catalogue import ALGORITHMS
from tests.browser.axe import violations
from tests.browser.yours.conftest import Yours
from tests.programs.programs import SEARCH

MASKS = ALGORITHMS["bitmask"].listing().replace("n = 8", "n = 5")


def bubble(yours: Yours) -> Locator:
    return yours.page.get_by_role("dialog", name="Why this value?")


def value(yours: Yours, label: str) -> Locator:
    return yours.page.get_by_role("button", name=f"{label}: why?", exact=True)


def back(yours: Yours) -> Locator:
    return yours.page.locator(".own-back").get_by_role("button")


def line_of(source: str, text: str) -> int:
    """Return the number of the line with a text, from 1."""
    return next(number for number, line in enumerate(source.splitlines(), 1) if text in line)


def test_a_value_leads_to_the_line_that_wrote_it_and_back_by_keys_alone(yours: Yours) -> None:
    yours.run(SEARCH)
    append = line_of(SEARCH, "queens.append(")
    yours.screen.button("Next solution").click()
    expect(yours.title).to_have_text("Solution 1: no queen attacks another.")
    yours.page.locator("#tab-stack").click()
    step = yours.screen.step
    yours.page.locator(".own-variables [data-way][tabindex='0']").focus()
    keys = yours.page.keyboard
    keys.press("End")
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    value(yours, "queens[1] is 3").focus()
    keys.press("ArrowRight")
    expect(value(yours, "queens[2] is 0")).to_be_focused()
    keys.press("Enter")
    shown = bubble(yours)
    expect(shown.get_by_role("status")).to_have_text(
        re.compile(rf"^queens\[2\] is 0: set in line {append}, at step \d+\.$")
    )
    expect(shown.locator("code")).to_have_text(re.compile(r"queens\.append\("))
    expect(shown).to_contain_text("Then ")
    assert violations(yours.page, ".own-why") == []
    assert violations(yours.page, "#panel-stack") == []
    keys.press("Escape")
    expect(shown).to_be_hidden()
    expect(value(yours, "queens[2] is 0")).to_be_focused()
    keys.press("Space")
    expect(shown.get_by_role("button", name="Go there")).to_be_focused()
    keys.press("Enter")
    expect(shown).to_be_hidden()
    expect(yours.current).to_have_text(re.compile(r"queens\.append\("))
    expect(back(yours)).to_be_focused()
    expect(back(yours)).to_have_text(f"Back to step {step}")
    expect(yours.page.locator(".own-back")).to_contain_text(f"Line {append} sets queens[2] to 0.")
    assert violations(yours.page, ".own-back") == []
    keys.press("Enter")
    yours.screen.expect_step(step)
    expect(back(yours)).to_be_hidden()
    expect(value(yours, "queens[2] is 0")).to_be_focused()


def test_a_square_and_a_bit_lead_to_their_lines_also_from_the_moves_of_the_board(yours: Yours) -> None:
    yours.run(SEARCH)
    append, pop = line_of(SEARCH, "queens.append("), line_of(SEARCH, "queens.pop(")
    yours.button("Board moves").click()
    square = yours.page.locator("#squares .square")
    square.nth(15).click()
    expect(bubble(yours).get_by_role("button")).to_be_hidden()
    expect(bubble(yours).get_by_role("status")).to_have_text("No queen has been on row 3, column 3 of queens so far.")
    for _ in range(3):
        yours.page.keyboard.press("ArrowRight")
    expect(bubble(yours)).to_be_hidden()
    square.nth(6).click()
    expect(bubble(yours)).to_contain_text(
        re.compile(rf"The last queen on row 1, column 2 of queens was taken off in line {pop}, at step \d+\.")
    )
    square.nth(0).click()
    expect(bubble(yours)).to_contain_text(
        f"The queen on row 0, column 0 of queens was placed in line {append}, at step "
    )
    bubble(yours).get_by_role("button").click()
    expect(yours.button("Every line")).to_have_attribute("aria-pressed", "true")
    expect(yours.current).to_have_text(re.compile(r"queens\.append\("))
    back(yours).click()
    expect(yours.button("Board moves")).to_have_attribute("aria-pressed", "true")
    yours.screen.expect_step(3)

    yours.run(MASKS)
    yours.screen.button("Next solution").click()
    yours.screen.settle()
    expect(yours.page.locator("#below .ruler")).to_have_text(re.compile("^bit.*3210$"))
    bit = yours.page.locator("#strip .register").first.locator(".bit-cell").first
    bit.focus()
    yours.page.keyboard.press("Enter")
    expect(bubble(yours)).to_contain_text(
        re.compile(r"^\w+ is \d+: (set in|given by the call in) line \d+, at step [\d,]+\.")
    )
    yours.page.keyboard.press("Escape")
    expect(bit).to_be_focused()
