"""What another process uses of the machine, on systems that tell (Linux)."""

from __future__ import annotations

import os
from pathlib import Path


def megabytes(pid: int) -> float:
    """Memory in use."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name == "VmRSS":
            return int(value.split()[0]) / 1024
    raise LookupError(pid)


def processor_seconds(pid: int) -> float:
    """The processor time of a process so far, that of the system for it included."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_stopped(pid: int) -> bool:
    """Whether every thread of a process rests by SIGSTOP: one that is still on its way may take a connection."""
    stats = Path(f"/proc/{pid}/task").glob("*/stat")
    return all(stat.read_text("ascii").rpartition(")")[2].split()[0] == "T" for stat in stats)


def is_told() -> bool:
    """Whether this system tells it."""
    return Path("/proc/self/status").exists()
