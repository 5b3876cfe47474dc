"""The memory of a Python that has imported all that answers. It is made by Node.js; without it pages start slowlier."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

_SCRIPT = Path(__file__).with_name("snapshot.mjs")


class SnapshotFailed(Exception):
    """Node.js could not make it; the message has what it said last."""


def make_snapshot(pyodide: Path, package: bytes) -> bytes | None:
    """The memory, compressed by gzip; None where there is no Node.js. Two are never quite the same. Raises
    SnapshotFailed.
    """
    node = shutil.which("node")
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        zip_ = Path(folder, "package.zip")
        zip_.write_bytes(package)
        done = subprocess.run([node, _SCRIPT, pyodide, zip_], capture_output=True, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise SnapshotFailed(f"Node.js could not start Pyodide: {said[-1] if said else done.returncode}")
    return gzip.compress(done.stdout, 9, mtime=0)
