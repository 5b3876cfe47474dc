"""Tests of the end of commands: a sentence and never a traceback, for any output and a Ctrl-C at any time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.cli.parser import name_program
from tests.tools.serving import COMMAND, PROGRAM, ROOT
from tests.tools.waiting import PATIENCE

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files and signals")
FULL = "error: the output cannot be written: No space left on device\n"
CLOSED = "error: the output cannot be written: Bad file descriptor\n"


def shell(line: str, redirect: str) -> subprocess.CompletedProcess[str]:
    """Run one of our command lines in a shell."""
    words = ["sh", "-c", f'exec "$@" {redirect}', "sh", *COMMAND, *line.split()]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)


@UNIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize(
    "line",
    [
        "count 8",
        "trace bitmask 4",
        "solutions 4",
        "forecast 9",
        f"lesson check {ROOT}/LICENSE",
        "export - 4",
        "--help",
        "--version",
    ],
)
def test_a_full_disk_gets_a_sentence(line: str) -> None:
    """Failed with thirty lines of traceback, or without a message; later without the command's name."""
    done = shell(line, ">/dev/full")
    assert (done.returncode, done.stderr) == (1, f"{name_program(line.split())}: {FULL}")


@UNIX
@pytest.mark.parametrize("line", ["count 8", "solutions 4", "--version"])
def test_an_output_that_is_closed_gets_a_sentence(line: str) -> None:
    done = shell(line, ">&-")
    assert (done.returncode, done.stderr) == (1, f"{name_program(line.split())}: {CLOSED}")


@UNIX
@pytest.mark.parametrize("redirect", ["2>&-", "2>/dev/full"])
def test_a_result_needs_no_place_for_remarks(redirect: str, tmp_path: Path) -> None:
    """Failed with status 1, and without a result."""
    done = shell(f"count 10 --journal {tmp_path}/journal", redirect)
    assert done.returncode == 0
    assert done.stdout.startswith("N = 10: 724 solutions in ")
    again = shell(f"count 10 --journal {tmp_path}/journal", redirect)  # prints the number of finished items
    assert (again.returncode, again.stdout[:22]) == (0, "N = 10: 724 solutions ")


@UNIX
def test_a_reader_may_close_the_pipe_early() -> None:
    done = shell("count 8", "| true")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# Send Ctrl-C to the program when it first imports a module.
INTERRUPTED = """if True:
    import runpy, signal, sys
    at, sys.argv = sys.argv[1], sys.argv[1:]
    def interrupt(event, arguments):
        global at
        if event == "import" and arguments[0] == at:
            at = ""
            signal.raise_signal(signal.SIGINT)
    sys.addaudithook(interrupt)
    runpy.run_path({program!r}, run_name="__main__")
"""


@UNIX
@pytest.mark.parametrize(
    ("module", "line"),
    [
        *((module, "count 8") for module in ("argparse", "server.cli.bar", "numpy", "server.search.counting.kernels")),
        *((module, "trace bitmask 4") for module in ("server.formats.pictures", "orjson", "server.search.trace.trace")),
        ("server.film", "export film.html bitmask 4"),
        ("server.pyodide.files", "site folder"),
        ("server.cluster.sample", "forecast 9"),
        ("flask", "--no-browser"),
        ("server.hosting.host", "--no-browser"),
    ],
)
def test_ctrl_c_ends_it_at_any_import(module: str, line: str, tmp_path: Path) -> None:
    """Failed with a traceback of the current import."""
    code = INTERRUPTED.format(program=str(ROOT / PROGRAM))
    words = [sys.executable, "-c", code, module, *line.split()]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (130, "")
    assert re.fullmatch(rf"({name_program(line.split())}: stopped by Ctrl-C.*\n)?", done.stderr)
