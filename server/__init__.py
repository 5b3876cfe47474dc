"""Bitqueens: watch Martin Richards' bitmask search for the N queens, step by step.

This file runs before third-party packages are installed, so exported names are imported on first use.
"""

from __future__ import annotations

from importlib import import_module

from .exports import EXPORTS
from .version import __version__

TYPE_CHECKING = False  # type checkers take it for True; importing `typing` would delay the handler of Ctrl-C
if TYPE_CHECKING:
    from typing import Any

    from .film import Film
    from .search.counting.count import Cancelled, Count, Progress, count
    from .search.counting.engines import EngineUnavailable
    from .search.counting.forecast import Forecast, forecast
    from .search.estimates.tree_size import Estimate
    from .search.outline.outline import Outline
    from .search.step import Counters, Frame, PuzzleFrame, PuzzleStep, SquareFrame, SquareStep, Step
    from .search.trace.events import NotWithin
    from .search.trace.pausing import SizeUnknown
    from .search.trace.solutions import Solution
    from .search.trace.trace import Trace
    from .search.walks.reach import NotReady

__all__ = [
    "Cancelled",
    "Count",
    "Counters",
    "EngineUnavailable",
    "Estimate",
    "Film",
    "Forecast",
    "Frame",
    "NotReady",
    "NotWithin",
    "Outline",
    "Progress",
    "PuzzleFrame",
    "PuzzleStep",
    "SizeUnknown",
    "Solution",
    "SquareFrame",
    "SquareStep",
    "Step",
    "Trace",
    "__version__",
    "count",
    "forecast",
]


def __getattr__(name: str) -> object:
    if name not in EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f".{EXPORTS[name]}", __package__), name)
    if name == "Trace":
        notebook: Any = import_module(".search.notebook", __package__)
        notebook.make_film = _make_film
    return found


def __dir__() -> list[str]:
    return [*__all__]


def _make_film(trace: Any) -> str:
    text: str = import_module(".film", __package__).show(trace)
    return text
