"""Run programs of the system, and install Debian packages where permitted."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def log(message: str) -> None:
    print(f"tests: {message}", file=sys.stderr, flush=True)


def succeeds(command: Sequence[str], *, silent: bool = False) -> bool:
    """Run a command and return whether it succeeded; its output goes to stderr, or nowhere if `silent`."""
    output = subprocess.DEVNULL if silent else sys.stderr
    try:
        done = subprocess.run(command, stdout=output, stderr=output, stdin=subprocess.DEVNULL, timeout=600)
        return done.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(*packages: str) -> bool:
    """Install the first available of these Debian packages and return True; False unless run by root on Debian."""
    if not (is_root() and shutil.which("apt-get")):
        return False
    get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]
    if not succeeds([*get, "update"]):
        return False
    for package in packages:
        log(f"installing the Debian package {package}")
        if succeeds([*get, "install", "--yes", "--no-install-recommends", package]):
            return True
    return False
