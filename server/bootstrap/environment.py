"""Our virtual environment: check that its folder is ours and up to date, and update it.

Files in the folder hold its state. The lock file is written first and marks the folder as ours. The stamp is written
last and records what was installed. A lock without a stamp means an unfinished installation. A third file is there if
the user wants no kernels.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from ..files.lock import hold_lock
from ..files.private import is_no_strangers, private_folder, user_folders
from ..files.whole import read_whole, write_whole
from .tools import SCRATCH, SetupError, find_requirements, install, make_venv, say

_LOCK = "bitqueens.lock"
_LOCK_TEXT = b"Bitqueens made this folder for itself. It may be deleted at any time.\n"
_STAMP = "bitqueens.json"
_LIGHT = "bitqueens.light"


def checkout() -> Path | None:
    """Return the repository of this code; None if the package is installed, and its dependencies with it."""
    root = Path(__file__).resolve().parents[2]
    in_repository = __name__.startswith("server.") and (root / "pyproject.toml").is_file()
    return root if in_repository else None


def candidates(root: Path) -> list[Path]:
    """Return folders for the virtual environment of the checkout `root`, the preferred one first."""
    key = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    return [root / ".venv", *(folder / "environments" / f"{root.name}-{key}" for folder in user_folders())]


@dataclass(frozen=True)
class Stamp:
    """The installed project and extras, the interpreter, and its packages."""

    project: str  # hash of pyproject.toml; "" while it is being changed
    python: str  # version and home; another minor version cannot import an environment's packages
    extras: list[str]  # with those that they include
    folders: list[str] = field(default_factory=list)  # of packages


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

    @property
    def light(self) -> bool:
        """True if the user wants no kernels."""
        return (self.folder / _LIGHT).exists()

    def remember(self, *, light: bool) -> None:
        """Store whether the user wants no kernels. Raises OSError."""
        if light != self.light:
            (self.folder / _LIGHT).touch() if light else (self.folder / _LIGHT).unlink()

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
                write_whole(lock, _LOCK_TEXT)
            return os.access(lock, os.W_OK) and os.access(self.folder, os.W_OK)
        except OSError:
            return False

    def has(self, extras: Sequence[str]) -> bool:
        """Return True if the current project is installed with these extras by an interpreter like this one."""
        stamp = self._stamp()
        return stamp is not None and self._wanted(stamp) == stamp and set(extras) <= set(stamp.extras)

    def provide(self, extras: Sequence[str], *, behind: bool = False) -> None:
        """Install what is missing, `behind` at low priority. Several processes may call this at once.

        Raises SetupError, and OSError if the folder cannot be written to; a valid stamp stays valid.
        """
        wait = "waiting for another start to finish setting up"
        with hold_lock(self.folder / _LOCK, on_wait=lambda: None if behind else say(wait)) as lock:
            if self.has(extras):
                return  # another process did it
            stamp = self._stamp()
            packages, every = find_requirements(self._pyproject, sorted({*extras, *(stamp.extras if stamp else [])}))
            wanted = self._wanted(Stamp("", "", every))
            fresh = stamp is None or stamp.python != wanted.python
            _remove(self.folder.glob(f"{SCRATCH}*"))
            if fresh:
                self._start_afresh()
            elif stamp and stamp.project != wanted.project:
                self._write(replace(stamp, project=""))  # with only new extras the stamp stays valid for others
            if not behind:
                named = f"[{','.join(extras)}]" if extras else ""
                say(f"installing the packages that bitqueens{named} needs (once)")
            before = self._files()
            try:
                install(self.python, packages, fresh=fresh, lock=lock.fileno(), behind=behind)
            except BaseException:
                _remove(self._packages / name for name in self._files() - before)
                raise
            folders = sorted(name for name in self._files() - {"__pycache__"} if "." not in name)
            self._write(replace(wanted, folders=folders))

    @property
    def _pyproject(self) -> Path:
        return self.checkout / "pyproject.toml"

    @property
    def _packages(self) -> Path:
        scheme = "nt" if sys.platform == "win32" else "posix_prefix"
        return Path(sysconfig.get_path("purelib", scheme, {"base": str(self.folder)}))

    def _files(self) -> set[str]:
        return {path.name for path in self._packages.glob("*")}

    def _wanted(self, stamp: Stamp) -> Stamp:
        """Return the stamp as an installation would write it now."""
        project = hashlib.sha256(self._pyproject.read_bytes()).hexdigest()
        python = "{}.{} {}".format(*sys.version_info[:2], sys.base_prefix)
        return replace(stamp, project=project, python=python)

    def _stamp(self) -> Stamp | None:
        try:
            stamp = read_whole(self.folder / _STAMP, _parse)
        except OSError:
            return None
        # Its link may point to a Python that has been removed, or lies in the home of another user.
        usable = stamp is not None and os.access(self.python, os.X_OK) and {*stamp.folders} <= self._files()
        return stamp if usable else None

    def _write(self, stamp: Stamp) -> None:
        write_whole(self.folder / _STAMP, (json.dumps(asdict(stamp), indent=2) + "\n").encode("utf-8"))

    def _start_afresh(self) -> None:
        """Empty the folder except for the held lock, and make a bare environment in it."""
        if self.running:
            raise SetupError(f"{self.folder} must be made again: run the same command with a Python outside it")
        say(f"making {self.folder}")
        _remove(entry for entry in self.folder.iterdir() if entry.name not in (_LOCK, _LIGHT))
        make_venv(self.folder)


def _remove(entries: Iterable[Path]) -> None:
    for entry in entries:
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def _parse(content: bytes) -> Stamp:
    stamp = Stamp(**json.loads(content))
    if not all(isinstance(text, str) for text in (stamp.project, stamp.python, *stamp.extras, *stamp.folders)):
        raise ValueError("project and python must be texts, extras and folders lists of texts")
    return stamp
