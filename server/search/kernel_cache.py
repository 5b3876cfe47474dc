"""The cache folder of compiled kernels, which no other user can write to."""

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
    """Return a digest of the sources: numba detects a change in a kernel's file, but not in the files it calls."""
    digest = sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def choose_folder() -> Path | None:
    """Return the folder for compiled kernels; None if no folder is writable."""
    return next(filter(_is_writable, _folders()), None)


def _folders() -> Iterator[Path]:
    """Yield the user's chosen folder, then the default ones; only private ones."""
    with suppress(OSError):
        if chosen := os.environ.get("NUMBA_CACHE_DIR"):
            yield private_folder(Path(chosen))
    with suppress(OSError):  # sources inside a zip file
        yield from private_folders(source_digest())


def _is_writable(folder: Path) -> bool:
    """Return whether kernels fit. Only writing a probe detects a full disk."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(PROBE_BYTES))
    except OSError:
        return False
    return True
