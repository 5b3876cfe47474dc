"""A server that begins without NumPy and numba: `light.py FOLDER`, in an interpreter without site-packages.

FOLDER is on its path, and gets links to all packages but these; to these as well once it has the file `arrive`. The
file `fail` has the sentence of a failed installation.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

FOLDER, SITE = Path(sys.argv[1]), Path(os.environ["SITE"])
LATE = ("numba", "numpy", "llvmlite")


def link(*, late: bool) -> None:
    """Link the late packages, or all others."""
    for package in SITE.iterdir():
        if package.name.startswith(LATE) == late:
            (FOLDER / package.name).symlink_to(package)


def install() -> str:
    from tests.tools.waiting import until

    until(lambda: (FOLDER / "arrive").exists() or (FOLDER / "fail").exists(), "the installation")
    if (FOLDER / "fail").exists():
        return (FOLDER / "fail").read_text()
    link(late=True)
    return ""


if __name__ == "__main__":
    link(late=False)
    from server.cli import parse
    from server.launch import announce, serve

    config = serve.config_for(options := parse(["--no-browser", "--log-level", "info"]))
    patient = replace(config, limits=replace(config.limits, heartbeat=3600))  # the test does not read all sockets
    serve.config_for = lambda _: patient
    announce.DEFAULT_PORT = 0
    start = serve.warming.start
    serve.warming.start = lambda _: start(install)
    sys.exit(serve.run(options))
