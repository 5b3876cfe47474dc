"""Write events in chunks. A chunk's head has the whole state, so that a reader needs only one chunk for an event."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

from .journal import LARGEST, Chunk, Journal, write_json
from .values import Code

CHUNK = 8_192  # events
LONG = 4_000_000  # characters of JSON after which a chunk has no more events
HEADER, EVENTS, END = b"h", b"c", b"e"
Sink = Callable[[bytes], None]  # gets each block as soon as it is complete


def pack(kind: bytes, content: bytes) -> bytes:
    """Return a block of a recording: its kind, the length of its content as four bytes, the content."""
    return kind + len(content).to_bytes(4, "big") + content


def to_json(value: Code) -> bytes:
    return write_json(value).encode("ascii")


class Chunks:
    """Writer of events to a sink; `count` is the number of events so far, `size` the characters of the JSON sent.

    A chunk has at most `length` events, and is sent after `seconds` at the latest. The `journal` has the events of the
    chunk that has not been sent yet. Raises MemoryError for a chunk that would be too large for readers.
    """

    def __init__(self, sink: Sink, length: int = CHUNK, seconds: float = inf, journal: Journal | None = None) -> None:
        self._sink, self._length, self._seconds, self._journal = sink, length, seconds, journal
        self.count = self.size = 0
        self._clear()

    def _clear(self) -> None:
        self._chunk = Chunk(self.count)
        self.is_empty = True  # the next event starts a chunk, which needs its head first
        self._written = 100  # characters of JSON; 100 for the JSON around the counted parts
        self._latest = 0  # place of the last change
        self._until = inf
        if self._journal:
            self._journal.reset(self.count)

    def start_chunk(self, head: Code) -> None:
        """Start a chunk with this state as its head."""
        text = write_json(head)
        self._write_line(f"h{text}\n")
        self._chunk.head, self.is_empty = text, False
        self._until = perf_counter() + self._seconds

    def add(self, kind: str, line: int, local: Code, heap: Code, globals_: Code, more: tuple[Code, ...]) -> None:
        """Add an event with its changes to locals, objects and globals, and the values of its kind."""
        chunk = self._chunk
        here = len(chunk.kinds)
        gap = here - self._latest
        changes = [local or 0, heap or 0, globals_ or 0]
        while changes and not changes[-1] and not more:
            changes.pop()
        change = write_json([gap, *changes, *more]) if changes else ""
        self._write_line(f"{kind}{line}{change}\n")
        if change:
            chunk.changes.append(change)
            self._latest = here
        chunk.kinds.append(kind)
        chunk.lines.append(line)
        self.count += 1
        if len(chunk.kinds) >= self._length or self._written > LONG:
            self.flush()

    def add_output(self, text: str) -> None:
        """Add output of the latest event; its place is -1 if that event is in the chunk before."""
        output, here = self._chunk.output, len(self._chunk.kinds) - 1
        self._write_line(f"o{write_json([here, text])}\n")
        if output and output[-1][0] == here:
            output[-1][1] += text
        else:
            output.append([here, text])

    def _write_line(self, line: str) -> None:
        """Count a line, and write it to the journal if there is one."""
        written = self._written + len(line)
        if written > LARGEST:
            raise MemoryError
        self._written = written
        if self._journal:
            self._journal.write(line.encode("ascii"))

    def flush_if_due(self, now: float) -> None:
        """Flush if the chunk started too long ago."""
        if now > self._until:
            self.flush()

    def flush(self) -> None:
        """Send the chunk so far to the sink."""
        if self._chunk.kinds or self._chunk.output:
            self.size += self._written
            self._sink(pack(EVENTS, self._chunk.pack()))
        self._clear()
