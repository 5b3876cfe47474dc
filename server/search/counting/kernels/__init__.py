"""The loops that run billions of times: see `border` for the mathematics, `scalar` for a state, `batches` for the loop.

`load_kernel` compiles them. All but `richards` need NumPy and numba, which may be missing, or still on their way.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from ...compiled import njit

Kernel: TypeAlias = Callable[..., int]


@cache
def load_kernel(name: str, *constants: int) -> Kernel:
    """Compile a function of a module in here, like "border.tabulate"; with constants, the one that it returns for them.

    It takes integers and contiguous arrays. Without numba it cannot be called.
    """
    module, _, function = name.partition(".")
    found: Any = getattr(import_module(f".{module}", __package__), function)
    kernel: Kernel = njit(found(*constants) if constants else found)
    return kernel
