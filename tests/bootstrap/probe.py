"""Command for test_bootstrap that only needs its environment: it prints its interpreter and arguments.

venv is the real one without pip; environment variables of the test set the behaviour of pip.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from server.bootstrap import tools
from server.bootstrap.start import ensure_environment


def act(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    tool, target = command[3], command[-1]
    with (Path(os.environ["XDG_CACHE_HOME"]) / "calls").open("a") as log:
        log.write("venv\n" if tool == "venv" else f"pip {target}\n")
    if tool == "venv":
        return subprocess.run([*command, "--without-pip"], capture_output=True, text=True)
    time.sleep(float(os.environ.get("PIP_SECONDS", "0")))
    return subprocess.CompletedProcess(command, int(os.environ.get("PIP_STATUS", "0")), "", os.environ.get("PIP_SAYS"))


tools.run = act
if "NO_ENSUREPIP" in os.environ:
    importlib.util.find_spec = lambda *_: None

ensure_environment(sys.argv[1:])
print(json.dumps({"prefix": sys.prefix, "arguments": sys.argv[1:], "warnings": sys.warnoptions}))
