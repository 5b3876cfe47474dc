"""Packages from npm, stored in the user's cache. The project itself does not use npm."""

from pathlib import Path

from server.pyodide import npm
from tests.tools.system import log

PATIENCE = 300  # seconds: some packages have many dependencies


def fetch_package(package: str, version: str) -> Path | None:
    """Return the folder of a package, downloaded once, or None if there is no npm or the download fails."""
    try:
        return npm.fetch_package(package, version, patience=PATIENCE)
    except npm.NoPackage as why:
        log(str(why))
        return None
