"""Tables that a user has made: those of boards whose tables are too much work to be shipped.

They lie in the user's cache folder, or in another one that `BITQUEENS_TABLES` names.
"""

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
    """Where the table for n is, or would be. Raises RuntimeError if there is no home."""
    chosen = Path(os.environ.get(VARIABLE, ""))
    return (chosen if chosen.is_absolute() else user_cache() / "tables") / f"{n}.xz"


def is_own(n: int) -> bool:
    """Whether the user has made the table for n."""
    try:
        return own_file(n).exists()
    except (OSError, RuntimeError):
        return False


def load_own(n: int, columns: int, rows: int) -> list[array[int]] | None:
    """The columns of the user's table for n; None if it was damaged, and is deleted. Raises OSError, and DamagedTable
    for one that others could have changed.
    """
    path = own_file(n)
    try:
        private_folder(path.parent)
    except NotPrivate as error:
        why = "others can write to its folder"
        raise DamagedTable(f"the server's own table {n}.xz is not believed ({why}): let nobody else do so") from error
    return read_whole(path, lambda packed: unpack_rows(packed, columns, rows))


def save_own(n: int, columns: Sequence[Sequence[int]]) -> Path:
    """Keep a table; returns its file, which is there whole or not at all. Raises OSError, NotPrivate."""
    try:
        path = own_file(n)
    except RuntimeError as error:
        raise OSError(str(error)) from None
    path = private_folder(path.parent) / path.name
    write_whole(path, pack(columns), lasting=True)  # it may have taken hours
    return path
