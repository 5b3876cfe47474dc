"""The lines of a chunk under construction, and a journal: a mapped file in which they survive any end of this process.

The first line is the number of the chunk's first event; then come its head, its events and their output, a line each.
"""

import json
import mmap
import zlib
from pathlib import Path

LARGEST = 8 * 1024**2  # characters of a chunk's JSON: readers accept no more
LEVEL = 6  # of zlib's nine: the last ones take three times as long for three per cent
_PIECE = bytes(1024**2)
LENGTH = LARGEST + len(_PIECE)  # bytes of the file

write_json = json.JSONEncoder(separators=(",", ":")).encode


def pack_lines(lines: list[str]) -> bytes:
    """Return the content of a chunk's block."""
    head, kinds, numbers = "null", list[str](), list[str]()
    changes, output = list[str](), list[str]()
    printed = ""  # the place of the last output
    for line in lines[1:]:
        if line[:1] == "h":
            head = line[1:]
        elif line[:1] == "o":
            place, _, text = line[1:].partition(",")
            if place == printed:
                output[-1] = output[-1][:-2] + text[1:]
            else:
                output.append(line[1:])
            printed = place
        else:
            number, bracket, change = line[1:].partition("[")
            kinds.append(line[:1])
            numbers.append(number)
            if bracket:
                changes.append(bracket + change)
    start = f'{{"at":{lines[0]},"head":{head},"k":"{"".join(kinds)}","l":[{",".join(numbers)}]'
    return zlib.compress(f'{start},"d":[{",".join(changes)}],"o":[{",".join(output)}]}}'.encode("ascii"), LEVEL)


class Journal:
    """Lines of text in a mapped file. Raises OSError if the disk has no room for the longest chunk."""

    def __init__(self, path: str) -> None:
        with Path(path).open("w+b") as file:
            for _ in range(LENGTH // len(_PIECE)):  # written, not only reserved: the disk may be full
                file.write(_PIECE)
            file.flush()
            self._map = mmap.mmap(file.fileno(), LENGTH)

    def write(self, line: str) -> None:
        self._map.write(line.encode("ascii") + b"\n")

    def reset(self) -> None:
        """Drop all lines."""
        used = self._map.tell()
        self._map.seek(0)
        self._map.write(bytes(used))
        self._map.seek(0)


def read_journal(data: bytes) -> list[str]:
    """Return the lines of the unfinished chunk without one that was cut off. Raises ValueError if they are no text."""
    return data.partition(b"\0")[0].decode("ascii").split("\n")[:-1]
