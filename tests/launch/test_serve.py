"""Tests of serving: it needs no extra, and returns freed memory to the system."""

import subprocess
import sys

import pytest

from tests.tools.process import has_proc
from tests.tools.serving import ROOT

WITHOUT = """
import sys

class Hidden:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in {"dask", "distributed", "tornado"}:
            raise ImportError(name)

sys.meta_path.insert(0, Hidden())
import server.launch.serve
"""

PROGRAM = """
import os
from server.launch.serve import return_freed_memory
from tests.tools.process import megabytes

return_freed_memory()
bytearray(20 * 2**20)  # afterwards glibc would also allocate larger blocks on its heap
before = megabytes(os.getpid())
blocks = [(bytearray(b"x") * 200_000, bytearray(b"x") * 1000) for _ in range(500)]
between = [small for _, small in blocks]  # so that its heap cannot shrink
del blocks
print(megabytes(os.getpid()) - before)
"""


def test_serving_needs_no_extra() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not has_proc(), reason="this system has no /proc to measure memory")
def test_large_blocks_are_returned_when_they_are_freed() -> None:
    """Fails without `mallopt`: 100 MB would stay allocated."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    assert float(ran.stdout) < 20
