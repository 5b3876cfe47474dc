"""The address holds the viewer's place; a link, a reload, Back and Forward lead to it again."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.screen import Screen, box_of


def _expect_fields(page: Page, **fields: object) -> None:
    """Expect these fields in the address; `None` means that the field is absent."""
    wanted = "".join(
        f"(?!.*[?&]{name}=)" if value is None else rf"(?=.*[?&]{name}={value}(&|$))" for name, value in fields.items()
    )
    Screen(page).expect_address(f"^{wanted}")


def test_the_address_follows_the_viewer(page: Page, screen: Screen) -> None:
    screen.open()
    _expect_fields(page, algorithm="bitmask", n=8, step=0, speed=2, goal=None, drawer=None, panel=None)
    screen.button("Step").click()
    _expect_fields(page, step=1)
    screen.set_speed("1.5k")
    _expect_fields(page, speed=1500)
    screen.choose_size(4)
    _expect_fields(page, n=4, step=0)
    screen.button("Play").click()
    screen.expect_step(49)
    _expect_fields(page, n=4, step=49)
    page.keyboard.press("?")
    _expect_fields(page, drawer="keys")
    page.keyboard.press("Escape")
    screen.visit("?n=4&step=3")
    screen.expect_step(3)
    page.keyboard.press(".")
    page.keyboard.press(".")
    _expect_fields(page, step=4, part=1)
    page.keyboard.press(",")
    _expect_fields(page, step=4, part=0)
    said = page.locator("#title").inner_text()
    page.reload()
    screen.expect_step(4)
    expect(page.locator("#title")).to_have_text(said)
    page.keyboard.press(",")
    _expect_fields(page, step=3, part="last")
    page.keyboard.press("ArrowRight")
    _expect_fields(page, step=4, part=None)


@pytest.mark.parametrize(
    ("address", "page_of", "english", "german"),
    [
        ("/manual/api", "/manual", "The API reference is no longer a page", "Die API-Referenz ist keine Seite mehr"),
        ("/download/steps.csv?n=8", "/manual", "bitqueens trace prints them", "bitqueens trace gibt sie aus"),
        ("/study?collect", "/manual", "The study is gone", "Die Studie gibt es nicht mehr"),
        ("/exercise?exercise=lines&language=python&seed=7", r"/\?.*predict=line", "lines to sort", "zum Ordnen"),
        ("/?exercise=be&n=5&seed=314&rung=2", r"/\?.*n=5.*predict=every2\.314", "at every step", "bei jedem Schritt"),
        ("/?n=6&drawer=starts", "/", "The lessons lead to", "führen die Lektionen"),
    ],
)
def test_an_old_address_leads_to_what_does_it_now(
    open_page: Callable[..., Page], address: str, page_of: str, english: str, german: str
) -> None:
    for locale, sentence, close in (("en-GB", english, "Close"), ("de-DE", german, "Schließen")):
        page = open_page(locale=locale)
        page.goto(address)
        gone = page.locator(".gone")
        expect(gone).to_contain_text(sentence)
        expect(page).to_have_url(re.compile(f"://[^/]+{page_of}(?!.*gone=)"))
        gone.get_by_role("button", name=close).click()
        expect(gone).to_have_count(0)


def test_a_link_opens_its_exact_place_and_stays_paused(page: Page, screen: Screen) -> None:
    page.goto("/?algorithm=bitmask&n=6&step=100&speed=30&from=90&to=120&drawer=keys")
    expect(screen.size_field).to_have_value("6")
    expect(screen.speed_field).to_have_value("30")
    for name, step in (("First", "90"), ("Last", "120")):
        expect(page.get_by_role("slider", name=f"{name} step of the loop")).to_have_attribute("aria-valuenow", step)
    for opened in ("by the link", "anew"):
        expect(page.get_by_role("dialog", name="Keys"), opened).to_be_visible()
        screen.expect_paused()
        screen.expect_rest_at(100)
        page.reload()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/?n=8&goal=first&panel=tree")
    expect(screen.page.locator("#step-total")).to_have_text("of 332")
    expect(page.get_by_role("tab", name="Tree", selected=True)).to_be_visible()
    page.get_by_role("tab", name="Code").click()
    _expect_fields(page, panel="code", goal="first")


@pytest.mark.usefixtures("context")  # the test sets the clock
def test_back_and_forward_lead_through_the_visited_places(page: Page, screen: Screen) -> None:
    now = datetime(2026, 1, 1)
    page.clock.set_fixed_time(now)  # no place counts as a rest
    screen.open()
    screen.choose_size(4)
    for _ in range(3):
        screen.button("Step").click()  # single steps add no history
    screen.expect_step(3)
    screen.button("Next solution").click()
    screen.expect_step(20)
    screen.button("Step").click()
    screen.expect_step(21)
    box = box_of(screen.timeline)
    page.mouse.click(box["x"] + 0.901 * box["width"], box["y"] + box["height"] / 2)
    screen.expect_step(45)
    screen.choose_size(5)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    for n, step in ((5, 0), (4, 45), (4, 21), (4, 3), (8, 0)):
        page.go_back()
        expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
        expect(screen.size_field).to_have_value(str(n))
        screen.expect_step(step)
    for n, step in ((4, 3), (4, 21)):
        page.go_forward()
        expect(screen.size_field).to_have_value(str(n))
        screen.expect_step(step)
    screen.choose_size(8)
    screen.button("Next solution").click()
    screen.expect_step(331)
    screen.set_speed("50")
    screen.button("Play").click()
    screen.expect_step_after(340)
    page.go_back()
    screen.expect_step(0)
    screen.expect_paused()  # Back stops the film
    screen.button("Step").click()
    screen.expect_step(1)
    page.clock.set_fixed_time(now + timedelta(seconds=5))  # the step counts as a rest
    for step in (2, 3):
        screen.button("Step").click()
        screen.expect_step(step)
    page.go_back()
    screen.expect_step(1)


def test_invalid_fields_of_the_address_are_reported_and_the_others_are_used(page: Page, screen: Screen) -> None:
    page.goto(
        "/?algorithm=magic&n=99&step=-3&speed=fast&from=30&to=20&drawer=sock&panel=x&goal=some&code=2&utm_source=me"
    )
    for field, value in (
        *(("algorithm", "magic"), ("n", "99"), ("step", "-3"), ("speed", "fast"), ("to", "20")),
        *(("drawer", "sock"), ("panel", "x"), ("goal", "some"), ("code", "2")),
    ):
        expect(screen.banner).to_contain_text(re.compile(rf"In the address, {field} is [^.]*\d?[^”]*, not “{value}”\."))
    expect(screen.banner).to_contain_text("n is a whole number from 1 to 32")
    expect(screen.banner).not_to_contain_text("utm")
    screen.expect_step(30)  # the first step of the loop
    expect(screen.size_field).to_have_value("8")
    _expect_fields(page, algorithm="bitmask", n=8, step=30, **{"from": 30, "to": None, "drawer": None})
    page.goto("/?n=4&step=77&from=3&to=66")
    screen.expect_step(49)
    expect(screen.banner).to_contain_text("step is a step from 0 to 49 here, not 77")
    expect(screen.banner).to_contain_text("to is a step from 0 to 49 here, not 66")
    expect(screen.banner).not_to_contain_text("from is")
    _expect_fields(page, step=49, **{"from": 3, "to": 49})
    page.goto("/?n=4&step=7&from=500&to=900")
    screen.expect_step(7)
    expect(screen.banner).to_contain_text("from is a step from 0 to 49 here, not 500")
    expect(page.get_by_role("slider", name="First step of the loop")).to_be_hidden()


def test_the_copied_link_leaves_out_the_view_for_a_projector(
    context: BrowserContext, page: Page, screen: Screen
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/?n=4&step=20&present&code=hidden")
    screen.expect_step(20)
    screen.button("More").click()
    screen.button("Copy link").click()
    expect(screen.banner).to_contain_text("copied")
    link = urlsplit(page.evaluate("navigator.clipboard.readText()"))
    assert parse_qs(link.query) == {"algorithm": ["bitmask"], "n": ["4"], "step": ["20"], "speed": ["2"]}
    other = context.new_page()
    other.goto(link.geturl())
    Screen(other).expect_step(20)


def test_a_browser_that_forbids_copying_is_reported(page: Page, screen: Screen) -> None:
    page.add_init_script(
        """const writeText = () => Promise.reject(new Error("no"));
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
        document.execCommand = () => false;"""
    )
    screen.open()
    screen.button("More").click()
    screen.button("Copy link").click()
    expect(screen.banner).to_contain_text("does not let")
