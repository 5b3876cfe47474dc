"""The manual's lesson plan with a class: each address leads everybody to its step, and asks its question on arrival."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.classes.test_host import ask, classroom, expect_step
from tests.manual.test_teaching import STEPS


def test_each_step_of_the_lesson_can_be_asked_and_an_address_leads_the_class_once_and_never_during_a_question(
    new_context: Callable[..., BrowserContext],
) -> None:
    with classroom(new_context) as room:
        host = room.open()
        pupil = room.pupil()
        for address, _ in STEPS:
            host.goto(f"{room.address}{address}&present")  # in the tab of the class
            step = int(re.findall(r"step=(\d+)", address)[0])
            expect_step(step, host, pupil)
            expect(host.locator("html[data-class-asked=open]")).to_have_count(1)
            expect(host.locator(".class-asked")).to_contain_text("?")
            expect(pupil.locator("#question .give span")).to_have_text("Send")
            expect(pupil.locator("html[data-keyed]")).to_have_count(0)
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
