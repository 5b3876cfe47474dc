"""Tables that are too much work to ship, made by a user in the cache folder or that which `BITQUEENS_TABLES` names."""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from pathlib import Path

from ....files.private import NotPrivate, private_folder, user_cache
from ....files.whole import read_whole, write_whole
from .store import DamagedTable, pack, unpack_rows

VARIABLE = "BITQUEENS_TABLES"


def own_file(n: int) -> Path:
    """Return the path of the table for n, which need not exist. Raises RuntimeError if there is no home."""
    chosen = Path(os.environ.get(VARIABLE, ""))
    return (chosen if chosen.is_absolute() else user_cache() / "tables") / f"{n}.xz"


def is_own(n: int) -> bool:
    try:
        return own_file(n).exists()
    except (OSError, RuntimeError):
        return False


def load_own(n: int, columns: int, rows: int) -> list[array[int]] | None:
    """Load the columns of the user's table for n; None if it was damaged, and is deleted.

    Raises OSError, and DamagedTable for a table that other users could have changed.
    """
    path = own_file(n)
    try:
        private_folder(path.parent)
    except NotPrivate as error:
        why = "other users can write to its folder"
        raise DamagedTable(f"the server's own table {n}.xz is not used ({why}): take their right away") from error
    return read_whole(path, lambda packed: unpack_rows(packed, columns, rows))


def save_own(n: int, columns: Sequence[Sequence[int]]) -> Path:
    """Save a table; return its file, which is written whole or not at all. Raises OSError, NotPrivate."""
    try:
        path = own_file(n)
    except RuntimeError as error:
        raise OSError(str(error)) from None
    path = private_folder(path.parent) / path.name
    write_whole(path, pack(columns), lasting=True)  # it may have taken hours
    return path
