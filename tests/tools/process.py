"""Memory and processor time of another process, read from /proc (Linux only)."""

from pathlib import Path


def megabytes(pid: int) -> float:
    """Return the resident memory of a process. Raises LookupError if /proc does not show it."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name == "VmRSS":
            return int(value.split()[0]) / 1024
    raise LookupError(pid)


def has_proc() -> bool:
    """Return whether this system has /proc, so that processes can be measured."""
    return Path("/proc/self/status").exists()
