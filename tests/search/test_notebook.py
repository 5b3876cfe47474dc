"""A notebook shows a step and a trace as tables; each cell of the shipped notebook runs and shows its result."""

import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from server.search import notebook
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.compiled import is_compiled
from server.search.counting.count import Count
from server.search.notebook import QUEEN, format_board
from server.search.trace.trace import Trace
from tests.tools.programs import leave_out
from tests.tools.serving import ROOT


def board(html: str) -> tuple[str, list[list[str]]]:
    """The caption of a table and its cells."""
    table = ElementTree.fromstring(html)
    rows = [["".join(cell.itertext()) for cell in row.iter("td")] for row in table.iter("tr")]
    return "".join(caption.text or "" for caption in table.iter("caption")), rows


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_step_is_its_board(algorithm: str) -> None:
    for step in Trace(algorithm, 4)[::7]:
        caption, rows = board(step._repr_html_())
        assert caption == f"step {step.step}: {step.kind}"
        stand = {(row, column) for row in range(4) for column in range(4) if rows[row][column] == QUEEN}
        assert stand == set(step.queens)
        assert [len(row) for row in rows] == [4] * 4


def test_the_square_and_its_attacker_have_frames_in_the_films_colours() -> None:
    step = next(step for step in Trace("basic", 4) if step.kind == "reject")
    assert step._repr_html_().count("box-shadow") == 2
    tokens = (ROOT / "server/static/css/tokens.css").read_text("utf-8").replace(", #", ",#")
    film = dict(re.findall(r"--([\w-]+): light-dark\((.*)\);", tokens))
    shown = set(re.findall(r"light-dark\(([^)]*)\)", step._repr_html_()))
    assert shown == {film[name] for name in ("square", "square-dark", "queen", "blue", "alarm")}


def test_a_solution_is_its_board_and_a_count_is_a_sentence() -> None:
    caption, rows = board(next(Trace("bitmask", 8).solutions())._repr_html_())
    assert caption == "solution 1, found by step 331"
    assert [row.index(QUEEN) for row in rows] == [7, 3, 0, 2, 5, 1, 6, 4]
    shown = Count(16, 14_772_512, 0.1234, "avx2", 2)._repr_html_()
    sentence = "14,772,512 solutions for N = 16, counted in 0.123 s by the engine avx2 in 2 threads."
    assert "".join(ElementTree.fromstring(shown).itertext()) == sentence


@pytest.fixture
def no_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the function that makes films."""
    monkeypatch.setattr(notebook, "make_film", None)


@pytest.mark.usefixtures("no_films")
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_trace_is_its_first_solution(algorithm: str) -> None:
    caption, rows = board(Trace(algorithm, 6)._repr_html_())
    assert caption == f"Trace({algorithm!r}, 6): {len(Trace(algorithm, 6)):,} steps"
    assert sum(row.count(QUEEN) for row in rows) == 6


@pytest.mark.usefixtures("no_films")
def test_a_trace_without_solutions_or_size_is_an_empty_board() -> None:
    assert QUEEN not in Trace("bitmask", 3)._repr_html_()
    caption, rows = board(Trace("basic", 32)._repr_html_())
    assert "too many steps to be counted" in caption
    assert len(rows) == 32


def test_a_caption_is_text() -> None:
    assert "<script>" not in format_board("<script>", 1, [])


NOTEBOOK = ROOT / "server/search/python.ipynb"
CELLS = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
# In a checkout the package has another name.
SOURCES = {
    cell["id"]: cell["source"].replace("from bitqueens import", "from server import")
    for cell in CELLS
    if cell["cell_type"] == "code"
}


def run(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; return the value of its last line, if that is an expression."""
    *lines, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        lines.append(last)
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


@pytest.mark.skipif(not is_compiled(), reason="counting takes too long without numba")
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
    assert "steps have been walked so far" in shown["beyond"]
    assert shown["count"].startswith("Count(n=12, solutions=14200, ")


def test_it_comes_without_answers() -> None:
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in CELLS if "outputs" in cell)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="counting takes too long without numba")
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
