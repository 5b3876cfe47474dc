"""The programs beside Python that some tests need. Where one is missing, those tests are left out, and the run's last
lines say how many they are and how to get it. With `--complete` or `--all` a missing program is an error.

Whatever starts such a program calls `need` first.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from typing import NoReturn

import pytest

OLDEST_NODE = 18

# How to get each of them.
PROGRAMS = {
    "Chromium": "Chromium; install it, or set CHROMIUM_PATH to its program",
    "redis-server": "redis-server, from https://redis.io or your system's packages",
    "node": f"Node.js {OLDEST_NODE} or newer, from https://nodejs.org or your system's packages",
    "nginx": "nginx, from https://nginx.org or your system's packages",
    "caddy": "Caddy, from https://caddyserver.com or your system's packages",
    "openssl": "openssl, from your system's packages",
    "git": "git, from https://git-scm.com or your system's packages",
    "pyodide": "Pyodide, which npm fetches from its registry",
    "jupyterlab": "JupyterLab; `pip install bitqueens[notebook]` brings it",
    "mypy": "mypy; `pip install bitqueens[lint]` brings it",
    "pyright": "Pyright, which npm fetches from its registry",
    "cc": "a C compiler named cc, such as the package gcc or clang",
}
_MISSING = re.compile(rf"Skipped: ({'|'.join(PROGRAMS)}) is missing$")


def need(*names: str) -> None:
    """Leave the running test out if one of these programs is missing; with `--complete` let it fail."""
    for name in names:
        if not find(name):
            leave_out(name)


def leave_out(name: str) -> NoReturn:
    """Leave the running test out, since this program is missing; with `--complete` let it fail."""
    (pytest.fail if _all_are_needed else pytest.skip)(f"{name} is missing")


@cache
def find(name: str) -> str | None:
    """The path of a program, None if there is none that is new enough."""
    path = shutil.which(name)
    if path and name == "node":
        version = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
        major = re.match(r"v(\d+)", version)
        return path if major and int(major[1]) >= OLDEST_NODE else None
    return path


_all_are_needed = False


def pytest_configure(config: pytest.Config) -> None:
    global _all_are_needed
    _all_are_needed = config.getoption("all", default=False) or config.getoption("complete", default=False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The last lines: what was left out."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)]
    missing = Counter(found[1] for reason in reasons if (found := _MISSING.search(reason)))
    for name, tests in sorted(missing.items()):
        these = "1 test, which needs" if tests == 1 else f"{tests} tests, which need"
        terminalreporter.write_line(f"left out: {these} {PROGRAMS[name]}", yellow=True)
