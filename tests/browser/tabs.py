"""A pool of tabs, since a page loads in half the time in a tab that has shown it before.

Tabs are reset between tests; a tab that cannot be reset is closed.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

# Methods with lasting effects: they taint a tab, so that it is closed after its test.
_LASTING = (
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


class TabPool:
    """The tabs of one context, for pages of one server."""

    def __init__(self, context: BrowserContext, options: dict[str, Any], server: str) -> None:
        self.context = context
        self._server = server
        self._media = {name: options.get(name, usual) for name, usual in _MEDIA.items()}
        self._size = options.get("viewport", _SIZE)
        self._undo_calls: dict[
            Page, list[Callable[[], object]]
        ] = {}  # the acquired tabs, with the calls that reset each
        self._free: list[Page] = []
        self._attach = context.new_cdp_session
        context.new_cdp_session = lambda page: self._taint(page, self._attach, page)  # type: ignore[method-assign]

    def acquire(self) -> Page:
        """Return a tab without cookies, storage and history."""
        page = self._free.pop() if self._free else self._open()
        self._undo_calls[page] = []
        session = self._attach(page)
        session.send("Storage.clearDataForOrigin", {"origin": self._server.rstrip("/"), "storageTypes": "all"})
        session.send("Page.resetNavigationHistory")
        session.detach()  # a session left open would end what a test emulates
        return page

    def in_use(self) -> list[Page]:
        """Return the acquired tabs and all pages that they have opened."""
        return [page for page in self.context.pages if page not in self._free]

    def release(self, *, passed: bool) -> None:
        """Put the tabs of a passed test back that can be reset; close all others."""
        for page in self.in_use():
            if passed and page in self._undo_calls and self._reset(page):
                self._free.append(page)
            else:
                page.close()
        self._undo_calls.clear()

    def _open(self) -> Page:
        page = self.context.new_page()
        for name in _LASTING:
            setattr(page, name, partial(self._taint, page, getattr(page, name)))
        for name, act in (("add_init_script", self._add_script), ("on", self._listen), ("route", self._add_route)):
            setattr(page, name, partial(act, page, getattr(page, name)))
        return page

    def _add_route(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        assert page.url == "about:blank", "set routes before opening a page: its open requests would miss them"
        return self._taint(page, act, *args, **options)

    def _taint(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        self._undo_calls.pop(page, None)
        return act(*args, **options)

    def _add_script(self, page: Page, act: Callable[..., Any], *args: Any, **options: Any) -> Any:
        added = act(*args, **options)
        if undo := getattr(added, "close", None):
            self._undo_later(page, undo)
        else:  # an older Playwright cannot remove it
            self._undo_calls.pop(page, None)
        return added

    def _listen(self, page: Page, act: Callable[..., Any], event: str, listener: Callable[..., Any]) -> None:
        act(event, listener)
        self._undo_later(page, partial(page.remove_listener, event, listener))

    def _undo_later(self, page: Page, undo: Callable[[], object]) -> None:
        self._undo_calls.get(page, []).append(undo)

    def _reset(self, page: Page) -> bool:
        try:
            for undo in self._undo_calls[page]:
                undo()
            page.goto("about:blank")
            page.emulate_media(media="null", **self._media)
            page.set_viewport_size(self._size)
        except Error:  # the page has crashed
            return False
        return True
