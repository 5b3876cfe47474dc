"""Tests of other versions of Python, and of a browser's: they record the same and show the same boards."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from server.programs.board.film import film
from server.programs.board.guess import guess
from server.programs.childprocess import ChildProcess
from server.programs.process import record_apart
from server.programs.recording.recording import Recording
from server.pyodide.files import VERSION
from tests.programs.in_browser import describe_all
from tests.programs.programs import CORPUS, options_beside, options_of, recorded, text_of
from tests.tools.programs import need_package
from tests.tools.serving import ROOT

VERSIONS = [f"3.{minor}" for minor in range(10, 15)]
PROGRAMS = [
    "right/generator",
    "right/growing_list",
    "right/list_handed_on",
    "right/masks",
    "right/no_reset",
    "right/object",
    "right/sets",
    "right/set_of_squares",
]
TEXT = """
def g(n):
    try:
        yield n
        yield
        yield from range(n)
    finally:
        done.append(n)
done = []
for i in g(2):
    pass
one = g(1)
next(one)
one.close()
two = g(3)
next(two)
try:
    two.throw(KeyError("k"))
except KeyError as error:
    caught = str(error)
"""


@cache
def find_python(version: str) -> str | None:
    """Return a Python if it runs; pyenv's shims may fail."""
    shims = Path(os.environ.get("PYENV_ROOT", str(Path.home() / ".pyenv")), "versions")
    for path in (shutil.which(f"python{version}"), *map(str, shims.glob(f"{version}.*/bin/python"))):
        if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
            return path
    return None


def record_with(version: str, text: str, name: str = "") -> Recording:
    python = find_python(version)
    if python is None:
        pytest.skip(f"Python {version} is missing")
    return record_apart(text, options_of(name), ChildProcess(python))


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_the_events_are_the_same(version: str) -> None:
    for name in PROGRAMS:
        other, here = record_with(version, text_of(name), name), recorded(name)
        assert other.header["python"].startswith(version)
        assert other.end == here.end
        same = [(one.kind, one.line, one.value, sorted(one.local)) for one in other.walk()]
        assert same == [(one.kind, one.line, one.value, sorted(one.local)) for one in here.walk()]


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_generators_come_and_go_in_the_same_way(version: str) -> None:
    recording = record_with(version, TEXT)
    assert recording.end.reason == "done"
    found = [(one.kind, one.state.stack[-1].number) for one in recording.walk() if one.kind in "cysr"]
    first = [("c", 1), *[("y", 1), ("s", 1)] * 4, ("r", 1)]
    second = [("c", 2), ("y", 2), ("s", 2), ("r", 2)]
    third = [("c", 3), ("y", 3), ("s", 3), ("r", 3)]
    assert found == [("c", 0), *first, *second, *third, ("r", 0)]


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", ["right/matrix", "right/cells_of_objects", "right/local_search", "wrong/rows_shared"])
def test_comprehensions_may_have_lines_of_their_own_but_boards_are_the_same(version: str, name: str) -> None:
    other, here = record_with(version, text_of(name), name), recorded(name)
    found, expected = guess(other).board, guess(here).board
    assert found
    assert expected
    assert found == expected
    boards = [[change.squares for change in film(recording, found)] for recording in (other, here)]
    assert boards[0] == boards[1]


def test_this_python_is_one_of_them() -> None:
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in VERSIONS


IN_BROWSER = [
    *(f"right/{name}" for name in ("generator", "growing_list", "list_by_column", "masks", "object", "strings")),
    *(f"wrong/{name}" for name in ("missing_diagonal", "off_by_one")),
    *(f"hostile/{name}" for name in ("asks", "deep", "needs_argument", "own_equality", "python2", "raises", "sleeps")),
]


@pytest.fixture
def programs() -> str:
    """Return the programs with their options, as JSON."""
    return json.dumps({name: {"source": text_of(name), **options_beside(CORPUS / f"{name}.py")} for name in IN_BROWSER})


@pytest.mark.slow  # it fetches Pyodide once; the test below does the same in this Python
def test_in_a_browsers_python_all_is_the_same(programs: str, tmp_path: Path) -> None:
    folder = need_package("pyodide", VERSION)
    zip_ = tmp_path / "package.zip"
    with ZipFile(zip_, "w") as file:
        for path in (ROOT / "server/programs").rglob("*.py"):
            file.write(path, path.relative_to(ROOT))
        for name in ("server/search/symmetry.py", "server/search/step.py", "server/search/pausable.py"):
            file.write(ROOT / name, name)
        file.write(ROOT / "server/search/notebook.py", "server/search/notebook.py")
        file.write(ROOT / "tests/programs/in_browser.py", "in_browser.py")
    script = Path(__file__).with_name("pyodide.mjs")
    command = ["node", str(script), str(folder), str(zip_)]
    answer = subprocess.run(command, input=programs, capture_output=True, text=True, check=True).stdout
    there, here = json.loads(answer), json.loads(describe_all(programs))
    assert there.keys() == here.keys()
    for name in IN_BROWSER:
        assert there[name] == here[name], name


def test_findings_are_json(programs: str) -> None:
    few = ("right/masks", "wrong/off_by_one", "hostile/python2")
    shown = json.loads(describe_all(json.dumps({name: json.loads(programs)[name] for name in few})))
    assert shown["right/masks"]["board"]["way"] == "added"
    assert shown["wrong/off_by_one"]["compared"]["missing"]["count"]
    assert shown["hostile/python2"]["board"] is None
