"""The tests in JavaScript: what fails there fails here, with what Node.js said; what was not tested is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.node import find_node
from tests.tools.serving import ROOT

with_node = pytest.mark.skipif(find_node() is None, reason="Node.js is missing")

PASSES = 'import test from "node:test";\ntest("it holds", () => {});\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of modules, which Node.js 18 must be told."""
    (tmp_path / "package.json").write_text('{"type": "module"}')
    return tmp_path


def run(folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """A run of the tests in a folder, in one process."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.tools.node", "-p", "no:cacheprovider", "--rootdir", folder]
    return subprocess.run(
        [*command, folder], cwd=ROOT, env=environ or None, capture_output=True, text=True, timeout=120
    )


@with_node
def test_a_file_fails_with_its_tests_that_fail(folder: Path) -> None:
    (folder / "some.test.js").write_text(f'{PASSES}test("it fails", () => {{ throw new Error("so") }});\n')
    (folder / "good.test.js").write_text(PASSES)
    done = run(folder)
    assert "1 failed, 1 passed" in done.stdout
    assert "it fails" in done.stdout
    assert "error: 'so'" in done.stdout
    assert "it holds" not in done.stdout


@pytest.mark.slow  # beside a file whose tests fail
@with_node
def test_a_file_that_does_not_load_fails(folder: Path) -> None:
    (folder / "some.test.js").write_text(f'import "./missing.js";\n{PASSES}')
    done = run(folder)
    assert "1 failed" in done.stdout
    assert "missing.js" in done.stdout


@pytest.mark.slow  # beside a file whose tests fail
@with_node
def test_a_test_that_is_not_listed_fails_its_file(folder: Path) -> None:
    (folder / "some.test.js").write_text(f'{PASSES}for (const name of ["a", "b"]) test(name, () => {{}});\n')
    assert "1 failed" in run(folder).stdout


def test_without_node_the_run_ends_with_what_was_not_tested(folder: Path) -> None:
    (folder / "some.test.js").write_text(PASSES)
    (folder / "other.test.js").write_text(PASSES)
    done = run(folder, PATH=str(folder))
    assert done.returncode == 0
    assert "2 modules of the page were not tested: Node.js 18 or newer is missing" in done.stdout
