"""The server's side of the timing process: it is started on demand, gets orders, and is killed if it takes too long.

Runs in another process cannot hold the server's interpreter lock, nor crash the server.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from .cells import Row

POLL = 0.02  # seconds between two checks for cancelling
PREPARING = 120.0  # seconds that starting and compiling may take on a busy machine
SMALL = 4  # n of the board that is run first, so that compiling is not timed

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", f"{__package__}.child")


class TimingCancelled(Exception):
    """The measurement was cancelled."""


class Overrun(Exception):
    """The run took longer than allowed, so the process was killed."""


class RunFailed(Exception):
    """The process failed; the message has the details."""


class Unavailable(Exception):
    """This machine lacks something that the run needs; the message names it."""


@dataclass(frozen=True, slots=True)
class TimedRun:
    """One measurement: the seconds of one run, or the mean of `runs` short ones."""

    seconds: float
    solutions: int
    runs: int = 1


class Child:
    """A timing process, which runs one order at a time."""

    def __init__(
        self,
        cancelled: Callable[[], bool],
        clock: Callable[[], float] = time.monotonic,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._cancelled, self._clock, self._command = cancelled, clock, command
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()
        self._ready: set[Row] = set()

    def run(self, row: Row, n: int, limit: float) -> TimedRun:
        """Time one run, of at most `limit` seconds. Raises TimingCancelled, Overrun, RunFailed, Unavailable."""
        if self._cancelled():
            raise TimingCancelled
        if row not in self._ready:
            try:
                self._run_order(row, SMALL, PREPARING)
            except Overrun:
                raise RunFailed(f"it was not ready after {PREPARING:.0f} s") from None
            self._ready.add(row)
        return self._run_order(row, n, limit)

    def close(self) -> None:
        """Kill the process, if there is one."""
        if self._process:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # unwritten orders
                    pipe.close()  # type: ignore[union-attr]  # both are pipes
        self._process = None
        self._ready.clear()

    def _run_order(self, row: Row, n: int, limit: float) -> TimedRun:
        """Order one run and read its answer."""
        process = self._process or self._start()
        assert process.stdin
        order = {"group": row.group, "algorithm": row.algorithm, "n": n}
        try:
            process.stdin.write(json.dumps(order) + "\n")
            process.stdin.flush()
        except OSError:
            raise self._died() from None
        answer = self._read_answer(self._clock() + limit)
        if "unavailable" in answer:
            raise Unavailable(answer["unavailable"])
        if "error" in answer:
            raise RunFailed(answer["error"])
        return TimedRun(answer["seconds"], answer["solutions"], answer["runs"])

    def _read_answer(self, deadline: float) -> dict[str, Any]:
        while True:
            try:
                line = self._lines.get(timeout=POLL)
            except Empty:
                if self._cancelled():
                    self.close()
                    raise TimingCancelled from None
                if self._clock() > deadline:
                    self.close()
                    raise Overrun from None
                continue
            if line is None:
                raise self._died()
            try:
                answer: dict[str, Any] = json.loads(line)
            except ValueError:
                self.close()
                raise RunFailed(f"the process sent {line.strip()[:60]!r}") from None
            return answer

    def _died(self) -> RunFailed:
        """Clean up after the process has ended; return the error to raise."""
        assert self._process
        self._process.kill()
        status = self._process.wait()
        self.close()
        return RunFailed(f"the process ended with status {status}")

    def _start(self) -> subprocess.Popen[str]:
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # so that Ctrl-C in the terminal reaches only the server
        )
        self._process, self._lines = process, Queue()
        threading.Thread(target=_read, args=(process, self._lines), daemon=True).start()
        return process


def _read(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Queue the lines that a process writes, and None at their end."""
    assert process.stdout
    try:
        for line in process.stdout:
            lines.put(line)
    except ValueError:  # the pipe was closed meanwhile
        pass
    lines.put(None)
