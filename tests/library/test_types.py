"""A user's script, with the package installed, passes the strictest checks; mistakes in it are found."""

import importlib.util
import json
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.tools.programs import leave_out, need_package, want
from tests.tools.serving import ROOT

SCRIPT = """\
import numpy as np
from bitqueens import Cancelled, Film, NotReady, Solution, SquareStep, Step, Trace, count, forecast

free: int = Trace("bitmask", 8)[314].poss
also: int = Trace()[-1].poss
steps: list[Step] = Trace("flipped", 8)[3:9]
square: SquareStep = Trace("basic", 6)[2]
state: object = Trace("naive", np.int64(4))[2].state


def first(trace: Trace) -> int | None:
    for step in trace.read(0, 9):
        print(step.queens[0][0], step.kind == "call")
    return trace.find("solution", number=1)


def of_any(name: str) -> int | None:
    return first(Trace(name, 8))


first(Trace("loop", 8))
found: Solution = next(Trace("plain", 8).solutions())
Film(Trace("bitmask", 8), language="de").save("queens.html")
try:
    print(count(8, threads=1).solutions, forecast(20).seconds, {Trace(): 1})
except (Cancelled, NotReady) as error:
    print(error)
"""
WRONG = """\
from bitqueens import Trace

Trace("basic", 6)[2].poss
Trace("bitmask", 6).find("solution", 5, number=2)
Trace("bitmask", 6).find("queen")
Trace("bitmask", 6).find_line("3")
"""
LINES = {3, 4, 5, 6}  # with mistakes


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with this checkout as the package, and all packages of this one."""
    want("venv")
    folder = tmp_path_factory.mktemp("user")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    own = sysconfig.get_path("purelib", vars={"base": str(folder / "venv"), "platbase": str(folder / "venv")})
    build = f"from hatchling.build import build_wheel; print(build_wheel({str(folder)!r}))"
    built = subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, capture_output=True, text=True)
    subprocess.run([sys.executable, "-m", "zipfile", "-e", folder / built.stdout.split()[-1], own], check=True)
    (Path(own) / "others.pth").write_text("\n".join(path for path in sys.path if path.endswith("-packages")))
    (folder / "right.py").write_text(SCRIPT, "utf-8")
    (folder / "wrong.py").write_text(WRONG, "utf-8")
    return folder / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def test_the_script_runs_against_the_installed_package(python: Path) -> None:
    program = "import bitqueens, sys; print(bitqueens.__file__); print(bitqueens.Trace('bitmask', 8)[314].poss)"
    done = subprocess.run([python, "-I", "-c", program], capture_output=True, text=True, check=True)
    where, poss = done.stdout.splitlines()
    assert Path(where).is_relative_to(python.parents[1])
    assert poss == "0"


def test_mypy_accepts_it_and_finds_mistakes(python: Path) -> None:
    if importlib.util.find_spec("mypy") is None:
        leave_out("mypy")
    folder = python.parents[2]
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "--cache-dir", folder / "cache"]

    def complaints(script: str) -> list[str]:
        done = subprocess.run([*command, script], cwd=folder, capture_output=True, text=True, check=False)
        return re.findall(r"^.*: error: .*$", done.stdout, re.MULTILINE) + done.stderr.splitlines()

    assert complaints("right.py") == []
    wrong = complaints("wrong.py")
    assert {int(line.split(":")[1]) for line in wrong} == LINES, wrong


@pytest.mark.slow
def test_pyright_accepts_it_and_finds_mistakes(python: Path) -> None:
    package = need_package("pyright", "1.1.414")
    folder = python.parents[2]
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')

    def complaints(script: str) -> list[tuple[int, str]]:
        command = ["node", package / "index.js", "--outputjson", "--pythonpath", python, script]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        found = json.loads(done.stdout)["generalDiagnostics"]
        return [(each["range"]["start"]["line"] + 1, each["message"]) for each in found]

    assert complaints("right.py") == []
    wrong = complaints("wrong.py")
    assert {line for line, _ in wrong} == LINES, wrong
