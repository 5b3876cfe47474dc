"""The loops that run billions of times: see `border` for the mathematics, `scalar` for a state, `batches` for the loop.

`load_kernel` compiles them. Only kernels import modules from here that import numba: importing it takes as long as
counting the solutions of N = 16, and a server starts without it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

Kernel: TypeAlias = Callable[..., int]


@cache
def load_kernel(name: str, *constants: int) -> Kernel:
    """Compile a function of a module in here, like "border.tabulate"; with constants, the one that it returns for them.

    It takes integers and contiguous arrays. Without numba it runs interpreted.
    """
    from ...compiled import njit

    module, _, function = name.partition(".")
    found: Any = getattr(import_module(f".{module}", __package__), function)
    kernel: Kernel = njit(found(*constants) if constants else found)
    return kernel


@cache
def cpu_features() -> frozenset[str] | None:
    """Return the instruction sets that numba compiles for; None if numba is not in use."""
    from ... import compiled

    return compiled.cpu_features() if compiled.COMPILED else None
