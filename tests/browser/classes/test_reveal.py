"""The answer for a class of thirty: all answers fit beside the board of the wall, and votes can be read on it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from server.search.questions.ask import ask_questions
from server.search.trace.trace import Trace
from tests.browser.axe import violations
from tests.browser.classes.host import PHONE, Host
from tests.browser.closing_pages import closing_pages
from tests.tools.client import Client
from tests.tools.waiting import PATIENCE, until

WALLS = [(1280, 720), (1366, 768), (1920, 1080)]
PUPILS = 30
LEAST = 0.022  # height of letters, as a share of the wall's
CHOICES = [f"{name} would be found, {'and once more ' * 3}by it" for name in ("All", "None", "Some", "One")]
OWN = {"text": "What would happen without it? " * 6, "choices": CHOICES, "right": 2, "reason": "It is so. " * 30}


def request(client: Client, kind: str, **message: Any) -> dict[str, Any]:
    """Send a message and return the first answer of a kind."""
    client.send(json.dumps({"id": 1, **message}))
    while (answer := json.loads(client.receive(PATIENCE)))["type"] != kind:
        assert answer["type"] != "error", answer
    return dict(answer)


@pytest.fixture
def crowd(server_url: str, host: Host) -> Iterator[list[tuple[Client, str]]]:
    """The connection and the seat of each pupil."""
    with ExitStack() as stack:
        clients = [stack.enter_context(closing(Client(f"ws{server_url[4:]}ws"))) for _ in range(PUPILS)]
        yield [(one, request(one, "room", type="join", code=host.code)["seat"]) for one in clients]


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


def vote(host: Host, crowd: list[tuple[Client, str]], wrong: list[int], right: int, rounds: int) -> None:
    """Let most vote for the first wrong answer, in each round more for the right one; then show it."""
    for number in range(rounds):
        votes = [*[right] * (4 + 3 * number), *wrong, *wrong[:1] * PUPILS][:PUPILS]
        ballot = {"type": "vote", "code": host.code, "ask": host.room["ask"], "round": host.room["round"]}
        for (client, seat), answer in zip(crowd, votes, strict=True):
            request(client, "voted", seat=seat, answer=answer, **ballot)
        host.await_votes(PUPILS)
        host.close_round()
        if number + 1 < rounds:
            host.again()
    host.do("reveal", ask=host.room["ask"])


# The parts of the answer that are cut off or too small, the numbers that do not fit their discs, a page that scrolls.
_UNREADABLE = """(least) => {
  const box = (part) => part.getBoundingClientRect();
  const shown = document.querySelector(".class-revealed");
  const edge = box(shown);
  const texts = [...shown.querySelectorAll("p, th, td")].filter((part) => {
    const { left, right, top, bottom } = box(part);
    const isCut = left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    return isCut || parseFloat(getComputedStyle(part).fontSize) < least * innerHeight;
  });
  const discs = [...document.querySelectorAll(".class-heat b")].filter((disc) => {
    const number = document.createRange();
    number.selectNodeContents(disc);
    return box(number).width > box(disc).width - 2;
  });
  return [...texts, ...discs, ...(document.documentElement.scrollHeight > innerHeight ? [shown] : [])].length;
}"""


def expect_readable(wall: Page, rows: int) -> None:
    expect(wall.locator(".class-revealed tbody tr")).to_have_count(rows)
    for width, height in WALLS:
        wall.set_viewport_size({"width": width, "height": height})
        until(lambda: wall.evaluate(_UNREADABLE, LEAST) == 0, (width, height))  # letters get their size with the window


@pytest.mark.parametrize(("n", "step"), [(4, 2), (6, 4), (8, 4), (16, 12)])
def test_the_wall_shows_all_answers_of_a_class_with_the_most_frequent_mistake_and_its_reason(
    host: Host, crowd: list[tuple[Client, str]], wall: Page, n: int, step: int
) -> None:
    asked = ask_questions(Trace("bitmask", n).pausing, step, step + 1)
    right = next(one.answer for one in asked if one and one.about == "free")
    wrong = [mask for mask in range(1, 2**n) if mask != right]
    for kinds, rounds in ((2, 1), (6, 2), (12, 3)):
        host.show(n=n, step=0)
        host.ask("free", step)
        vote(host, crowd, wrong[: kinds - 1], right, rounds)
        expect(wall.locator(".class-answer")).to_contain_text("of 30 got it")
        expect_readable(wall, kinds)
        counts = "".join(str(4 + 3 * number) for number in range(rounds))
        expect(wall.locator(".class-revealed [data-right]")).to_have_text(f"✓ {right:0{n}b}, right{counts}")
        expect(wall.locator(".class-heat b")).not_to_have_count(0)
        names = [f"{right:0{n}b} is right.", f"The most frequent mistake was {wrong[0]:0{n}b}."]
        expect(wall.locator(".class-revealed .class-reason b")).to_have_text(names)


def test_long_choices_are_not_cut_and_a_mistake_without_a_reason_has_no_sentence(
    host: Host, crowd: list[tuple[Client, str]], wall: Page, open_page: Callable[..., Page]
) -> None:
    phone = open_page(**PHONE)
    phone.goto(f"/{host.code}")
    host.show(step=4)
    number = host.do("ask", about="own", step=4, own=OWN)["ask"]
    until(lambda: (host.receive(0.1), host.room.get("ask") == number)[1], "the question was not asked")
    vote(host, crowd, [0, 1, 3], 2, 3)
    expect_readable(wall, 4)
    expect(wall.locator(".class-revealed .class-reason")).to_have_count(1)
    shown = phone.locator(".class-revealed")
    expect(shown.locator("tbody tr")).to_have_count(4)
    for width, height in ((390, 844), (844, 390), (360, 640)):
        phone.set_viewport_size({"width": width, "height": height})
        expect(phone.locator(".class-answer")).to_be_in_viewport(ratio=1)
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (width, height)
    assert violations(wall) == violations(phone) == []
