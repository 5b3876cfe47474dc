"""Every page in every window: the board is large enough, and nothing is cut, covered or wider than the page.

The rules are in `fits.js`. The notes of lessons have a test of their own.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screen import Screen
from tests.tools.serving import ROOT
from tests.tools.slow import some

# The window of a projector, laptops, windows that zoom makes small, phones lying and upright, and embedded frames.
WINDOWS = [(1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1200, 800), (1024, 768), (900, 700), (844, 390)]
WINDOWS += [(911, 512), (768, 450), (683, 384), (412, 915), (390, 844), (360, 640), (320, 568)]

FILM = {
    "step": "?n=8&step=2802",
    "large": "?n=16&step=3423570900&speed=100000000",
    "largest": "?n=32&step=60",
    "smallest": "?n=1&step=1",
    "calm": "?calm&n=8&step=9",
    "present": "?n=8&step=2803&present",
    "present-4": "?n=4&step=9&present",
    "present-18": "?n=18&step=10000000000&present",
    "counted": "?n=18&step=178097000000",
    "caching": "?algorithm=caching&n=8&step=280",
    "flipped": "?algorithm=flipped&n=8&step=40",
    "code": "?n=8&algorithm=loop&step=2000&panel=code",
    "stack": "?n=8&step=2802&panel=stack",
    "every": "?n=6&step=3&predict=every",
    "whole": "?n=8&step=3000&whole=large",
    "whole-present": "?n=8&step=3000&whole=large&present",
}
EXERCISES = {f"place-{part}": f"exercise?exercise=place&part={part}" for part in ("rays", "digits")}
BOARD = "board=touch:BCCCCCAA/BBBCDCCA/BBDDDCCA/BBDDDCAA/BBDDDHHE/BBGFDHHE/GBGHHHHH/GGGHHHHH"
OTHERS = {
    "race": "race?n=8&way=checks&at=0.3",
    "times": "race?way=time",
    "puzzle": f"puzzle?{BOARD}",
    "puzzle-both": f"puzzle?{BOARD}&watch=both&step=5",
    "worksheet": "worksheet?steps=bitmask.8.330,basic.6.9&kinds=next,free,ld,attacker",
    "manual": "manual",
}
FRAMES = {"embed": "?n=8&step=40&embed"}
OPENING = {"opening": "?calm&n=8"}
PAGES = FILM | EXERCISES | OTHERS | FRAMES
RINGS = ("whole", "whole-present")
PUZZLES = ("puzzle", "puzzle-both")
BOARDS = {"race": ".raceboard", **dict.fromkeys(EXERCISES, "#place .board"), **dict.fromkeys(RINGS, "#sunburst-canvas")}
BOARDS |= dict.fromkeys(PUZZLES, ".puzzle-board:not([hidden])")
# The least side of a board as shares of the window's short side, upright and lying, at most 200 pixels. A race has two
# boards side by side, an embedded film its registers below the board, the calm page its sentences.
SHARES = {"race": (0.4, 0.51), "embed": (0.55, 0.45), "calm": (0.5, 0.5)} | dict.fromkeys(
    ("large", "largest", "caching"), (0.5, 0.5)
)
SHARES |= dict.fromkeys((*RINGS, "puzzle-both"), (0.4, 0.4)) | {"puzzle": (0.9, 0.8)}
USUAL = (0.55, 0.55)
FITS = (ROOT / "tests/browser/views/fits.js").read_text(encoding="utf-8")


def find_faults(page: Page, name: str, width: int, height: int) -> list[str]:
    """Return the faults of a page's layout in its window."""
    share = SHARES.get(name, USUAL)[width > height]
    has_board = name not in OTHERS or name in BOARDS
    least = {
        "board": BOARDS.get(name, "#board"),
        "side": min(200, share * min(width, height)) if has_board else 0,
        "footed": name in (*EXERCISES, *RINGS, "every"),  # buttons may lie on the end of the page, beside the rings
        "counted": name in FILM and name not in ("calm", "every", *RINGS) and width >= 360,  # else further controls
    }
    found: list[str] = page.evaluate(FITS, least)
    return found


@pytest.mark.parametrize(("name", "locale"), some(product(PAGES, ["en-GB", "de-DE"]), *product(PAGES, ["de-DE"])))
def test_a_page_fits_every_window(open_page: Callable[..., Page], name: str, locale: str) -> None:
    page = open_page(locale=locale)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/{PAGES[name]}")
    expect(page.locator("html[data-settled]")).to_be_attached()
    found: dict[str, Any] = {}
    for width, height in WINDOWS:
        Screen(page).resize(width, height)
        if faults := find_faults(page, name, width, height):
            found[f"{width}x{height}"] = faults
    assert not found, "\n".join(f"{window}: {fault}" for window, faults in found.items() for fault in faults)


WIDTHS = [320, 360, 390, 430, 480, 540, 559, 560, 600, 683, 760, 820, 859, 860, 919, 920, 1000, 1100, 1199, 1200, 1249]
WIDTHS += [1250, 1280, 1366, 1440, 1536, 1680, 1800, 1920]
HEIGHTS = [568, 640, 720, 800, 900, 1080]

# The side of the board, and the registers that are not whole in sight.
_ROOM = """() => {
  const rows = [...document.querySelectorAll("#strip .register")];
  const footer = document.querySelector("footer").getBoundingClientRect();
  const low = footer.left > 0 ? innerHeight : footer.top;
  const isOut = (part) => {
    const { top, bottom, left, right, width } = part.getBoundingClientRect();
    return !part.checkVisibility() || !width || top < 0 || bottom > low + 0.5 || left < 0 || right > innerWidth + 0.5;
  };
  const hidden = rows.filter((row) => [...row.querySelectorAll(".label > b, :scope > .bit-cell")].some(isOut));
  return [document.querySelector("#board").getBoundingClientRect().width, hidden.map((row) => row.dataset.register)];
}"""


@pytest.mark.parametrize("name", some(["step", "calm", "opening", "flipped"], "step", "calm", "opening"))
def test_a_larger_window_never_has_a_smaller_board(page: Page, screen: Screen, name: str) -> None:
    page.goto(f"/{(PAGES | OPENING)[name]}")
    expect(page.locator("#strip .register").first).to_be_attached()
    faults = []
    for height in HEIGHTS:
        before = 0.0
        for width in WIDTHS:
            screen.resize(width, height)
            side, hidden = page.evaluate(_ROOM)
            if side < before or (hidden and name != "opening"):  # which has none
                faults.append(
                    f"{width} x {height}: board {side}, {before} in a narrower window; out of sight: {hidden}"
                )
            before = side
    assert not faults, "\n".join(faults)


# The size of type of each element with text of its own, by its place in the document. Sheets have sizes of paper, and
# the voice speaks later.
_TYPE = """() => Object.fromEntries([...document.querySelectorAll("body *:not(.paper, .paper *, .visually-hidden)")]
  .filter((part) => part instanceof HTMLElement && part.checkVisibility())
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((part) => {
    const path = [];
    for (let at = part; at.parentElement; at = at.parentElement) path.push([...at.parentElement.children].indexOf(at));
    return [path.join(), parseFloat(getComputedStyle(part).fontSize)];
  }))"""


@pytest.fixture(scope="module")
def large_type(browser_type_launch_args: dict[str, Any], launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """A browser whose settings ask for type of 24 pixels in place of 16."""
    with launch_browser(args=[*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=24"]) as browser:
        yield browser


TYPED = ["?n=8&step=40", "?calm", "?n=8&drawer=bits", *OTHERS.values(), EXERCISES["place-digits"]]


@pytest.mark.parametrize("address", TYPED)
def test_type_is_as_large_as_the_browser_asks(page: Page, large_type: Browser, server_url: str, address: str) -> None:
    page.goto(f"/{address}")
    with large_type.new_page(base_url=server_url, reduced_motion="reduce") as large:
        large.goto(f"/{address}")
        for width, height in [(960, 600), (320, 568)]:
            Screen(page).resize(width, height)
            Screen(large).resize(width * 3 // 2, height * 3 // 2)
            sizes = {part: size * 1.5 for part, size in page.evaluate(_TYPE).items()}
            assert large.evaluate(_TYPE) == pytest.approx(sizes, rel=0.05), (width, height)  # cells are whole pixels
            assert large.evaluate(FITS, {"board": ""}) == [], (width, height)
