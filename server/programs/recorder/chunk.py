"""A chunk under construction: the parts of its JSON."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from typing import Any

LARGEST = 8 * 1024**2  # characters of a chunk's JSON: readers accept no more
LEVEL = 6  # of zlib's nine: the last ones take three times as long for three per cent

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
