"""A first teacher: few controls, few words and few clicks to the first vote, and the lesson where it is looked for."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from server.config.config import Config
from tests.browser.classes.test_host import Classroom, classroom, the_button
from tests.browser.classes.test_wall import PUBLIC

CLICKS, TO_READ = 5, 80  # to the first vote of a pupil
CONTROLS, WORDS = 12, 90  # of the open class

# The controls in sight of the drawer and the one button; all that takes a press or a value.
_CONTROLS = """() => [...document.querySelectorAll(":is(#drawer, .class-next) :is(button, a[href], input, summary)")]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }))
  .map((part) => part.textContent || part.ariaLabel)"""


@pytest.fixture
def room(new_context: Callable[..., BrowserContext]) -> Iterator[Classroom]:
    with classroom(new_context, config=Config(public_address=PUBLIC)) as its:
        yield its


def words_in(*parts: Locator) -> list[str]:
    """Return the words in sight of these parts of the page."""
    return [word for part in parts for word in part.inner_text().split()]


def test_the_open_class_shows_few_controls_and_few_words(room: Classroom) -> None:
    host = room.open()
    room.pupil(phone=True)
    expect(host.locator(".class-people-list")).to_contain_text("1 here")
    controls = host.evaluate(_CONTROLS)
    assert len(controls) <= CONTROLS, controls
    words = words_in(host.locator("#drawer"), the_button(host))
    assert len(words) <= WORDS, words


def test_the_first_vote_comes_after_few_clicks_and_few_words(room: Classroom) -> None:
    """Clicks: all of the teacher's, from the first page. Words: those in sight in the drawer and on what is pressed."""
    host = room.projector
    host.goto(room.address)
    pressed, read = 0, list[str]()

    def press(button: Locator, *shown: Locator) -> None:
        nonlocal pressed
        button.wait_for()
        read.extend(words_in(*shown))
        button.click()
        pressed += 1

    press(host.locator("#more"))
    menu = host.locator("#menu").get_by_role("button", name="Class", exact=True)
    press(menu, menu)
    press(host.locator(".class-opening [type=submit]"), host.locator("#drawer"))
    code = host.locator(".class-desk .invitation-code b")
    expect(code).to_be_visible()
    room.code = code.inner_text().replace(" ", "")
    pupil = room.pupil(phone=True)
    expect(the_button(host)).to_have_text("Start the lesson of 45 minutes")
    press(the_button(host), host.locator("#drawer"), the_button(host))
    expect(the_button(host)).to_have_text("Ask")
    press(the_button(host), the_button(host))
    pupil.locator("#question .answers button").first.tap()
    pupil.locator("#question .give").tap()
    expect(the_button(host)).to_have_text("Close (1 of 1)")
    assert pressed <= CLICKS
    assert len(read) <= TO_READ, read


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (390, 844), (844, 390), (360, 640)])
def test_the_one_button_is_in_sight_while_the_page_scrolls(room: Classroom, size: tuple[int, int]) -> None:
    host = room.open()
    host.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(2):
        box = the_button(host).bounding_box()
        assert box
        assert box["height"] >= 44
        assert max(box["x"] + box["width"] - size[0], box["y"] + box["height"] - size[1]) <= 0
        assert the_button(host).evaluate(_IS_ON_TOP)
        host.keyboard.press("Escape")
        host.mouse.wheel(0, 2000)


# True if a click on the middle of an element reaches it.
_IS_ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_learn_has_the_lesson_for_classes_at_the_top_of_what_teachers_need(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}?drawer=learn")
    teach = page.locator(".learn h3", has_text="For teachers").locator("+ .entries > li")
    expect(teach.first).to_contain_text("An hour with a class")
    expect(teach.locator("b")).to_have_text(["An hour with a class", "Class", "Worksheet"])
    expect(page.locator(".own-lesson")).to_be_visible()
