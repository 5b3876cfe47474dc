"""A question of a class on pupils' pages: the answer is hidden, and votes can change until the question closes."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.classes.host import PHONE, Host
from tests.browser.closing_pages import closing_pages


def _send(page: Page, text: str) -> None:
    expect(page.locator("#question .give span")).to_have_text(text)


def test_a_vote_by_keys_is_kept_and_can_change(page: Page, host: Host) -> None:
    page.goto(f"/{host.code}")
    host.ask("free", 4)
    expect(page.locator("#title")).to_have_text("Which squares of row 2 are free?")
    expect(page.locator("#stage")).not_to_contain_text("free squares")
    _send(page, "Send")
    page.keyboard.press("Enter")  # sends nothing: no bits are chosen, and None has a button of its own
    for key in ("7", "6", "Enter"):
        page.keyboard.press(key)
    _send(page, "Sent")
    bits = page.locator("#question .answers button")
    expect(bits.locator("span")).to_have_text(["1", "1", *"000000"])
    expect(page.locator('#question .answers [tabindex="0"]')).to_have_count(1)
    host.await_votes(1)
    page.keyboard.press("6")
    expect(bits.locator("span")).to_have_text(["1", *"0000000"])
    _send(page, "Send this instead")
    page.get_by_role("button", name="None").click()
    _send(page, "Sent")
    page.reload()
    _send(page, "Sent")
    assert violations(page) == []
    host.close_round()
    expect(page.locator("#question .verdict")).to_contain_text("Voting is closed.")
    expect(page.locator("#title")).to_have_text("Which squares of row 2 are free?")  # still hides the answer
    expect(page.locator("#why")).to_be_empty()  # the instructions are gone
    host.again()
    _send(page, "Send")
    expect(page.locator('#question .answers [aria-pressed="true"]')).to_have_count(0)


def test_a_button_leads_a_pupil_who_looks_around_to_the_question_and_a_square_answers_it(
    open_page: Callable[..., Page], host: Host
) -> None:
    page = open_page(**PHONE)
    page.goto(f"/{host.code}")
    page.get_by_role("button", name="Look around").tap()
    host.ask("next", 4)
    expect(page.locator(".class-standing")).to_have_text("A question is open")
    page.get_by_role("button", name="Answer it").tap()
    expect(page.locator(".class-standing")).to_have_text("Answer the question")
    _send(page, "Send")
    page.locator("#squares .square").nth(2 * 8 + 6).tap()
    page.locator("#question .give").tap()
    _send(page, "Sent")
    host.await_votes(1)
    expect(page.locator(".class-votes")).to_have_text("1 of 1 answered")
    assert violations(page) == []


# The buttons of a question that are covered or outside the window.
_COVERED = """() => [...document.querySelectorAll("#question button")].filter((button) => {
  if (!button.checkVisibility()) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth + 1 || !button.contains(hit);
}).map((button) => button.textContent)"""


def test_a_phone_shows_every_choice_of_a_question_large_enough_to_tap(
    open_page: Callable[..., Page], host: Host
) -> None:
    page = open_page(**PHONE)
    page.goto(f"/{host.code}")
    expect(page.locator(".class-band")).to_contain_text("Following")
    for about, step in (("line", 40), ("ld", 42), ("after", 40), ("free", 38)):
        host.ask(about, step)
        give = page.locator("#question .give span")
        expect(give).to_have_text("Send")
        for width, height in ((390, 844), (844, 390), (360, 640), (320, 568), (683, 384)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(_COVERED) == [], (about, width, height)
            expect(page.locator("#title")).to_be_in_viewport()
        page.locator("#question .answers button").first.tap()
        page.locator("#question .give").tap()
        expect(give).to_have_text("Sent")
        assert page.evaluate(_COVERED) == [], about
        host.close_round()
        expect(page.locator("#question .verdict")).to_contain_text("Your answer:")
        page.set_viewport_size({"width": 390, "height": 844})
        question, verdict = (page.locator(part).bounding_box() or {} for part in ("#title", "#question .verdict"))
        assert question["y"] < verdict["y"]
        host.do("reveal", ask=host.room["ask"])
        expect(page.locator(".class-answer")).to_contain_text("Answer:")
    for n, rows in ((8, 1), (12, 2), (20, 3)):  # numbers of bits that leave the last row incomplete
        host.show(n=n, step=4)
        host.ask("free", 4)
        bits = page.locator("#question .answers button")
        expect(bits).to_have_count(n)
        boxes = [box for bit in bits.all() if (box := bit.bounding_box())]
        assert min(min(box["width"], box["height"]) for box in boxes) >= 44, n
        assert max(box["x"] + box["width"] for box in boxes) <= 390, n
        assert len({box["y"] for box in boxes}) == rows, n
        host.close_round()
        host.do("reveal", ask=host.room["ask"])


def test_a_phone_marks_the_lines_that_have_just_run_as_the_listing_of_a_large_page_does(
    open_page: Callable[..., Page], page: Page, host: Host
) -> None:
    phone = open_page(**PHONE)
    for each in (phone, page):
        each.goto(f"/{host.code}")
    for step, lines in ((40, ["7"]), (42, ["7", "8", "9", "10"])):
        host.ask("line", step)
        for each in (phone, page):
            _send(each, "Send")
        ran = phone.locator("#question .answers [data-ran]")
        expect(ran.locator("span")).to_have_text(lines)
        expect(ran.first).to_have_accessible_name(re.compile(f"^line {lines[0]}: .*, has just run$"))
        listed = page.locator("#listing li")
        for line in lines:
            expect(listed.nth(int(line) - 1)).to_have_attribute("data-current", "")
        expect(page.locator("#listing [data-current]")).to_have_count(len(lines))
        assert violations(phone) == []
        host.close_round()
        host.do("reveal", ask=host.room["ask"])


def test_a_vote_counts_as_sent_once_the_server_confirms_it_and_a_frozen_network_is_reported(
    context: BrowserContext, page: Page, host: Host
) -> None:
    frozen: list[bool] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if frozen else server.send(message))
        server.on_message(lambda message: None if frozen else socket.send(message))

    page.clock.install()
    page.route_web_socket(re.compile(r"/ws\?class="), pass_on)
    with closing_pages(context):
        page.goto(f"/{host.code}")
        expect(page.locator(".class-band")).to_contain_text("Following")
        host.ask("after", 40)
        give = page.locator("#question .give span")
        expect(give).to_have_text("Send")
        frozen.append(True)
        page.locator("#question .answers button").first.click()
        page.locator("#question .give").click()
        expect(give).to_have_text("Sending …")
        page.clock.run_for(6000)
        expect(page.locator("#banner[data-lost]")).to_be_visible()
        frozen.clear()
        page.clock.run_for(9000)
        expect(page.locator("#banner[data-lost]")).to_be_hidden()
        expect(give).to_have_text("Sent")
        host.await_votes(1)
