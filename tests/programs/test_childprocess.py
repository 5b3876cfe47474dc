"""Tests of the process of a program: it ends with its parent or by its clock, and its output is bounded."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.programs.child import LATE
from server.programs.childprocess import CHILD, LOG, ChildProcess
from server.programs.recorder.ends import End
from server.programs.recording.recording import Recording
from tests.tools.waiting import PATIENCE

ENDLESS = "while True:\n    pass\n"
STUCK = "import itertools\nsum(itertools.repeat(1))\n"  # in C, where no thread of Python can end it
needs_limits = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither groups nor limits of processes")


@contextmanager
def started(source: str, **task: object) -> Iterator[subprocess.Popen[bytes]]:
    """Start a plain Python with a task, and yield its process; its input stays open."""
    program = [sys.executable, "-I", "-S", str(CHILD)]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin
        child.stdin.write(json.dumps({"source": source, "path": "one.py", **task}).encode() + b"\n")
        child.stdin.flush()
        yield child
        child.kill()


def test_a_plain_python_needs_nothing_of_ours() -> None:
    with started("print(1)") as child:
        assert child.stdout
        assert Recording.load(child.stdout.read()).end == End("done")


@pytest.mark.parametrize("task", [{}, {"argv": [], "stdin": "", "call": "", "size": 0, "right": False}])
def test_it_ends_with_its_input(task: dict[str, object]) -> None:
    """Failed while it ran on, up to its bounds, after its parent had been killed."""
    with started(ENDLESS, bounds={"events": 10**9, "seconds": 10 * PATIENCE}, **task) as child:
        assert child.stdin
        child.stdin.close()
        assert child.wait(PATIENCE) == 1


def test_its_clock_ends_it_in_c_too() -> None:
    with started(STUCK, seconds=0.5 - LATE) as child:
        assert child.wait(PATIENCE) == 1


def run(folder: Path, source: str, most: int = 10**6) -> tuple[ChildProcess, bytes]:
    child = ChildProcess()
    return child, child.run(folder, {"source": source, "path": "one.py"}, PATIENCE, most)


def test_the_end_of_its_log_is_kept(tmp_path: Path) -> None:
    """Failed while the whole log, of any length, was read into memory."""
    child, output = run(tmp_path, "import os\nfor _ in range(100):\n    os.write(2, b'x' * 50_000 + b'end')\n")
    assert Recording.load(output).end == End("done")
    assert (len(child.log), child.log[-4:]) == (LOG, "xend")


@needs_limits
def test_it_is_killed_for_too_much_output(tmp_path: Path) -> None:
    child, output = run(tmp_path, ENDLESS, 100)
    assert (len(output) > 100, child.status < 0, child.is_late) == (True, True, False)


LIMITED = "import resource\nassert 0 < resource.getrlimit(resource.RLIMIT_CPU)[0]\n"
FORKED = f"{LIMITED}import ctypes\nc = ctypes.CDLL(None)\nif not c.fork():\n"


@needs_limits
@pytest.mark.parametrize("act", ["c.sleep(1000)", "pass"])
def test_a_process_that_c_has_started_ends_with_it(tmp_path: Path, act: str) -> None:
    """Failed with "must be Python 3.10 or newer": both processes wrote one recording."""
    child, output = run(tmp_path, f"{FORKED}    {act}\nfor i in range(9_000):\n    pass\n")
    recording = Recording.load(output)
    assert (recording.end, recording.count > 9_000, child.is_late) == (End("done"), True, False)
