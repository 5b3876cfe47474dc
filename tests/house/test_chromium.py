"""A browser that cannot be fetched is one sentence, not a page of somebody else's tracebacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.serving import ROOT


@pytest.mark.slow  # it starts a whole installer
def test_a_download_that_fails_is_one_sentence(tmp_path: Path) -> None:
    program = "from tests.tools.chromium import *\ntry: provide()\nexcept NoBrowserError as error: say(error)"
    nowhere = {
        "PATH": str(tmp_path),  # neither a browser nor apt-get
        "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path),
        "PLAYWRIGHT_DOWNLOAD_HOST": "http://127.0.0.1:9",
    }
    environ = {name: value for name, value in os.environ.items() if name != "CHROMIUM_PATH"} | nowhere
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environ, capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout == ""
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == ["tests"] * 3
    assert "could not be fetched" in done.stderr
    assert "set CHROMIUM_PATH" in done.stderr
