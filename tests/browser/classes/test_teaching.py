"""The lesson for a class: Next leads everyone through it, and each question is asked on arrival."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.classes.test_host import ask, classroom, expect_step
from tests.manual.test_teaching import STEPS, hour


def test_the_lesson_leads_the_class_by_next_alone_and_asks_before_it_shows(
    new_context: Callable[..., BrowserContext],
) -> None:
    with classroom(new_context) as room:
        host = room.open()
        pupil, remote = room.pupil(), room.open_device(room.link, phone=True)
        host.goto(f"{room.address}?lesson=hour&present")  # in the tab of the class
        for number, stop in enumerate(hour("en").stops, 1):
            expect(host.locator(".lesson .stop")).to_have_text(f"An hour with a class · {number} of 12")
            expect(remote.locator(".class-lesson-text h3")).to_have_text(stop.title)
            expect(remote.locator(".class-notes")).to_be_visible()
            expect(host.locator(".lesson .class-notes")).to_have_count(0)
            expect(pupil.locator(".class-notes")).to_have_count(0)
            expect(host.locator("html")).to_have_attribute("data-view", "present")
            if stop.question:
                expect(host.locator("html[data-class-asked=open]")).to_have_count(1)
                expect(pupil.locator("#question .give span")).to_have_text("Send")
                expect(pupil.locator("html[data-keyed]")).to_have_count(0)
                expect(host.locator(".lesson-choice")).to_have_count(0)  # the class votes on it
                host.keyboard.press("r")
                expect(host.locator("html[data-class-asked=revealed]")).to_have_count(1)
                expect(pupil.locator(".class-revealed")).to_be_visible()
            else:
                expect(pupil.locator(".lesson .stop")).to_have_text(f"An hour with a class · {number} of 12")
            host.locator("dialog.lesson .next").click()
        expect(host.locator("dialog.lesson")).to_be_hidden()
        expect(pupil.locator("dialog.lesson")).to_be_hidden()


def test_an_address_leads_the_class_and_asks_once_and_never_during_a_question(
    new_context: Callable[..., BrowserContext],
) -> None:
    with classroom(new_context) as room:
        host = room.open()
        pupil = room.pupil()
        for address, about in STEPS:
            host.goto(f"{room.address}{address}&predict={about}&present")
            step = int(re.findall(r"step=(\d+)", address)[0])
            expect_step(step, host, pupil)
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
        remote = room.open_device(room.link, phone=True)
        host.goto(f"{room.address}?n=4&step=4&present")
        expect_step(4, host, remote, pupil)
        remote.get_by_role("button", name="Step on").click()
        expect_step(5, host, remote)
        host.goto(f"{room.address}?n=4&step=9&present")
        expect_step(9, host, remote)
        remote.get_by_role("button", name="Step back", exact=True).click()
        expect_step(8, host, remote)
        host.reload()  # the class may have moved on since the address was written
        expect(host.locator(".class-corner")).to_contain_text("1 here")
        expect_step(8, host, remote, pupil)
        ask(host)
        expect(host.locator(".class-asked")).to_be_visible()
        host.goto(f"{room.address}?n=4&step=2&present")
        expect(host.locator(".class-asked")).to_be_visible()
        expect_step(8, host, remote)
