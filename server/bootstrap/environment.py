"""Our virtual environment: check that its folder is ours and up to date, and update it.

Two files in the folder hold its state. The lock file is written first and marks the folder as ours. The stamp is
written last and records what was installed. A lock without a stamp means an unfinished installation.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ..files.lock import hold_lock
from ..files.private import is_no_strangers, private_folder, user_cache
from ..files.whole import read_whole, write_whole
from .tools import SetupError, install, make_venv, say

_LOCK = "bitqueens.lock"
_LOCK_TEXT = b"Bitqueens made this folder for itself. It may be deleted at any time.\n"
_STAMP = "bitqueens.json"


def checkout() -> Path | None:
    """Return the repository of this code; None if the package is installed, and its dependencies with it."""
    root = Path(__file__).resolve().parents[2]
    in_repository = __name__.startswith("server.") and (root / "pyproject.toml").is_file()
    return root if in_repository else None


def candidates(root: Path) -> list[Path]:
    """Return folders for the virtual environment of the checkout `root`, the preferred one first."""
    key = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    return [root / ".venv", user_cache() / "environments" / f"{root.name}-{key}"]


@dataclass(frozen=True)
class Stamp:
    """The installed project and extras, and the interpreter."""

    project: str  # hash of pyproject.toml
    python: str  # version and home; another minor version cannot import an environment's packages
    extras: list[str]


@dataclass(frozen=True)
class Environment:
    """The virtual environment in `folder` for the project in `checkout`."""

    folder: Path
    checkout: Path

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def running(self) -> bool:
        """True if this process runs in the environment."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def is_safe(self) -> bool:
        """Return True if no other user can have put code into the folder, which is created if missing.

        In the checkout the folder may also belong to the checkout's owner, whose code runs already.
        """
        try:
            if self.folder.parent != self.checkout:
                private_folder(self.folder)
                return True
            self.folder.mkdir(exist_ok=True)
        except OSError:
            return False
        return is_no_strangers(self.folder, beside=self.checkout)

    def claim(self) -> bool:
        """Mark the folder as ours; return False if it is not empty or not writable."""
        lock = self.folder / _LOCK
        try:
            if not any(self.folder.iterdir()):
                lock.write_bytes(_LOCK_TEXT)
            return os.access(lock, os.W_OK) and os.access(self.folder, os.W_OK)
        except OSError:
            return False

    def has(self, extras: Sequence[str]) -> bool:
        """Return True if the current project is installed with these extras by an interpreter like this one."""
        stamp = self._stamp()
        return stamp is not None and stamp == self._wanted(stamp.extras) and set(extras) <= set(stamp.extras)

    def provide(self, extras: Sequence[str]) -> None:
        """Install what is missing. Several processes may call this at once."""
        with hold_lock(self.folder / _LOCK, on_wait=lambda: say("waiting for another start to finish setting up")):
            if self.has(extras):
                return  # another process did it
            stamp = self._stamp()
            wanted = self._wanted([*extras, *(stamp.extras if stamp else [])])
            if stamp is None or stamp.python != wanted.python:
                self._start_afresh()
            elif stamp.project != wanted.project:
                (self.folder / _STAMP).unlink()  # with only new extras the stamp stays valid for others
            install(self.python, self.checkout, wanted.extras)
            content = json.dumps(asdict(wanted), indent=2) + "\n"
            write_whole(self.folder / _STAMP, content.encode("utf-8"))

    def _wanted(self, extras: Sequence[str]) -> Stamp:
        project = hashlib.sha256((self.checkout / "pyproject.toml").read_bytes()).hexdigest()
        python = "{}.{} {}".format(*sys.version_info[:2], sys.base_prefix)
        return Stamp(project, python, sorted(set(extras)))

    def _stamp(self) -> Stamp | None:
        try:
            stamp = read_whole(self.folder / _STAMP, _parse)
        except OSError:
            return None
        # Its link may point to a Python that has been removed, or lies in the home of another user.
        return stamp if os.access(self.python, os.X_OK) else None

    def _start_afresh(self) -> None:
        """Empty the folder except for the held lock, and make a bare environment in it."""
        if self.running:
            raise SetupError(f"{self.folder} must be made again: run the same command with a Python outside it")
        say(f"making {self.folder}")
        for entry in self.folder.iterdir():
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            elif entry.name != _LOCK:
                entry.unlink()
        make_venv(self.folder)


def _parse(content: bytes) -> Stamp:
    stamp = Stamp(**json.loads(content))
    if not all(isinstance(text, str) for text in (stamp.project, stamp.python, *stamp.extras)):
        raise ValueError("project and python must be texts, extras a list of texts")
    return stamp
