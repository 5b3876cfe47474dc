"""Bitqueens: watch Martin Richards' bitmask search for the N queens, step by step.

This file runs before third-party packages are installed, so it imports only the standard library. `Trace` is imported
on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .film import Film
    from .search.trace.trace import Trace

__all__ = ["Film", "Trace", "__version__"]


def __getattr__(name: str) -> object:
    if name == "Trace":
        from .search import notebook
        from .search.trace.trace import Trace

        notebook.make_film = _make_film
        return Trace
    if name == "Film":
        return import_module(".film", __package__).Film
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _make_film(trace: Any) -> str:
    """The film of a trace for a notebook. What makes it is imported only now, as it takes the pages."""
    text: str = import_module(".film", __package__).show(trace)
    return text
