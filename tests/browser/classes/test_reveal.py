"""The answer for a class of thirty: all answers fit beside the board of the wall, and votes can be read on it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from server.search.questions.ask import ask_questions
from server.search.trace.trace import Trace
from tests.browser.axe import violations
from tests.browser.classes.crowd import Crowd, crowding
from tests.browser.classes.host import PHONE, Host
from tests.browser.closing_pages import closing_pages
from tests.tools.waiting import until

WALLS = [(1280, 720), (1366, 768), (1920, 1080)]
PUPILS = 30
LEAST = 0.022  # height of letters, as a share of the wall's

OWN = {
    "text": "What would happen without the line that takes the square that was tried out of the free ones?",
    "choices": [
        f"{name} would be found, {'and once more ' * 3}by the search" for name in ("Each", "None", "All", "One")
    ],
    "right": 2,
    "reason": "The line with while sees the same poss as before, so the search takes the same square " * 3,
}


@pytest.fixture
def crowd(server_url: str, host: Host) -> Iterator[Crowd]:
    with crowding(server_url, host, PUPILS) as its:
        yield its


@pytest.fixture
def wall(new_context: Callable[..., BrowserContext], server_url: str, host: Host) -> Iterator[Page]:
    context = new_context(viewport={"width": 1280, "height": 720})
    with closing_pages(context):
        page = context.new_page()
        page.goto(host.link)
        expect(page.locator(".class-desk")).to_be_attached()
        page.goto(f"{server_url}?present&n=8&step=0")
        expect(page.locator("#drawer[open] .class-desk")).to_be_attached()
        page.keyboard.press("Escape")
        yield page


def answer_to(n: int, about: str, step: int) -> int:
    asked = ask_questions(Trace("bitmask", n).pausing, step, step + 1)
    return next(one.answer for one in asked if one and one.about == about)


def vote(host: Host, crowd: Crowd, answers: list[int], rounds: int) -> None:
    """Let the class vote: most give the first wrong answer, more and more the right one, the last; then show it."""
    *wrong, right = answers
    for number in range(rounds):
        crowd.vote([*[right] * (4 + 3 * number), *wrong, *[wrong[0]] * PUPILS][:PUPILS])
        host.close_round()
        if number + 1 < rounds:
            host.again()
    host.do("reveal", ask=host.room["ask"])


# The parts of the answer that are cut off or too small to read, and those of the page that lie below the window.
_CUT = """(least) => {
  const box = (part) => part.getBoundingClientRect();
  const shown = document.querySelector(".class-revealed");
  const footer = box(document.querySelector("footer")).top;
  const edge = box(shown);
  const cut = [...shown.querySelectorAll("p, th, td")].filter((part) => {
    const { left, right, top, bottom } = box(part);
    return left < edge.left || right > edge.right || top < edge.top || bottom > Math.min(edge.bottom, footer);
  });
  const small = [...shown.querySelectorAll("p, th, td")]
    .filter((part) => parseFloat(getComputedStyle(part).fontSize) < least * innerHeight);
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  return [...cut, ...small].map((part) => part.textContent).concat(scrolls ? ["scrolls"] : []);
}"""

# The numbers of votes that do not fit into their discs, or discs that leave the board.
_UNREADABLE = """() => [...document.querySelectorAll(".class-heat b")].filter((disc) => {
  const range = document.createRange();
  range.selectNodeContents(disc);
  const [number, box] = [range.getBoundingClientRect(), disc.getBoundingClientRect()];
  const board = document.querySelector("#board").getBoundingClientRect();
  return number.width > box.width - 2 || box.right > board.right + 1 || box.left < board.left - 1;
}).map((disc) => disc.textContent)"""


def expect_none(page: Page, script: str, *facts: float) -> None:
    """Wait until a script finds nothing: letters get their size when the window has its own."""
    until(lambda: not page.evaluate(script, *facts), script)


def expect_readable(wall: Page, rows: int) -> None:
    expect(wall.locator(".class-revealed tbody tr")).to_have_count(rows)
    for width, height in WALLS:
        wall.set_viewport_size({"width": width, "height": height})
        expect_none(wall, _CUT, LEAST)
        expect_none(wall, _UNREADABLE)


@pytest.mark.parametrize(("n", "step"), [(4, 2), (6, 4), (8, 4), (16, 12)])
def test_the_wall_shows_all_answers_of_a_class_with_the_most_frequent_mistake_and_its_reason(
    host: Host, crowd: Crowd, wall: Page, n: int, step: int
) -> None:
    right = answer_to(n, "free", step)
    others = [mask for mask in range(2**n) if mask != right]
    for kinds, rounds in ((2, 1), (6, 2), (12, 3)):
        host.show(n=n, step=0)
        host.ask("free", step)
        vote(host, crowd, [*others[: kinds - 1], right], rounds)
        expect(wall.locator(".class-answer")).to_contain_text("of 30 got it")
        expect_readable(wall, kinds)
        assert wall.locator(".class-revealed .class-reason b").all_inner_texts() == [
            f"{right:0{n}b} is right.",
            f"The most frequent mistake was {f'{others[0]:0{n}b}' if others[0] else 'None'}.",
        ]


def test_a_question_with_long_choices_is_not_cut_and_its_mistake_has_no_sentence(
    host: Host, crowd: Crowd, wall: Page, open_page: Callable[..., Page]
) -> None:
    phone = open_page(**PHONE)
    phone.goto(f"/{host.code}")
    expect(phone.locator(".class-band")).to_contain_text("Following")
    host.show(step=4)
    number = host.do("ask", about="own", step=4, own=OWN)["ask"]
    until(lambda: (host.receive(0.1), host.room.get("ask") == number)[1], "the question was not asked")
    vote(host, crowd, [0, 1, 3, 2], 3)
    expect_readable(wall, 4)
    expect(wall.locator(".class-revealed .class-reason")).to_have_count(1)
    shown = phone.locator(".class-revealed")
    expect(shown.locator("tbody tr")).to_have_count(4)
    for width, height in ((390, 844), (844, 390), (360, 640)):
        phone.set_viewport_size({"width": width, "height": height})
        expect(phone.locator(".class-answer")).to_be_in_viewport(ratio=1)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (width, height)
    assert violations(wall) == []
    assert violations(phone) == []
