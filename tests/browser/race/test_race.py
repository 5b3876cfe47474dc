"""The race in a real browser."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server import Trace
from tests.browser.axe import violations
from tests.browser.closing_pages import closing_pages
from tests.browser.screen import SlowServer, box_of
from tests.tools.slow import some

SHOWN = """(lane) => ({
  queens: [...lane.querySelectorAll("use[data-shown]")].map((queen) =>
    queen.getAttribute("transform").match(/[\\d.]+/g).map((place) => Math.floor(Number(place))).reverse()),
  numbers: [...lane.querySelectorAll("dd")].map((number) => Number(number.textContent.replaceAll(",", ""))),
})"""


def _lane(page: Page, title: str) -> Any:
    return page.get_by_role("region", name=title, exact=True)


def _open(page: Page, query: str, server: str = "/") -> None:
    page.goto(f"{server}race?{query}")
    expect(page.locator("#race-position")).not_to_be_empty()


def _seek(page: Page, key: str) -> None:
    page.get_by_role("slider", name="Position in the race").press(key)


@pytest.mark.parametrize("at", some([0, 0.013, 0.4], 0, 0.013, 0.4))
def test_every_lane_shows_the_step_at_the_checks_of_the_clock(page: Page, at: float) -> None:
    _open(page, f"lanes=basic,conjoin,bitmask&n=6&way=checks&at={at}")
    totals = {name: Trace(name, 6).total for name in ("basic", "conjoin", "bitmask")}
    length = max(total.checks for total in totals.values() if total)
    for title, name in (("Basic", "basic"), ("Conjoin", "conjoin"), ("Bitmask", "bitmask")):
        trace, total = Trace(name, 6), totals[name]
        assert total
        stride = max(1, length // (30 * 60))
        checks = int(at * length + 1e-9)
        if checks >= total.checks:  # a finished lane shows the first solution
            (step,) = trace[-1:]
            queens = next(trace.solutions()).columns
        else:
            step = next(trace.read_checks(checks // stride * stride, total.checks + 1))
            queens = None
        lane = _lane(page, title)
        expect(lane.locator("dd").first).to_have_text(f"{step.step:,}")
        standing = step.queens if queens is None else list(enumerate(queens))
        expect(lane.locator("use[data-shown]")).to_have_count(len(standing))
        shown = lane.evaluate(SHOWN)
        assert sorted(shown["queens"]) == sorted(map(list, standing))
        assert shown["numbers"] == ([step.step, step.checks, step.solutions] if at else [0, 0, 0])


def test_the_finish_has_ranks_and_a_reason_also_on_a_board_without_solutions(page: Page) -> None:
    _open(page, "lanes=basic,plain,bitmask&n=8&way=checks&at=1")
    for title, rank in (("Bitmask", "1st"), ("Plain", "2nd"), ("Basic", "3rd")):
        expect(_lane(page, title).get_by_text(rank, exact=True)).to_be_visible()
        expect(_lane(page, title).get_by_role("progressbar")).to_have_attribute("value", "1")
    expect(page.get_by_role("status")).to_have_text(
        "Bitmask wins: 1,965 checks. Plain needs 22,630 checks, Basic 81,318 checks. Basic takes 41 times as many."
    )
    expect(_lane(page, "Bitmask").get_by_text("1st to finish: 1,965 checks · solution 1 of 92")).to_be_visible()
    expect(_lane(page, "Bitmask").get_by_role("img", name="Bitmask: board of 8 by 8, 8 queens")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 720, "the race is higher than a projector"
    _seek(page, "Home")
    expect(page.locator("#race-result")).to_be_empty()
    expect(_lane(page, "Bitmask").locator("dd").first).to_have_text("0")
    expect(page.get_by_text("1st")).to_be_hidden()
    _open(page, "lanes=basic,bitmask&n=3&way=checks&at=1")
    expect(_lane(page, "Bitmask").get_by_text("6 checks · no solution")).to_be_visible()


def test_a_race_runs_pauses_and_ends(page: Page) -> None:
    _open(page, "lanes=caching,bitmask&n=5&way=steps&seconds=180")  # long enough to be paused
    page.get_by_role("button", name="Start the race").click()
    number = _lane(page, "Caching").locator("dd").first
    expect(number).not_to_have_text("0")
    page.get_by_role("button", name="Pause the race").click()
    expect(page.get_by_role("button", name="Start the race")).to_be_visible()
    stood = number.inner_text()
    assert _lane(page, "Bitmask").locator("dd").first.inner_text() == stood  # step for step
    expect(page).to_have_url(re.compile(r"at=0\.\d+"))
    position = page.get_by_role("slider", name="Position in the race")
    fill = "(slider) => slider.style.getPropertyValue('--fill')"
    exactly = position.evaluate(fill)
    page.reload()
    expect(number).to_have_text(stood)
    assert position.evaluate(fill) == exactly
    _seek(page, "End")
    expect(page.get_by_role("status")).to_contain_text("Bitmask wins: 161 steps. Caching needs 328 steps.")


def test_lanes_are_added_removed_and_changed(page: Page) -> None:
    _open(page, "lanes=basic,bitmask&n=10&way=checks")
    size = page.get_by_role("slider", name="Board size N")
    expect(size).to_have_attribute("max", "14")
    first = page.get_by_role("combobox", name="Algorithm of lane 1")
    expect(first.locator("option", has_text="Remove this lane")).to_be_disabled()
    expect(first.locator("option[value=puzzle]")).to_have_count(0)  # which needs a board
    first.select_option("naive")
    expect(size).to_have_value("8")
    cut = page.get_by_role("alert").filter(has_text="Naive races up to N = 8, so N is 8 now and not 10.")
    expect(cut).to_be_visible()
    page.get_by_role("button", name="Add a lane").click()
    page.get_by_role("button", name="Add a lane").click()
    expect(page.get_by_role("region", name=re.compile("."))).to_have_count(5)  # with the course
    expect(page.get_by_role("button", name="Add a lane")).to_be_hidden()
    first.select_option(label="Remove this lane")
    expect(cut).to_be_hidden()
    expect(size).to_have_attribute("max", "14")
    expect(page).to_have_url(re.compile(r"lanes=bitmask,\w+,\w+&n=8"))


def _times(page: Page, listing: str) -> Any:
    return page.get_by_role("region", name="Times on this server").get_by_role("listitem").filter(has_text=listing)


def test_a_race_by_time_goes_by_the_times_of_this_server(page: Page, own_server: str) -> None:
    page.goto(f"{own_server}table")
    expect(page).to_have_url(re.compile("way=time$"))
    expect(page.get_by_text("The table of times is part of the race now")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("A lane has no time on this server yet")).to_be_visible()
    for listing in ("Naive", "Basic", "Bitmask"):
        expect(_times(page, listing)).to_contain_text("not yet")
    page.get_by_role("button", name="Measure").click()
    expect(page.locator("#race-position")).not_to_be_empty()  # as soon as its lanes have times
    other = page.context.new_page()
    with closing_pages(page.context):
        _open(other, "lanes=naive,bitmask&n=7&way=time", own_server)  # joins the measurement
        expect(_times(other, "Naive")).to_contain_text(re.compile(r"stopped at N = 6|N = 7"))
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name="Measure")).to_be_visible()
        other.get_by_role("button", name="Stop").click()
        expect(other.get_by_role("button", name="Measure")).to_be_visible()
        _open(other, "lanes=naive,bitmask&n=8&way=time&at=1", own_server)
        expect(_times(other, "Naive")).to_contain_text(re.compile(r"stopped at N = [67]"))
        expect(_lane(other, "Naive").get_by_text(re.compile(r"scaled from its time at N = [67]"))).to_be_visible()
        expect(other.get_by_role("status").filter(has_text="Bitmask wins")).to_contain_text(
            re.compile(
                r"Bitmask wins: [\d.]+ [µm]s\. Naive needs [\d.]+ (s|minutes?)\. Naive takes [\d,]+ times as long\."
            )
        )


def test_a_board_has_a_name_before_its_step_arrives(page: Page) -> None:
    slow = SlowServer()
    page.route_web_socket(re.compile(r"/ws$"), slow)
    with slow.hold():
        page.goto("/race?lanes=basic,bitmask&n=8&way=checks&at=1")
        expect(page.get_by_role("img", name="Basic: board of 8 by 8, 0 queens")).to_be_visible()


def test_on_a_projector_the_boards_fill_the_screen_and_keys_run_the_race(page: Page) -> None:
    for lanes, (width, height), least in (
        ("basic,bitmask", (1280, 720), 360),
        ("basic,caching,bitmask", (1280, 720), 360),
        ("basic,plain,caching,bitmask", (1280, 720), 270),
        ("basic,caching,bitmask", (1920, 1080), 570),
    ):
        page.set_viewport_size({"width": width, "height": height})
        _open(page, f"lanes={lanes}&n=8&way=checks&at=1&present")
        expect(page.get_by_role("status")).not_to_be_empty()
        for board in page.locator(".raceboard").all():
            box = board.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= least, (lanes, width)
        for part in page.locator(".lane > *, .lane dd, .course > :not(:empty)").all():
            if part.is_visible():
                expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    rules = page.get_by_role("form", name="The race")
    expect(rules).to_be_hidden()
    page.keyboard.press("p")
    expect(rules).to_be_visible()
    expect(page).not_to_have_url(re.compile("present"))
    page.keyboard.press("p")
    expect(page).to_have_url(re.compile("&present$"))
    checks = _lane(page, "Basic").locator("dd").first
    page.keyboard.press("Home")
    expect(checks).to_have_text("0")
    page.keyboard.press("5")
    expect(checks).not_to_have_text("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause the race")).to_be_visible()
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Start the race")).to_be_visible()
    page.wait_for_function("() => document.fullscreenElement !== null")
    page.evaluate("document.exitFullscreen()")
    expect(rules).to_be_visible()
    page.get_by_role("button", name="Present").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def test_the_keys_of_a_race_are_listed_on_a_projector(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    _open(page, "lanes=basic,bitmask&n=6&way=checks&present")
    keys = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(keys).to_contain_text("for a projector, and back")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page).to_have_url(re.compile("&present$"))  # Escape closes the list only
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Keys").click()
    expect(page.locator("#race-menu")).to_be_hidden()
    keys.get_by_role("button", name="Close").click()
    expect(keys).to_be_hidden()


def test_boards_fill_their_lanes_and_long_counters_fit_in_them(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    _open(page, "lanes=backtracking,bitmask,conjoin&n=8&way=checks&at=1")
    for lane in page.locator(".lane").all():
        assert box_of(lane.locator("svg"))["width"] > 0.7 * box_of(lane)["width"]
    page.set_viewport_size({"width": 1280, "height": 720})
    _open(page, "lanes=backtracking,bitmask,conjoin,plain&n=12&way=checks&at=1")
    for lane in page.locator(".lane").all():
        card = box_of(lane)
        for part in lane.locator("dd, .hint").all():
            box = box_of(part)
            assert box["x"] >= card["x"]
            assert box["x"] + box["width"] <= card["x"] + card["width"]
            assert box["y"] + box["height"] <= card["y"] + card["height"]
