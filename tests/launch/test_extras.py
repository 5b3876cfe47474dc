"""Extras are imported when an option needs them, so that a server without them starts."""

from __future__ import annotations

import subprocess
import sys

from tests.tools.serving import ROOT

WITHOUT = """
import sys

class Hidden:
    def find_spec(self, name, *_):
        if name.partition(".")[0] in {"dask", "distributed", "gunicorn", "prometheus_client", "redis", "tornado"}:
            raise ImportError(name)

sys.meta_path.insert(0, Hidden())
import server.launch.serve
"""


def test_serving_needs_no_extra() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
