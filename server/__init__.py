"""Bitqueens: watch Martin Richards' bitmask search for the N queens, step by step.

This file runs before anything third-party is installed, so it may import nothing but the standard library;
`Trace` is fetched when first asked for.
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
