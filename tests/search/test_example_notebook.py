"""The notebook that users begin with: each cell runs, says something, and shows what it promises."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.search.compiled import COMPILED
from tests.tools.programs import leave_out
from tests.tools.serving import ROOT

NOTEBOOK = ROOT / "server/search/python.ipynb"
CELLS = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
# In a checkout the package has another name.
SOURCES = {
    cell["id"]: cell["source"].replace("from bitqueens import", "from server import")
    for cell in CELLS
    if cell["cell_type"] == "code"
}


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; returns the value of its last line, if that is an expression."""
    *lines, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        lines.append(last)
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


@pytest.mark.skipif(not COMPILED, reason="counting takes too long without numba")
def test_every_cell_runs_and_shows_something(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    shown = {}
    for name, source in SOURCES.items():
        value = run(source, names)
        shown[name] = capsys.readouterr().out + (value._repr_html_() if hasattr(value, "_repr_html_") else "")
    assert [name for name, text in shown.items() if not text] == ["imports"]
    assert [name for name, text in shown.items() if "<iframe" in text] == ["film", "far"]
    assert shown["solution"].startswith("step 331: solution, after 42 dead ends\n")
    assert "<table" in shown["solution"]
    assert shown["costs"].splitlines()[-1] == " bitmask:     149 checks for 4 solutions"
    assert "column 0:  4 ****" in shown["below"]
    assert "`bitqueens index 19`" in shown["beyond"]
    assert shown["count"].startswith("Count(n=12, solutions=14200, ")


def test_it_comes_without_answers() -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in CELLS if "outputs" in cell)


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="counting takes too long without numba")
def test_it_runs_in_jupyter(tmp_path: Path) -> None:
    if importlib.util.find_spec("nbconvert") is None:
        leave_out("jupyterlab")
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    for cell in notebook["cells"]:
        cell["source"] = SOURCES.get(cell["id"], cell["source"])
    (tmp_path / "python.ipynb").write_text(json.dumps(notebook), "utf-8")
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "IPYTHONDIR": str(tmp_path / "ipython")}
    command = [sys.executable, "-m", "nbconvert", "--execute", "--to", "notebook", "--inplace", "python.ipynb"]
    done = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    cells = json.loads((tmp_path / "python.ipynb").read_text("utf-8"))["cells"]
    assert [cell["id"] for cell in cells if cell.get("outputs") == []] == ["imports"]
