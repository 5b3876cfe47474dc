"""A class with real pages: a projector, a remote control and pupils."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from ipaddress import ip_network

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from server.config.config import Config
from server.config.limits import FLOOD
from tests.browser.axe import violations
from tests.browser.classes.host import PHONE
from tests.browser.closing_pages import closing_pages
from tests.browser.screen import Screen
from tests.tools.client import Client
from tests.tools.serving import serving
from tests.tools.waiting import until

NewContext = Callable[..., BrowserContext]
DEFAULT, KEY = Config(), "opensesame"
HOST_KEYS = [["Space", "Page ↓", "→"], ["Page ↑", "←"], ["O"], ["Q"], ["1", "9"], *(list(cap) for cap in "RGWHFK")]
WIDE = {"viewport": {"width": 1280, "height": 720}}


class Classroom:
    """A server and the devices of a class. The projector shows step 40; its class is not open yet."""

    def __init__(self, address: str, wide: BrowserContext, phones: BrowserContext) -> None:
        self.address, self._wide, self._phones = address, wide, phones
        self.projector = wide.new_page()
        self.projector.goto(f"{address}?n=8&step=40")
        expect_step(40, self.projector)
        self.code = self.link = ""

    def open(self, key: str = "") -> Page:
        """Open the class with the buttons of the projector's page, in any language."""
        page = self.projector
        opens = page.locator(".class-opening [type=submit]")
        page.locator("#more").click()
        page.locator("#menu [data-drawer=class]").click()
        opens.click()
        if key:
            page.get_by_label("Key", exact=True).fill(key)
            opens.click()
        code = page.locator(".class-desk .invitation-code b")
        expect(code).to_be_visible()
        self.code = code.inner_text().replace(" ", "")
        kept = json.loads(page.evaluate("localStorage.getItem('bitqueens.host')"))
        self.link = f"{self.address}{self.code}#{kept['token']}"
        return page

    def open_device(self, address: str, *, phone: bool = False) -> Page:
        page = (self._phones if phone else self._wide).new_page()
        page.goto(address)
        return page

    def pupil(self, *, phone: bool = False) -> Page:
        page = self.open_device(f"{self.address}{self.code.lower()}", phone=phone)
        expect(page.locator(".class-band")).to_contain_text("Following")
        return page


@contextmanager
def classroom(new_context: NewContext, *, has_clock: bool = False, config: Config = DEFAULT) -> Iterator[Classroom]:
    """Start a server with its own pages; with `has_clock` the test controls the time of the wide ones."""
    wide, phones = new_context(**WIDE), new_context(**PHONE)
    if has_clock:
        wide.clock.install()
    with serving(config) as address, closing_pages(wide, phones):
        yield Classroom(address, wide, phones)


def expect_step(step: int, *pages: Page) -> None:
    for page in pages:
        expect(page.locator("#step-number")).to_have_text(str(step))


def ask(host: Page) -> None:
    """Ask the proposed question."""
    host.keyboard.press("q")
    expect(host.get_by_role("region", name="Ask about this step")).to_be_visible()
    host.keyboard.press("q")


def vote(keys: str, *pupils: Page) -> None:
    """Press these keys, such as the numbers of bits, then Enter, on each pupil's page."""
    for pupil in pupils:
        give = pupil.locator("#question .give span")
        expect(give).to_have_text("Send")
        for key in [*keys, "Enter"]:
            pupil.keyboard.press(key)
        expect(give).to_have_text("Sent")


def the_button(host: Page) -> Locator:
    """The one button of a host's page."""
    return host.locator(".class-next button")


# The names of the buttons in sight with a dark background.
_DARK = """(buttons) => buttons
  .filter((button) => button.checkVisibility() && /^rgb\\(\\d\\d?,/.test(getComputedStyle(button).backgroundColor))
  .map((button) => button.innerText)"""


def test_the_one_button_of_wall_and_remote_leads_three_pupils_through_a_question(room: Classroom) -> None:
    projector = room.open()
    pupils = [room.pupil(phone=True), room.pupil(phone=True), room.pupil()]
    expect_step(40, *pupils)
    expect(projector.locator(".class-people-list")).to_contain_text("3 here, 3 follow")
    projector.keyboard.press("Escape")
    projector.keyboard.press("p")
    expect(projector.locator(".class-corner")).to_contain_text("3 here, 3 follow")
    projector.keyboard.press("ArrowRight")  # outside a lesson it is the film's
    expect_step(41, *pupils)

    remote = room.open_device(room.link, phone=True)
    expect_step(41, remote)
    remote.locator(".class-more > summary").click()
    remote.get_by_role("button", name="Step on").click()
    expect_step(42, projector, *pupils)
    remote.get_by_role("button", name="Ask about this step").click()
    remote.get_by_role("region", name="Ask about this step").get_by_role("button", name="rd one row down").click()
    question = projector.locator(".class-asked")
    expect(question).to_contain_text("What is rd one row down?")
    expect(question).to_contain_text("0 of 3 have answered")
    assert question.evaluate("(one) => getComputedStyle(one).fontSize") == "32px"
    wall, phone = the_button(projector), the_button(remote)
    for button in (wall, phone):
        expect(button).to_have_text("Close (0 of 3)")
    for page in (projector, remote):
        assert page.locator("button.primary, button.text").evaluate_all(_DARK) == ["Close (0 of 3)"]
    vote("7", pupils[0])
    remote.get_by_role("button", name="Take the question back").click()
    expect(question).to_be_hidden()
    remote.get_by_role("button", name="Ask about this step").click()
    remote.get_by_role("region", name="Ask about this step").get_by_role("button", name="rd one row down").click()
    expect(phone).to_have_text("Close (0 of 3)")
    vote("7", *pupils)
    expect(phone).to_have_text("Close (3 of 3)")
    phone.click()
    expect(remote.locator(".class-advice")).to_contain_text("0 of 3 are right: explain it once more")
    expect(projector.locator(".class-advice")).to_have_count(0)  # the whole class sees the projector
    expect(wall).to_have_text("Show the answer")
    remote.get_by_role("button", name="Ask again").click()
    vote("7654", pupils[0])
    vote("7", *pupils[1:])
    wall.click()
    for button in (wall, phone):
        expect(button).to_have_text("Again: 1 of 3 are right, let neighbours discuss")
    phone.click()
    vote("7654", *pupils)
    projector.keyboard.press("Space")
    expect(remote.locator(".class-advice")).to_contain_text("3 of 3 are right: show the answer")
    assert re.findall(r"\([A-Z]\)", remote.locator(".class-desk").inner_text()) == []  # a phone has no keys
    expect(remote.get_by_text("Keys in a class")).to_be_hidden()
    expect(phone).to_have_text("Show the answer")
    phone.click()
    expect_step(43, projector, remote, *pupils)  # the step that shows the answer
    expect(remote.locator(".class-question .class-rounds tbody tr").first).to_contain_text("11110000")
    expect(remote.locator(".class-question .class-rounds tbody tr").first).to_contain_text("3 (100 %)")
    expect(remote.locator(".class-advice")).to_have_count(0)  # nothing is left to do
    expect(projector.locator(".class-heat b")).to_have_text(["3"] * 4)
    expect(projector.locator(".class-answer")).to_have_text("Answer: 11110000. 3 of 3 got it.")
    expect(projector.locator(".class-corner")).to_be_hidden()  # the answer takes its place
    pupils[1].locator(".class-hand").tap()
    expect(question).to_have_text("What is rd one row down?Number 2 raises a hand")

    projector.keyboard.press("ArrowLeft")
    expect_step(42, remote, *pupils)
    remote.get_by_role("button", name="End the class").click()
    remote.get_by_role("button", name="End", exact=True).click()
    expect(remote.locator("#class-error")).to_have_text("The class has ended.")
    for page in (projector, *pupils):
        expect(page.locator("#banner-text")).to_have_text("The class has ended.")
    for part in (".class-corner", ".class-next"):
        expect(projector.locator(part)).to_have_count(0)


# The subjects of a question that an element covers.
_COVERED = """(over) => {
  const box = (part) => part.getBoundingClientRect();
  const { left, right, top, bottom } = box(over);
  const parts = ["#board", "#strip", ".class-asked"].map((part) => document.querySelector(part));
  return parts.filter((part) => part.checkVisibility())
    .filter((part) => box(part).left < right && left < box(part).right)
    .filter((part) => box(part).top < bottom && top < box(part).bottom)
    .map((part) => part.id || part.className);
}"""


def test_a_question_is_chosen_by_number_and_the_film_stays_until_it_is_answered(room: Classroom) -> None:
    host = room.open()
    pupil = room.pupil()
    host.keyboard.press("Escape")
    host.keyboard.press("p")
    proposal = host.get_by_role("region", name="Ask about this step")
    host.keyboard.press("q")
    kinds = proposal.locator(".class-choices button")
    expect(kinds).to_have_text(["Placed or lifted", "How far it goes back", "The next line of the listing"])
    expect(kinds.first).to_be_focused()
    assert proposal.evaluate(_COVERED) == []  # the subject of the question stays visible
    assert violations(host, ".class-proposal") == []
    host.keyboard.press("Escape")
    expect(proposal).to_be_hidden()
    host.keyboard.press("l")
    expect(host.locator("#play")).to_have_attribute("aria-label", re.compile("^Pause"))
    host.keyboard.press("q")  # pauses the film
    expect(proposal).to_be_visible()
    host.keyboard.press("Escape")
    host.evaluate("history.pushState(null, '', '?present&n=8&step=40'); dispatchEvent(new PopStateEvent('popstate'))")
    expect_step(40, host, pupil)
    ask(host)
    question = host.locator(".class-asked")
    expect(question).to_contain_text("What happens to a queen next?")
    expect(question.get_by_role("listitem")).to_have_text(["One is placed", "One is lifted"])
    expect(host.locator("#panel-now")).to_be_hidden()  # the question is shown once
    expect(question).to_contain_text("0 of 1 have answered")
    banner = host.locator("#banner-text")
    for key in ("ArrowRight", "k", "End", "n"):
        host.keyboard.press(key)
        expect(banner).to_contain_text("Votes are open, so the film stays here")
    assert host.locator("#banner").evaluate(_COVERED) == []
    host.keyboard.press("q")
    expect(question).to_contain_text("Votes are closed: 0 of 1")
    expect(banner).to_be_hidden()  # the votes are closed
    host.keyboard.press("ArrowRight")
    expect(banner).to_contain_text("The question waits, so the film stays here")
    host.keyboard.press("r")  # also closes the votes
    expect_step(41, host, pupil)
    expect(banner).to_be_hidden()
    host.keyboard.press("ArrowLeft")
    expect_step(40, host, pupil)
    host.keyboard.press("q")
    expect(kinds.first).to_have_text("How far it goes back")  # the first kind that has not been asked yet
    host.keyboard.press("2")
    expect(question).to_contain_text("Which line of the listing runs next?")


def test_a_poll_and_a_typed_question_are_asked_at_once(room: Classroom) -> None:
    host = room.open()
    phone, laptop = room.pupil(phone=True), room.pupil()
    host.keyboard.press("o")
    host.get_by_role("group", name="Ask at once").get_by_role("button", name="Lost?").click()
    expect(host.get_by_role("dialog", name="Ask your own question")).to_be_hidden()
    expect(host.locator(".class-question-title")).to_have_text("Can you follow?")
    expect(phone.locator("#panel-now")).to_contain_text("Can you follow?")
    expect(host.locator("#timeline")).not_to_have_attribute("data-asking", "")  # a poll hides nothing
    choices = phone.locator("#question .answers button")
    expect(choices).to_have_text(["1Yes, I follow", "2Not all of it", "3No, I am lost"])
    choices.last.tap()
    phone.locator("#question .give").tap()
    vote("1", laptop)
    expect(the_button(host)).to_have_text("Close (2 of 2)")
    host.keyboard.press("r")
    expect(phone.locator(".class-answer")).to_have_text("2 have answered.")
    rows = phone.locator(".class-revealed tbody tr")
    expect(rows).to_have_text(["Yes, I follow1", "Not all of it0", "No, I am lost1"])
    expect(phone.locator(".class-reason")).to_have_text("Your answer: No, I am lost.")
    expect(host.locator(".class-question .class-rounds tbody tr")).to_have_text(
        ["Yes, I follow1 (50 %)", "Not all of it0 (0 %)", "No, I am lost1 (50 %)"]
    )
    host.keyboard.press("o")
    host.keyboard.type("Is it clear?")
    host.get_by_role("button", name="Yes or no").click()
    expect(laptop.locator("#panel-now")).to_contain_text("Is it clear?")
    expect(laptop.locator("#question .answers button")).to_have_text(["1Yes", "2No"])


def test_the_report_of_a_class_outlives_it_and_a_reload(room: Classroom) -> None:
    host = room.open()
    pupils = [room.pupil(), room.pupil()]
    host.keyboard.press("Escape")
    host.keyboard.press("p")
    ask(host)
    for pupil, answer in zip(pupils, "12", strict=True):
        vote(answer, pupil)
    expect(the_button(host)).to_have_text("Close (2 of 2)")
    host.keyboard.press("r")
    expect(pupils[0].locator(".class-answer")).to_contain_text("1 of 2 got it")
    host.keyboard.press("h")
    host.get_by_role("button", name="End the class").click()
    host.get_by_role("button", name="End", exact=True).click()
    expect(host.locator("#class-error")).to_have_text("The class has ended.")
    host.keyboard.press("Escape")
    host.reload()
    Screen(host).press_in_menu("Class")
    host.get_by_role("button", name="Open the report").click()
    report = host.get_by_role("dialog", name=re.compile("^Report of class"))
    question = report.locator("ol > li")
    expect(question).to_contain_text("What happens to a queen next?")
    expect(question).to_contain_text("Round 1 · 2 of 2 have answered · 1 right (50\u00a0%)")
    expect(question).to_contain_text("One is lifted is right. Nothing is left to try in row 5")
    assert violations(host, ".class-report") == []
    with host.expect_download() as download:
        report.get_by_role("button", name="Save as a table (CSV)").click()
    assert download.value.suggested_filename == f"class-{room.code.lower()}.csv"
    assert "What happens to a queen next?,1,2,2,1,50,One is lifted" in download.value.path().read_text()
    host.keyboard.press("Escape")
    expect(report).to_have_count(0)


def test_a_phone_is_made_the_remote_control_by_its_number(room: Classroom) -> None:
    projector = room.open()
    pupil, remote = room.pupil(phone=True), room.pupil(phone=True)
    expect(remote.locator(".class-number")).to_have_text("you are 2")
    expect(projector.locator(".class-people-list")).to_contain_text("2 here")
    token = room.link.partition("#")[2]
    assert token not in projector.content()
    projector.locator(".class-more > summary").click()
    number = projector.locator("#class-number")
    number.fill("7")
    make = projector.get_by_role("button", name="Make it the remote control")
    make.click()
    expect(projector.get_by_text("from 1 to 2")).to_be_visible()
    number.fill("2")
    make.click()
    expect(projector.get_by_text("Number 2 is the remote control.")).to_be_visible()
    expect(projector.locator(".class-people-list")).to_contain_text("1 here, 1 follow")
    expect(remote.locator(".class-band")).to_have_count(0)
    remote.locator(".class-more > summary").click()
    remote.get_by_role("button", name="Step on").click()
    expect_step(41, projector, pupil)
    remote.reload()
    expect(the_button(remote)).to_be_visible()
    remote.locator(".class-more > summary").click()
    remote.get_by_role("button", name="Ask about this step").click()
    remote.get_by_role("button", name="Placed or lifted").click()
    expect(projector.locator(".class-question-title")).to_be_visible()
    vote("1", pupil)
    the_button(remote).click()
    expect(remote.locator(".class-advice")).to_be_visible()
    expect(projector.locator(".class-advice")).to_have_count(0)
    stored = remote.evaluate("JSON.stringify([sessionStorage, localStorage])")
    assert token not in stored
    the_button(remote).click()
    expect_step(41, projector, remote, pupil)
    projector.get_by_role("button", name="End remote control").click()
    expect(remote.locator(".class-band")).to_contain_text("Following")
    for part in (".class-desk", ".class-next"):
        expect(remote.locator(part)).to_have_count(0)
    expect(projector.locator(".class-people-list")).to_contain_text("2 here, 2 follow")


def test_the_host_leads_the_class_by_keys(room: Classroom) -> None:
    host = room.open()
    pupil = room.pupil()
    host.keyboard.press("w")
    screen = host.get_by_role("dialog", name="Join at")
    expect(screen).to_contain_text(f"{room.code[:3]} {room.code[3:]}")
    host.keyboard.press("Escape")
    expect(screen).to_be_hidden()
    host.locator(".class-more > summary").click()
    host.keyboard.press("f")
    expect(host.get_by_label("Look to the front")).to_be_checked()
    expect(pupil.locator(".class-standing")).to_have_text("Look to the front")
    assert violations(pupil) == []
    pupil.keyboard.press("h")
    expect(host.locator(".class-hands")).to_have_text("Number 1 raises a hand")
    host.get_by_role("button", name="Lower all hands").click()
    expect(host.locator(".class-hands")).to_be_empty()
    expect(pupil.locator(".class-hand")).to_have_attribute("aria-pressed", "false")
    ask(host)
    expect(host.locator(".class-question-title")).to_have_text("What happens to a queen next?")
    host.keyboard.press("q")
    expect(the_button(host)).to_have_text("Show the answer")
    host.keyboard.press("g")
    expect(the_button(host)).to_have_text("Close (0 of 1)")
    host.keyboard.press("q")
    expect(the_button(host)).to_have_text("Show the answer")
    host.keyboard.press("r")
    expect(the_button(host)).to_have_text("Start the lesson of 45 minutes")
    host.locator("#class-number").fill("9")
    host.get_by_role("button", name="Remove").click()
    expect(host.get_by_text("from 1 to 1")).to_be_visible()
    listed = [cap for line in HOST_KEYS for cap in line]
    assert host.locator(".class-keys kbd").all_text_contents() == listed
    assert violations(host, "#drawer") == []


def test_one_sentence_with_one_button_lets_in_who_was_turned_away_or_keeps_out_a_flood(
    new_context: NewContext,
) -> None:
    behind_proxy = Config(trusted_proxy=(ip_network("127.0.0.1"),), class_key=KEY)
    with classroom(new_context, config=behind_proxy) as room, ExitStack() as stack:
        host = room.open(KEY)
        doors, here = host.locator(".class-doors"), host.locator(".class-people-list")

        def join(address: str) -> str:
            client = Client(room.address.replace("http", "ws") + "ws", headers={"X-Forwarded-For": address})
            stack.enter_context(closing(client))
            client.send(json.dumps({"type": "join", "id": 1, "code": room.code}))
            return client.receive(20)

        host.locator(".class-more > summary").click()
        host.get_by_label("Closed to newcomers").click()
        expect(host.get_by_label("Closed to newcomers")).to_be_checked()
        assert '"locked"' in join("192.0.2.7")
        expect(doors).to_contain_text("One was turned away.")
        host.keyboard.press("Escape")
        host.keyboard.press("p")
        assert violations(host, ".class-doors") == []
        doors.get_by_role("button").click()
        expect(doors).to_be_hidden()
        assert '"seat"' in join("192.0.2.7")
        for _ in range(FLOOD):
            assert '"seat"' in join("198.51.100.9")
        expect(doors).to_contain_text(f"{FLOOD} seats of one network joined within")
        doors.get_by_role("button", name="Keep them out").click()
        expect(doors).to_be_hidden()
        host.keyboard.press("h")
        expect(here).to_contain_text("1 here")
        assert "198.51.100.9" not in host.content()


def test_a_hint_on_guest_networks_comes_after_a_minute(new_context: NewContext) -> None:
    with classroom(new_context, has_clock=True) as room:
        host = room.open()
        hint = host.get_by_text("No one has joined for a minute.")
        host.clock.fast_forward(55_000)
        host.locator("#step-forward").click()
        expect_step(41, host)
        expect(hint).to_be_hidden()
        host.clock.fast_forward(10_000)
        expect(hint).to_be_visible()
        room.pupil(phone=True)
        expect(hint).to_be_hidden()


@pytest.mark.allow_console("WebSocket connection|Failed to load resource")
def test_after_a_crash_the_first_page_offers_the_class_as_long_as_it_can_be_opened(room: Classroom) -> None:
    host = room.open()
    host.evaluate("sessionStorage.clear()")  # as after a crash: only the token is stored
    host.goto(room.address)
    offer = host.locator(".class-doors")
    expect(offer).to_contain_text(f"Your class {room.code[:3]} {room.code[3:]} is open.")
    assert violations(host, ".class-doors") == []
    offer.get_by_role("button", name="Go back to it").click()
    expect(the_button(host)).to_be_visible()
    expect(offer).to_be_hidden()
    host.evaluate("sessionStorage.clear()")
    remote = room.open_device(room.link, phone=True)
    remote.get_by_role("button", name="End the class").click()
    remote.get_by_role("button", name="End", exact=True).click()
    expect(remote.locator("#class-error")).to_have_text("The class has ended.")
    host.goto(room.address)
    until(lambda: host.evaluate("localStorage.getItem('bitqueens.host')") is None, "the class is still stored")
    expect(offer).to_have_count(0)
    host.reload()
    Screen(host).settle()
    names = host.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in names if "/class/desk/" in name] == []
