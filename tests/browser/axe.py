"""What axe finds on a page, in both themes."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.tools.slow import some

SIZES = {"desk": (1440, 900), "low": (1280, 720), "phone": (390, 844)}
# Hardly a rule depends on the window: a view is looked at in one, and with --all in each.
EACH_SIZE = some(SIZES, "desk")

# A colour on its way to another is neither.
_RUN = """async ([part, options]) => {
  await new Promise((done) => requestAnimationFrame(done));
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  return axe.run(part, options);
}"""


def violations(page: Page, part: str = "html") -> list[str]:
    """In the light all that axe knows; in the dark, where only colours differ, what it knows of colours.

    Where only a part of the page has changed, `part` is its selector.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    told = []
    for theme, rules, least in (
        ("light", {}, 15 if part == "html" else 5),
        ("dark", {"runOnly": ["color-contrast"]}, 0),
    ):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found: dict[str, Any] = page.evaluate(_RUN, [part, {"resultTypes": ["violations"], **rules}])
        assert len(found["passes"]) > least, "it has not looked"
        told += [
            f"{theme}: {rule['id']}: {node['target']} {node['html'][:120]}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
    page.emulate_media(color_scheme="light")
    return told
