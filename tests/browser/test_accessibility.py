"""For those who do not see the page, or see it badly."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.screen import Screen

SIZES = {"desk": (1440, 900), "low": (1280, 720), "phone": (390, 844)}


def violations(page: Page) -> list[str]:
    found: dict[str, Any] = Axe().run(page).response
    assert len(found["passes"]) > 15, "it has not looked"
    return [
        f"{rule['id']}: {node['target']} {node['html'][:120]}" for rule in found["violations"] for node in rule["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, screen: Screen, size: str, theme: Literal["light", "dark"]) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)
    screen.open(4)
    page.keyboard.press("d")
    expect(page.locator("#deadend")).to_be_visible()
    assert violations(page) == []
    screen.button("Next solution").click()
    expect(page.locator("#solved")).to_be_visible()
    screen.enter(screen.size_field, "99")
    expect(screen.size_notice).to_be_visible()
    screen.button("Previous solution").click()
    expect(screen.banner).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert violations(page) == []


def test_every_control_has_a_name_and_is_large_enough(page: Page, screen: Screen) -> None:
    for width, height, least in ((1440, 900, 24), (390, 844, 44)):
        page.set_viewport_size({"width": width, "height": height})
        screen.open()
        for controls in (page.get_by_role("button"), page.get_by_role("tab")):
            for control in controls.all():
                expect(control).to_have_accessible_name(re.compile(r"\w{2}"))
                box = control.bounding_box()
                assert box
                assert box["height"] >= least, control
                assert box["width"] >= 24, control


def test_a_step_by_hand_is_told(page: Page, screen: Screen) -> None:
    screen.open(4)
    voice = page.get_by_role("status")
    for name in ("Step", "Step", "Next solution", "Last step"):
        screen.button(name).click()
        title, why = page.locator("#title"), page.locator("#why")
        screen.frames(2)
        expect(voice).to_have_text(f"{title.inner_text()} {why.inner_text()}")
    expect(voice).to_contain_text("The search is over: 2 solutions.")


def test_play_is_silent_until_it_pauses(page: Page, screen: Screen) -> None:
    screen.open()
    voice = page.get_by_role("status")
    expect(voice).to_contain_text("Row 0 has eight free squares.")
    screen.at_speed("40")
    screen.button("Step").click()
    screen.button("Play").click()
    screen.expect_playing()
    page.evaluate(
        """() => {
          window.said = [];
          const listener = new MutationObserver(() => window.said.push(document.getElementById("voice").textContent));
          listener.observe(document.getElementById("voice"), { childList: true, characterData: true, subtree: true });
        }"""
    )
    screen.expect_past(40)
    assert page.evaluate("window.said") == []
    screen.button("Pause").click()
    expect(voice).to_have_text(f"{page.locator('#title').inner_text()} {page.locator('#why').inner_text()}")
