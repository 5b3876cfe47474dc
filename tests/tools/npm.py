"""Packages from npm, kept in the user's cache. The project itself does not use npm."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from server.files.cache import user_cache
from server.files.private import private_folder
from tests.tools.system import say


def fetch_package(package: str, version: str) -> Path | None:
    """The folder of a package, which is fetched once; None where there is no npm, or it cannot fetch it."""
    folder = private_folder(user_cache() / f"{package}-{version}")
    its = folder / "node_modules" / package
    npm = shutil.which("npm")
    if not its.exists() and npm:
        say(f"fetching {package} {version}")
        quiet = ["--no-save", "--no-audit", "--no-fund", "--silent"]
        subprocess.run([npm, "install", "--prefix", folder, *quiet, f"{package}@{version}"], check=False)
    return its if its.exists() else None
