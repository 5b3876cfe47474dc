"""What runs billions of times: the mathematics is in `border`, what a state is in `scalar`, the loop in `batches`.

`load_kernel` has numba compile it. Nothing outside imports a module from here that imports numba, but to write such
code: importing numba takes as long as counting the solutions of N = 16, and a server starts without it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

Kernel: TypeAlias = Callable[..., int]


@cache
def load_kernel(name: str, *constants: int) -> Kernel:
    """A function of a module in here, like "border.tabulate", compiled; with constants, the one that it makes of them.

    It takes integers and contiguous arrays. Where numba is not in use it runs interpreted.
    """
    from ...compiled import njit

    module, _, function = name.partition(".")
    found: Any = getattr(import_module(f".{module}", __package__), function)
    kernel: Kernel = njit(found(*constants) if constants else found)
    return kernel


@cache
def cpu_features() -> frozenset[str] | None:
    """The instruction sets that numba compiles for; None if numba is not in use."""
    from ... import compiled

    return compiled.cpu_features() if compiled.COMPILED else None
