"""`python3 -m tests.tools.pictures`: takes the README's pictures of the real page, and others to look at.

With a folder as argument it fills that folder with every size, theme and board instead, for the eye.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from server.bootstrap.start import ensure_environment

SETTLED = "html[data-settled]"
SIZES = {"desktop": (1440, 900), "low": (1280, 720), "phone": (390, 844)}


@dataclass(frozen=True)
class Shot:
    """One picture: a window, a theme, an address, and what is pointed at or pressed before it is taken."""

    name: str
    size: str
    theme: str
    address: str
    point: str = ""
    press: str = ""


README = [
    Shot("watch-light", "desktop", "light", "?n=8&step=2802"),
    Shot("explained-dark", "desktop", "dark", "?n=8&step=2802", point="#squares > :nth-child(26)"),
    Shot("race-light", "low", "light", "race?n=8&at=0.02"),
]

ALL = [
    Shot(f"{size}-{theme}-{n}-{how}", size, theme, f"?n={n}&step={step}&speed=20", press=press)
    for size in SIZES
    for theme in ("light", "dark")
    for n, step in ((4, 20), (8, 2802), (16, 40))
    for how, press in (("paused", ""), ("playing", "k"))
]


def take(shots: list[Shot], folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    from tests.tools.chromium import launch_options
    from tests.tools.serving import serving

    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]
        for shot in shots:
            width, height = SIZES[shot.size]
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=shot.theme,  # type: ignore[arg-type]
                device_scale_factor=2 if shot.size == "phone" else 1,
            )
            page.goto(f"{address}{shot.address}")
            page.wait_for_selector(SETTLED)
            if shot.press:
                page.keyboard.press(shot.press)
            if shot.point:
                page.hover(shot.point)
            page.wait_for_selector(SETTLED)
            page.screenshot(path=folder / f"{shot.name}.png")
            page.close()


if __name__ == "__main__":
    ensure_environment(["test"])
    if len(sys.argv) > 1:
        take(ALL, Path(sys.argv[1]))
    else:
        take(README, Path(__file__).resolve().parents[2] / ".pictures")
