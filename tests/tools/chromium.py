"""Find a Chromium for the browser tests, or install one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page as Tab
from playwright.sync_api import Playwright, sync_playwright

from .programs import leave_out
from .system import apt_install, is_root, log, succeeds

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
# No background traffic, no first-run page, no graphics card: every run gets the same browser.
_ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def launch_options(playwright: Playwright) -> dict[str, object]:
    """Return the arguments for Playwright's `launch`; skip the running test if there is no Chromium."""
    browser = find_chromium(playwright)
    if browser is None:
        leave_out("Chromium")
    # Chromium's sandbox does not run as root.
    arguments = [*_ARGUMENTS, "--no-sandbox"] if is_root() else [*_ARGUMENTS]
    return {"executable_path": str(browser), "args": arguments}


def find_chromium(playwright: Playwright) -> Path | None:
    """Return the Chromium named by CHROMIUM_PATH, else Playwright's, else the system's, else None."""
    chosen = os.environ.get("CHROMIUM_PATH")
    if chosen:
        if not shutil.which(chosen):
            sys.exit(f"tests: CHROMIUM_PATH must name a program, not {chosen!r}")
        return Path(chosen)
    own = playwright.chromium.executable_path
    for name in (own, *_NAMES):
        found = shutil.which(name)
        if found and _starts(found):
            return Path(found)
    return None


def install_chromium() -> None:
    """Install Playwright's Chromium, or else the system's package, unless a Chromium is found."""
    with sync_playwright() as playwright:
        if find_chromium(playwright):
            return
        log("found no Chromium; downloading Playwright's")
        if not succeeds([sys.executable, "-m", "playwright", "install", "chromium"], silent=True):
            log("could not download Playwright's Chromium")
        if not find_chromium(playwright):
            apt_install("chromium-headless-shell", "chromium")


@contextmanager
def open_page(width: int, height: int) -> Iterator[Page]:
    """Open a page in a new profile; leaving the block ends the browser."""
    with sync_playwright() as playwright:
        options: Any = launch_options(playwright)
        with playwright.chromium.launch(**options) as browser:
            yield Page(browser.new_page(viewport={"width": width, "height": height}), browser.version)


class Page:
    """A page of Chromium, with the methods of `tests.tools.bidi.Page`."""

    def __init__(self, tab: Tab, version: str) -> None:
        self.goto, self.evaluate, self.version = tab.goto, tab.evaluate, version


def _starts(program: str) -> bool:
    """Return whether the program finds its libraries; not tried on Windows, where `--version` opens a window."""
    if sys.platform == "win32":
        return True
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
