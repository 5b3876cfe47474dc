"""Take the README's pictures of the page: `python3 -m tests.tools.pictures`."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bootstrap.start import ensure_environment

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SETTLED = "html[data-settled]"
CLASSROOM = "http://192.168.0.7:8000"  # an address as classrooms see it
SIDE_BY_SIDE = """
div { display: inline-flex; gap: 18px; padding: 16px; background: #d9d3c5 }
img { border-radius: 8px }
"""
SIZES = {"desktop": (1440, 900), "low": (1280, 720), "phone": (390, 844)}


@dataclass(frozen=True)
class Shot:
    """A picture of the page: window size, theme, address, elements to click on, and one to hover over."""

    name: str
    size: str
    theme: str
    address: str
    clicks: tuple[str, ...] = ()
    point: str = ""


README = [
    Shot(
        "first-light", "low", "light", "?calm", ("#squares [y='0'][x='3']", "#squares [y='1'][x='6']"), "[y='2'][x='0']"
    ),
    Shot("watch-light", "desktop", "light", "?n=8&step=2802"),
    Shot("explained-dark", "desktop", "dark", "?n=8&step=2802", point="#squares [y='3'][x='1']"),
    Shot("race-light", "low", "light", "race?n=8&at=0.02"),
]


@contextmanager
def open_browser() -> Iterator[tuple[str, Browser]]:
    """Yield the address of a server, and a browser."""
    from playwright.sync_api import sync_playwright

    from server.config.config import Config
    from tests.tools.chromium import launch_options
    from tests.tools.serving import serving

    with serving(Config(public_address=CLASSROOM)) as address, sync_playwright() as playwright:
        yield address, playwright.chromium.launch(**launch_options(playwright))  # type: ignore[arg-type]


def open_page(browser: Browser, address: str, size: str, theme: str = "light") -> Page:
    """Open a page at an address and wait until it has settled."""
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        device_scale_factor=2 if size == "phone" else 1,
    )
    page.goto(address)
    page.wait_for_selector(SETTLED)
    return page


def take_pictures(folder: Path) -> None:
    with open_browser() as (address, browser):
        for shot in README:
            page = open_page(browser, f"{address}{shot.address}", shot.size, shot.theme)
            for square in shot.clicks:
                page.click(square)
            if shot.point:
                page.hover(shot.point)
            if shot.point and not shot.clicks:
                tip = page.locator("#explained[data-shown]")
                tip.evaluate("(tip) => Promise.all(tip.getAnimations().map((one) => one.finished))")
            page.wait_for_selector(SETTLED)
            page.screenshot(path=folder / f"{shot.name}.png")
            page.close()


def take_class_picture(file: Path) -> None:
    """Take a projector with a question and, beside it, a phone whose answer is not sent yet."""
    with open_browser() as (address, browser):
        projector = open_page(browser, f"{address}?n=8&step=42", "low")
        projector.locator("#more").click()
        projector.locator("#menu [data-drawer=class]").click()
        projector.get_by_role("button", name="Open a class").click()
        code = projector.locator(".class-desk .invitation-code b").inner_text().replace(" ", "")
        pupils = [open_page(browser, f"{address}{code}", "phone") for _ in range(3)]
        for pupil in pupils:
            pupil.get_by_text("Following").wait_for()
        projector.get_by_role("button", name="rd one row down").click()
        for bits, pupil in zip(["76", "7654", "765"], pupils, strict=True):
            pupil.locator("#question .give").wait_for()
            for bit in bits:
                pupil.keyboard.press(bit)
        for pupil in pupils[:2]:
            pupil.keyboard.press("Enter")
        projector.keyboard.press("Escape")
        projector.keyboard.press("p")
        projector.locator(".class-asked").get_by_text("2 of 3 have answered").wait_for()
        projector.locator(".class-corner").get_by_text("3 here, 3 follow").wait_for()
        projector.evaluate("document.activeElement.blur()")
        save_side_by_side([screenshot(projector), screenshot(pupils[2])], SIZES["low"][1], browser, file)


def screenshot(page: Page) -> bytes:
    page.wait_for_selector(SETTLED)
    return page.screenshot()


def save_side_by_side(pictures: list[bytes], height: int, browser: Browser, file: Path) -> None:
    """Save pictures side by side in one file, each `height` pixels high."""
    page = browser.new_page()
    images = "".join(f'<img src="data:image/png;base64,{b64encode(one).decode()}">' for one in pictures)
    page.set_content(f"<style>{SIDE_BY_SIDE}</style><div>{images}</div>")
    page.add_style_tag(content=f"img {{ height: {height}px }}")
    page.locator("div").screenshot(path=file)


if __name__ == "__main__":
    ensure_environment(["test"])
    pictures = Path(__file__).resolve().parents[2] / ".pictures"
    take_pictures(pictures)
    take_class_picture(pictures / "class-light.png")
