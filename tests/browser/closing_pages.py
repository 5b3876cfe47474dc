"""Close pages before their server stops: a page that loses its connection reports errors on its console."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext


@contextmanager
def closing_pages(*contexts: BrowserContext) -> Iterator[None]:
    """Close all pages of these contexts at the end of the block, which lies within that of their server."""
    try:
        yield
    finally:
        for context in contexts:
            for page in context.pages:
                page.close()
