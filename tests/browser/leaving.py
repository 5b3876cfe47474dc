"""Pages are gone before their server is: one that is still connecting to it would complain on its console."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext


@contextmanager
def leaving(*contexts: BrowserContext) -> Iterator[None]:
    """At the end of the block, within that of their server, all their pages are closed."""
    try:
        yield
    finally:
        for context in contexts:
            for page in context.pages:
                page.close()
