"""Parse our Python sources."""

import ast
from pathlib import Path

_TRIES = 5


def parse_source(path: Path, **options: object) -> ast.Module:
    """Parse a file, retrying on SystemError: in Python 3.11 threads that parse at once can raise it (gh-106905)."""
    for _ in range(_TRIES - 1):
        try:
            return ast.parse(path.read_text("utf-8"), **options)  # type: ignore[call-overload, no-any-return]
        except SystemError:
            continue
    return ast.parse(path.read_text("utf-8"), **options)  # type: ignore[call-overload, no-any-return]
