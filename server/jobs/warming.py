"""The compiled loops of a running server: installed if they are missing, compiled and loaded, all in the background.

Until they are ready everything runs interpreted; then it runs compiled, without a restart. Nothing waits for them.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from logging import INFO, WARNING
from pathlib import Path
from threading import Thread
from typing import Literal

from ..config.logs import log, log_failure
from ..search.compiled import hold_back, is_compiled, is_there, put_to_use
from ..search.kernel_cache import choose_folder

NICENESS = 10  # of counting and of compiling, so that threads that serve viewers go first
_COMPLETE = "complete"  # the file that marks a cache folder with all kernels
_SLOWLY = "until then counts, and steps and outlines of large boards, take longer"

Install = Callable[[], str]  # installs numba; returns why it could not, or ""


@dataclass(frozen=True)
class Kernels:
    """The state of the compiled loops; `why` they failed, else ""."""

    state: Literal["installing", "warming", "warm", "failed", "left out"]
    why: str = ""


_now = Kernels("left out")  # until `start`


def kernels() -> Kernels:
    """Return the present state."""
    return _now


def start(install: Install | None) -> None:
    """Make the compiled loops ready in a thread. `install`: None if they are to be left out when missing."""
    if not is_there() and install is None:
        _become(Kernels("left out"), "the compiled loops are left out: counts and large boards take longer")
        return
    if not is_there() or _is_cold():
        hold_back()
        from ..search.outline import kernel  # noqa: F401 - so that no request imports it while it is exchanged
    Thread(target=_try, args=(install,), name="warming", daemon=True).start()


def _become(now: Kernels, sentence: str) -> None:
    global _now
    _now = now
    log.log(WARNING if now.why else INFO, sentence)


def _try(install: Install | None) -> None:
    try:
        _bring(install)
    except Exception as error:
        why = f"{type(error).__name__}, in the log under {log_failure(error, 'loading compiled loops')}"
        _become(Kernels("failed", why), f"the compiled loops are not in use: {why}")


def _bring(install: Install | None) -> None:
    if install:
        if not is_there():
            _become(Kernels("installing"), f"the compiled loops are being installed; {_SLOWLY}")
        if why := install():  # also if they are there: an interrupted installation may have left half of them
            _become(Kernels("failed", why), f"the compiled loops could not be installed: {why}")
            return
    _become(Kernels("warming"), f"the compiled loops are being loaded; {_SLOWLY}")
    if _is_cold():
        _compile_apart()
    if not put_to_use():
        _become(Kernels("failed", "numba does not run here"), "the compiled loops are not in use: numba does not run")
        return
    warm()
    _become(Kernels("warm"), "the compiled loops are ready")


def _is_cold() -> bool:
    """Return True if a cache folder lacks kernels."""
    folder = choose_folder()
    return folder is not None and not (folder / _COMPLETE).exists()


def _compile_apart() -> None:
    """Compile all kernels into the cache in a process of low priority, which ends with this one."""
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(
        command,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_CACHE_DIR": str(choose_folder())},
        stdin=subprocess.PIPE,  # closed when this process ends
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    ) as child:
        if child.wait():
            log.warning("compiling the loops apart ended with status %s: they are compiled here", child.returncode)


def warm() -> None:
    """Load or compile all kernels that an answer may need, and mark their cache folder as complete."""
    from ..search.counting.engines import warm as warm_counting
    from ..search.trace.trace import Trace

    Trace("bitmask", 15)[50_000_000]
    Trace("basic", 13)[5_000_000]
    Trace("bitmask", 13).outline(0, 1_000_000, 100)
    warm_counting()
    if is_compiled() and (folder := choose_folder()):
        with suppress(OSError):
            (folder / _COMPLETE).touch()
    gc.collect()
    gc.freeze()  # numba's many objects would make each garbage collection slow


def _compile_here() -> None:
    """Run `warm` at a low priority, unless the process that started this one ends before."""

    def end_with_parent() -> None:
        sys.stdin.read()
        os._exit(1)

    if sys.platform != "win32":
        os.nice(NICENESS)
    Thread(target=end_with_parent, daemon=True).start()
    warm()


if __name__ == "__main__":
    _compile_here()
