"""Keeps compiled kernels in a folder where nobody else can have put code."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from ..files.private import private_folder, private_folders

WANTED = os.environ.get("BITQUEENS_PURE", "0") in ("", "0")  # compiled kernels; else everything runs interpreted
PROBE_BYTES = 1 << 20  # more than the kernels of this program take in the cache


@cache
def source_digest() -> str:
    """A name that changes with the program. numba notices changes in a kernel's file, but not in the files it calls."""
    digest = sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def choose_folder() -> Path | None:
    """The folder for compiled kernels; None if there is none to write to."""
    return next(filter(_is_writable, _folders()), None)


def _folders() -> Iterator[Path]:
    """The folder that the user has chosen, then those that we would take; only private ones."""
    with suppress(OSError):
        if chosen := os.environ.get("NUMBA_CACHE_DIR"):
            yield private_folder(Path(chosen))
    with suppress(OSError):  # sources inside a zip file
        yield from private_folders(source_digest())


def _is_writable(folder: Path) -> bool:
    """Whether kernels would fit. It writes to the folder, since only that detects a full disk."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(PROBE_BYTES))
    except OSError:
        return False
    return True
