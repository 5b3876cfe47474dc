"""Process of `child.py`: it ends with this process, and a bounded part of its output is kept."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

CHILD = Path(__file__).with_name("child.py")
LOG = 1_000_000  # bytes of stderr that are kept, the last ones
GRACE = 5.0  # seconds for the rest of the output of a process that has ended
_PIECE = 2**16  # bytes of one read


class ChildProcess:
    """A process of any Python for one task; what it has started ends with it.

    `why` is the reason for which it was killed, "" if it was not; `status` is its exit status after `run`, the negative
    number of a signal that ended it.
    """

    def __init__(self) -> None:
        self.why = ""
        self.status = 0
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, python: str, folder: Path, task: Mapping[str, Any], seconds: float, most: int) -> tuple[bytes, str]:
        """Run a task in a folder, and wait for its end. Raises OSError if there is no such Python.

        Returns the output and the end of the log. The process is killed after some seconds, and after `most` bytes of
        output, which is then longer.
        """
        self._process = process = subprocess.Popen(
            [python, "-X", "utf8", str(CHILD)],
            stdin=subprocess.PIPE,  # stays open: its end tells the child that this process has ended
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment(),
            start_new_session=True,  # a group of its own, which `_kill` ends
        )
        assert process.stdin
        output, log = bytearray(), bytearray()
        timer = threading.Timer(seconds, self.stop, ["seconds"])
        readers = [
            threading.Thread(target=self._read, args=how, daemon=True)
            for how in ((process.stdout, output, most, False), (process.stderr, log, LOG, True))
        ]
        try:
            for thread in (timer, *readers):
                thread.start()
            if self.why:
                self._kill()
            with contextlib.suppress(OSError):  # it has ended without reading
                process.stdin.write(json.dumps(task).encode() + b"\n")
                process.stdin.flush()
            process.wait()
        finally:
            timer.cancel()
            self._kill()  # also what it has started, which may hold its output open
            self.status = process.wait()
            self._process = None
            for reader in readers:
                reader.join(GRACE)
            with contextlib.suppress(OSError):
                process.stdin.close()
        return bytes(output), log.decode("utf-8", "replace")

    def stop(self, why: str = "stopped") -> None:
        """Kill the process, from any thread and also before it starts; `run` then returns the output so far."""
        self.why = self.why or why
        self._kill()

    def _kill(self) -> None:
        process = self._process
        if process and not hasattr(os, "killpg"):
            process.kill()
        elif process:
            with contextlib.suppress(OSError):  # nothing is left of the group
                os.killpg(process.pid, signal.SIGKILL)

    def _read(self, stream: IO[bytes], kept: bytearray, most: int, is_log: bool) -> None:
        """Read to the end: of a log keep the last `most` bytes; kill a process with more output."""
        with stream:
            while (is_log or len(kept) <= most) and (piece := os.read(stream.fileno(), _PIECE)):
                kept += piece
                if is_log:
                    del kept[:-most]
        if len(kept) > most:
            self._kill()


def environment() -> dict[str, str]:
    """Return the environment of a program's process. Another thread may change this process's own meanwhile."""
    own = {name: value for name in list(os.environ) if (value := os.environ.get(name)) is not None}
    return {**own, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": ""}
