"""Reads the command line. Every command has a file: its options as a frozen dataclass, `parse`, and `run`.

Standard library only, readable by Python 3.8, since `--help` and `--version` work before anything is installed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Union

from . import count, export, forecast, index, lesson, serve, site, solutions, trace, watch
from .count import Count
from .export import Export
from .forecast import Forecast
from .index import Index
from .lesson import Lessons
from .serve import Serve
from .site import Site
from .solutions import Solutions
from .trace import Steps
from .watch import Watch

__all__ = [
    "Command",
    "Count",
    "Export",
    "Forecast",
    "Index",
    "Lessons",
    "Serve",
    "Site",
    "Solutions",
    "Steps",
    "Watch",
    "parse",
]

Command = Union[Serve, Count, Steps, Solutions, Lessons, Forecast, Index, Site, Export, Watch]  # noqa: UP007 - evaluated by Python 3.8, too

# A new command needs a file here, and its lines above and below.
_PARSERS: dict[str, Callable[[Sequence[str]], Command]] = {
    "count": count.parse,
    "forecast": forecast.parse,
    "index": index.parse,
    "trace": trace.parse,
    "solutions": solutions.parse,
    "lesson": lesson.parse,
    "site": site.parse,
    "export": export.parse,
    "watch": watch.parse,
}


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """The command. Raises SystemExit: with status 2 and a sentence on stderr for an error, with 0 after --help."""
    command, *others = arguments or [""]
    return _PARSERS[command](others) if command in _PARSERS else serve.parse(arguments, environ)
