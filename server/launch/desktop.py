"""Opens the page in the user's browser if a person at a desktop started the server.

It never raises an error and never blocks.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser


def open_page(address: str) -> None:
    """Open `address` in a browser, if a person at a desktop started the server; returns at once."""
    if _has_desktop():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _has_desktop() -> bool:
    if not (sys.stdout and sys.stdout.isatty()) or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
