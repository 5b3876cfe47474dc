"""Open a recording: the program's end, its output, the state at any event, and a walk from event to event."""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..recorder.chunks import EVENTS, HEADER, pack, to_json
from ..recorder.ends import End
from ..recorder.options import VERSION
from .blocks import NoRecording, demand, first_event, read_blocks, read_chunk
from .state import Code, Names, State, update

NOTHING: Names = {}
UNCHANGED: list[Any] = [0, 0, 0]  # names of the call, objects, names of the module
OPENED = 32  # chunks that stay unpacked


@dataclass(slots=True)
class Moment:
    """An event with the state at it. A walk reuses one moment and one state: copy their parts before the next event.

    - `local`, `heap`, `globals`: this event's changes to the names of its call, to objects, to the module's names;
    - `value`: the value of a return or yield, or the text of an exception; None for other events.
    """

    event: int
    kind: str
    line: int
    local: Names
    heap: dict[str, Code]
    globals: Names
    value: Code
    state: State

    @property
    def changed(self) -> bool:
        """True if any name or object has changed."""
        return bool(self.local or self.heap or self.globals)


class Recording:
    """A program's run, event by event, counted from 0.

    `readers`: readers from the first event on, by their kinds; they read on in a longer recording of the same run.
    """

    def __init__(self, header: dict[str, Any], chunks: Sequence[bytes], earlier: Recording | None = None) -> None:
        """Raises NoRecording, as does every later read of a damaged chunk.

        `earlier`: a recording that perhaps is the first part of this one, which then takes over what it has read.
        """
        self.header = header
        self.readers: dict[Any, Any] = {}
        self._chunks = list(chunks)
        self._opened: dict[int, dict[str, Any]] = {}  # unpacked chunks by their numbers
        self._output: dict[int, list[tuple[int, str]]] = {}  # of the chunks so far
        if earlier and earlier.source == self.source and earlier._chunks == self._chunks[: len(earlier._chunks)]:
            self.readers, self._opened, self._output = earlier.readers, earlier._opened, earlier._output
            self._output.pop(len(earlier._chunks) - 1, None)  # that chunk's length is to be checked with the next one
            self._opened.pop(len(earlier._chunks) - 1, None)
        self._starts = [first_event(chunk) for chunk in chunks]  # the first event of each
        rising = all(one < other for one, other in pairwise(self._starts))
        demand(rising and self._starts[:1] in ([], [0]), "the first events of chunks", "0, and rising", self._starts)
        self.count: int = self._starts[-1] + len(read_chunk(chunks[-1])["k"]) if chunks else 0
        events = header.get("events", self.count)
        demand(events == self.count, "events", f"{self.count}, as many as the chunks have", events)
        self.end = End(**header["end"])

    @classmethod
    def load(cls, data: bytes, earlier: Recording | None = None) -> Recording:
        """Open the blocks that a recorder has written, or a whole file; `earlier` as above. Raises NoRecording."""
        header: dict[str, Any] = {}
        chunks: list[bytes] = []
        for kind, content in read_blocks(data):
            if kind == EVENTS:
                chunks.append(content)
                continue
            try:
                header.update(json.loads(content))
            except (TypeError, ValueError, RecursionError) as wrong:
                raise NoRecording(f"it is damaged: {wrong}") from None
        if "end" not in header:
            raise NoRecording("it has no end")
        if header.get("version") != VERSION:
            raise NoRecording(f"version must be {VERSION}, not {header.get('version')!r}")
        return cls(header, chunks, earlier)

    def save(self) -> bytes:
        """Return the whole recording as bytes, its header first."""
        return pack(HEADER, to_json(self.header)) + b"".join(pack(EVENTS, chunk) for chunk in self._chunks)

    @property
    def source(self) -> str:
        """The text of the program."""
        return str(self.header["source"])

    def _read(self, number: int) -> dict[str, Any]:
        if number in self._opened:
            return self._opened[number]
        chunk = read_chunk(self._chunks[number])
        if number not in self._output:
            for after in self._starts[number + 1 : number + 2]:
                count = after - self._starts[number]
                demand(len(chunk["k"]) == count, "k", f"{count} kinds, up to the next chunk", chunk["k"])
            self._output[number] = [(max(0, chunk["at"] + place), text) for place, text in chunk["o"]]
        if len(self._opened) < OPENED:
            self._opened[number] = chunk
        return chunk

    def walk(
        self, start: int = 0, stop: int | None = None, plain: bool = True, moment: Moment | None = None
    ) -> Iterator[Moment]:
        """Yield the events from `start` on, before `stop`; only if `plain` also lines at which nothing has changed.

        `moment`: that of a walk up to the end of a shorter recording, which goes on. Raises IndexError if there is no
        event `start`.
        """
        if not 0 <= start <= self.count:
            raise IndexError(f"event must be from 0 to {self.count - 1}, not {start}")
        end = self.count if stop is None else min(stop, self.count)
        for number in range(max(0, bisect(self._starts, start) - 1), len(self._starts)):
            if max(start, self._starts[number]) >= end:
                return
            chunk = self._read(number)
            if moment is None:
                moment = Moment(start, "", 0, NOTHING, NOTHING, NOTHING, None, State.of(chunk["head"]))
            yield from walk_chunk(chunk, moment, start, end, plain)

    def moment(self, event: int) -> Moment:
        """Return an event by its number, with a state of its own. Raises IndexError if there is no such event."""
        for found in self.walk(event, event + 1):
            return found
        raise IndexError(f"event must be from 0 to {self.count - 1}, not {event}")

    def state(self, event: int) -> State:
        """Return the state at an event. Raises IndexError if there is no such event."""
        return self.moment(event).state

    def output(self) -> Iterator[tuple[int, str]]:
        """Yield each output: the event that printed it, and the text."""
        for number in range(len(self._chunks)):
            if number not in self._output:
                self._read(number)
            yield from self._output[number]

    def printed(self, event: int) -> str:
        """Return all output of the events before this one."""
        return "".join(text for at, text in self.output() if at < event)


def walk_chunk(chunk: dict[str, Any], moment: Moment, start: int, end: int, plain: bool) -> Iterator[Moment]:
    """Yield a chunk's events as `Recording.walk` does, each as this moment."""
    state, stack = moment.state, moment.state.stack
    changes = iter(chunk["d"])
    change = next(changes, None)
    due = chunk["at"] + change[0] if change else -1
    for event, kind, line in zip(range(chunk["at"], end), chunk["k"], chunk["l"], strict=False):
        parts: list[Any] = []
        if event == due:
            assert change
            parts, change = change[1:], next(changes, None)
            due += change[0] if change else 0
        local, heap, globals_, *more = parts + UNCHANGED[len(parts) :]
        if kind in "cs":
            state.enter(kind, line, more)
        stack[-1].line = line
        if local:
            update(stack[-1].names, local)
        if globals_:
            update(state.globals, globals_)
        if heap:
            state.change(heap)
        if event >= start and (plain or kind != "l" or parts):
            moment.event, moment.kind, moment.line = event, kind, line
            moment.local, moment.heap, moment.globals = local or NOTHING, heap or NOTHING, globals_ or NOTHING
            moment.value = more[0] if more and kind in "rye" else None
            yield moment
        if kind in "ry":
            state.leave(kind)
