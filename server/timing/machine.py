"""The description of this machine, without which a time means nothing."""

from __future__ import annotations

import platform
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ..search.counting.threads import processors


@cache
def describe_machine() -> str:
    """Return processors, system, Python and compiler, in one line."""
    return (
        f"{processors()} processors ({processor()}), {platform.system()}, "
        f"Python {platform.python_version()}, {compiler()}"
    )


def processor() -> str:
    """Return the processor's name, if the system has it."""
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    """Return numba and its version."""
    try:
        return f"numba {version('numba')}"
    except PackageNotFoundError:
        return "no numba"
