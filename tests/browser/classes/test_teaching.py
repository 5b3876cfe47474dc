"""The lesson for a class: one button leads everyone through it, and each question is asked with its place."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.classes.test_host import classroom, expect_step, the_button
from tests.manual.test_teaching import LANGUAGES, STEPS, hour

_ENGLISH = ("Start the lesson of 45 minutes", "Next", "Ask", "Thank you", "End the class", "End")
_GERMAN = ("Die Stunde von 45 Minuten beginnen", "Weiter", "Fragen", "Danke", "Klasse beenden", "Beenden")
_NAMES = ("start", "next", "ask", "thanks", "end", "yes")
LABELS = {language: dict(zip(_NAMES, texts, strict=True)) for language, texts in (("en", _ENGLISH), ("de", _GERMAN))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_button_leads_the_lesson_to_its_end_and_notes_stand_on_the_remote_alone(
    new_context: Callable[..., BrowserContext], language: str
) -> None:
    labels = LABELS[language]
    with classroom(lambda **options: new_context(locale=language, **options)) as room:
        host = room.open()
        pupil, remote = room.open_device(f"{room.address}{room.code}"), room.open_device(room.link, phone=True)
        expect(pupil.locator(".class-number")).not_to_be_empty()
        expect(the_button(remote)).to_have_text(labels["start"])
        the_button(host).click()
        stops = hour(language).stops
        asking = [stop for stop in stops if stop.question]
        for number, stop in enumerate(stops, 1):
            expect(host.locator(".lesson .stop")).to_have_text(re.compile(rf" {number} \w+ {len(stops)}$"))
            expect(remote.locator(".class-lesson-text h3")).to_have_text(stop.title)
            expect(remote.locator(".class-notes")).to_be_visible(visible=bool(stop.notes))
            if stop in asking:
                expect(host.locator("html[data-class-asked=open]")).to_have_count(1)
                expect(pupil.locator("#question .give")).to_be_visible()
                expect(host.locator(".lesson-choice")).to_have_count(0)  # the class votes on it
                host.keyboard.press("h")
                expect(host.locator(".class-desk")).to_be_visible()
                expect(host.locator(".class-notes").filter(visible=True)).to_have_count(0)
                host.keyboard.press("Escape")
                for phase in ("closed", "revealed"):
                    host.keyboard.press("Space")
                    expect(host.locator(f"html[data-class-asked={phase}]")).to_have_count(1)
            expect(host.locator("html")).to_have_attribute("data-view", "present")
            for page in (host, pupil):
                expect(page.locator(".class-notes").filter(visible=True)).to_have_count(0)
            next_one = stops[number] if number < len(stops) else None
            last = number == len(stops) - 1
            name = "end" if not next_one else "ask" if next_one.question else "thanks" if last else "next"
            expect(the_button(host)).to_have_text(labels[name])
            expect(the_button(remote)).to_have_text(labels[name])
            host.keyboard.press("PageDown")
        host.get_by_role("button", name=labels["yes"], exact=True).press("Enter")
        report = host.locator("dialog.class-report[open]")
        expect(report.locator("ol > li")).to_have_count(len(asking))  # by itself, once
        report.press("Escape")
        expect(report).to_have_count(0)
        expect(pupil.locator(".class-band")).to_have_count(0)


def test_an_address_leads_the_class_to_a_question_that_the_button_asks(
    new_context: Callable[..., BrowserContext],
) -> None:
    with classroom(new_context) as room:
        host = room.open()
        pupil = room.pupil()
        for address, about in STEPS:
            host.goto(f"{room.address}{address}&predict={about}&present")
            step = int(re.findall(r"step=(\d+)", address)[0])
            expect_step(step, host, pupil)
            expect(the_button(host)).to_have_text("Ask")
            host.keyboard.press("Space")
            expect(host.locator("html[data-class-asked=open]")).to_have_count(1)
            expect(host.locator(".class-asked")).to_contain_text("?")
            expect(pupil.locator("#question .give span")).to_have_text("Send")
            host.keyboard.press("r")
            expect(host.locator("html[data-class-asked=revealed]")).to_have_count(1)
            host.keyboard.press("q")  # it can be asked again
            proposal = host.get_by_role("region", name="Ask about this step")
            expect(proposal).to_be_visible()
            host.keyboard.press("Escape")
        host.goto(f"{room.address}?lesson=shift&stop=2&present")
        for page in (host, pupil):
            expect(page.locator(".lesson .stop")).to_have_text("One row down · 2 of 7")
        host.locator(".lesson .leave").click()
        expect(pupil.locator("dialog.lesson")).to_be_hidden()
        other = room.open_device(f"{room.address}?n=6&predict=314")  # a new tab of a pupil is outside the class
        expect(other.locator("#predict")).to_have_attribute("aria-pressed", "true")
        expect(other.locator(".class-band")).to_be_hidden()
