"""Record a program in a child process of any Python, within its bounds, and clean up afterwards."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from .recorder.chunk import Chunk
from .recorder.chunks import END, EVENTS, HEADER, pack, to_json
from .recorder.ends import End
from .recorder.journal import read_journal
from .recorder.options import Options, header_of
from .recording.checks import NoRecording
from .recording.chunk import first_event
from .recording.recording import Block, Recording, read_blocks
from .source import read_source

TRYING = 12.0  # seconds for all tries of a program
GRACE = 5.0  # seconds beyond the bound; then a wait outside of Python, which the recorder cannot end, is killed
CHILD = Path(__file__).with_name("child.py")


class Failed(RuntimeError):
    """The recorder itself failed; the text is its process's log."""


def environment() -> dict[str, str]:
    """Return the environment of a program's process. Another thread may change this process's own meanwhile."""
    own = {name: value for name in list(os.environ) if (value := os.environ.get(name)) is not None}
    return {**own, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": ""}


class RecordingProcess:
    """A process that records a program."""

    def __init__(self, source: str, options: Options, python: str = sys.executable) -> None:
        self.options = replace(options, path=str(Path(options.path).absolute()))
        self._source = source
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._log = Path(self._folder.name, "log").open("w+b")  # noqa: SIM115 - closed by `run`
        self._journal = Path(self._folder.name, "journal")
        work = Path(self._folder.name, "work")
        work.mkdir()
        self._python = python
        try:
            self._process = subprocess.Popen(
                [python, "-X", "utf8", str(CHILD)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log,
                cwd=work,
                env=environment(),
            )
        except OSError:
            self._clear()
            raise
        self._is_late = self._is_stopped = False

    def run(self) -> Recording:
        """Return the recording once the process has exited. Raises `Failed` if the recorder itself failed."""
        timer = threading.Timer(self.options.bounds.seconds + GRACE, self._expire)
        timer.start()
        try:
            data, _ = self._process.communicate(json.dumps(self._task()).encode())
        finally:
            timer.cancel()
            self.stop()
            self._log.seek(0)
            log = self._log.read().decode("utf-8", "replace")
            unfinished = read_journal(self._journal)
            self._clear()
        try:
            blocks = [*read_blocks(data)]
            if not any(kind == END for kind, _ in blocks):
                blocks += self._missing(blocks, unfinished, log)
            return Recording.load(b"".join(pack(*block) for block in blocks))
        except NoRecording:
            raise Failed(self._refuse(log)) from None

    def stop(self) -> None:
        """Kill the process, from any thread; `run` then returns the recording so far."""
        if self._process.poll() is None:
            self._is_stopped = True
            self._process.kill()
        self._process.wait()

    def _refuse(self, log: str) -> str:
        """Append the requirement on Python to the log, as its last line."""
        return f"{log}\n{self._python} must be Python 3.10 or newer"

    def _clear(self) -> None:
        self._log.close()
        self._folder.cleanup()

    def _expire(self) -> None:
        self._is_late = True
        self.stop()

    def _task(self) -> dict[str, Any]:
        options = self.options
        names = ("path", "argv", "stdin", "call")
        return {
            "source": self._source,
            "bounds": asdict(options.bounds),
            "journal": str(self._journal),
            **{name: getattr(options, name) for name in names},
        }

    def _missing(self, blocks: list[Block], unfinished: Chunk | None, log: str) -> Iterator[Block]:
        """Yield the blocks that the child could not write."""
        was_ended = self._is_late or self._is_stopped or self._process.returncode < 0
        if not blocks:
            if not was_ended:
                raise Failed(self._refuse(log))
            yield HEADER, to_json(header_of(self._source, self.options))
        chunks = [content for kind, content in blocks if kind == EVENTS]
        if unfinished and not (chunks and first_event(chunks[-1]) >= unfinished.at):
            yield EVENTS, unfinished.pack()
        yield END, to_json({"end": asdict(self._missing_end(log))})

    def _missing_end(self, log: str) -> End:
        status = self._process.returncode
        if self._is_late:
            return End("seconds", text=f"{self.options.bounds.seconds:g}")
        if self._is_stopped:
            return End("stopped")
        if status < 0:
            return End("crash", text=signal.strsignal(-status) or str(-status))
        if log.rstrip().endswith("\nMemoryError"):
            return End("memory")
        if "Traceback" in log:
            raise Failed(log)
        return End("exit", text=str(status))  # by os._exit


def try_file(
    path: Path, options: Options, size: int, is_right: bool, python: str = sys.executable
) -> dict[str, Any] | None:
    """Try a file with other sizes, and its calls twice: the facts of `tries/sweep.py`, in a process of its own.

    Args:
        path: The file.
        options: Its arguments, input and call.
        size: The rows of its recorded board, 0 if they are unknown.
        is_right: The recorded run was right.
        python: The interpreter.

    Returns:
        The facts that came within TRYING seconds; None if there are none.

    Raises:
        OSError: The file cannot be read.
        NoProgram: It holds no program.
    """
    names = ("argv", "stdin", "call")
    task: dict[str, Any] = {"source": read_source(path), "path": str(path.absolute()), "bounds": asdict(options.bounds)}
    task |= {"seconds": TRYING, "size": size, "right": is_right, **{name: getattr(options, name) for name in names}}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        started = [python, "-X", "utf8", str(CHILD)]
        try:
            done = subprocess.run(
                started,
                input=json.dumps(task).encode(),
                capture_output=True,
                cwd=work,
                env=environment(),
                timeout=TRYING,
            )
            lines = done.stdout.splitlines()
        except subprocess.TimeoutExpired as late:
            lines = (late.stdout or b"").splitlines(keepends=True)
            lines = [line for line in lines if line.endswith(b"\n")]
    return json.loads(lines[-1]) if lines else None
