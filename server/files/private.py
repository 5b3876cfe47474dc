"""Private folders, to which no other user can write: only from these does the program run or trust files.

In a shared folder such as /tmp another user may create the expected folder first. So the owner and the mode of the
folder and of all its parents are checked, as SSH does for keys.
"""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_ROOT = 0


class NotPrivate(OSError):
    """Another user owns the folder or one of its parents, or may write to it."""


def user_cache() -> Path:
    """Return our folder in `$XDG_CACHE_HOME`, else in the system's usual place. Raises RuntimeError without a home.

    The folder need not exist. A relative path in an environment variable is ignored, as the XDG specification demands.
    """
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA") if sys.platform == "win32" else ("XDG_CACHE_HOME",):
        chosen = Path(os.environ.get(variable, ""))
        if chosen.is_absolute():
            return chosen / "bitqueens"
    usual = {"win32": "AppData/Local", "darwin": "Library/Caches"}.get(sys.platform, ".cache")
    return Path.home() / usual / "bitqueens"


def private_folder(folder: Path) -> Path:
    """Return the real path of a folder of this user alone, created if missing. Raises OSError, NotPrivate."""
    real = Path(os.path.realpath(folder))
    real.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32":  # its folders for caches and temporary files are each user's own
        _check(real, [os.geteuid()], sticky=False)
        for above in real.parents:
            _check(above, [os.geteuid(), _ROOT], sticky=True)
    return real


def user_folders() -> Iterator[Path]:
    """Yield our folder in the user's cache, and the one among the temporary files. They need not exist."""
    user = "" if sys.platform == "win32" else f"-{os.geteuid()}"
    with suppress(RuntimeError):  # the user has no home
        yield user_cache()
    with suppress(OSError):  # the disk is full
        yield Path(tempfile.gettempdir()) / f"bitqueens{user}"


def private_folders(name: str) -> Iterator[Path]:
    """Yield private folders for files of this name that can be made again, the best first; each is created on demand.

    They are in the user's cache, among the temporary files, and a fresh one, which is removed when this process ends.
    Folders that belong to other users, or that cannot be created, are left out.
    """
    for folder in user_folders():
        with suppress(OSError):
            yield private_folder(folder / name)
    with suppress(OSError):
        yield fresh_folder()


def fresh_folder() -> Path:
    """Create a private folder, which is removed when this process ends. Raises OSError."""
    made = Path(tempfile.mkdtemp(prefix="bitqueens-"))
    atexit.register(_remove, made, os.getpid())
    return private_folder(made)


def is_no_strangers(folder: Path, beside: Path) -> bool:
    """Return True if this user, root or the owner of `beside` owns a folder that is not writable by all."""
    if sys.platform == "win32":
        return True
    try:
        owners = [os.geteuid(), _ROOT, beside.stat().st_uid]
        states = folder.stat(), folder.lstat()  # another user may have made a link
    except OSError:
        return False
    return all(state.st_uid in owners for state in states) and not states[0].st_mode & stat.S_IWOTH


if sys.platform not in ("win32", "emscripten"):  # in a browser there are no other users
    import grp
    import pwd

    def _check(folder: Path, owners: list[int], *, sticky: bool) -> None:
        """Raise NotPrivate for a shared folder. `sticky`: accept a writable folder with the sticky bit."""
        state = folder.lstat()
        if not stat.S_ISDIR(state.st_mode) or state.st_uid not in owners:
            raise NotPrivate(f"{folder} belongs to another user")
        guarded = sticky and state.st_mode & stat.S_ISVTX
        if not guarded and (state.st_mode & stat.S_IWOTH or _is_open_to_group(state)):
            raise NotPrivate(f"other users may write to {folder}")

    def _is_open_to_group(state: os.stat_result) -> bool:
        """Return True if a group with other members can write. Many systems give each user a group of their own."""
        if not state.st_mode & stat.S_IWGRP:
            return False
        try:
            user, group = pwd.getpwuid(os.geteuid()), grp.getgrgid(state.st_gid)
        except KeyError:
            return True
        return group.gr_name != user.pw_name or bool({*group.gr_mem} - {user.pw_name})


def _remove(folder: Path, process: int) -> None:
    """Remove a folder, unless this is a child of the process that made it."""
    if os.getpid() == process:
        with suppress(OSError):
            shutil.rmtree(folder)
