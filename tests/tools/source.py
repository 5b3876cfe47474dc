"""Our own sources, read as Python reads them."""

from __future__ import annotations

import ast
from pathlib import Path

_TRIES = 5


def tree(path: Path, **how: object) -> ast.Module:
    """The parser of Python 3.11 may be disturbed by another thread's (its issue 106905); asked again, it is not."""
    for _ in range(_TRIES - 1):
        try:
            return ast.parse(path.read_text("utf-8"), **how)  # type: ignore[call-overload, no-any-return]
        except SystemError:
            continue
    return ast.parse(path.read_text("utf-8"), **how)  # type: ignore[call-overload, no-any-return]
