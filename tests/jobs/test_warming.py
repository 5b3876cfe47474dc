"""Loading compiled loops in the background, and saying so if numba is missing."""

from __future__ import annotations

import os
import subprocess
import sys

from flask.testing import FlaskClient

from server.jobs import warming
from tests.tools.serving import ROOT


def test_warming_ends_and_is_told(client: FlaskClient) -> None:
    warming.start()
    assert warming.ready.wait(120)
    assert client.get("/healthz").get_json()["kernels"] == "warm"


def test_without_numba_it_says_so_once_and_works() -> None:
    setup = "from server import Trace; from server.jobs.warming import warm"
    code = f"{setup}; warm(); print(Trace('bitmask', 14)[-1].solutions)"
    environ = {**os.environ, "BITQUEENS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    assert done.stdout == "365596\n"
    assert done.stderr == "bitqueens: numba is not in use here; interpreted Python does the work, slower\n"
