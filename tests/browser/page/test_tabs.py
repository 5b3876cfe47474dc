"""What makes a used tab like a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.tabs import Tabs

_STATE = """() => [
  localStorage.length, sessionStorage.length, window.scripted, innerWidth, innerHeight,
  ...["dark", "reduce", "active"].map((value, at) =>
    matchMedia(`(${["prefers-color-scheme", "prefers-reduced-motion", "forced-colors"][at]}: ${value})`).matches),
]"""


@pytest.fixture
def own(tabs: Callable[..., Tabs]) -> Tabs:
    return tabs(locale="en-GB")  # nobody else's


def _state(page: Page) -> list[Any]:
    page.goto("/healthz")
    state: list[Any] = page.evaluate(_STATE)
    return state


def test_a_used_tab_is_taken_again_and_is_like_a_new_one(own: Tabs) -> None:
    page = own.take()
    new = _state(page)
    heard: list[str] = []
    page.add_init_script("window.scripted = true")
    page.on("request", lambda request: heard.append(request.url))
    assert _state(page) != new
    assert heard
    page.evaluate("localStorage.setItem('kept', 1)")
    page.evaluate("sessionStorage.setItem('kept', 1)")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="no-preference", forced_colors="active")
    own.give_back(passed=True)
    assert own.take() is page
    heard.clear()
    assert _state(page) == new
    assert not heard
    page.go_back()
    assert page.url == "about:blank"
    assert page.go_back() is None
    own.give_back(passed=False)
    assert page.is_closed()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda page: page.expose_function("tell", lambda: None),
        lambda page: page.route_web_socket("**/ws", lambda _: None),
        lambda page: page.context.new_cdp_session(page),
    ],
)
def test_what_cannot_be_made_new_is_closed(own: Tabs, spoil: Callable[[Page], object]) -> None:
    page = own.take()
    page.goto("/healthz")
    spoil(page)
    page.evaluate("window.open('about:blank')")
    own.give_back(passed=True)
    assert page.is_closed()
    assert own.used() == []


def test_a_route_is_set_before_the_page_is_opened(own: Tabs) -> None:
    page = own.take()
    page.goto("/healthz")
    with pytest.raises(AssertionError, match="before"):
        page.route("**/*", lambda route: route.abort())
    own.give_back(passed=False)
