"""Events, a chunk at a time: each has the whole state at its head, so that one chunk is enough to reach an event."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

from .chunk import LARGEST, Chunk, write_json
from .journal import Journal
from .values import Code

CHUNK = 8_192  # events
LONG = 4_000_000  # characters of JSON after which a chunk has no more events
HEADER, EVENTS, END = b"h", b"c", b"e"
Sink = Callable[[bytes], None]  # takes each block as soon as it is whole


def pack(kind: bytes, content: bytes) -> bytes:
    """A block of a recording: its kind, the length of its content as four bytes, the content."""
    return kind + len(content).to_bytes(4, "big") + content


def to_json(value: Code) -> bytes:
    return write_json(value).encode("ascii")


class Chunks:
    """Writes events; `count` is the number of those written, `size` that of the bytes handed on.

    A chunk has at most `length` events. `seconds`: after which one is handed on, long or short. The `journal` has the
    events of the chunk that has not been handed on yet. Raises MemoryError for what is too large to be read again.
    """

    def __init__(self, sink: Sink, length: int = CHUNK, seconds: float = inf, journal: Journal | None = None) -> None:
        self._sink, self._length, self._seconds, self._journal = sink, length, seconds, journal
        self.count = self.size = 0
        self._clear()

    def _clear(self) -> None:
        self._chunk = Chunk(self.count)
        self.is_empty = True  # the next event begins a chunk, which needs its head first
        self._written = 100  # characters of JSON; so many stand around what is counted
        self._latest = 0  # where the last change stands
        self._until = inf
        if self._journal:
            self._journal.begin(self.count)

    def begin(self, head: Code) -> None:
        """A chunk begins with this state."""
        text = write_json(head)
        self._note(f"h{text}\n")
        self._chunk.head, self.is_empty = text, False
        self._until = perf_counter() + self._seconds

    def add(self, kind: str, line: int, local: Code, heap: Code, globals_: Code, more: tuple[Code, ...]) -> None:
        """An event: what it changes among locals, objects and globals, and what else is said of it."""
        chunk = self._chunk
        here = len(chunk.kinds)
        gap = here - self._latest
        if more:
            change = write_json([gap, local or 0, heap or 0, globals_ or 0, *more])
        elif globals_:
            change = write_json([gap, local or 0, heap or 0, globals_])
        elif heap:
            change = write_json([gap, local or 0, heap])
        else:
            change = write_json([gap, local]) if local else ""
        self._note(f"{kind}{line}{change}\n")
        if change:
            chunk.changes.append(change)
            self._latest = here
        chunk.kinds.append(kind)
        chunk.lines.append(line)
        self.count += 1
        if len(chunk.kinds) >= self._length or self._written > LONG:
            self.flush()

    def say(self, text: str) -> None:
        """Output of the latest event; its place is -1 if that stands in the chunk before."""
        output, here = self._chunk.output, len(self._chunk.kinds) - 1
        self._note(f"o{write_json([here, text])}\n")
        if output and output[-1][0] == here:
            output[-1][1] += text
        else:
            output.append([here, text])

    def _note(self, line: str) -> None:
        """Count a line of the journal, and write it if there is one."""
        written = self._written + len(line)
        if written > LARGEST:
            raise MemoryError
        self._written = written
        if self._journal:
            self._journal.write(line.encode("ascii"))

    def hand_on(self, now: float) -> None:
        """Flush if the chunk began too long ago."""
        if now > self._until:
            self.flush()

    def flush(self) -> None:
        """Hand on the chunk as far as it goes."""
        if self._chunk.kinds or self._chunk.output:
            block = pack(EVENTS, self._chunk.pack())
            self.size += len(block)
            self._sink(block)
        self._clear()
