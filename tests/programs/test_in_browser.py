"""A browser's Python records the same, shows the same boards and says the same of them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from server.pyodide.files import VERSION
from tests.programs.in_browser import describe_all
from tests.programs.programs import CALLS, INPUT, text_of
from tests.tools.programs import need_package
from tests.tools.serving import ROOT

PROGRAMS = [
    *(f"right/{name}" for name in ("generator", "growing_list", "list_by_column", "masks", "object", "strings")),
    *(f"wrong/{name}" for name in ("missing_diagonal", "off_by_one")),
    *(f"hostile/{name}" for name in ("asks", "deep", "needs_argument", "own_equality", "python2", "raises", "sleeps")),
]


@pytest.fixture
def programs() -> str:
    """The programs with their options, as JSON."""
    return json.dumps(
        {name: {"source": text_of(name), "call": CALLS.get(name, ""), **INPUT.get(name, {})} for name in PROGRAMS}
    )


@pytest.mark.slow  # it fetches Pyodide once; the test below is the same in this Python
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
    for name in PROGRAMS:
        assert there[name] == here[name], name


def test_what_a_page_would_show_is_json(programs: str) -> None:
    few = ("right/masks", "wrong/off_by_one", "hostile/python2")
    shown = json.loads(describe_all(json.dumps({name: json.loads(programs)[name] for name in few})))
    assert shown["right/masks"]["board"]["way"] == "added"
    assert shown["wrong/off_by_one"]["said"]
    assert shown["hostile/python2"]["board"] is None
