"""A plugin of pytest's for the tests in JavaScript: a `*.test.js` is one test, which fails with those in it that fail.

Node.js runs a file at a time, by its own test runner.
"""

from __future__ import annotations

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
    said: str


class FailedInNode(Exception):
    """What the test runner said."""


class ModuleTests(pytest.File):
    """A file of tests in JavaScript."""

    def collect(self) -> Iterator[pytest.Item]:
        yield ModuleTest.from_parent(self, name="node")


class ModuleTest(pytest.Item):
    """All tests of a file, in a process of their own: they put other things in the place of a browser's globals."""

    def runtest(self) -> None:
        need("node")
        environ = {**os.environ, "PYTHON": sys.executable}
        command = [str(find("node")), "--test-reporter=tap", str(self.path)]
        done = subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", timeout=TIMEOUT)
        results = list(_results(done.stdout))
        ran, listed = sorted(result.name for result in results), sorted(_TEST.findall(self.path.read_text("utf-8")))
        if ran != listed:
            raise FailedInNode(f"the file lists {listed}, and {ran} were run:\n{done.stdout}{done.stderr}")
        if failed := [said for _, passed, said in results if not passed]:
            raise FailedInNode("\n".join(failed))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], *styles: object) -> object:
        return str(excinfo.value) if isinstance(excinfo.value, FailedInNode) else super().repr_failure(excinfo, *styles)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, self.path.name


def _results(report: str) -> Iterator[Result]:
    """The tests in a report in the Test Anything Protocol, with what stands below each."""
    lines = report.splitlines()
    heads = [(index, head) for index, line in enumerate(lines) if (head := _RESULT.match(line))]
    for (index, head), (end, _) in zip(heads, [*heads[1:], (len(lines), None)], strict=False):
        yield Result(head[2].replace("\\#", "#"), head[1] == "ok", "\n".join(lines[index:end]))


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder of what Python is asked by these tests, once for all processes of a run."""
    if "GIVEN" not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="given-")
        config.add_cleanup(folder.cleanup)
        config.add_cleanup(lambda: os.environ.pop("GIVEN"))
        os.environ["GIVEN"] = folder.name


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ModuleTests | None:
    return ModuleTests.from_parent(parent, path=file_path) if file_path.name.endswith(".test.js") else None
