"""No frame of a class shows a step before its question: on the wall and on phones, in two languages."""

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.classes.host import PHONE
from tests.browser.classes.test_host import WIDE, Classroom, NewContext, the_button
from tests.browser.closing_pages import closing_pages
from tests.tools.serving import serving

# The board, the registers and the sentence, in words.
_SEEN = """() => {
  const names = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label"));
  return {
    step: document.querySelector("#step-number").textContent,
    board: [...names("#squares [role=gridcell]"), ...names("#registers [role=gridcell]")].join("; "),
    title: document.querySelector("#title").textContent,
  };
}"""
_RECORD = f"""() => {{
  const see = {_SEEN};
  window.frames_seen = [];
  const record = () => {{
    const seen = JSON.stringify(see());
    if (seen !== window.frames_seen.at(-1)) window.frames_seen.push(seen);
    window.recording = requestAnimationFrame(record);
  }};
  record();
}}"""
_TAKE = "() => (cancelAnimationFrame(window.recording), window.frames_seen.map((one) => JSON.parse(one)))"
# The stops of the lesson, from 1, whose question is about the step, with N and the step.
ASKING = {3: (4, 4), 4: (4, 2), 5: (4, 3), 6: (6, 4), 7: (6, 17)}
Seen = dict[str, str]


def see(page: Page) -> Seen:
    """Return what a settled page shows."""
    page.wait_for_selector("html[data-settled]", state="attached")
    seen: Seen = page.evaluate(_SEEN)
    return seen


def see_alone(context: BrowserContext, address: str, n: int, step: int) -> Seen:
    """Return what a page shows at a step that is not asked about, which its recorded frames show, too."""
    page = context.new_page()
    page.goto(f"{address}?n={n}&step={step - 1}")
    see(page)
    page.evaluate(_RECORD)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step-number")).to_have_text(str(step))
    answer = see(page)
    frames = page.evaluate(_TAKE)
    page.close()
    assert [each for each in frames if gives_away(each, answer)], "the recording misses the answer"
    return answer


def gives_away(frame: Seen, answer: Seen) -> bool:
    """Return whether a frame shows a step as it is without a question: its sentence, or its board and registers."""
    return frame["step"] == answer["step"] and (frame["title"] == answer["title"] or frame["board"] == answer["board"])


def test_no_frame_shows_a_step_before_its_question(new_context: NewContext) -> None:
    wide, phones = new_context(**WIDE), new_context(**PHONE)
    german = new_context(**WIDE, locale="de")
    with serving() as address, closing_pages(wide, phones, german):
        room = Classroom(address, wide, phones)
        wall = room.open()
        phone, other = room.pupil(phone=True), german.new_page()
        other.goto(address + room.code)
        second = german.new_page()
        second.goto(room.link)  # another device of the host
        wall.goto(f"{address}?lesson=hour&stop=2")
        wall.keyboard.press("p")
        for stop, (n, step) in ASKING.items():
            expect(other.locator("#question")).to_be_visible()
            wall.keyboard.press("r")
            pages = {phone: wide, other: german, wall: wide, second: german}
            for page in pages:
                expect(page.locator("#question")).to_be_hidden()
                page.evaluate(_RECORD)
            the_button(wall).click()
            for page, context in pages.items():
                expect(page.locator("#step-number")).to_have_text(str(step))
                see(page)
                answer = see_alone(context, address, n, step)
                assert [seen for seen in page.evaluate(_TAKE) if gives_away(seen, answer)] == [], (stop, page.url)
