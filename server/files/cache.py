"""The user's cache folder: for files that the program can make again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_cache() -> Path:
    """Our folder in `$XDG_CACHE_HOME`, or else in the system's usual place. Raises RuntimeError if there is no home.

    The folder need not exist. A relative path in an environment variable is ignored, as the XDG specification demands.
    """
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA") if sys.platform == "win32" else ("XDG_CACHE_HOME",):
        chosen = Path(os.environ.get(variable, ""))
        if chosen.is_absolute():
            return chosen / "bitqueens"
    usual = {"win32": "AppData/Local", "darwin": "Library/Caches"}.get(sys.platform, ".cache")
    return Path.home() / usual / "bitqueens"
