"""The gallery: solutions as small boards that lead to their steps, sorted by symmetry, copied and saved."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from server.search.trace.trace import Trace
from tests.browser.screen import Screen


class Gallery:
    """The drawer with the solutions."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.drawer = self.page.get_by_role("dialog", name="Solutions")
        self.wall = self.drawer.get_by_role("group", name="Solutions")
        self.text = self.drawer.get_by_role("region", name="The solution as text")

    def open(self) -> Gallery:
        self.screen.button("More").click()
        self.page.get_by_role("button", name="Solutions", exact=True).click()
        expect(self.drawer).to_be_visible()
        return self

    def choose(self, name: str) -> None:
        self.drawer.get_by_role("radio", name=re.compile(f"^{name}")).check()

    def group(self) -> None:
        self.drawer.get_by_role("checkbox", name=re.compile("By symmetry")).check()

    def tile(self, number: int) -> Locator:
        return self.wall.get_by_role("button", name=re.compile(rf"^Solution {number:,}, step"))

    @property
    def here(self) -> Locator:
        return self.wall.locator("[aria-current]")


@pytest.fixture
def gallery(screen: Screen) -> Gallery:
    return Gallery(screen)


def test_every_solution_leads_to_its_step_and_all_can_be_downloaded(
    screen: Screen, gallery: Gallery, tmp_path: Path
) -> None:
    screen.open(6)
    gallery.open().choose("All")
    solutions = list(Trace("bitmask", 6).solutions())
    expect(gallery.wall.get_by_role("button")).to_have_count(4)
    for solution in solutions:
        gallery.tile(solution.number).click()
        screen.expect_step(solution.step)
        expect(gallery.here).to_have_accessible_name(f"Solution {solution.number}, step {solution.step}")
        shown = screen.picture(solution.step)["queens"]
        assert shown == [[row, column] for row, column in enumerate(solution.columns)]
    with screen.page.expect_download() as download:
        gallery.drawer.get_by_role("link", name="Download 4 solutions as text: columns").click()
    assert download.value.suggested_filename == "bitqueens-bitmask-6-solutions-1-4-columns.txt"
    download.value.save_as(tmp_path / "solutions.txt")
    lines = (tmp_path / "solutions.txt").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [list(solution.columns) for solution in solutions]
    screen.choose_size(5)  # another board has other solutions
    expect(gallery.wall.get_by_role("button")).to_have_count(10)
    gallery.tile(10).click()
    screen.expect_step(max(solution.step for solution in Trace("bitmask", 5).solutions()))


def test_found_solutions_come_one_by_one_and_a_board_without_any_says_so(screen: Screen, gallery: Gallery) -> None:
    screen.open(4)
    gallery.open()
    expect(gallery.drawer).to_contain_text("None found so far.")
    expect(gallery.drawer).to_contain_text("2 in the end")
    gallery.drawer.get_by_role("button", name="Go to the first one").click()
    screen.expect_step(20)
    expect(gallery.wall.get_by_role("button")).to_have_count(1)
    screen.page.keyboard.press("n")
    expect(gallery.wall.get_by_role("button")).to_have_count(2)
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 2,"))
    screen.page.keyboard.press("Home")
    expect(gallery.drawer).to_contain_text("None found so far.")
    gallery.group()
    for n in (2, 3):
        screen.choose_size(n)
        expect(gallery.drawer).to_contain_text(f"There is none for N = {n}.")
        expect(gallery.drawer).to_contain_text("always attack one another")
        expect(gallery.drawer).to_contain_text("0 classes")
        expect(gallery.drawer.get_by_role("link")).to_have_count(0)
    screen.choose_size(20)  # beyond the known numbers
    screen.button("Next solution").click()
    screen.expect_step(next(Trace("bitmask", 20).solutions()).step)
    expect(gallery.tile(1)).to_be_visible()
    expect(gallery.drawer.get_by_role("radio", name="All")).to_be_disabled()


def test_the_nearest_solution_is_marked_and_stays_in_sight(page: Page, screen: Screen, gallery: Gallery) -> None:
    first, second = list(Trace("bitmask", 8).solutions(0, 2))
    screen.open()
    gallery.open()
    screen.button("Last step").click()
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 92,"))
    expect(gallery.here).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 640})  # less room: the tile stays in sight
    expect(gallery.here).to_be_in_viewport()
    page.keyboard.press("Home")
    gallery.choose("All")
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 1,"))
    expect(gallery.here).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 720})
    middle = (first.step + second.step) // 2
    gallery.tile(1).click()
    screen.expect_step(first.step)
    for step, nearest in ((middle - 1, "^Solution 1,"), (middle + 2, "^Solution 2,")):
        screen.page.locator("#type-step").click()
        screen.enter(screen.page.get_by_role("textbox", name="Number of the step"), str(step))
        screen.expect_step(step)
        expect(gallery.here).to_have_accessible_name(re.compile(nearest))


def test_twelve_classes_show_their_symmetries_and_the_solutions_not_found_yet(screen: Screen, gallery: Gallery) -> None:
    screen.open()
    for step in (s.step for s in Trace("bitmask", 8).solutions(0, 4)):
        screen.page.keyboard.press("n")
        screen.expect_step(step)
    gallery.open().group()
    heads = gallery.wall.get_by_role("heading")
    expect(gallery.drawer).to_contain_text("2 of 12 classes")
    expect(heads.first).to_have_text("Class 12 of 8 solutions found")
    expect(gallery.wall.get_by_role("button", name="not found yet").first).to_be_disabled()
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 4,"))
    gallery.choose("All")
    expect(gallery.drawer).not_to_contain_text("of 12 classes")
    expect(gallery.drawer).to_contain_text("12 classes")
    expect(heads.first).to_have_text("Class 18 solutions")
    expect(gallery.tile(1)).to_contain_text("first")
    expect(gallery.tile(4)).to_have_accessible_name("Solution 4, step 565: solution 1, mirrored along the diagonal /")
    names = set()
    gallery.tile(1).focus()
    for _ in range(12):
        names |= set(heads.all_inner_texts())
        screen.page.keyboard.press("ArrowDown")
        screen.page.keyboard.press("ArrowDown")
    sizes = {
        int(found[1]): int(found[2]) for name in names if (found := re.match(r"Class (\d+?)\s*([48]) solutions", name))
    }
    assert sorted(sizes) == list(range(1, 13))
    assert sorted(sizes.values()) == [4] + 11 * [8]


def test_arrow_keys_reach_every_tile_and_many_solutions_come_in_pages(screen: Screen, gallery: Gallery) -> None:
    screen.open(9)
    gallery.open().choose("All")
    expect(gallery.tile(352)).to_be_enabled()
    expect(gallery.tile(352)).not_to_be_in_viewport()
    gallery.tile(1).focus()
    screen.page.keyboard.press("End")
    expect(gallery.tile(352)).to_be_focused()
    expect(gallery.tile(352)).to_be_in_viewport()
    gallery.tile(350).click()
    (solution,) = Trace("bitmask", 9).solutions(349, 350)
    screen.expect_step(solution.step)
    screen.page.keyboard.press("ArrowRight")
    expect(gallery.tile(351)).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 351,"))
    screen.choose_size(10)
    gallery.group()
    expect(gallery.drawer).to_contain_text("1 to 75 of 92")
    expect(gallery.wall.get_by_role("heading")).to_have_count(75)
    screen.button("Last step").click()  # the class of the last solution
    expect(gallery.here).to_have_accessible_name(re.compile("^Solution 724,"))
    gallery.drawer.get_by_role("button", name="Later solutions").click()
    expect(gallery.drawer).to_contain_text("76 to 92 of 92")
    expect(gallery.wall.get_by_role("heading").first).to_have_text(re.compile("^Class 76"))
    gallery.drawer.get_by_role("checkbox").uncheck()
    expect(gallery.drawer).to_contain_text("601 to 724 of 724")
    screen.choose_size(14)
    expect(gallery.drawer).to_contain_text("1 to 600 of 365,596")
    expect(gallery.drawer.get_by_role("checkbox")).to_be_disabled()
    expect(gallery.drawer).to_contain_text("up to N = 12")
    expect(gallery.drawer.get_by_role("button", name="Earlier solutions")).to_be_disabled()
    gallery.drawer.get_by_role("button", name="Later solutions").click()
    expect(gallery.drawer).to_contain_text("601 to 1,200 of 365,596")
    expect(gallery.tile(601)).to_be_visible()
    gallery.tile(601).click()
    screen.expect_step(next(Trace("bitmask", 14).solutions(600, 601)).step)
    screen.button("Last step").click()
    expect(gallery.drawer).to_contain_text("365,401 to 365,596 of 365,596")
    expect(gallery.drawer.get_by_role("button", name="Later solutions")).to_be_disabled()


FORMS = {
    "Board": "+-+-+-+-+\n| | |Q| |\n+-+-+-+-+\n|Q| | | |\n+-+-+-+-+\n| | | |Q|\n+-+-+-+-+\n| |Q| | |\n+-+-+-+-+",
    "Matrix": "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0",
    "Columns": "[2, 0, 3, 1]",
}


def test_a_solution_is_copied_in_each_form(screen: Screen, gallery: Gallery, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.open(4)
    screen.page.keyboard.press("n")
    screen.expect_step(20)
    gallery.open()
    for form, text in FORMS.items():
        gallery.choose(form)
        expect(gallery.text).to_have_text(text, use_inner_text=True)
        gallery.drawer.get_by_role("button", name="Copy").click()
        screen.page.wait_for_function("async (text) => (await navigator.clipboard.readText()) === text", arg=text)
        expect(gallery.drawer.get_by_role("status")).to_have_text("Copied")


def test_a_browser_that_forbids_copying_has_the_text_selected(screen: Screen, gallery: Gallery) -> None:
    screen.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;"
    )
    screen.open(4)
    screen.page.keyboard.press("n")
    screen.expect_step(20)
    gallery.open().choose("Columns")
    gallery.drawer.get_by_role("button", name="Copy").click()
    expect(gallery.drawer.get_by_role("status")).to_contain_text("Ctrl+C copies it")
    assert screen.page.evaluate("String(getSelection())") == "[2, 0, 3, 1]"
