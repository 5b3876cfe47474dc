"""The command line, read: every command is one frozen dataclass, in a file of its own.

Standard library only, since `--help` and `--version` answer before anything is installed. Starts nothing itself.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Union

from . import count, serve, solutions, steps
from .count import Count
from .serve import Serve
from .solutions import Solutions
from .steps import Steps

__all__ = ["Command", "Count", "Serve", "Solutions", "Steps", "parse"]

Command = Union[Serve, Count, Steps, Solutions]  # noqa: UP007 - evaluated even by a Python that is too old, to be told so

# Another command gets its file here, a word below, and a line in `__main__`.


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """Raises SystemExit, with a sentence on stderr and status 2, for what makes no sense; status 0 after --help."""
    command, *others = arguments or [""]
    if command == "count":
        return count.parse(others)
    if command == "trace":
        return steps.parse(others)
    if command == "solutions":
        return solutions.parse(others)
    return serve.parse(arguments, environ)
