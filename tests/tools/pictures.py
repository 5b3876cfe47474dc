"""`python3 -m tests.tools.pictures`: take the README's pictures of the real page, and others to look at.

With a folder as argument it fills that folder with every size, theme and board instead, for the eye.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from server.bootstrap.start import ensure_environment

SIZES = {"desktop": (1440, 900), "low": (1280, 720), "phone": (390, 844)}


@dataclass(frozen=True)
class Shot:
    """One picture: a window, a theme, a board, a step to stand on, or a speed to play at."""

    name: str
    size: str
    theme: str
    n: int
    step: int
    speed: str = ""


README = [
    Shot("watch-light", "desktop", "light", 8, 2802),
    Shot("watch-dark", "desktop", "dark", 8, 2803),
    Shot("phone-light", "phone", "light", 8, 331),
]

ALL = [
    Shot(f"{size}-{theme}-{n}-{'playing' if speed else 'paused'}", size, theme, n, step, speed)
    for size in SIZES
    for theme in ("light", "dark")
    for n, step in ((4, 20), (8, 2802), (16, 40))
    for speed in ("", "20")
]


def take(shots: list[Shot], folder: Path) -> None:
    from playwright.sync_api import expect, sync_playwright

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
            page.goto(address)
            page.wait_for_selector("#board .square")
            page.get_by_label("Board size N, 1 to 32").fill(str(shot.n))
            page.keyboard.press("Enter")
            expect(page.locator("#board .square")).to_have_count(shot.n**2)
            page.evaluate(GO, shot.step)
            expect(page.get_by_role("slider", name="Timeline")).to_have_attribute("aria-valuenow", str(shot.step))
            if shot.speed:
                page.get_by_label("Speed, steps a second").fill(shot.speed)
                page.keyboard.press("Enter")
                page.get_by_role("button", name="Play (Space)").click()
                page.wait_for_timeout(700)
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"{shot.name}.png")
            page.close()


# One press of a key a frame is what the page takes; a far step is reached by the timeline first.
GO = """async (goal) => {
  const bar = document.querySelector("#timeline");
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 12)));
  const press = (key) => bar.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const now = () => Number(bar.ariaValueNow);
  const box = bar.getBoundingClientRect();
  const clientX = box.left + (box.width * goal) / Math.max(1, Number(bar.ariaValueMax));
  if (Number(bar.ariaValueMax) > 200) {
    bar.dispatchEvent(new PointerEvent("pointerdown", { clientX, pointerId: 1, bubbles: true }));
    bar.dispatchEvent(new PointerEvent("pointerup", { clientX, pointerId: 1, bubbles: true }));
    for (let i = 0; i < 30; i++) await frame();
  }
  for (let i = 0; i < 2000 && now() !== goal; i++) {
    press(now() < goal ? "ArrowRight" : "ArrowLeft");
    await frame();
  }
}"""


if __name__ == "__main__":
    ensure_environment(["test"])
    if len(sys.argv) > 1:
        take(ALL, Path(sys.argv[1]))
    else:
        take(README, Path(__file__).resolve().parents[2] / ".pictures")
