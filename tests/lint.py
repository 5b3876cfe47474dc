"""`python3 -m tests.lint`: runs all tools that check the code without running it, even after one has failed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from server.bootstrap.start import ensure_environment
from server.files.cache import user_cache
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
    """The command that runs a tool from npm, which is kept in the user's cache. The project itself does not use npm."""
    folder = user_cache() / f"{package}-{version}"
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
