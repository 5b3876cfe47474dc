"""A chunk under construction, and its journal: a mapped file whose events survive any end of this process."""

from __future__ import annotations

import json
import mmap
import re
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LARGEST = 8 * 1024**2  # characters of a chunk's JSON: readers accept no more
LEVEL = 6  # of zlib's nine: the last ones take three times as long for three per cent
_PIECE = bytes(1024**2)
LENGTH = LARGEST + len(_PIECE)  # bytes of the file
_EVENT = re.compile(r"([clryse])(\d+)(\[.*\])?", re.ASCII)

write_json = json.JSONEncoder(separators=(",", ":")).encode


@dataclass(slots=True)
class Chunk:
    """The parts of a chunk; parts that are strings are JSON already."""

    at: int
    head: str = "null"
    kinds: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    output: list[list[Any]] = field(default_factory=list)

    def pack(self) -> bytes:
        """Return the content of the chunk's block."""
        start = f'{{"at":{self.at},"head":{self.head},"k":"{"".join(self.kinds)}","l":{write_json(self.lines)}'
        text = f'{start},"d":[{",".join(self.changes)}],"o":{write_json(self.output)}}}'
        return zlib.compress(text.encode("ascii"), LEVEL)


class Journal:
    """Lines of text in a mapped file. Raises OSError if the disk has no room for the longest chunk."""

    def __init__(self, path: str) -> None:
        with Path(path).open("w+b") as file:
            for _ in range(LENGTH // len(_PIECE)):  # written, not only reserved: the disk may be full
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
