"""Fetch packages from npm into the user's cache."""

from __future__ import annotations

import logging
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from ..files.lock import hold_lock
from ..files.private import private_folder, user_cache

PATIENCE = 90  # seconds: 13 MB at 1.2 Mbit/s; behind a captive portal npm would never return

_log = logging.getLogger("bitqueens")


class NoPackage(Exception):
    """A package cannot be fetched; the message gives the reason."""


def is_installed(folder: Path) -> bool:
    """Return True if npm has finished installing the package in this folder."""
    return (folder / "package.json").is_file() and folder.with_name(".package-lock.json").is_file()


def fetch_package(
    package: str, version: str, is_whole: Callable[[Path], bool] = is_installed, patience: float = PATIENCE
) -> Path:
    """Return a package's folder; npm fetches it if missing or incomplete, one process at a time. Raises NoPackage.

    npm fetches it under a temporary name, renamed at the end, so that an interrupted download is never used.
    """
    name = f"{package}-{version}"
    try:
        cache = private_folder(user_cache())
        with hold_lock(cache / f"{name}.lock", on_wait=lambda: None):
            if not is_whole(cache / name / "node_modules" / package):
                if (cache / name).exists():
                    _log.warning("%s was damaged; it is deleted and fetched again", cache / name)
                with tempfile.TemporaryDirectory(prefix=f"{name}.", dir=cache) as draft:
                    _run_npm(f"{package}@{version}", Path(draft), patience)
                    if not is_whole(Path(draft, "node_modules", package)):
                        raise NoPackage(f"npm fetched a {name} with the wrong content")
                    shutil.rmtree(cache / name, ignore_errors=True)
                    Path(draft, "node_modules").rename(private_folder(cache / name) / "node_modules")
            return cache / name / "node_modules" / package
    except (OSError, RuntimeError) as error:  # RuntimeError: the user has no home
        raise NoPackage(f"{name} cannot be stored in the user's cache ({error})") from error


def _run_npm(what: str, folder: Path, patience: float) -> None:
    npm = shutil.which("npm")
    if not npm:
        raise NoPackage(f"npm is not installed, so {what} cannot be fetched")
    options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--fetch-retries=0"]
    with tempfile.TemporaryFile() as said:  # not a pipe, which a child of npm could hold open
        command = [npm, "install", "--prefix", str(folder), *options, what]
        try:
            done = subprocess.run(command, stdout=said, stderr=said, check=False, timeout=patience)
        except subprocess.TimeoutExpired:
            raise NoPackage(f"npm could not fetch {what} in {patience:g} seconds") from None
        said.seek(0)
        why = said.readline().decode(errors="replace").strip()  # later lines name paths of this machine
    if done.returncode:
        raise NoPackage(f"npm could not fetch {what} ({why or done.returncode})")
