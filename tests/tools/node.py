"""A pytest plugin for the tests in JavaScript: each `*.test.js` file is one test of pytest's.

Node.js runs one file at a time with its own test runner; a failure lists the failed tests of the file.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from .programs import find, need

TIMEOUT = 300  # seconds for a file
_TEST = re.compile(r'^test\("(.+?)", ', re.MULTILINE)
_RESULT = re.compile(r"^(ok|not ok) \d+ - (.*?)(?: # .*)?$")


class Result(NamedTuple):
    name: str
    passed: bool
    output: str


class FailedInNode(Exception):
    """Tests have failed in Node.js; the text is the output of its test runner."""


class ModuleTests(pytest.File):
    """A file of tests in JavaScript."""

    def collect(self) -> Iterator[pytest.Item]:
        yield ModuleTest.from_parent(self, name="node")


class ModuleTest(pytest.Item):
    """All tests of a file. Each file has its own process, since tests replace the globals of a browser."""

    def runtest(self) -> None:
        need("node")
        environ = {**os.environ, "PYTHON": sys.executable}
        command = [str(find("node")), "--test-reporter=tap", str(self.path)]
        done = subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", timeout=TIMEOUT)
        results = list(_results(done.stdout))
        ran, listed = sorted(result.name for result in results), sorted(_TEST.findall(self.path.read_text("utf-8")))
        if ran != listed:
            raise FailedInNode(f"the file lists {listed}, but {ran} were run:\n{done.stdout}{done.stderr}")
        if failed := [result.output for result in results if not result.passed]:
            raise FailedInNode("\n".join(failed))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *styles: object) -> object:
        return str(excinfo.value) if isinstance(excinfo.value, FailedInNode) else super().repr_failure(excinfo, *styles)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.path.name


def _results(report: str) -> Iterator[Result]:
    """Yield the tests of a report in the Test Anything Protocol; the output of a test is its line and those below."""
    lines = report.splitlines()
    heads = [(index, head) for index, line in enumerate(lines) if (head := _RESULT.match(line))]
    for (index, head), (end, _) in zip(heads, [*heads[1:], (len(lines), None)], strict=False):
        yield Result(head[2].replace("\\#", "#"), head[1] == "ok", "\n".join(_shorten(lines[index:end])))


def _shorten(lines: list[str]) -> Iterator[str]:
    """Yield the lines of a test without the whole compared values, whose difference is above them."""
    is_value = False
    for line in lines:
        if line[:2] == "  " and line[2:3].strip():
            is_value = line.strip() in ("expected:", "actual:")
        if not is_value:
            yield line


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder that caches Python's data for these tests, shared by all processes of a run."""
    if "GIVEN" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="given-")
        config.add_cleanup(folder.cleanup)
        config.add_cleanup(lambda: os.environ.pop("GIVEN"))
        os.environ["GIVEN"] = folder.name


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ModuleTests | None:
    return ModuleTests.from_parent(parent, path=file_path) if file_path.name.endswith(".test.js") else None
