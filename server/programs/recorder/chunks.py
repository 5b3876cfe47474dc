"""Write events in chunks. A chunk's head has the whole state, so that a reader needs only one chunk for an event."""

from collections.abc import Callable
from math import inf
from time import perf_counter

from .journal import LARGEST, Journal, pack_lines, write_json
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
        self._lines: list[str] = []
        self._first = self.count
        self.is_empty = True  # the next event starts a chunk, which needs its head first
        self._written = 100  # characters of JSON; 100 for the JSON around the counted parts
        self._latest = self.count  # event of the last change
        self._until = inf
        if self._journal:
            self._journal.reset()
        self._write(str(self.count))

    def start_chunk(self, head: Code) -> None:
        """Start a chunk with this state as its head."""
        self._write(f"h{write_json(head)}")
        self.is_empty = False
        self._until = perf_counter() + self._seconds

    def add(self, kind: str, line: int, local: Code, heap: Code, globals_: Code, more: tuple[Code, ...]) -> None:
        """Add an event with its changes to locals, objects and globals, and the values of its kind."""
        if local or heap or globals_ or more:
            changes = [self.count - self._latest, local or 0, heap or 0, globals_ or 0, *more]
            while not changes[-1] and not more:
                changes.pop()
            self._write(f"{kind}{line}{write_json(changes)}")
            self._latest = self.count
        else:
            self._write(f"{kind}{line}")
        self.count += 1
        if self.count - self._first >= self._length or self._written > LONG:
            self.flush()

    def add_output(self, text: str) -> None:
        """Add output of the latest event; its place is -1 if that event is in the chunk before."""
        self._write(f"o{write_json([self.count - self._first - 1, text])}")

    def _write(self, line: str) -> None:
        """Add a line, also to the journal if there is one."""
        written = self._written + len(line) + 1
        if written > LARGEST:
            raise MemoryError
        self._written = written
        self._lines.append(line)
        if self._journal:
            self._journal.write(line)

    def flush_if_due(self, now: float) -> None:
        """Flush if the chunk started too long ago."""
        if now > self._until:
            self.flush()

    def flush(self) -> None:
        """Send the chunk so far to the sink, unless it has neither events nor output."""
        if len(self._lines) > (1 if self.is_empty else 2):
            self.size += self._written
            self._sink(pack(EVENTS, pack_lines(self._lines)))
        self._clear()
