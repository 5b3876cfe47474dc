"""Files that the program can make again, under two rules.

Each is written under a temporary name and renamed, so that it is complete or absent. A damaged file, for example after
a power cut, counts as absent: it is deleted and logged once.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

_BINARY = getattr(os, "O_BINARY", 0)  # on Windows, which otherwise changes line ends

T = TypeVar("T")

_log = logging.getLogger("bitqueens")


def write_whole(path: Path, content: bytes, *, mode: int = 0o666) -> None:
    """Write a file. `mode`: its permissions. Raises OSError."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode), "wb") as file:
            file.write(content)
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def read_whole(path: Path, parse: Callable[[bytes], T]) -> T | None:
    """Return the parsed content of a file; None if it does not exist or is damaged, so that `parse` raises.

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
        _log.warning("%s was damaged (%s: %s); it is deleted and made again", path, type(error).__name__, error)
        return None
