"""`python3 -m tests.lint`: everything that reads the code without running it. All of it runs, even after a failure."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from server.bootstrap.places import cache
from server.bootstrap.start import ensure_environment
from tests.tools.system import apt_install, say, succeeds

_TOOLS = Path(__file__).with_name("tools")
_TYPESCRIPT = "7.0.2"
_ESLINT = "9.39.5"  # the newest that Debian's Node.js runs


def main() -> None:
    ensure_environment(["lint", "test"])
    python = [sys.executable, "-m"]
    checks = [
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "mypy"],
        [*_tool("typescript", _TYPESCRIPT, "tsc"), "--project", str(_TOOLS / "jsconfig.json")],
        [
            *_tool("eslint", _ESLINT, "eslint.js"),
            "--config",
            str(_TOOLS / "eslint.config.mjs"),
            "server/static/js",
            "tests/js",
        ],
    ]
    failed = [" ".join(check) for check in checks if not succeeds(check)]
    for command in failed:
        say(f"failed: {command}")
    sys.exit(bool(failed))


def _tool(package: str, version: str, command: str) -> list[str]:
    """A tool of npm's, kept in the user's cache: the project itself has no use for npm. The command that runs it."""
    folder = cache() / f"{package}-{version}"
    script = folder / "node_modules" / package / "bin" / command
    if not script.exists():
        npm = shutil.which("npm") or (apt_install("npm") and shutil.which("npm"))
        if not npm:
            sys.exit(f"failed: {command} needs npm; install Node.js")
        say(f"fetching {package} {version}")
        folder.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-save", "--no-audit", "--no-fund", "--silent"]
        succeeds([npm, "install", "--prefix", str(folder), *quiet, f"{package}@{version}"])
    return ["node", os.fspath(script)]


if __name__ == "__main__":
    main()
