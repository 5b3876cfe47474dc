"""Lock between processes. One process holds the lock of a file until its block ends or the process dies."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

_PAUSE = 0.1  # seconds between two attempts


@contextlib.contextmanager
def hold_lock(path: Path, on_wait: Callable[[], None]) -> Iterator[IO[bytes]]:
    """Hold the lock of the file `path`, created if missing. Call `on_wait` once if another process has the lock.

    Yield the open file. Except on Windows, a child that inherits it holds the lock, too.
    """
    with path.open("a+b") as file:
        if not _try_lock(file):
            on_wait()
            while not _try_lock(file):
                time.sleep(_PAUSE)
        try:
            yield file
        finally:
            _unlock(file)


@contextlib.contextmanager
def try_lock(path: Path) -> Iterator[bool]:
    """Hold the lock of a file if it is free; yield True if so."""
    with path.open("a+b") as file:
        held = _try_lock(file)
        try:
            yield held
        finally:
            if held:
                _unlock(file)


if sys.platform == "win32":
    import msvcrt

    # A byte far past the end: on Windows other processes cannot read a locked byte, and the text is for readers.
    _GUARDED_BYTE = 1 << 20

    def _try_lock(file: IO[bytes]) -> bool:
        file.seek(_GUARDED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _unlock(file: IO[bytes]) -> None:
        file.seek(_GUARDED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _unlock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
