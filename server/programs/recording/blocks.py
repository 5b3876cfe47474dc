"""Split a recording into blocks, and unpack its chunks (RECORDING.md).

Bytes that were damaged by chance are refused here. The page's reader also checks each value, since a film may come from
anyone; a recording that is read here comes from a recorder or from that page.
"""

import json
import re
import zlib
from collections.abc import Iterator
from reprlib import repr as shorten
from typing import Any

from ..recorder.chunks import END, EVENTS, HEADER
from ..recorder.journal import LARGEST

Block = tuple[bytes, bytes]  # its kind and its content
_FIRST = re.compile(rb'\{"at":(\d{1,10}),', re.ASCII)


class NoRecording(ValueError):
    """The bytes are no recording of this version; the text gives the reason."""


def demand(holds: object, what: str, allowed: str, value: object) -> None:
    """Raise NoRecording unless `holds` is true."""
    if not holds:
        raise NoRecording(f"it is damaged: {what} must be {allowed}, not {shorten(value)}")


def read_blocks(data: bytes) -> Iterator[Block]:
    """Yield the kinds and contents of blocks; a block that was cut off is left out. Raises NoRecording."""
    place = 0
    while place + 5 <= len(data):
        kind, length = data[place : place + 1], int.from_bytes(data[place + 1 : place + 5], "big")
        if kind not in (HEADER, EVENTS, END):
            raise NoRecording(f"a block must begin with h, c or e, not {kind!r}")
        place += 5 + length
        if place <= len(data):
            yield kind, data[place - length : place]


def first_event(packed: bytes) -> int:
    """Return the number of a chunk's first event, from its beginning alone. Raises NoRecording."""
    try:
        found = _FIRST.match(zlib.decompressobj().decompress(packed, 24))
    except zlib.error as wrong:
        raise NoRecording(f"it is damaged: {wrong}") from None
    demand(found, "a chunk", "one that begins with its first event", packed)
    assert found
    return int(found[1])


def read_chunk(packed: bytes) -> dict[str, Any]:
    """Return a chunk. Raises NoRecording for bytes that are no JSON."""
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(packed, LARGEST)
        demand(stream.eof and not stream.unused_data, "a chunk", f"whole, and of at most {LARGEST:,} bytes", packed)
        chunk: dict[str, Any] = json.loads(text)
    except (zlib.error, json.JSONDecodeError, RecursionError) as wrong:
        raise NoRecording(f"it is damaged: {wrong}") from None
    return chunk
