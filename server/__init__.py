"""Bitqueens: watch Martin Richards' bitmask search for the N queens, step by step.

This file runs before third-party packages are installed, so it imports only the standard library. `Trace` is imported
on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .search.trace.trace import Trace

__all__ = ["Trace", "__version__"]
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if name == "Trace":
        from .search.trace.trace import Trace

        return Trace
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
