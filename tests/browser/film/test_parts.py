"""A step line by line: forwards and backwards by keys, with the registers at each line."""

from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

_LINES = 'lines => lines.flatMap((line, index) => ("current" in line.dataset ? [index + 1] : []))'


def _current_lines(screen: Screen) -> list[int]:
    screen.settle()
    lines: list[int] = screen.page.locator("#listing li").evaluate_all(_LINES)
    return lines


def test_comma_and_full_stop_go_line_by_line_from_end_to_end_with_the_registers_of_each_line(
    page: Page, screen: Screen
) -> None:
    screen.open(4)
    bits = {name: page.locator(f'[data-register="{name}"] > .bit-cell') for name in ("taken", "poss", "bit")}
    queens = page.locator("#pieces .queen[data-shown]")
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(bits["poss"]).to_have_text(["1", "1", "1", "1"])
    expect(bits["bit"]).to_have_text(["0", "0", "0", "1"])
    expect(queens).to_have_count(0)
    page.keyboard.press(".")
    expect(bits["poss"]).to_have_text(["1", "1", "1", "0"])
    expect(queens).to_have_count(0)
    page.keyboard.press(".")
    expect(queens).to_have_count(1)
    page.keyboard.press(".")
    expect(bits["taken"]).to_have_text(["", "", "", ""])  # not computed yet
    expect(bits["poss"]).to_have_text(["", "", "", ""])
    expect(page.locator("#deadend")).to_be_empty()
    page.keyboard.press(".")
    expect(bits["taken"]).to_have_text(["0", "0", "1", "1"])
    expect(page.get_by_role("status")).to_contain_text(
        "Row 1 has two free squares. Bits 3 and 2 are free: no ray reaches them."
    )
    page.keyboard.press("Home")
    screen.expect_step(0)
    there = []
    for _ in range(14):
        page.keyboard.press(".")
        there.append((_current_lines(screen), screen.step, page.locator("#title").inner_text()))
    assert [lines for lines, _, _ in there] == [[7], [8], [9], [10], [3], [6], [7], [8], [9], [10], [3], [6], [7], []]
    assert [step for _, step, _ in there] == [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]
    back = []
    for _ in range(13):
        page.keyboard.press(",")
        back.append((_current_lines(screen), screen.step, page.locator("#title").inner_text()))
    assert back == there[-2::-1]
    page.keyboard.press("ArrowRight")  # whole steps again
    screen.expect_step(2)
    assert _current_lines(screen) == [3, 6]
    page.keyboard.press("ArrowLeft")
    screen.expect_step(1)
    assert _current_lines(screen) == [7, 8, 9, 10]
    screen.choose_size(2)
    for _ in range(3):
        page.keyboard.press(",")
    assert (_current_lines(screen), screen.step) == ([3], 0)
    screen.button("Last step").click()
    screen.expect_step(7)
    for _ in range(3):
        page.keyboard.press(".")
    screen.expect_rest_at(7)
