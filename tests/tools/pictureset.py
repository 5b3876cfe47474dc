"""Take pictures of every page, drawer and lesson stop, and compare two sets pixel by pixel.

`python3 -m tests.tools.pictureset before` takes a set into the folder `before`; `--only TEXT` takes the pictures whose
names contain the text. `python3 -m tests.tools.pictureset before after` lists the pictures that differ, and saves each
of them in `after/differences`: the one beside the other and what has changed, in red.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from server.bootstrap.start import ensure_environment

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WINDOWS = [(1440, 900), (1200, 800), (1366, 768), (1280, 720), (390, 844), (844, 390), (683, 384)]
FEW = [(1440, 900), (390, 844)]
LOOKS = ["light", "dark", "forced"]
PAGES = {
    "first": "",
    "step": "?n=8&step=2802",
    "four": "?n=4&step=9",
    "sixteen": "?n=16&step=1000",
    "present": "?n=8&step=2802&present",
    "race": "race?n=8&way=checks&at=0.3",
    "puzzle": "puzzle?board=touch:BCCCCCAA/BBBCDCCA/BBDDDCCA/BBDDDCAA/BBDDDHHE/BBGFDHHE/GBGHHHHH/GGGHHHHH",
    "puzzle-both": "puzzle?board=touch:AABB/CABB/CCDD/CCDD&watch=both&step=3",
}
OTHERS = {
    "start": "?n=8&step=0",
    "print": "?n=8&step=2802",
    "embed": "?n=8&step=2802&embed",
    "whole": "?n=8&step=2802&whole=large",
    "every": "?n=6&step=3&predict=every",
    "last": "?n=6&step=999999",
    "worksheet": "worksheet?steps=bitmask.8.330,basic.6.9&kinds=next,free,ld,attacker",
    "yours": "yours",
    "manual": "manual",
    "gone": "?n=8&step=three",
    **{part: f"exercise?exercise=place&part={part}" for part in ("rays", "digits")},
}
DRAWERS = [
    "bits",
    "class",
    "export",
    "gallery",
    "keys",
    "learn",
    "legend",
    "predict",
    "settings",
    "worksheet",
]
# A constant instead of random numbers: a class has the same code, a question the same order in every set. Windows in
# full screen cannot change their size.
CONSTANT = """
delete Element.prototype.requestFullscreen;
Math.random = () => 0.5;
crypto.getRandomValues = (numbers) => numbers.fill(7);
"""
PATIENCE = 30_000  # milliseconds


@dataclass(frozen=True)
class Shot:
    """A picture of an address in a window, in a look: one of LOOKS."""

    name: str
    address: str
    window: tuple[int, int]
    look: str

    @property
    def file(self) -> str:
        return f"{self.name}-{self.window[0]}x{self.window[1]}-{self.look}.png"


def list_shots() -> Iterator[Shot]:
    """Yield the pictures of the set: pages in all windows, everything else in a wide and a narrow one."""
    from server.lessons.index import ORDER
    from server.search.algorithms.catalogue import ALGORITHMS
    from tests.tools.serving import ROOT

    others = dict(OTHERS)
    others |= {f"search-{id}": f"?n=6&algorithm={id}&step=60" for id in ALGORITHMS}
    others |= {f"panel-{name}": f"?n=8&step=2802&panel={name}" for name in ("now", "code", "stack", "tree")}
    others |= {f"drawer-{name}": f"?n=8&step=2802&drawer={name}" for name in DRAWERS}
    for lesson in ORDER:
        stops = (ROOT / f"server/static/lessons/{lesson}.en.md").read_text(encoding="utf-8").count("\n## ")
        others |= {f"lesson-{lesson}-{stop}": f"?lesson={lesson}&stop={stop}" for stop in range(1, stops + 1)}
    for (name, address), window, look in product(PAGES.items(), WINDOWS, LOOKS):
        yield Shot(name, address, window, look)
    for (name, address), window, look in product(others.items(), FEW, LOOKS):
        if look == "light" or not name.startswith("lesson"):
            yield Shot(name, address, window, look)


def open_tab(browser: Browser, window: tuple[int, int], look: str) -> Page:
    tab = browser.new_page(
        viewport={"width": window[0], "height": window[1]},
        color_scheme="dark" if look == "dark" else "light",
        forced_colors="active" if look == "forced" else "none",
        reduced_motion="reduce",
        locale="en-GB",
    )
    tab.set_default_timeout(PATIENCE)
    tab.add_init_script(CONSTANT)
    return tab


def save(tab: Page, file: Path) -> None:
    tab.wait_for_selector("html[data-settled]")
    tab.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    tab.screenshot(path=file, animations="disabled")


def take(address: str, folder: Path, shots: list[Shot]) -> None:
    """Take pictures, each in a tab of its own, as a visitor without a past sees it."""
    from playwright.sync_api import TimeoutError as TooLate
    from playwright.sync_api import sync_playwright

    from tests.tools.chromium import launch_options

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        for shot in shots:
            tab = open_tab(browser, shot.window, shot.look)
            tab.goto(address + shot.address)
            if shot.name == "print":
                tab.emulate_media(media="print")
            try:
                save(tab, folder / shot.file)
            except TooLate:
                print(f"{shot.file}: not settled", flush=True)
            tab.context.close()


def take_class(address: str, folder: Path) -> None:
    """Take a class: its host and a pupil, before, during and after a question."""
    from playwright.sync_api import sync_playwright

    from tests.tools.chromium import launch_options

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        host, pupil = open_tab(browser, WINDOWS[0], "light"), open_tab(browser, WINDOWS[4], "light")

        def save_both(moment: str) -> None:
            for person, tab in (("host", host), ("pupil", pupil)):
                for (width, height), look in product(WINDOWS, LOOKS):
                    tab.set_viewport_size({"width": width, "height": height})
                    tab.emulate_media(
                        color_scheme="dark" if look == "dark" else "light",
                        forced_colors="active" if look == "forced" else "none",
                    )
                    save(tab, folder / f"class-{person}-{moment}-{width}x{height}-{look}.png")
                width, height = WINDOWS[0] if tab is host else WINDOWS[4]
                tab.set_viewport_size({"width": width, "height": height})
                tab.emulate_media(color_scheme="light", forced_colors="none")

        host.goto(f"{address}?n=8&step=42")
        host.locator("#more").click()
        host.locator("#menu [data-drawer=class]").click()
        host.get_by_role("button", name="Open a class").click()
        code = host.locator(".class-desk .invitation-code b").inner_text().replace(" ", "")
        pupil.goto(address + code)
        pupil.get_by_text("Following").wait_for()
        save_both("open")
        host.get_by_role("button", name="rd one row down").click()
        pupil.locator("#question .give").wait_for()
        save_both("asked")
        for bit in "765":
            pupil.keyboard.press(bit)
        pupil.keyboard.press("Enter")
        host.keyboard.press("Escape")
        host.keyboard.press("p")
        host.locator(".class-asked").get_by_text("1 of 1 have answered").wait_for()
        save_both("present")


def take_set(folder: Path, only: str) -> None:
    """Take all pictures whose names contain `only`, with two browsers."""
    from server.config.config import Config
    from tests.tools.serving import serving

    folder.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in list_shots() if only in shot.file]
    with serving(Config(public_address="http://192.168.0.7:8000")) as address, ProcessPoolExecutor(2) as pool:
        work = [pool.submit(take, address, folder, shots[part::2]) for part in range(2)]
        if only in "class-host-pupil":
            work.append(pool.submit(take_class, address, folder))
        for part in work:
            part.result()


def compare(before: Path, after: Path) -> int:
    """Print the names of the pictures that differ, with the share of changed pixels; return their number."""
    from PIL import Image, ImageChops

    changed = 0
    (after / "differences").mkdir(exist_ok=True)
    for file in sorted({path.name for folder in (before, after) for path in folder.glob("*.png")}):
        with suppress(FileNotFoundError):
            one, other = (Image.open(folder / file).convert("RGB") for folder in (before, after))
            mask = ImageChops.difference(one, other).convert("L").point(lambda grey: 255 if grey > 8 else 0)
            box = mask.getbbox() if one.size == other.size else (0, 0, *other.size)
            if box is None:
                continue
            changed += 1
            share = sum(mask.histogram()[1:]) / (other.width * other.height)
            print(f"{file}: {share:.2%} in {box}")
            both = Image.new("RGB", (one.width + 2 * other.width, max(one.height, other.height)))
            both.paste(one, (0, 0))
            both.paste(other, (one.width, 0))
            both.paste(Image.composite(Image.new("RGB", other.size, "red"), other, mask), (one.width + other.width, 0))
            both.save(after / "differences" / file)
            continue
        if not (before / file).exists() or not (after / file).exists():
            print(f"{file}: only in one of the sets")
    return changed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("other", type=Path, nargs="?", help="a second set, to compare with the first")
    parser.add_argument("--only", default="", help="a part of the names of the pictures to take")
    options = parser.parse_args()
    if options.other:
        print(f"{compare(options.folder, options.other)} pictures differ")
    else:
        take_set(options.folder, options.only)


if __name__ == "__main__":
    ensure_environment(["test"])
    main()
