"""No more than three flashes in any second, as WCAG defines them, on frames of the page while it plays.

Two cases always run; all cases take twenty minutes: `pytest tests/browser/flashing -m long`.
"""

import itertools
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.flashing.flashes import MOST, most_flashes
from tests.browser.flashing.frames import RATE, capture_frames, play_held
from tests.browser.screen import Screen

SECONDS = 2
LAST = {4: 33, 8: 6169, 12: 100_000}  # last steps: the loop is played again if it ends too soon
SPEEDS = (10, 30, 100, 1000)
THEMES = ("light", "dark")
CASES = [
    *((n, speed, theme, "&present") for n, speed, theme in itertools.product(LAST, SPEEDS, THEMES)),
    *((n, speed, theme, "") for n, speed, theme in itertools.product(LAST, SPEEDS, THEMES)),
    *((4, speed, theme, view) for speed, theme, view in itertools.product((3, 5), THEMES, ("", "&present"))),
]
USUAL = ((4, 30, "dark", "&present"), (8, 1000, "light", ""))
OTHERS = [pytest.param(*case, marks=pytest.mark.long) for case in CASES if case not in USUAL]


@pytest.mark.usefixtures("motion")
@pytest.mark.parametrize(("n", "speed", "theme", "view"), [*USUAL, *OTHERS])
def test_a_film_does_not_flash(
    page: Page, screen: Screen, n: int, speed: int, theme: Literal["light", "dark"], view: str
) -> None:
    page.emulate_media(color_scheme=theme)
    play_held(screen, f"n={n}&from=0&to={LAST[n]}&speed={speed}{view}")
    shown = {screen.step: 0}

    def note_step() -> int:
        shown[screen.step] = shown.get(screen.step, 0) + 1
        return len(shown)

    film = [frame for frame in capture_frames(page, SECONDS) if note_step()]
    worst = most_flashes(film, RATE)
    assert len(shown) >= min(0.7 * SECONDS * min(speed, RATE), 0.7 * LAST[n]), "the film did not play"
    assert worst.count <= MOST, worst


@pytest.mark.usefixtures("motion")
def test_flashes_of_a_page_are_counted(page: Page, screen: Screen) -> None:
    play_held(screen, "n=8&speed=1")
    page.evaluate("""() => {
      let frame = 0;
      requestAnimationFrame(function flash() {
        document.getElementById("board").style.filter = Math.floor(frame++ / 6) % 2 ? "invert(1)" : "";
        requestAnimationFrame(flash);
      });
    }""")
    assert most_flashes(capture_frames(page, 1.2), RATE).count >= 5
