"""Tables that a user has made: those of boards whose tables are too much work to be shipped.

They lie in the user's cache folder, or in another one that `BITQUEENS_TABLES` names.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ....files.cache import user_cache
from ....files.private import NotPrivate, private_folder
from .store import DamagedTable, pack, read_table

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


def load_own(n: int, columns: int, rows: int) -> list[array[int]]:
    """The columns of the user's table for n. Raises DamagedTable, OSError as `store.load`."""
    return read_table(partial(_read, n), columns, rows, partial(_damaged, n))


def save_own(n: int, columns: Sequence[Sequence[int]]) -> Path:
    """Keep a table; returns its file, which is there whole or not at all. Raises OSError, NotPrivate."""
    try:
        path = own_file(n)
    except RuntimeError as error:
        raise OSError(str(error)) from None
    path = private_folder(path.parent) / path.name
    draft = path.with_suffix(f".{os.getpid()}")
    with draft.open("wb") as file:
        file.write(pack(columns))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return path


def how_to_make(n: int) -> str:
    """The command that makes the table for n."""
    return f"bitqueens index {n}"


def _read(n: int) -> bytes:
    path = own_file(n)
    try:
        private_folder(path.parent)  # what others could have changed is not believed
    except NotPrivate as error:
        raise ValueError("others can write to its folder") from error
    return path.read_bytes()


def _damaged(n: int, why: str) -> DamagedTable:
    return DamagedTable(f"the server's own table {n}.xz is damaged ({why}): `{how_to_make(n)}` makes it again")
