"""The programs besides Python that some tests start. Such a test calls `need` or `want` first.

A usual run skips these tests, except for the programs in USUAL. With `--programs` it skips a test only if its program
is missing; with `--complete` or `--all` a missing program fails the test. The last lines of a run count the skipped
tests and name the remedy.
"""

import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from .npm import fetch_package

OLDEST_NODE = 18

USUAL = {"Chromium", "node", "git"}  # programs that every run starts
# program -> its name and source, for the last lines of a run
PROGRAMS = {
    "Chromium": "Chromium; install it, or set CHROMIUM_PATH to its program",
    "node": f"Node.js {OLDEST_NODE} or newer, from https://nodejs.org or your system's packages",
    "nginx": "nginx, from https://nginx.org or your system's packages",
    "caddy": "Caddy, from https://caddyserver.com or your system's packages",
    "openssl": "openssl, from your system's packages",
    "git": "git, from https://git-scm.com or your system's packages",
    "pyodide": "Pyodide, which npm fetches from its registry",
    "jupyterlab": "JupyterLab; `pip install .[notebook]` brings it",
    "mypy": "mypy; `pip install .[lint]` brings it",
    "pyright": "Pyright, which npm fetches from its registry",
    **{shell: f"{shell}, from your system's packages" for shell in ("bash", "zsh", "fish")},
    "cc": "a C compiler named cc, such as the package gcc or clang",
}
_MISSING = re.compile(rf"Skipped: ({'|'.join(PROGRAMS)}) is missing$")
_UNWANTED = re.compile(r"Skipped: (\S+) is for --programs$")


def want(*names: str) -> None:
    """Skip the running test in a usual run, unless all these programs are in USUAL."""
    for name in names:
        if not (_others_too or name in USUAL):
            pytest.skip(f"{name} is for --programs")


def need(*names: str) -> None:
    """Skip the running test like `want`, or if one of these programs is missing; `--complete` then fails it."""
    want(*names)
    for name in names:
        if not find(name):
            leave_out(name)


def need_package(name: str, version: str) -> Path:
    """Return the folder of a package from npm that runs in Node.js; skip or fail the running test like `need`."""
    want(name)
    need("node")
    return fetch_package(name, version) or leave_out(name)


def leave_out(name: str) -> NoReturn:
    """Skip the running test because this program is missing; with `--complete` fail it."""
    (pytest.fail if _all_are_needed else pytest.skip)(f"{name} is missing")


@cache
def find(name: str) -> str | None:
    """Return the path of a program, or None if it is missing or too old."""
    path = shutil.which(name)
    if path and name == "node":
        version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
        major = re.match(r"v(\d+)", version)
        return path if major and int(major[1]) >= OLDEST_NODE else None
    return path


_all_are_needed = False
_others_too = True  # also outside a run of the tests: benchmarks start them


def pytest_configure(config: pytest.Config) -> None:
    global _all_are_needed, _others_too
    _all_are_needed = config.getoption("all", default=False) or config.getoption("complete", default=False)
    by_name = any("::" in name for name in config.args)
    _others_too = _all_are_needed or config.getoption("programs", default=False) or by_name


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write how many tests were skipped, and why."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    if unwanted := Counter(found[1] for reason in reasons if (found := _UNWANTED.search(reason))):
        of_each = ", ".join(f"{name} {tests}" for name, tests in sorted(unwanted.items()))
        these = f"left out: {unwanted.total()} tests, which start other programs ({of_each})"
        terminalreporter.write_line(f"{these}; `python3 -m tests --programs` has them, too", yellow=True)
    missing = Counter(found[1] for reason in reasons if (found := _MISSING.search(reason)))
    for name, tests in sorted(missing.items()):
        these = "1 test, which needs" if tests == 1 else f"{tests} tests, which need"
        terminalreporter.write_line(f"left out: {these} {PROGRAMS[name]}", yellow=True)
