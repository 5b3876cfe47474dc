"""`python3 -m tests`: all tests, from a fresh clone, in one command. Further arguments go to pytest."""

from __future__ import annotations

import sys

from server.bootstrap.start import become, ensure_environment


def main() -> None:
    ensure_environment(["test"])
    from .tools.chromium import NoBrowserError, provide

    try:
        provide()
    except NoBrowserError as error:
        sys.exit(f"tests: {error}")
    become([sys.executable, "-m", "pytest", *sys.argv[1:]])


if __name__ == "__main__":
    main()
