"""Records a program in a child process of any Python, for as long as its bounds allow. Nothing of it stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import tokenize
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from .recorder.chunks import END, HEADER, pack, to_json
from .recorder.ends import End
from .recorder.options import Options, header_of
from .recording.recording import NoRecording, Recording, read_blocks

GRACE = 5.0  # seconds beyond the bound, for what the recorder cannot end: a wait outside of Python
CHILD = Path(__file__).with_name("child.py")


class Failed(RuntimeError):
    """The recorder itself failed; the text is what its process wrote."""


def read_source(path: Path) -> str:
    """The text of a Python file, in the encoding that it names. Raises OSError."""
    data = path.read_bytes()
    try:
        with tokenize.open(path) as file:
            return file.read()
    except (SyntaxError, UnicodeDecodeError):
        return data.decode("utf-8", "replace")


class Child:
    """A process that records a program."""

    def __init__(self, source: str, options: Options, python: str = sys.executable) -> None:
        self.options = replace(options, path=str(Path(options.path).absolute()))
        self._source = source
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._log = Path(self._folder.name, "log").open("w+b")  # noqa: SIM115 - closed by `run`
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
                env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": ""},
            )
        except OSError:
            self._clear()
            raise
        self._is_late = self._is_stopped = False

    def run(self) -> Recording:
        """Wait for the recording. Raises `Failed` if the recorder itself failed."""
        timer = threading.Timer(self.options.bounds.seconds + GRACE, self._expire)
        timer.start()
        try:
            data, _ = self._process.communicate(json.dumps(self._task()).encode())
        finally:
            timer.cancel()
            self.end()
            self._log.seek(0)
            log = self._log.read().decode("utf-8", "replace")
            self._clear()
        if not data:
            if not (self._is_late or self._is_stopped or self._process.returncode < 0):
                raise Failed(self._refuse(log))
            data = pack(HEADER, to_json(header_of(self._source, self.options)))  # it was ended before it began
        try:
            return Recording.load(data + self._missing_end(data, log))
        except NoRecording:
            raise Failed(self._refuse(log)) from None

    def end(self) -> None:
        """End the process, from any thread; `run` then returns what has been recorded until then."""
        if self._process.poll() is None:
            self._is_stopped = True
            self._process.kill()
        self._process.wait()

    def _refuse(self, log: str) -> str:
        """Why what was to be Python records nothing, in the last line."""
        return f"{log}\n{self._python} must be Python 3.10 or newer"

    def _clear(self) -> None:
        self._log.close()
        self._folder.cleanup()

    def _expire(self) -> None:
        self._is_late = True
        self.end()

    def _task(self) -> dict[str, Any]:
        options = self.options
        names = ("path", "argv", "stdin", "call")
        return {
            "source": self._source,
            "bounds": asdict(options.bounds),
            **{name: getattr(options, name) for name in names},
        }

    def _missing_end(self, data: bytes, log: str) -> bytes:
        """What the child could not write."""
        if any(kind == END for kind, _ in read_blocks(data)):
            return b""
        status, seconds = self._process.returncode, self.options.bounds.seconds
        if self._is_late:
            end = End("seconds", text=f"{seconds:g}")
        elif self._is_stopped:
            end = End("stopped")
        elif status < 0:
            end = End("crash", text=signal.strsignal(-status) or str(-status))
        elif "Traceback" in log:
            raise Failed(log)
        else:
            end = End("exit", text=str(status))  # by os._exit
        return pack(END, to_json({"end": asdict(end)}))


def record_file(path: Path, options: Options, python: str = sys.executable) -> Recording:
    """Run a file as it would run, and record it. Raises OSError if it cannot be read."""
    return Child(read_source(path), replace(options, path=str(path)), python).run()
