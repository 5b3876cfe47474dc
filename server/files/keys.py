"""The key that opens classes, where none was chosen: random, and the same at the next start."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from .private import private_folders

_LETTERS = "34679BCDFGHJKMNPQRSTVWXZ"  # nothing that looks alike
_LENGTH = 12


def own_key() -> str:
    """The key of this user on this machine; a new one where it cannot be kept."""
    key = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    folder = next(private_folders("class"), None)
    with suppress(OSError):
        return key if folder is None else _kept(folder / "key", key)
    return key


def _kept(file: Path, new: str) -> str:
    """The key in a file that only this user can read; it is made with the new one if there is none. Raises OSError."""
    with suppress(FileExistsError):
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as written:
            written.write(new)
        return new
    old = file.read_text("ascii", "replace").strip()
    if re.fullmatch(f"[{_LETTERS}]{{{_LENGTH}}}", old):
        return old
    file.unlink()
    return _kept(file, new)
