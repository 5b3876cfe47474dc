"""Process of `child.py`: it ends with this process, and a bounded part of its output is kept."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

CHILD = Path(__file__).with_name("child.py")
LOG = 1_000_000  # bytes of stderr that are kept, the last ones
GRACE = 5.0  # seconds for the rest of the output of a process that has ended
_PIECE = 2**16  # bytes of one read


class ChildProcess:
    """A process of any Python for one task, or several one after the other; what it has started ends with it.

    - `is_stopped`: it was stopped, and runs no more; `is_late`: the latest task was killed for its time;
    - `status`: the exit status of the latest task, the negative number of a signal that ended it; `log`: its log's end.
    """

    def __init__(self, python: str = sys.executable) -> None:
        self.python = python
        self.is_stopped = self.is_late = False
        self.status, self.log = 0, ""
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, folder: Path, task: Mapping[str, Any], seconds: float, most: int) -> bytes:
        """Run a task in a folder, and return its output. Raises OSError if there is no such Python.

        The process is killed after some seconds, and after `most` bytes of output, which is then longer.
        """
        self.is_late = False
        self._process = process = subprocess.Popen(
            [self.python, "-X", "utf8", str(CHILD)],
            stdin=subprocess.PIPE,  # stays open: its end tells the child that this process has ended
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment(),
            start_new_session=True,  # a group of its own, which `_kill` ends
        )
        assert process.stdin
        output, log = bytearray(), bytearray()
        timer = threading.Timer(seconds, self.end_late)
        readers = [
            threading.Thread(target=self._read, args=how, daemon=True)
            for how in ((process.stdout, output, most, False), (process.stderr, log, LOG, True))
        ]
        try:
            for thread in (timer, *readers):
                thread.start()
            if self.is_stopped:
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
        self.log = log.decode("utf-8", "replace")
        return bytes(output)

    def stop(self) -> None:
        """Kill the process, from any thread and also before it starts; `run` then returns the output so far."""
        self.is_stopped = True
        self._kill()

    def end_late(self) -> None:
        """Kill the process for its time."""
        self.is_late = True
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
