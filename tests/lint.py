"""`python3 -m tests.lint`: everything that reads the code without running it. All of it runs, even after a failure."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from server.bootstrap.places import cache
from server.bootstrap.start import ensure_environment
from tests.tools.system import apt_install, say, succeeds

_TYPESCRIPT = "7.0.2"
_JSCONFIG = Path(__file__).with_name("tools") / "jsconfig.json"


def main() -> None:
    ensure_environment(["lint", "test"])
    python = [sys.executable, "-m"]
    checks = [
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "mypy"],
        [*_typescript(), "--project", str(_JSCONFIG)],
    ]
    failed = [" ".join(check) for check in checks if not succeeds(check)]
    for command in failed:
        say(f"failed: {command}")
    sys.exit(bool(failed))


def _typescript() -> list[str]:
    """The command of the TypeScript compiler, kept in the user's cache: the project itself has no use for npm."""
    folder = cache() / f"typescript-{_TYPESCRIPT}"
    compiler = folder / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        npm = shutil.which("npm") or (apt_install("npm") and shutil.which("npm"))
        if not npm:
            sys.exit("failed: tsc needs npm; install Node.js")
        say(f"fetching the TypeScript compiler {_TYPESCRIPT}")
        folder.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-save", "--no-audit", "--no-fund", "--silent"]
        succeeds([npm, "install", "--prefix", str(folder), *quiet, f"typescript@{_TYPESCRIPT}"])
    return ["node", os.fspath(compiler)]


if __name__ == "__main__":
    main()
