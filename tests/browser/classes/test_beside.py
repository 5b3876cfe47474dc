"""The class beside its pupils' own work: on every page of ours, and in another tab, a bar calls them back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.classes.host import PHONE, Host


@pytest.mark.parametrize(
    "where", ["exercise?exercise=place&part=rays", "race", "puzzle", "yours", "manual", "worksheet"]
)
def test_a_pupil_on_another_page_is_called_to_a_question_to_the_front_and_to_the_next_stop(
    open_page: Callable[..., Page], host: Host, where: str
) -> None:
    page = open_page(**PHONE)
    page.goto(f"/{host.code}")
    expect(page.locator(".class-standing")).to_have_text("Following")
    page.goto(f"/{where}")
    band = page.locator(".class-band")
    standing = band.locator(".class-standing")
    expect(standing).to_have_text("Working alone")
    expect(band).to_contain_text("you are 1")
    host.show(lesson="hour", stop=1)
    expect(standing).to_have_text("The class goes on: come back")
    host.do("mode", mode="held")
    expect(standing).to_have_text("The class looks to the front: come back")
    host.ask("free", 4)
    expect(standing).to_have_text("A question is open: Which squares of row 2 are free?")
    expect(band).to_be_in_viewport()
    band.get_by_role("link", name="Answer it").tap()
    expect(page.locator("#question .give")).to_be_visible()
    expect(page.locator(".class-number")).to_have_text("you are 1")


@pytest.mark.parametrize("where", ["race", "manual", "?step=3"])
def test_another_tab_of_a_pupils_browser_calls_back_and_takes_the_seat_along(
    context: BrowserContext, page: Page, host: Host, where: str
) -> None:
    page.goto(f"/{host.code}")
    expect(page.locator(".class-standing")).to_have_text("Following")
    other = context.new_page()
    other.goto(f"/{where}")
    band = other.locator(".class-band")
    host.do("mode", mode="held")
    expect(band.locator(".class-standing")).to_have_text("The class looks to the front: come back")
    host.do("mode", mode="free")
    expect(band).to_have_count(0)
    host.ask("free", 4)
    band.get_by_role("link", name="Answer it").click()
    expect(other.locator("#question .give")).to_be_visible()
    expect(other.locator(".class-number")).to_have_text("you are 1")
    expect(page.locator("#banner-text")).to_contain_text("in another window or tab")
    assert host.room["here"] == 1
