"""`python3 -m tests`: run the tests on all processors, in random order, from a fresh clone.

Tests that start other programs, such as proxies and Dask, are left out; the last lines of the output list them.
`--programs` runs those whose program is installed, `--complete` fails if one is missing, `--all` adds the slow tests.
Other arguments go to pytest: `-n 0` uses one process, `-p no:randomly` keeps the order of the files, and
`--randomly-seed` repeats an order.
"""

import os
import sys

from server.bootstrap.start import become, ensure_environment

# One process more than processors, since tests wait for browsers and servers a tenth of their time.
PARALLEL = [f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=worksteal"]


def main() -> None:
    ensure_environment(["test", *(["notebook", "lint"] if {"--all", "--complete"} & {*sys.argv} else [])])
    from .tools.chromium import install_chromium

    install_chromium()
    from server.jobs.warming import warm

    warm()  # compiles the kernels once, before each process would compile them for itself
    become([sys.executable, "-m", "pytest", *PARALLEL, *sys.argv[1:]])


if __name__ == "__main__":
    main()
