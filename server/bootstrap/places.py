"""Where things are: the checkout we run from, and the folders that may hold what belongs to it.

Only names paths; touches none of them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path


def checkout() -> Path | None:
    """The repository this code runs from, or None where it has been installed (and has its packages already)."""
    root = Path(__file__).resolve().parents[2]
    in_repository = __name__.startswith("server.") and (root / "pyproject.toml").is_file()
    return root if in_repository else None


def candidates(root: Path) -> list[Path]:
    """Folders for the virtual environment of the checkout `root`, the preferred first."""
    key = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    return [root / ".venv", cache() / "environments" / f"{root.name}-{key}"]


def cache() -> Path:
    """The user's folder for what can be had again."""
    if sys.platform == "win32":
        base, default = os.environ.get("LOCALAPPDATA", ""), "AppData/Local"
    elif sys.platform == "darwin":
        base, default = "", "Library/Caches"
    else:
        base, default = os.environ.get("XDG_CACHE_HOME", ""), ".cache"
    folder = Path(base) if Path(base).is_absolute() else Path.home() / default  # a relative one counts for nothing
    return folder / "bitqueens"
