"""Parses our own sources."""

from __future__ import annotations

import ast
from pathlib import Path

_TRIES = 5


def tree(path: Path, **how: object) -> ast.Module:
    """In Python 3.11 two threads that parse may disturb each other (its issue 106905), so it tries again."""
    for _ in range(_TRIES - 1):
        try:
            return ast.parse(path.read_text("utf-8"), **how)  # type: ignore[call-overload, no-any-return]
        except SystemError:
            continue
    return ast.parse(path.read_text("utf-8"), **how)  # type: ignore[call-overload, no-any-return]
