"""Packages from npm, kept in the user's cache. The project itself does not use npm."""

from __future__ import annotations

from pathlib import Path

from server.pyodide import npm
from tests.tools.system import say

PATIENCE = 300  # seconds: some have many others


def fetch_package(package: str, version: str) -> Path | None:
    """The folder of a package, which is fetched once; None where there is no npm, or it cannot fetch it."""
    try:
        return npm.fetch_package(package, version, patience=PATIENCE)
    except npm.NoPackage as why:
        say(str(why))
        return None
