"""The process that times the listings, seen from outside: it is started, read, and killed.

A run in another process cannot hold the server's interpreter lock, nor crash the server.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

POLL = 0.05  # seconds between two pauses

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", f"{__package__}.child")


class TimingFailed(Exception):
    """The process has failed. The message is a sentence with the reason."""


def read_times(algorithms: Sequence[str] = (), command: Sequence[str] = COMMAND) -> Iterator[dict[str, Any] | None]:
    """Yield the news of a process that times these listings, by default all; see `child.time_listings`.

    None is a pause, many times a second. Closing the iterator kills the process. Raises TimingFailed.
    """
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    with subprocess.Popen(
        [*command, *algorithms],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,  # so that Ctrl-C in the terminal reaches only this process
    ) as process:
        lines = SimpleQueue[str]()
        reader = Thread(target=_read, args=(process, lines), daemon=True)
        reader.start()
        try:
            while True:
                try:
                    line = lines.get(timeout=POLL)
                except Empty:
                    yield None
                    continue
                if not line:
                    break
                yield _parse(line)
            if status := process.wait():
                raise TimingFailed(f"the process that times the listings ended with status {status}")
        finally:
            process.kill()
            reader.join()  # `process` closes the pipe next, which must not be read then


def _parse(line: str) -> dict[str, Any]:
    try:
        news: dict[str, Any] = json.loads(line)
    except ValueError:
        raise TimingFailed(f"the process that times the listings sent {line.strip()[:60]!r}") from None
    return news


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str]) -> None:
    """Queue the lines that a process writes, and "" at their end."""
    assert process.stdout
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def describe_machine() -> str:
    """Return the processor, its number, and Python, without which a time means nothing, in one line."""
    name, described = platform.processor() or platform.machine(), Path("/proc/cpuinfo")
    if described.exists():
        lines = described.read_text("utf-8", "replace").splitlines()
        name = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), name)
    return f"{name}, {platform.system()}, Python {platform.python_version()}"
