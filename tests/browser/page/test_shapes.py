"""The shape of a page, before its modules run; views/test_windows.py has large type."""

import pytest
from playwright.sync_api import Page

SHAPES = {(1280, 800): "wide", (1280, 801): "tall", (1280, 799): "low", (1249, 780): "tall", (1250, 559): "small lying"}
SHAPES |= {(859, 560): "small lying", (680, 708): "small lying", (680, 709): "small", (560, 559): "small lying"}
_SHAPE = "(({ layout, lying }) => (lying === undefined ? layout : `${layout} lying`))(document.documentElement.dataset)"


@pytest.mark.parametrize("address", ["/", "/exercise?exercise=place&part=rays"])
def test_each_window_has_its_shape_before_the_modules_run(page: Page, address: str) -> None:
    page.route("**/bundles/**", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(address)
    for (width, height), shape in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.evaluate(_SHAPE) == shape, (width, height)
