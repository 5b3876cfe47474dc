"""Names paths, without touching them: the checkout that this code runs from, and folders for its environment."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from ..files.cache import user_cache


def checkout() -> Path | None:
    """The repository that this code runs from; None if it has been installed, since then its packages are there."""
    root = Path(__file__).resolve().parents[2]
    in_repository = __name__.startswith("server.") and (root / "pyproject.toml").is_file()
    return root if in_repository else None


def candidates(root: Path) -> list[Path]:
    """Folders for the virtual environment of the checkout `root`, the preferred one first."""
    key = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    return [root / ".venv", user_cache() / "environments" / f"{root.name}-{key}"]
