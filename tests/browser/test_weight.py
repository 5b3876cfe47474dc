"""What comes before the first picture: no more than a page of this kind should weigh."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.benchmarks.page import HEAVIEST, WEIGHED


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_the_page_is_light(new_context: Callable[..., BrowserContext], language: str) -> None:
    page = new_context(locale=language).new_page()
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector("#stage[data-kind]")
    assert 100_000 < page.evaluate(WEIGHED) <= HEAVIEST
