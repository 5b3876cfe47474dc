"""Somebody who opens the page for the first time."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

# What the first page of a test remembers: nothing.
_NEW = "if (!sessionStorage.begun) { sessionStorage.begun = 1; localStorage.removeItem('bitqueens.calm'); }"


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """Theirs; what it stores stays its own."""
    page = context.new_page()
    page.add_init_script(_NEW)
    return page
