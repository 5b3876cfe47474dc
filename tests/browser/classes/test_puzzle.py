"""A class that is led through the board of a puzzle, with real pages."""

from playwright.sync_api import expect

from tests.browser.classes.test_host import Classroom, expect_step, the_button, vote

BOARD = "touch:AABBB/ACCBB/DCCBE/DDDEE/DDDEE"


def test_a_class_follows_the_search_on_a_board_and_is_asked_for_the_next_square(room: Classroom) -> None:
    host = room.open()
    pupil, phone = room.pupil(), room.pupil(phone=True)
    host.goto(f"{room.address}?board={BOARD}&step=2")
    expect_step(2, host, pupil, phone)
    for page in (host, pupil, phone):
        expect(page.locator("#board .region-letter")).to_have_count(25)
        expect(page.locator("#strip [data-register=reg]")).to_be_visible()
    host.locator("html[data-settled]").wait_for(state="attached")
    host.keyboard.press("q")
    host.get_by_role("button", name="Where the next queen goes").click()
    expect(pupil.locator("#panel-now")).to_contain_text("Which square of row 1 gets the next queen?")
    vote("1", pupil)
    vote("2", phone)
    expect(the_button(host)).to_have_text("Close (2 of 2)")
    host.keyboard.press("r")
    expect(pupil.locator(".class-answer")).to_contain_text("1 of 2 got it")
    expect(pupil.locator(".class-reason").last).to_contain_text(
        "Bit 1 is attacked along / by the queen in row 0: rd has a 1 there."
    )
    expect(phone.locator("#board .region-letter")).to_have_count(25)
