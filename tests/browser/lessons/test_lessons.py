"""Lessons: their drawer, their addresses, their questions, and lessons from files."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.screen import Screen
from tests.lessons.corpus import HERE

GOOD = """# Mine
## One
[place](?n=5&step=3) look: code stack
Words, **bold** and `poss & -poss`.
## Two
[place](?n=5&step=4)
? after
"""


def expect_stop(screen: Screen, text: str, step: int) -> None:
    expect(screen.page.locator("dialog.lesson .stop")).to_have_text(text)
    screen.expect_step(step)


def test_an_address_leads_to_a_stop_and_back_leads_to_earlier_stops(page: Page, screen: Screen) -> None:
    page.goto("/?n=6&step=9&lesson=tour&stop=2")
    expect_stop(screen, "The tour · 2 of 8", 2)
    expect(page).to_have_url(re.compile("n=6&step=9.*&lesson=tour&stop=2"))
    forward = page.get_by_role("button", name="Next", exact=True)
    expect(forward).to_be_focused()
    expect(forward).to_have_css("outline-style", "none")  # nobody has pressed a key
    page.keyboard.press("ArrowRight")
    expect(forward).to_have_css("outline-style", "solid")
    expect_stop(screen, "The tour · 3 of 8", 2)
    page.keyboard.press("ArrowRight")
    expect_stop(screen, "The tour · 4 of 8", 3)
    expect(page).to_have_url(re.compile("n=6&step=9.*&stop=4"))
    page.reload()
    expect_stop(screen, "The tour · 4 of 8", 3)
    page.go_back()
    expect_stop(screen, "The tour · 3 of 8", 2)
    page.locator("dialog.lesson .leave").click()
    expect(page.locator("dialog.lesson")).to_be_hidden()
    screen.expect_step(9)
    expect(page.locator("#play")).to_be_focused()
    expect(page.locator("#board .square")).to_have_count(36)
    expect(page).not_to_have_url(re.compile("lesson"))
    page.go_back()
    expect_stop(screen, "The tour · 3 of 8", 2)


def test_an_unknown_lesson_or_stop_is_reported_and_the_last_stop_leads_to_the_next_lesson(
    page: Page, screen: Screen
) -> None:
    page.goto("/?n=5&step=4&lesson=nothing")
    expect(screen.banner).to_contain_text("no lesson called nothing")
    screen.expect_step(4)
    screen.visit("?lesson=tour&stop=12")
    expect_stop(screen, "The tour · 1 of 8", 0)
    expect(screen.banner).to_contain_text("has stops 1 to 8, but no stop 12")
    screen.visit("?lesson=tour&stop=8")
    expect(page.get_by_role("button", name="Finish")).to_have_class(re.compile("leave"))
    screen.visit("?lesson=bits&stop=7")
    following = page.get_by_role("button", name="Next lesson")
    expect(following).to_have_class(re.compile("next"))  # the primary button
    following.click()
    expect(page.locator("dialog.lesson .stop")).to_have_text(re.compile("^Dead ends and the way back · 1 of"))
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("dialog.lesson")).to_be_hidden()


def test_a_question_of_the_film_or_of_the_lesson_hides_its_answer_until_it_is_given(page: Page, screen: Screen) -> None:
    page.goto("/?lesson=lowest&stop=4")
    note = page.get_by_role("dialog", name="Your turn: minus")
    answers = note.get_by_role("group", name="What would -poss be if poss were 0110?").get_by_role("button")
    expect(answers.first).to_be_focused()
    verdict = note.locator(".lesson-choice .verdict")
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Not quite. That is every digit turned round. The 1 is still to be added.")
    expect(answers.first).to_have_attribute("aria-disabled", "true")
    answers.first.focus()
    page.keyboard.press("ArrowRight")
    expect(note).to_contain_text("4 of 8")
    page.keyboard.press("2")
    expect(verdict).to_have_text("Right. Turned round 1001, and one more is 1010.")
    expect(answers.nth(1)).to_have_attribute("data-chosen", "")
    note.get_by_role("button", name="Next").click()
    expect(verdict).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(verdict).to_be_empty()
    page.goto("/?lesson=lowest&stop=6")
    expect_stop(screen, "The lowest 1 · 6 of 8", 4)
    note = page.get_by_role("dialog", name="Now you")
    asked = note.locator(".what")
    expect(asked).to_have_text("Which square of row 2 gets the next queen?")
    expect(page.locator("#board .square[data-state=free], #board .square[data-state=candidate]")).to_have_count(0)
    note.get_by_role("button", name="bit 5").click()
    expect(note).to_contain_text("Not quite. Look at ld, col and rd")
    note.get_by_role("button", name="bit 0").click()
    expect(note).to_contain_text("Bit 0 is attacked along │ by the queen in row 0")
    page.locator("#squares [y='2'][x='1']").click()
    expect(note).to_contain_text("Right. Bit 4 is the lowest that no queen attacks.")
    screen.expect_step(5)
    page.locator("dialog.lesson .back").click()
    page.locator("dialog.lesson .next").click()
    expect(note).not_to_contain_text("Right.")
    expect(asked).to_contain_text("gets the next queen?")
    page.keyboard.press("Escape")
    expect(asked).to_be_empty()
    page.locator("dialog.lesson .leave").click()
    expect(note).to_be_hidden()
    expect(page.locator("#panel-now #question")).to_have_count(1)


def test_the_bench_is_open_where_the_text_needs_it(page: Page) -> None:
    page.goto("/?lesson=lowest&stop=3")
    rows = page.get_by_role("dialog", name="Walk the carry").locator(".bench-row")
    rows.first.get_by_role("button").nth(0).click()
    rows.first.get_by_role("button").nth(2).click()
    expect(rows.last).to_contain_text("-x")
    expect(rows.last.locator(".cells")).to_have_text("1010")


def test_escape_leaves_present_and_not_the_lesson(page: Page, screen: Screen) -> None:
    """Escape left both, which in a class took everybody back to the first step."""
    screen.visit("?lesson=shift&stop=2&present")
    note = page.locator("dialog.lesson")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("html[data-view=present]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(note).to_be_visible()
    note.locator(".leave").click()
    expect(note).to_be_hidden()


def test_a_lesson_from_a_file_is_dropped_or_opened_and_its_markup_stays_text(
    page: Page, screen: Screen, tmp_path: Path
) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.method))
    screen.open()
    screen.button("Learn").first.click()
    expect(page.locator(".learn")).to_be_visible()
    text = (HERE / "bad.en.md").read_text("utf-8")
    page.evaluate(
        """(text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], "bad.en.md"));
          const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
          document.querySelector(".learn").dispatchEvent(drop);
        }""",
        text,
    )
    faults = page.get_by_role("dialog", name="Learn").get_by_role("alert")
    expect(faults.locator("li")).to_have_count(39)
    expect(faults.locator("b, img, script, a")).to_have_count(0)
    expect(faults).to_contain_text("Line 35: a link to javascript:alert(1) is not allowed")
    file = tmp_path / "mine.en.md"
    learn = page.get_by_role("dialog", name="Learn")
    field = learn.get_by_label("Open a lesson from this device")
    file.write_text(GOOD.replace("step=3", "step=3000").replace("? after", "? rd") + "- a list\n", "utf-8")
    field.set_input_files(file)
    expect(faults).to_contain_text("mine.en.md is not a lesson yet: 3 mistakes.")
    expect(faults).to_be_in_viewport()
    expect(faults).to_contain_text("Line 3: step 3000 does not exist; this film has the steps 0 … 160")
    expect(faults).to_contain_text("Line 8: a list is not allowed")
    expect(faults).to_contain_text("Line 7: ? rd cannot be asked at this step; allowed there: ")
    file.write_text(GOOD, "utf-8")
    field.set_input_files(file)
    expect_stop(screen, "Mine · 1 of 2", 3)
    note = page.get_by_role("dialog", name="One")
    expect(note.locator("b")).to_have_text("bold")
    expect(note.locator("code .name-poss")).to_have_count(2)
    expect(page.get_by_role("region", name="Call stack")).to_be_visible()
    expect(page).not_to_have_url(re.compile("lesson"))
    note.get_by_role("button", name="Next").click()
    expect_stop(screen, "Mine · 2 of 2", 4)
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("dialog.lesson")).to_be_hidden()
    assert set(requests) <= {"GET", "HEAD"}, "the file is not sent"  # HEAD after a lost connection
