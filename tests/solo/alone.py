"""Answer as a page without a server does: in one thread, and without the packages that a browser lacks.

`python -m tests.solo.alone` reads requests, a JSON text a line, and prints the answer to each.
"""

import sys

ABSENT = ("numpy", "numba", "llvmlite", "orjson", "flask", "flask_sock", "dask", "distributed")


def main() -> None:
    for name in ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails
    from server.solo.solo import Solo

    solo = Solo(print)
    for line in sys.stdin:
        solo.receive(line)
        while solo.run_turn():
            pass


if __name__ == "__main__":
    main()
