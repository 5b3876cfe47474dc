"""Events, a chunk at a time: each has the whole state at its head, so that one chunk is enough to reach an event."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

from .values import Code

CHUNK = 8_192  # events
LEVEL = 6  # of zlib's nine: the last ones take three times as long for three per cent
HEADER, EVENTS, END = b"h", b"c", b"e"
Sink = Callable[[bytes], None]  # takes each block as soon as it is whole


def pack(kind: bytes, content: bytes) -> bytes:
    """A block of a recording: its kind, the length of its content as four bytes, the content."""
    return kind + len(content).to_bytes(4, "big") + content


def to_json(value: Code) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii")


class Chunks:
    """Writes events; `count` is the number of those written, `size` that of the bytes handed on."""

    def __init__(self, sink: Sink, length: int = CHUNK) -> None:
        self._sink, self._length = sink, length
        self.count = self.size = 0
        self._clear()

    def _clear(self) -> None:
        self._head: Code = None
        self._kinds: list[str] = []
        self._lines: list[int] = []
        self._changes: list[list[Any]] = []
        self._output: list[list[Any]] = []
        self._latest = 0  # where the last change stands

    @property
    def is_empty(self) -> bool:
        """Whether the next event begins a chunk, which needs its head first."""
        return self._head is None

    def begin(self, head: Code) -> None:
        """A chunk begins with this state."""
        self._head = head

    def add(self, kind: str, line: int, changes: list[Any] | None) -> bool:
        """An event: `changes` are those of locals, of objects, of globals, and what else is said of it.

        True if it was the last of its chunk.
        """
        if changes:
            while changes and changes[-1] is None:
                changes.pop()
        if changes:
            here = len(self._kinds)
            self._changes.append([here - self._latest, *[change or 0 for change in changes[:3]], *changes[3:]])
            self._latest = here
        self._kinds.append(kind)
        self._lines.append(line)
        self.count += 1
        if len(self._kinds) < self._length:
            return False
        self.flush()
        return True

    def say(self, text: str) -> None:
        """Output of the latest event; its place is -1 if that stands in the chunk before."""
        here = len(self._kinds) - 1
        if self._output and self._output[-1][0] == here:
            self._output[-1][1] += text
        else:
            self._output.append([here, text])

    def flush(self) -> None:
        """Hand on the chunk as far as it goes."""
        if self._kinds or self._output:
            at = self.count - len(self._kinds)
            chunk = {"at": at, "head": self._head, "k": "".join(self._kinds), "l": self._lines}
            block = pack(EVENTS, zlib.compress(to_json({**chunk, "d": self._changes, "o": self._output}), LEVEL))
            self.size += len(block)
            self._sink(block)
        self._clear()
