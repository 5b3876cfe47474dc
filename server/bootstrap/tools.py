"""Run venv and pip, and explain the remedy if one of them fails.

All messages go to stderr, because stdout belongs to the user's command.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .lastline import showing

_MISSING = re.compile(r"(?:No matching distribution found for|satisfies the requirement) ([\w.-]+)")


class SetupError(Exception):
    """The error and its remedy, as a sentence for the user at the terminal."""


def say(message: str) -> None:
    print(f"bitqueens: {message}", file=sys.stderr, flush=True)


def make_venv(folder: Path) -> None:
    """Make a virtual environment with pip in `folder`, which may exist."""
    # Debian ships venv without ensurepip, which venv needs, so importing venv proves nothing.
    lacking = importlib.util.find_spec("ensurepip") is None
    with showing(sys.stderr, f"bitqueens: making {folder}"):
        made = None if lacking else run([sys.executable, "-I", "-m", "venv", str(folder)])
    if made is None or "ensurepip is not" in made.stdout + made.stderr:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        raise SetupError(
            f"this Python cannot make a virtual environment; on Debian and Ubuntu, `apt install {package}` (as root) "
            "provides it; then run the same command again"
        )
    if made.returncode:
        raise SetupError(f"could not make {folder}\n{_tail(made.stdout + made.stderr)}")


def install(python: Path, project: Path, extras: Sequence[str]) -> None:
    """Install the project in the folder `project`, with its dependencies and `extras`, for the interpreter `python`."""
    with_extras = f"[{','.join(extras)}]" if extras else ""
    work = f"installing the packages that bitqueens{with_extras} needs"
    say(f"{work} (once; about half a minute)")
    # -I: packages in PYTHONPATH or in the current folder must not count as installed.
    pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    with showing(sys.stderr, f"bitqueens: {work}"):
        done = run([*pip, f"{project}{with_extras}"])
    if done.returncode == 0:
        return
    missing = _MISSING.search(done.stderr)
    if missing is None:
        raise SetupError(f"pip could not install the packages\n{_tail(done.stderr)}")
    raise SetupError(
        f"the package {missing[1]} could not be downloaded. Is this machine online? Behind a proxy set HTTPS_PROXY, "
        f"for an index of your own PIP_INDEX_URL; then run the same command again\n{_tail(done.stderr)}"
    )


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)


def _tail(output: str) -> str:
    """Return the last lines of a tool's output; only its errors, if it marks them."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return "\n".join(f"  | {line}" for line in (errors or lines)[-6:])
