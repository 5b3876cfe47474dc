"""Command for test_bootstrap that only needs its environment: it prints its interpreter and arguments.

venv is the real one; the wheel of pip is a folder of the test. `behind` installs kernels as a server does.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path
from threading import Thread

from server.bootstrap import kernels, tools
from server.bootstrap.start import ensure_environment

if "NO_ENSUREPIP" in os.environ:
    tools.find_pip, importlib.util.find_spec = lambda: None, lambda *_: None
else:
    tools.find_pip = lambda: Path(__file__).with_name("wheel")

light = {"--light": True, "--fast": False}.get(os.environ.get("OPTION", ""))
ensure_environment(sys.argv[1:], light=light, wishes=os.environ.get("WISH", "").split())


def install() -> None:
    if why := kernels.install_fast():
        print(why, file=sys.stderr, flush=True)


print(json.dumps({"prefix": sys.prefix, "arguments": sys.argv[1:], "warnings": sys.warnoptions}), flush=True)
if "BEHIND" in os.environ:
    print("wanted" if kernels.wanted() else "left out", file=sys.stderr, flush=True)
    thread = Thread(target=install, daemon=True)
    if kernels.wanted():
        thread.start()
    if os.environ["BEHIND"] == "leave":
        sys.stdin.read()  # until the test closes it
    elif thread.ident:
        thread.join()
