"""The exported names, and their docstrings: complete, with an example that runs."""

import ast
import builtins
import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import server
from server.exports import EXPORTS
from server.search.compiled import is_compiled
from tests.tools.serving import ROOT
from tests.tools.source import parse_source

PUBLIC = {name: getattr(server, name) for name in EXPORTS}
ENTRIES = PUBLIC | {
    f"{name}.{member}": of
    for name, what in PUBLIC.items()
    for member, of in (vars(what).items() if isinstance(what, type) else ())
    if not member.startswith("_") and (inspect.isfunction(of) or isinstance(of, property))
}
DOCSTRINGS = {name: inspect.getdoc(what) or "" for name, what in ENTRIES.items()}
SECTION = re.compile(r"^(Args|Attributes|Raises|Returns|Yields):\n((?:(?: {4}.*)?(?:\n|\Z))+)", re.MULTILINE)
HOW = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL  # an error's module has another name once installed


def test_all_that_is_exported_is_there_and_dir_shows_it() -> None:
    assert sorted([*EXPORTS, "__version__"]) == server.__all__ == dir(server)
    assert all(what.__name__ == name for name, what in PUBLIC.items())
    with pytest.raises(AttributeError, match="module 'server' has no attribute 'Traec'"):
        server.Traec  # type: ignore[attr-defined]  # noqa: B018


def test_checkers_see_what_is_exported() -> None:
    (block,) = (node for node in parse_source(ROOT / "server/__init__.py").body if isinstance(node, ast.If))
    imports = [each for each in block.body if isinstance(each, ast.ImportFrom) and each.level]
    seen = {alias.name: each.module for each in imports for alias in each.names}
    assert seen == EXPORTS
    assert (ROOT / "server/py.typed").exists()


def test_help_shows_them() -> None:
    program = "import server; help(server)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "class Trace(" in done.stdout
    assert "forecast(n: " in done.stdout


@pytest.mark.parametrize("name", ENTRIES)
def test_every_docstring_has_an_example_that_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if not is_compiled() and name in ("forecast", "Forecast", "Estimate", "NotReady"):
        pytest.skip("takes too long without numba")
    test = doctest.DocTestParser().get_doctest(DOCSTRINGS[name], {**PUBLIC}, name, None, 0)
    assert test.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=HOW).run(test, out=said.append)
    assert "".join(said) == ""


def test_an_example_that_is_wrong_is_found() -> None:
    test = doctest.DocTestParser().get_doctest('>>> len(Trace("bitmask", 8))\n6171\n', {**PUBLIC}, "wrong", None, 0)
    assert doctest.DocTestRunner(optionflags=HOW).run(test, out=[].append).failed == 1


CALLED = {name for name, what in ENTRIES.items() if inspect.isfunction(what)} | {"Trace", "Film"}


@pytest.mark.parametrize("name", sorted(CALLED))
def test_arguments_results_and_errors_are_documented(name: str) -> None:
    docstring, parameters = DOCSTRINGS[name], inspect.signature(ENTRIES[name]).parameters
    sections = {title: re.findall(r"^ {4}(\w+): ", body, re.MULTILINE) for title, body in SECTION.findall(docstring)}
    assert sections.get("Args", []) == [each for each in parameters if each != "self"]
    assert re.search("^Returns?[ :]", docstring, re.MULTILINE) or name in ("Trace", "Film", "Film.save")
    errors = [{**vars(builtins), **PUBLIC}[error] for error in sections.get("Raises", [])]
    assert all(issubclass(error, Exception) for error in errors)
    assert errors or "Args" not in sections or name == "Trace.count"


BASES = {"SquareStep": "Step", "PuzzleStep": "Step", "PuzzleFrame": "Frame"}  # which have the meaning of other fields


def test_all_fields_are_documented() -> None:
    for name in ENTRIES.keys() - CALLED:
        fields = getattr(PUBLIC.get(name), "_fields", ()) or getattr(PUBLIC.get(name), "__dataclass_fields__", ())
        documented = DOCSTRINGS[name] + DOCSTRINGS.get(BASES.get(name, ""), "")
        assert [field for field in fields if f"`{field}`" not in documented] == []
