"""Files that the program can make again, by two rules.

Each is written beside its place and renamed, so it is there whole or not at all. A file that is damaged all the same,
as a power cut leaves it, is as good as none: it is deleted, and logged once.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

_BINARY = getattr(os, "O_BINARY", 0)  # on Windows, which else changes the ends of lines

T = TypeVar("T")

_log = logging.getLogger("bitqueens")


def write_whole(path: Path, content: bytes, *, mode: int = 0o666, lasting: bool = False) -> None:
    """Write a file. `mode`: who may read it; `lasting`: wait until the disk has it. Raises OSError."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode), "wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def read_whole(path: Path, parse: Callable[[bytes], T]) -> T | None:
    """The content of a file, parsed; None if there is none or it is damaged, which is to say that `parse` fails.

    Raises OSError if it cannot be read.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        return parse(content)
    except MemoryError:  # not the file's fault
        raise
    except Exception as error:
        path.unlink(missing_ok=True)
        _log.warning("%s was damaged (%s: %s); it is deleted, and made again", path, type(error).__name__, error)
        return None
