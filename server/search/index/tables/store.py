"""Table files: columns of whole numbers, stored byte plane by byte plane and packed with xz.

Neighbouring numbers have similar bytes of equal weight, so storing those side by side packs best. xz adds a checksum,
which detects a damaged file.
"""

import errno
import lzma
import sys
from array import array
from collections.abc import Sequence
from importlib.resources import files

WORD = 8  # bytes in a number
MEMORY = 1 << 27  # bytes that unpacking may take beside what is unpacked; our own files take half of that
XZ_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


class DamagedTable(RuntimeError):
    """A table file cannot be used; the message names it and the remedy."""


def unpack(packed: bytes, columns: int, most: int) -> list["array[int]"]:
    """Unpack the columns of a file, at most `most` rows of them, however many the file holds.

    Raises ValueError, EOFError or lzma.LZMAError if it is damaged.
    """
    reader = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=MEMORY)
    longest = most * columns * WORD
    planes = reader.decompress(packed, max_length=longest + 1)
    if len(planes) > longest:
        raise ValueError(f"it has more than {most} rows")
    if not reader.eof:
        raise EOFError("Compressed data ended before the end-of-stream marker was reached")
    rows, rest = divmod(len(planes), columns * WORD)
    if rest or reader.unused_data:
        raise ValueError("its length is wrong")
    found = []
    for column in range(columns):
        raw = bytearray(rows * WORD)
        for weight in range(WORD):
            start = (column * WORD + weight) * rows
            raw[weight::WORD] = planes[start : start + rows]
        numbers = array("q", bytes(raw))
        if sys.byteorder == "big":
            numbers.byteswap()
        found.append(numbers)
    return found


def pack(columns: Sequence[Sequence[int]]) -> bytes:
    """Return the bytes of a file with these columns, which are the same on every machine."""
    planes = []
    for column in columns:
        numbers = array("q", column)
        if sys.byteorder == "big":
            numbers.byteswap()
        raw = numbers.tobytes()
        planes += [raw[weight::WORD] for weight in range(WORD)]
    return lzma.compress(b"".join(planes), format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=XZ_FILTERS)


def load(n: int, columns: int, rows: int, kind: str = "") -> list["array[int]"]:
    """Load the columns of the shipped table for n; `kind` is the end of its file's name.

    Raises DamagedTable, and OSError if this process has too many files open.
    """
    name = f"{n}{kind}.xz"
    try:
        found = unpack((files(__package__) / name).read_bytes(), columns, rows)
        if len(found[0]) != rows:
            raise ValueError(f"it has {len(found[0])} rows, not {rows}")
        return found
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):  # it is not the table's fault that no file can be opened
            raise
        raise damaged(name, error.strerror or "it cannot be read") from error
    except (ValueError, EOFError, lzma.LZMAError) as error:
        raise damaged(name, str(error)) from error


def damaged(name: str, why: str) -> DamagedTable:
    make = "python3 -m server.search.index.tables.make"
    return DamagedTable(
        f"the table search/index/tables/{name} is damaged ({why}): install again, or make it with {make}"
    )
