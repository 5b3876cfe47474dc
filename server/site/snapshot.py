"""Make a memory snapshot of a Python that has imported all modules for answers, with Node.js; pages start faster."""

import gzip
import shutil
import subprocess
import tempfile
from pathlib import Path

_SCRIPT = Path(__file__).with_name("snapshot.mjs")


class SnapshotFailed(Exception):
    """Node.js could not make the snapshot; the message has the last line of its output."""


def make_snapshot(pyodide: Path, package: bytes) -> bytes | None:
    """Return a snapshot, compressed by gzip; None without Node.js. Raises SnapshotFailed.

    Two snapshots are never quite the same.
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
