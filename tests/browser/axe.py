"""Violations that axe finds on a page, in both themes."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.tools.slow import some

SIZES = {"desk": (1440, 900), "low": (1280, 720), "phone": (390, 844)}
# Few rules depend on the window: each view is checked in one size, and with --all in every size.
EACH_SIZE = some(SIZES, "desk")

# Ends transitions first, since colours in between have no meaning.
_RUN = """async ([part, options]) => {
  await new Promise((done) => requestAnimationFrame(done));
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  return axe.run(part, options);
}"""


def violations(page: Page, part: str = "html") -> list[str]:
    """Return violations of all rules in the light theme and of colour contrast in the dark one.

    `part` is the selector of the part to check.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    faults = []
    for theme, rules, least in (
        ("light", {}, 15 if part == "html" else 5),
        ("dark", {"runOnly": ["color-contrast"]}, 0),
    ):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found: dict[str, Any] = page.evaluate(_RUN, [part, {"resultTypes": ["violations"], **rules}])
        assert len(found["passes"]) > least, "too few rules were applied"
        faults += [
            f"{theme}: {rule['id']}: {node['target']} {node['html'][:120]}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
    page.emulate_media(color_scheme="light")
    return faults
