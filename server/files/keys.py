"""Default key for opening classes: random, and the same at the next start."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from pathlib import Path

from .lock import hold_lock
from .private import private_folders
from .whole import read_whole, write_whole

_LETTERS = "34679BCDFGHJKMNPQRSTVWXZ"  # no letters that look alike
_LENGTH = 12


def own_key() -> str:
    """Return the key of this user on this machine; a new one where it cannot be stored."""
    folder = next(private_folders("class"), None)
    with suppress(OSError):
        return _new() if folder is None else _stored(folder)
    return _new()


def _new() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def _stored(folder: Path) -> str:
    """Return the key in a file that only this user can read; a locked process makes it if missing. Raises OSError."""
    file = folder / "key"
    with suppress(OSError, ValueError):
        return _parse(file.read_bytes())  # also on a read-only disk
    with hold_lock(folder / "lock", on_wait=lambda: None):
        key = read_whole(file, _parse)
        if key is None:
            key = _new()
            write_whole(file, key.encode("ascii"), mode=0o600)
        return key


def _parse(content: bytes) -> str:
    key = content.decode("ascii").strip()
    if not re.fullmatch(f"[{_LETTERS}]{{{_LENGTH}}}", key):
        raise ValueError(f"a key must have {_LENGTH} letters and digits of {_LETTERS}")
    return key
