"""Record a program in a child process of any Python, within its bounds, and clean up afterwards."""

from __future__ import annotations

import signal
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from typing import Any

from .childprocess import GRACE, ChildProcess
from .recorder.chunks import END, EVENTS, HEADER, pack, to_json
from .recorder.ends import End
from .recorder.journal import LENGTH, pack_lines, read_journal
from .recorder.options import Options, header_of
from .recording.blocks import Block, NoRecording, demand, first_event, read_blocks
from .recording.recording import Recording
from .source import read_regular, read_source
from .tries.judging import NoOutcome, judge

PLAIN = 2.0  # seconds for a program as it is written
TRYING = 12.0  # seconds for all tries of a program
MOST_TRIED = 2**26  # bytes of what they send
MOST_BLOCKS = 10_000  # of a recording, as in receiver.js
SPARE = 2**28  # bytes of a recording besides its events: its texts, and the chunk that reaches the bound


class Failed(RuntimeError):
    """The recorder itself failed; the text is its process's log."""


class RecordingProcess:
    """A process that records a program. `stop` kills it; `run` then returns the recording so far."""

    def __init__(self, source: str, options: Options, python: str = sys.executable) -> None:
        self.options = replace(options, path=str(Path(options.path).absolute()))
        self._source, self._python = source, python
        self.child = ChildProcess()
        self.stop = self.child.stop

    def run(self) -> Recording:
        """Return the recording once the process has exited.

        Raises:
            OSError: There is no such Python.
            Failed: The recorder itself failed.
            NoRecording: The program has written into its recording.
        """
        bounds = self.options.bounds
        most = bounds.bytes + SPARE
        blocks: list[Block] = []
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            journal, work = Path(folder, "journal"), Path(folder, "work")
            work.mkdir()
            task = make_task(self._source, self.options, journal=str(journal))
            data, log = self.child.run(self._python, work, task, bounds.seconds + GRACE, most)
            try:
                blocks.extend(islice(read_blocks(data), MOST_BLOCKS + 1))
                whole = len(data) <= most and len(blocks) <= MOST_BLOCKS
                demand(whole, "its size", f"at most {most:,} bytes in {MOST_BLOCKS:,} blocks", len(data))
                if not any(kind == END for kind, _ in blocks):
                    blocks += self._missing(blocks, log, journal)
                return Recording.load(b"".join(pack(*block) for block in blocks))
            except (OSError, ValueError, RecursionError) as wrong:
                if not blocks:
                    raise Failed(f"{log}\n{self._python} must be Python 3.10 or newer") from None
                raise NoRecording(f"the program has written into its own recording: {wrong}") from None

    def _missing(self, blocks: list[Block], log: str, journal: Path) -> Iterator[Block]:
        """Yield the blocks that the child could not write."""
        if not blocks:
            demand(self.child.why or self.child.status < 0, "a recording", "a header and its events", None)
            yield HEADER, to_json(header_of(self._source, self.options))
        chunks = [content for kind, content in blocks if kind == EVENTS]
        lines = read_journal(read_regular(journal, LENGTH)) if journal.exists() else []
        if lines and not (chunks and first_event(chunks[-1]) >= int(lines[0])):
            yield EVENTS, pack_lines(lines)
        yield END, to_json({"end": asdict(self._missing_end(log))})

    def _missing_end(self, log: str) -> End:
        status = self.child.status
        if self.child.why == "seconds":
            return End("seconds", text=f"{self.options.bounds.seconds:g}")
        if self.child.why:
            return End("stopped")
        if status < 0:
            return End("crash", text=signal.strsignal(-status) or str(-status))
        if log.rstrip().endswith("\nMemoryError"):
            return End("memory")
        if "Traceback" in log:
            raise Failed(log)
        return End("exit", text=str(status))  # by os._exit


def make_task(source: str, options: Options, **more: object) -> dict[str, Any]:
    """Return a task for `child.py`."""
    fields = {name: getattr(options, name) for name in ("path", "argv", "stdin", "call")}
    return {"source": source, "bounds": asdict(options.bounds), **fields, **more}


class TryingProcess:
    """Processes that try a file, one after the other. `stop` ends them from any thread."""

    def __init__(self, path: Path, options: Options, python: str = sys.executable) -> None:
        self._options = replace(options, path=str(path.absolute()))
        self._path, self._python = path, python
        self._child: ChildProcess | None = None
        self._is_stopped = False

    def stop(self) -> None:
        self._is_stopped = True
        if child := self._child:
            child.stop()

    def run(self, size: int = 0, is_right: bool = False, plain: bool = True) -> Iterator[dict[str, Any]]:
        """Run the program as it is written, with other sizes, and its calls twice.

        Args:
            size: The rows of its recorded board, 0 if they are unknown.
            is_right: The recorded run was right.
            plain: Run it as it is written, for PLAIN seconds with all that follows, before the rest has its own time.

        Yields:
            The facts that `judge` sees in the outcomes so far; at most twice.

        Raises:
            OSError: The file cannot be read, or there is no such Python.
            NoProgram: It holds no program.
        """
        source = read_source(self._path)
        lines: list[bytes] = []
        for is_plain in (True, False) if plain else (False,):
            seconds = PLAIN if is_plain else TRYING
            task = make_task(source, self._options, seconds=seconds, size=size, right=is_right, plain=is_plain)
            child = self._child = ChildProcess()
            if self._is_stopped:
                return
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
                output, _ = child.run(self._python, Path(work), task, seconds, MOST_TRIED)
            lines = [*lines[:1], *(line for line in output.splitlines(keepends=True) if line.endswith(b"\n"))]
            try:
                if lines and not self._is_stopped:
                    yield judge(task, lines)
            except NoOutcome:  # the program has written into its outcomes
                return
            if child.why != "seconds":
                return
