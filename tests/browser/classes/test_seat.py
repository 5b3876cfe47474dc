"""A pupil's page in a class: joining by address or code, following, looking around and coming back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import violations
from tests.browser.classes.host import PHONE, Host, hosting


def _standing(page: Page, text: str) -> None:
    expect(page.locator(".class-standing")).to_have_text(text)


def _expect_step(page: Page, step: str) -> None:
    expect(page.locator("#step-number")).to_have_text(step)


def test_a_pupil_follows_looks_around_and_comes_back_by_keys(page: Page, host: Host) -> None:
    host.show(step=40)
    page.goto(f"/{host.code.lower()}")
    _standing(page, "Following")
    _expect_step(page, "40")
    expect(page.locator(".class-number")).to_have_text("you are 1")
    assert violations(page) == []
    host.show(algorithm="basic", n=6, step=50)
    _expect_step(page, "50")
    page.keyboard.press("ArrowRight")
    _standing(page, "Looking around")
    _expect_step(page, "51")
    host.show(step=70)
    host.await_places(follow=0, free=1)
    page.keyboard.press("h")
    host.await_places(hands=[1])
    _expect_step(page, "51")
    page.keyboard.press("f")
    _standing(page, "Following")
    _expect_step(page, "70")
    page.reload()
    _standing(page, "Following")
    _expect_step(page, "70")
    expect(page.locator(".class-number")).to_have_text("you are 1")


def test_a_film_that_plays_is_followed_and_rests_exactly(page: Page, host: Host) -> None:
    page.goto(f"/{host.code}")
    _standing(page, "Following")
    host.show(step=100, playing=1, speed=10)
    expect(page.locator("#step-number")).not_to_have_text("100")
    host.show(step=1234, playing=0)
    _expect_step(page, "1,234")
    _standing(page, "Following")


def test_a_phone_joins_by_a_typed_code_and_stays_in_a_fixed_film(open_page: Callable[..., Page], host: Host) -> None:
    page = open_page(**PHONE)
    page.goto("/?drawer=class")
    code, error = page.get_by_label("Code of the class"), page.locator("#class-error")
    code.fill("k7m q")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(error).to_contain_text("k7m q is not a code")
    code.fill(f" {host.code[:3].lower()} {host.code[3:]}")
    code.press("Enter")
    _standing(page, "Following")
    expect(page.locator("#drawer")).to_be_hidden()
    host.do("mode", mode="held")
    _standing(page, "Look to the front")
    page.keyboard.press("ArrowRight")
    _expect_step(page, "0")
    host.do("mode", mode="free")
    page.get_by_role("button", name="Look around").tap()
    _standing(page, "Looking around")
    assert violations(page) == []


def test_a_wrong_code_of_the_address_is_in_the_field_and_a_reload_tries_it_again(page: Page, server_url: str) -> None:
    with hosting(server_url) as host:
        host.do("lock", locked=True)
        field, error = page.get_by_label("Code of the class"), page.locator("#class-error")
        wrong = {
            "K7M0OX": ("K7M0OX", "K7M0OX is not a code"),
            "ppp-ppp/": ("PPPPPP", "No class is open with this code."),
            host.code.lower(): (host.code, "The class is closed to newcomers"),
        }
        for address, (typed, why) in wrong.items():
            page.goto(f"/{address}")
            expect(field).to_have_value(typed)
            expect(field).to_be_focused()
            expect(error).to_contain_text(why)
            expect(page.locator("#banner-text")).to_be_hidden()
        host.do("lock", locked=False)
        page.reload()
        _standing(page, "Following")
        expect(page.locator("#drawer")).to_be_hidden()


def test_the_drawer_stays_closed_for_a_pupil_who_joins_before_it_is_loaded(page: Page, server_url: str) -> None:
    held: list[Route] = []
    page.route("**/class/drawer.js", lambda route: held.append(route))
    with hosting(server_url) as host:
        page.goto(f"/?class={host.code}&drawer=class")
        _standing(page, "Following")
        for route in held:
            route.continue_()
        expect(page.locator("#drawer")).to_be_hidden()


@pytest.mark.usefixtures("context")  # for the clock
def test_a_message_on_the_end_of_a_class_closes_by_itself(page: Page, server_url: str) -> None:
    page.clock.install()
    with hosting(server_url) as host:
        page.goto(f"/{host.code}")
        _standing(page, "Following")
    banner = page.locator("#banner-text")
    expect(banner).to_have_text("The class has ended.")
    expect(page.locator(".class-band")).to_have_count(0)
    page.clock.fast_forward(6100)
    expect(banner).to_be_hidden()


# The width of the board and the height of it that the band hides, in pixels.
_BOARD = """() => {
  const [board, band] = ["#board", ".class-band"].map((part) => document.querySelector(part).getBoundingClientRect());
  const isBeside = band.right <= board.left || band.left >= board.right;
  return [board.width, isBeside ? 0 : Math.max(0, band.bottom - board.top)];
}"""


def test_a_phone_shows_the_board_also_in_landscape(open_page: Callable[..., Page], host: Host) -> None:
    page = open_page(**PHONE)
    page.goto(f"/{host.code}")
    _standing(page, "Following")
    for width, height in ((844, 390), (683, 384), (768, 450)):
        page.set_viewport_size({"width": width, "height": height})
        side, hidden = page.evaluate(_BOARD)
        assert side >= 200, (width, height)
        assert hidden <= 10, (width, height)


# The visible controls outside the board and its registers, by their texts or names.
_CONTROLS = """() => [...document.querySelectorAll("button, a, input, select, summary, [role=slider], [role=tab]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("#stage"))
  .map((one) => one.getAttribute("aria-label") || one.innerText.split("\\n")[0].replace("↵", "").trim() || one.title)"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_a_phone_that_follows_has_the_board_the_question_the_hand_and_no_other_controls(
    open_page: Callable[..., Page], host: Host, size: tuple[int, int]
) -> None:
    page = open_page(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    page.goto(f"/{host.code}")
    _standing(page, "Following")
    free = ["Look around", hand := "Raise your hand (H)", "More"]
    assert page.evaluate(_CONTROLS) == free
    page.get_by_role("button", name="More").tap()
    expect(page.locator("#menu").locator("a, button").filter(visible=True)).to_have_text(["Class"])
    page.keyboard.press("Escape")
    host.show(n=4, step=4, lesson="hour", stop=2)
    expect(page.locator("#lesson-title")).to_have_text("No free square")
    assert page.evaluate(_CONTROLS) == free
    host.show(lesson=None, stop=0)
    for held in (False, True):
        host.do("mode", mode="held" if held else "free")
        host.ask("free", 2)
        expect(page.locator("#question .give")).to_be_visible()
        asked = ["bit 3", "bit 2", "bit 1", "bit 0", "Send", "None"]
        assert page.evaluate(_CONTROLS) == [hand, *([] if held else ["More"]), *asked]
        host.close_round()
        expect(page.locator("#question .verdict")).to_contain_text("Voting is closed.")
        expect(page.locator("#question .asked")).to_be_empty()
        host.do("reveal", ask=host.room["ask"])
        expect(page.locator(".class-answer")).to_be_visible()
        assert page.evaluate(_CONTROLS) == ([hand] if held else free)


def test_a_lesson_asks_a_german_phone_in_german_and_its_work_alone_lasts_until_the_next_stop(
    open_page: Callable[..., Page], host: Host
) -> None:
    page = open_page(**PHONE, locale="de-DE")
    page.goto(f"/{host.code}")
    _standing(page, "Du folgst")
    own = {"text": "What did you do?", "choices": ["A", "B", "C"], "right": None, "lesson": "hour", "stop": 1}
    host.do("ask", about="own", step=0, own=own)
    expect(page.locator("#title")).to_contain_text("Was hast du")
    expect(page.locator("#question .answers button").first).not_to_have_text("A")
    host.do("close", ask=1, round=1)
    host.do("reveal", ask=1)
    page.reload()  # a phone that joins after the answer
    expect(page.locator(".class-revealed tbody th").first).to_be_visible()
    assert not {"A", "B", "C"} & {*page.locator(".class-revealed tbody th").all_inner_texts()}
    page.goto("/?n=6&predict=314")
    _standing(page, "Du schaust dich um")
    host.show(lesson="hour", stop=8)
    _standing(page, "Du folgst")


@pytest.mark.slow  # a phone in English is tested above
def test_the_band_of_a_german_phone_fits_its_texts(open_page: Callable[..., Page], host: Host) -> None:
    page = open_page(**PHONE, locale="de-DE")
    page.goto(f"/{host.code}")
    clipped = """(band) => [...band.children].filter((one) => one.checkVisibility()).filter((one) => {
      const [box, its] = [band, one].map((element) => element.getBoundingClientRect());
      return its.top < box.top || its.bottom > box.bottom || its.right > box.right || one.scrollWidth > one.clientWidth;
    }).map((one) => one.textContent)"""
    band = page.locator(".class-band")

    def check(text: str) -> None:
        _standing(page, text)
        assert band.evaluate(clipped) == [], text

    page.locator(".class-follow").tap()
    check("Du schaust dich um")
    host.ask("next", 4)
    check("Eine Frage ist offen")
    page.locator(".class-follow").tap()
    check("Beantworte die Frage")
    host.do("discard", ask=1)
    host.do("mode", mode="held")
    check("Schau nach vorn")
