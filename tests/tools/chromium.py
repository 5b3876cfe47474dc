"""Finds a Chromium for the browser tests; `provide` installs one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from .programs import leave_out
from .system import apt_install, is_root, say, succeeds

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
# No phone calls, no first-run pages, no graphics card: two runs should see the same browser.
_ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def launch_options(playwright: Playwright) -> dict[str, object]:
    """The arguments for Playwright's `launch`. Where there is no Chromium the running test is left out."""
    browser = find(playwright)
    if browser is None:
        leave_out("Chromium")
    # Chromium's sandbox refuses to work for root, and only for root.
    arguments = [*_ARGUMENTS, "--no-sandbox"] if is_root() else [*_ARGUMENTS]
    return {"executable_path": str(browser), "args": arguments}


def find(playwright: Playwright) -> Path | None:
    """The Chromium named by CHROMIUM_PATH, else Playwright's own, else the system's."""
    chosen = os.environ.get("CHROMIUM_PATH")
    if chosen:
        if not shutil.which(chosen):
            sys.exit(f"tests: CHROMIUM_PATH is {chosen!r}, which is no program")
        return Path(chosen)
    own = playwright.chromium.executable_path
    for name in (own, *_NAMES):
        found = shutil.which(name)
        if found and _starts(found):
            return Path(found)
    return None


def provide() -> None:
    """Install a Chromium if there is none and one can be had."""
    with sync_playwright() as playwright:
        if find(playwright):
            return
        say("no Chromium found, fetching Playwright's")
        if not succeeds([sys.executable, "-m", "playwright", "install", "chromium"], silent=True):
            say("Playwright's Chromium could not be fetched")
        if not find(playwright):
            apt_install("chromium-headless-shell", "chromium")


def _starts(program: str) -> bool:
    """Whether it has all of its libraries; on Windows asking for the version would open a window."""
    if sys.platform == "win32":
        return True
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
