"""Modules of the page run by themselves, in a browser, with nothing around them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


def run(blank: Page, modules: str, body: str, given: object = None) -> Any:
    """The body of a function in which the modules named are there; its one argument is `given`."""
    imports = " ".join(
        f"const {path.rpartition('/')[2]} = await import('/static/js/{path}.js');" for path in modules.split()
    )
    return blank.evaluate(f"async (given) => {{ {imports} {body} }}", given)
