"""Run venv and pip, and explain the remedy if one of them fails.

All messages go to stderr, because stdout belongs to the user's command.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

SCRATCH = "unpacked-"  # begins the name of pip's temporary folder, which a killed process leaves
_MISSING = re.compile(r"(?:No matching distribution found for|satisfies the requirement) ([\w.-]+)")
_FULL = re.compile(rf"\[Errno {errno.ENOSPC}\]|{re.escape(os.strerror(errno.ENOSPC))}")
_OTHERS = re.compile(r"bitqueens\[(.+)\]")  # extras that an extra includes


class SetupError(Exception):
    """The error and its remedy, as a sentence for the user at the terminal."""


def say(message: str) -> None:
    print(f"bitqueens: {message}", file=sys.stderr, flush=True)


def find_requirements(pyproject: Path, extras: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the packages that the project needs with some extras, and these extras with all that they include."""
    if sys.version_info < (3, 11) and (wheel := find_pip()):
        sys.path.append(str(wheel))
    toml: Any = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "pip._vendor.tomli")
    project = toml.loads(pyproject.read_text("utf-8"))["project"]
    packages, every = list(project["dependencies"]), list(extras)
    for extra in every:  # which grows
        for package in project["optional-dependencies"][extra]:
            others = _OTHERS.fullmatch(package)
            every += [other for other in others[1].split(",") if other not in every] if others else []
            packages += [] if others else [package]
    return packages, sorted(every)


def find_pip() -> Path | None:
    """Return the wheel of pip that comes with Python; pip runs from it without being installed."""
    found = importlib.util.find_spec("ensurepip")
    folders = [*(found.submodule_search_locations or ())] if found else []
    folders.append(sysconfig.get_config_var("WHEEL_PKG_DIR") or "/usr/share/python-wheels")
    return next((wheel for folder in folders for wheel in Path(folder).glob("**/pip-*.whl")), None)


def make_venv(folder: Path) -> None:
    """Make a virtual environment in `folder`, which may exist; with pip only where no wheel of pip is found."""
    # Debian ships venv without ensurepip, so importing venv proves nothing.
    options = ["--without-pip"] if find_pip() else []
    lacking = not options and importlib.util.find_spec("ensurepip") is None
    command = [sys.executable, "-I", "-m", "venv", *options, str(folder)]
    status, said = (1, "ensurepip is not") if lacking else run(command)
    if "ensurepip is not" in said:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        raise SetupError(
            f"this Python cannot make a virtual environment; on Debian and Ubuntu, `apt install {package}` (as root) "
            "provides it; then run the same command again"
        )
    if status:
        raise SetupError(f"{_why(said) or f'could not make {folder}'}\n{_tail(said)}")


def install(python: Path, packages: Sequence[str], *, fresh: bool, lock: int, behind: bool = False) -> None:
    """Install packages for the interpreter `python`, on a terminal with pip's own progress.

    fresh: the environment is new, and needs pip. lock: a descriptor that pip holds until it ends. behind: pip runs at
    low priority and without output. Raises SetupError.
    """
    wheel = find_pip() if fresh else None
    # -I: packages in PYTHONPATH or in the current folder must not count as installed.
    pip = [str(python), "-I", *([f"{wheel}{os.sep}pip"] if wheel else ["-m", "pip"]), "install"]
    # The first import compiles what it needs; behind a server there is time for all.
    pip += ["--disable-pip-version-check", *(["--no-compile", "--upgrade"] if fresh else [])]
    pip += [] if sys.stderr.isatty() and not behind else ["--quiet"]
    with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=python.parents[1]) as scratch:  # /tmp may be small
        environ = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), scratch)
        status, said = run([*pip, *packages, *(["pip"] if fresh else [])], lock, behind, environ)
    if status:
        raise SetupError(f"{_why(said) or 'pip could not install the packages'}\n{_tail(said)}")


def run(
    command: Sequence[str], lock: int | None = None, behind: bool = False, environ: Mapping[str, str] = {}
) -> tuple[int, str]:
    """Run a tool; return its status and what it wrote, without its progress, which goes to a terminal.

    The tool ends when this process exits; if this is killed, the tool goes on and still holds the lock.
    """
    shown = sys.stderr.isatty() and not behind
    how: dict[str, Any] = {"stdout": sys.stderr.fileno() if shown else subprocess.PIPE}
    how.update(stderr=subprocess.PIPE if shown else subprocess.STDOUT, env={**os.environ, **environ})
    if sys.platform != "win32":
        how.update(pass_fds=[] if lock is None else [lock], start_new_session=behind)
    elif behind:
        how["creationflags"] = subprocess.BELOW_NORMAL_PRIORITY_CLASS
    with subprocess.Popen(command, text=True, errors="replace", stdin=subprocess.DEVNULL, **how) as child:
        if behind and sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, child.pid, 19)
        leaving, thread = threading.Event(), threading.current_thread()

        def leave() -> None:
            leaving.set()
            child.terminate()
            if thread is not threading.current_thread():
                thread.join()  # it tidies up

        atexit.register(leave)
        try:
            said = "".join(part or "" for part in child.communicate())
        except BaseException:
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(2)  # Ctrl-C in a terminal reaches the tool, too, which then shows the cursor again
            child.terminate()
            raise
        finally:
            atexit.unregister(leave)
        if leaving.is_set():
            sys.exit()  # only this thread
        return child.returncode, said


def _why(said: str) -> str:
    """Return the cause and the remedy, if they are known."""
    if _FULL.search(said):
        return "the disk is full; make room for the packages, then run the same command again"
    if not (missing := _MISSING.search(said)):
        return ""
    return (
        f"the package {missing[1]} could not be downloaded. Is this machine online? Behind a proxy set HTTPS_PROXY, "
        "for an index of your own PIP_INDEX_URL; then run the same command again"
    )


def _tail(output: str) -> str:
    """Return the last lines of a tool's output; only its errors, if it marks them."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return "\n".join(f"  | {line}" for line in (errors or lines)[-6:])
