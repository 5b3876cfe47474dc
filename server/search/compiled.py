"""numba's compiler, imported only here: real decorators if numba is installed, else functions unchanged.

A kernel module imports `njit` from here and never numba itself, so the same source runs compiled or interpreted. The
cache folder is chosen when this module is imported, because numba reads it only once, when it is imported itself.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, TypeVar

from .kernel_cache import WANTED, choose_folder

F = TypeVar("F", bound=Callable[..., Any])

_log = logging.getLogger("bitqueens")


def _choose_cache() -> bool:
    """Set numba's cache folder in the environment; return whether there is one."""
    folder = choose_folder()
    os.environ.pop("NUMBA_CACHE_DIR", None)
    if folder:
        os.environ["NUMBA_CACHE_DIR"] = str(folder)
    return folder is not None


def _import_numba() -> Any:
    """Import numba; return None if it is not installed, or too old for this Python or NumPy."""
    try:
        import numba
    except (ImportError, OSError):  # OSError: its LLVM library does not load on this machine
        return None
    return None if numba.config.DISABLE_JIT else numba


_IS_THERE = WANTED and find_spec("numba") is not None
_CACHED = _IS_THERE and _choose_cache()
_NUMBA = _import_numba() if _IS_THERE else None

COMPILED: bool = _NUMBA is not None


def njit(function: F) -> F:
    """Compile a function at its first call, to run without the interpreter lock; cached if a folder is writable."""
    if _NUMBA is None:
        return function
    compiled: F
    try:
        compiled = _guard_cache(_NUMBA.njit(nogil=True, cache=_CACHED)(function))
    except RuntimeError:  # the cache folder cannot be used after all
        compiled = _NUMBA.njit(nogil=True)(function)
    return compiled


def _guard_cache(compiled: F) -> F:
    """Make a function run even if the disk is full or its cached code is damaged: it is then compiled anew."""
    cache = getattr(compiled, "_cache", None)
    if cache is None or not hasattr(cache, "_cache_file"):  # it is not cached
        return compiled
    from .kernel_files import CheckedFiles

    save, load = cache.save_overload, cache.load_overload
    cache._cache_file = CheckedFiles.like(cache._cache_file)

    def try_to_save(*arguments: Any) -> None:
        with suppress(OSError):
            save(*arguments)

    def try_to_load(*arguments: Any) -> Any:
        try:
            return load(*arguments)
        except MemoryError:
            raise
        except Exception as error:
            _log.warning("%s cannot be loaded (%s: %s); it is compiled anew", cache, type(error).__name__, error)
        return None

    cache.save_overload, cache.load_overload = try_to_save, try_to_load
    return compiled


def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a function that emits its own LLVM code and receives integer constants as literals.

    Compiled code calls it without the first parameter. Without numba it cannot be called.
    """
    if _NUMBA is None:
        return function
    from numba.extending import intrinsic as numba_intrinsic

    compiled: Callable[..., Any] = numba_intrinsic(prefer_literal=True)(function)
    return compiled


def cpu_features() -> frozenset[str]:
    """Return the names of the instruction sets that numba compiles for ("avx2", ...); empty without numba.

    numba's settings (`NUMBA_ENABLE_AVX`) may leave out sets that the machine has.
    """
    if _NUMBA is None:
        return frozenset()
    from numba.core.registry import cpu_target

    _triple, _cpu, features = cpu_target.target_context.codegen().magic_tuple()
    return frozenset(feature[1:] for feature in features.split(",") if feature.startswith("+"))


def _population_count(typing_context: Any, mask: Any) -> Any:
    """Emit LLVM's population count for an integer of any width."""
    from numba import types

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.cast(builder, builder.ctpop(arguments[0]), signature.args[0], types.int64)

    return types.int64(mask), emit


@njit
def _compiled_popcount(mask: int) -> int:
    bits: int = _population_count_of(mask)
    return bits


_population_count_of = intrinsic(_population_count)

# Returns the number of ones in a mask, which must not be negative: only compiled code has 64-bit words.
popcount: Callable[[int], int] = _compiled_popcount if COMPILED else int.bit_count
