"""The wall of a class: the question, its choices and who leads are in sight, and phones see as much of the answer."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from server.config.config import Config
from tests.browser.classes.test_host import Classroom, classroom, expect_step
from tests.tools.waiting import until

PUBLIC = "http://192.168.178.20:8000/"  # with a QR code, as on a projector
WALLS = [(1280, 720), (1366, 768)]


@pytest.fixture
def room(new_context: Callable[..., BrowserContext]) -> Iterator[Classroom]:
    with classroom(new_context, config=Config(public_address=PUBLIC)) as its:
        yield its


def open_wall(room: Classroom) -> Page:
    """Open the class and show its page for a projector, in the window."""
    host = room.open()
    show(host, "?present&n=8&step=40", room)
    expect(host.locator(".class-corner .qr")).to_be_visible()
    return host


def show(host: Page, address: str, room: Classroom) -> None:
    """Show an address without a click, which would fill the screen, and wait until the page is in the class again."""
    host.goto(f"{room.address}{address}")
    expect(host.locator(".class-corner .invitation-code")).to_be_attached()


def ask(host: Page, kind: str) -> None:
    """Ask a question of the kind with this name, and wait until the wall shows it."""
    host.keyboard.press("q")
    host.get_by_role("region", name="Ask about this step").get_by_role("button", name=kind).click()
    expect(host.locator("html[data-class-asked=open]")).to_be_attached()


def reveal(host: Page) -> None:
    host.keyboard.press("r")
    expect(host.locator("html[data-class-asked=revealed]")).to_be_attached()


# The parts of the question on the wall that are cut off, and those of the page that do not fit below it.
_CUT_OFF = """() => {
  const box = (part) => part.getBoundingClientRect();
  const asked = document.querySelector(".class-asked");
  const { top, bottom } = box(asked);
  const parts = [...asked.children].filter((part) => part.checkVisibility());
  const cut = parts.filter((part) => box(part).top < top || box(part).bottom > bottom).map((part) => part.textContent);
  const footer = box(document.querySelector("footer"));
  const rest = ["#stage", "#below"].filter((part) => box(document.querySelector(part)).bottom > footer.top);
  return [...cut, ...rest, ...(box(document.querySelector("#stage")).top < bottom ? ["above"] : [])];
}"""


# The numbers of the lines that are choices and not in sight.
_UNSEEN = """() => {
  const listing = document.querySelector("#listing");
  const { top, bottom } = listing.getBoundingClientRect();
  return [...listing.children].flatMap((line, at) => {
    const box = line.getBoundingClientRect();
    return line.querySelector(".run") && (box.top < top - 1 || box.bottom > bottom + 1) ? [at + 1] : [];
  });
}"""


def expect_none(page: Page, script: str) -> None:
    """Wait until a script finds nothing: a listing scrolls once it is painted."""
    until(lambda: not page.evaluate(script), script)


@pytest.mark.parametrize(("width", "height"), WALLS)
def test_a_question_of_two_lines_and_all_lines_to_choose_from_are_in_sight(
    room: Classroom, width: int, height: int
) -> None:
    host = open_wall(room)
    host.set_viewport_size({"width": width, "height": height})
    room.pupil(phone=True)
    ask(host, "How far it goes back")
    title = host.locator(".class-asked p")
    assert title.evaluate("(one) => one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).fontSize)")  # two lines
    expect_none(host, _CUT_OFF)
    reveal(host)
    for algorithm in ("bitmask", "naive"):
        show(host, f"?present&algorithm={algorithm}&n=8&step=40", room)
        expect_step(40, host)
        ask(host, "The next line of the listing")
        expect_none(host, _UNSEEN)
        expect_none(host, _CUT_OFF)
        reveal(host)
    show(host, "?lesson=hour&stop=10&present", room)  # an own question, with long choices
    expect(host.locator("html[data-class-asked=open]")).to_be_attached()
    expect(host.locator(".class-asked li")).to_have_count(3)
    expect_none(host, _CUT_OFF)


def test_a_question_that_the_stack_answers_hides_it_on_the_wall_since_phones_do_not_have_it(room: Classroom) -> None:
    host = room.open()
    pupils = [room.pupil(), room.pupil(phone=True)]
    host.keyboard.press("Escape")
    stack = [page.locator("#panel-stack") for page in (host, *pupils)]
    expect(stack[0]).to_be_visible()
    expect(stack[1]).to_be_visible()
    ask(host, "How far it goes back")
    for panel in stack:
        expect(panel).to_be_hidden()
    host.keyboard.press("q")
    expect(pupils[0].locator(".class-standing")).to_have_text("Voting is closed")
    for panel in stack:
        expect(panel).to_be_hidden()
    reveal(host)
    expect(stack[0]).to_be_visible()
    expect(stack[1]).to_be_visible()


@pytest.mark.parametrize(("width", "height"), WALLS)
def test_a_stop_of_a_lesson_that_looks_at_the_code_shows_lines_of_it_beside_the_code_of_the_class(
    room: Classroom, width: int, height: int
) -> None:
    host = open_wall(room)
    host.set_viewport_size({"width": width, "height": height})
    show(host, "?lesson=done&stop=2&present", room)
    expect(host.locator(".lesson .stop")).to_have_text("Done, and why not n · 2 of 7")
    expect(host.locator(".class-corner")).to_contain_text(f"{room.code[:3]} {room.code[3:]}")
    expect(host.locator(".class-corner")).to_be_visible()
    lines = "(one) => one.clientHeight / one.firstElementChild.offsetHeight"
    assert host.locator("#listing").evaluate(lines) >= 8
