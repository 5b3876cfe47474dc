"""`python3 -m tests`: the tests, on all processors and in random order, from a fresh clone in one command.

Tests that start other programs, such as gunicorn and Redis, are left out, and the last lines say so. `--programs` runs
them, but for those whose program is missing here; `--complete` takes that for an error, and `--all` runs the slow ones,
too. Further arguments go to pytest: `-n 0` keeps to one process, and `-p no:randomly` to the order of the files;
`--randomly-seed` repeats an order.
"""

from __future__ import annotations

import os
import sys

from server.bootstrap.start import become, ensure_environment

# One more process than processors: tests wait for browsers and servers a tenth of their time.
PARALLEL = [f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal"]


def main() -> None:
    ensure_environment(["test", *(["notebook", "lint"] if {"--all", "--complete"} & {*sys.argv} else [])])
    from .tools.chromium import install_chromium

    install_chromium()
    from server.jobs.warming import warm

    warm()  # else the first test to need a kernel waits until it is compiled, and each process compiles it
    become([sys.executable, "-m", "pytest", *PARALLEL, *sys.argv[1:]])


if __name__ == "__main__":
    main()
