"""A question of the host's own in a class, and work that pupils do alone, with real pages."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from server.config.config import Config
from tests.browser.axe import violations
from tests.browser.classes.test_host import Classroom, NewContext, classroom, expect_step, the_button, vote

REASON = "The first queen stands in the right half."


def write_question(host: Page, *, right: int | None = None) -> None:
    """Fill in the form for a question of one's own, and ask it."""
    host.get_by_role("textbox", name="Question").fill("Which half has more solutions?")
    for number, choice in enumerate(("The left", "The right", "Both the same"), 1):
        host.get_by_label(f"Choice {number}", exact=True).fill(choice)
    if right is not None:
        host.get_by_label("right", exact=True).nth(right).check()
        host.get_by_label("Why it is right").fill(REASON)
    host.get_by_role("button", name="Ask the class").click()


def test_a_question_of_ones_own_is_typed_at_once_voted_on_revealed_asked_again_and_reported(room: Classroom) -> None:
    host = room.open()
    phone, laptop = room.pupil(phone=True), room.pupil()
    host.keyboard.press("Escape")
    host.keyboard.press("p")
    host.keyboard.press("o")
    host.keyboard.type("eqnomw Which half has more solutions?")  # no key reaches the film, or the page's keys
    field = host.get_by_role("textbox", name="Question")
    expect(field).to_be_focused()
    expect(field).to_have_value("eqnomw Which half has more solutions?")
    expect_step(40, host)
    expect(host.locator("html[data-view=present]")).to_be_attached()
    expect(host.get_by_label("Choice 3", exact=True)).to_be_hidden()  # a field comes with each choice
    assert violations(host, ".class-own") == []
    host.get_by_role("button", name="Empty the form").click()
    host.get_by_role("button", name="Ask the class").click()
    expect(host.locator(".class-own .class-refused").first).to_have_text("Type the question.")
    write_question(host, right=2)
    large = host.locator(".class-asked")
    expect(large).to_contain_text("Which half has more solutions?")
    expect(large.get_by_role("listitem")).to_have_text(["The left", "The right", "Both the same"])
    expect(phone.locator("#panel-now")).to_contain_text("Which half has more solutions?")
    choices = phone.locator("#question .answers button")
    expect(choices).to_have_text(["1The left", "2The right", "3Both the same"])
    choices.last.tap()
    phone.locator("#question .give").tap()
    expect(phone.locator("#question .give span")).to_have_text("Sent")
    vote("1", laptop)
    expect(the_button(host)).to_have_text("Close (2 of 2)")
    host.keyboard.press("q")
    expect(laptop.locator("#question")).to_contain_text("Your answer: The left. What do your neighbours think?")
    expect(the_button(host)).to_have_text("Again: 1 of 2 are right, let neighbours discuss")
    host.keyboard.press("Space")
    expect(large).to_contain_text("Round 2")
    vote("3", laptop)
    expect(the_button(host)).to_have_text("Close (1 of 2)")
    host.keyboard.press("r")
    for page in (phone, laptop, host):
        expect(page.locator(".class-revealed")).to_contain_text("Both the same")
    expect(host.locator(".class-revealed .class-reason").first).to_have_text(REASON)
    expect(laptop.locator(".class-revealed")).to_contain_text(f"including you. {REASON}")
    host.keyboard.press("h")
    expect(host.locator(".class-results")).to_contain_text("From round 1 to 2: 0 stayed right · 1 became right")
    host.locator(".class-more > summary").click()
    host.get_by_role("button", name="Open the report").click()
    question = host.get_by_role("dialog", name=re.compile("^Report of class")).locator("ol > li")
    expect(question).to_contain_text("Which half has more solutions?")
    expect(question).to_contain_text(REASON)
    expect(question).to_contain_text("1 became right")


def test_a_question_of_a_lesson_that_is_too_long_for_a_class_is_reported(
    new_context: NewContext, tmp_path: Path
) -> None:
    (tmp_path / "long.en.md").write_text(f"# Long\n## Stop\n[place](?n=4)\n? Which one?\n- [x] {'a ' * 41}b\n- [ ] c\n")
    with classroom(new_context, config=Config(lessons=str(tmp_path))) as room:
        host = room.open()
        room.pupil()
        host.goto(f"{room.address}?lesson=long")
        expect(host.locator("#banner-text")).to_have_text("The class was not asked: the reason stands under Class.")
        host.keyboard.press("h")
        expect(host.locator(".class-message")).to_contain_text(
            "in own, choices must be a list of 2 to 6 different lines"
        )


def test_the_host_sees_how_much_everyone_has_done_alone(new_context: NewContext) -> None:
    with classroom(new_context, config=Config(public_address="http://queens.example/")) as its:
        _work_alone(its)


def _work_alone(room: Classroom) -> None:
    host = room.open()
    pupil, other = room.pupil(), room.pupil(phone=True)
    host.goto(f"{room.address}?lesson=hour&present")
    note = host.locator("dialog.lesson")
    code = note.get_by_role("img", name=re.compile("QR code of .*byhand&class="))
    expect(code).to_be_visible()
    pupil.locator("dialog.lesson").get_by_role("link", name="Open it on this device").click()
    band = pupil.locator(".class-band")
    expect(band).to_contain_text("Looking around")
    for square in (1, 7, 8, 14):  # columns 1, 3, 0 and 2
        pupil.locator("#squares .square").nth(square).click()
    expect(pupil.locator("#title")).to_have_text("All four queens stand.")
    people = room.open_device(room.link, phone=True).locator(".class-people-list")  # the remote control
    expect(people).to_contain_text("1 of 2 have placed four queens")
    band.get_by_role("button", name="Back to the lead").click()
    expect(pupil.locator(".class-band")).to_contain_text("Following")
    expect(people).to_contain_text("2 here, 2 follow")
    scanned = room.open_device(f"{room.address}exercise?exercise=place&class={room.code}", phone=True)
    expect(scanned.locator(".class-band")).to_contain_text("you are 3")
    scanned.close()
    host.goto(f"{room.address}?lesson=hour&stop=8&present")
    expect(other.locator(".lesson h2")).to_have_text("On your own")
    other.locator("dialog.lesson").get_by_role("link", name="Open it on this device").tap()
    expect(other.locator("#predict")).to_have_attribute("aria-pressed", "true")
    expect(other.locator(".class-band")).to_contain_text("Looking around")
    expect(people).to_contain_text("Quiz, questions answered: 0")
    other.locator("#play").tap()
    expect(other.locator("#question .answers button").first).to_be_visible()
    other.keyboard.press("s")  # shows the answer
    expect(people).to_contain_text("Quiz, questions answered: 1")
