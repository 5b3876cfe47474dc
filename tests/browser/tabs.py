"""Tabs that one test after the other uses: a page costs half as much in a tab that has shown it before.

No test can tell a used tab from a new one. What cannot be made like new is closed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

# What stays with a tab, whatever it shows, and is not undone here.
_STAYS = (
    "expose_binding",
    "expose_function",
    "once",
    "route_from_har",
    "route_web_socket",
    "set_default_navigation_timeout",
    "set_default_timeout",
    "set_extra_http_headers",
)
_MEDIA = {
    "color_scheme": "light",
    "contrast": "no-preference",
    "forced_colors": "none",
    "reduced_motion": "no-preference",
}
_SIZE = {"width": 1280, "height": 720}


class Tabs:
    """The tabs of a context with these options, for pages of one server."""

    def __init__(self, context: BrowserContext, options: dict[str, Any], server: str) -> None:
        self.context = context
        self._server = server
        self._media = {name: options.get(name, usual) for name, usual in _MEDIA.items()}
        self._size = options.get("viewport", _SIZE)
        self._taken: dict[Page, list[Callable[[], object]]] = {}  # with what makes it like new again
        self._free: list[Page] = []
        self._attach = context.new_cdp_session
        context.new_cdp_session = lambda page: self._spoil(page, self._attach, page)  # type: ignore[method-assign]

    def take(self) -> Page:
        """A tab without cookies, settings and history."""
        page = self._free.pop() if self._free else self._open()
        self._taken[page] = []
        session = self._attach(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._server.rstrip("/"), "storageTypes": "all"})
        session.send("Page.resetNavigationHistory")
        session.detach()  # or it would undo what a test emulates
        return page

    def used(self) -> list[Page]:
        """Those taken, and those that their pages have opened."""
        return [page for page in self.context.pages if page not in self._free]

    def give_back(self, *, passed: bool) -> None:
        """All that is used: what a test that has passed has not spoiled is free, all else is closed."""
        for page in self.used():
            if passed and page in self._taken and self._renew(page):
                self._free.append(page)
            else:
                page.close()
        self._taken.clear()

    def _open(self) -> Page:
        page = self.context.new_page()
        for name in _STAYS:
            setattr(page, name, partial(self._spoil, page, getattr(page, name)))
        for name, act in (("add_init_script", self._script), ("on", self._hear), ("route", self._route)):
            setattr(page, name, partial(act, page, getattr(page, name)))
        return page

    def _route(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        assert page.url == "about:blank", "an open page that is busy may ask past a new route: set it before"
        return self._spoil(page, act, *args, **options)

    def _spoil(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        self._taken.pop(page, None)
        return act(*args, **options)

    def _script(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        added = act(*args, **options)
        if undo := getattr(added, "close", None):
            self._later(page, undo)
        else:  # an older Playwright cannot take it away
            self._taken.pop(page, None)
        return added

    def _hear(self, page: Page, act: Callable[..., Any], event: str, listener: Callable[..., Any]) -> None:
        act(event, listener)
        self._later(page, partial(page.remove_listener, event, listener))

    def _later(self, page: Page, undo: Callable[[], object]) -> None:
        self._taken.get(page, []).append(undo)

    def _renew(self, page: Page) -> bool:
        try:
            for undo in self._taken[page]:
                undo()
            page.goto("about:blank")
            page.emulate_media(media="null", **self._media)
            page.set_viewport_size(self._size)
        except Error:  # it has crashed
            return False
        return True
