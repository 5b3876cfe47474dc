"""Journal of an unfinished chunk in a memory-mapped file: its events survive any end of this process."""

from __future__ import annotations

import json
import mmap
import re
from pathlib import Path

from .chunk import LARGEST, Chunk

_PIECE = bytes(1024**2)
LENGTH = LARGEST + len(_PIECE)  # bytes of the file
_EVENT = re.compile(r"([clryse])(\d+)(\[.*\])?", re.ASCII)


class Journal:
    """Lines of text in a mapped file. Raises OSError if the disk has no room for the longest chunk."""

    def __init__(self, path: str) -> None:
        with Path(path).open("w+b") as file:
            for _ in range(
                0, LENGTH, len(_PIECE)
            ):  # written, not only reserved: a full disk would end the process later
                file.write(_PIECE)
            file.flush()
            self._map = mmap.mmap(file.fileno(), LENGTH)
        self.write = self._map.write  # writes a line of ASCII with its newline

    def reset(self, event: int) -> None:
        """Drop all lines and start the chunk whose first event has this number."""
        used = self._map.tell()
        self._map.seek(0)
        self._map.write(bytes(used))
        self._map.seek(0)
        self.write(b"%d\n" % event)


def read_journal(data: bytes) -> Chunk | None:
    """Return the unfinished chunk without a line that was cut off; None if nothing was written.

    Raises ValueError, RecursionError for bytes that no journal has written.
    """
    lines = data.partition(b"\0")[0].decode("ascii").split("\n")[:-1]
    if not lines:
        return None
    chunk = Chunk(int(lines.pop(0)))
    for line in lines:
        if event := _EVENT.fullmatch(line):
            kind, number, change = event.groups()
            chunk.kinds.append(kind)
            chunk.lines.append(int(number))
            chunk.changes += [change] if change else []
        elif line[:1] == "h":
            chunk.head = line[1:]
        else:
            chunk.output.append(json.loads(line[1:]))
    return chunk
