"""A viewer on a first visit."""

import pytest
from playwright.sync_api import BrowserContext, Page

# Clears the stored choice once a test, before its first page.
_NEW = "if (!sessionStorage.begun) { sessionStorage.begun = 1; localStorage.removeItem('bitqueens.calm'); }"


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page in a context of its own, so that no other test sees its storage."""
    page = context.new_page()
    page.add_init_script(_NEW)
    return page
