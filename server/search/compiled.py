"""numba's compiler, imported only here: real decorators while numba is in use, else functions unchanged.

A kernel module imports `njit` from here and never numba itself, so the same source runs compiled or interpreted. numba
is imported at the first question for it. A server can hold it back, and put it to use later while searches go on.
"""

import importlib
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from threading import RLock
from typing import Any, TypeVar

from .kernel_cache import WANTED, choose_folder

F = TypeVar("F", bound=Callable[..., Any])

REMEDY = "in a checkout `python3 -m server --fast` or `pip install '.[fast]'` brings it"

_log = logging.getLogger("bitqueens")
_lock = RLock()
_numba: Any = None  # while it is in use
_settled = False  # True once numba was looked for, or is held back
_cached = False
_interpreted: set[str] = set()  # modules whose loops were imported while numba was not in use


def is_compiled() -> bool:
    """Return whether loops run compiled. The first call imports numba, which takes most of a second."""
    if not _settled:
        put_to_use()
    return _numba is not None


def is_there() -> bool:
    """Return whether numba is wanted and installed."""
    return WANTED and find_spec("numba") is not None


def why_interpreted() -> str:
    """Return why loops run interpreted, with the remedy; "" if they run compiled."""
    if is_compiled():
        return ""
    return f"numba is not in use here ({REMEDY if WANTED else 'BITQUEENS_PURE is set'})"


def hold_back() -> None:
    """Run all loops interpreted until `put_to_use`, unless numba is in use already."""
    global _settled
    _settled = True


def put_to_use() -> bool:
    """Run loops compiled from now on if numba is there; return whether it is. Calls under way end as they began."""
    global _numba, _settled
    with _lock:
        if _numba is None:
            importlib.invalidate_caches()  # it may have been installed since this process began
            _numba = _import_numba() if is_there() else None
            if _numba is not None:
                for name in _interpreted:  # they are imported again by their next users
                    room, _, module = name.rpartition(".")
                    sys.modules.pop(name)
                    delattr(sys.modules[room], module)
                _interpreted.clear()
        _settled = True
        return _numba is not None


def _import_numba() -> Any:
    """Import numba; return None if it is too old for this Python or NumPy. It reads its cache folder only then."""
    global _cached
    folder = choose_folder()
    os.environ.pop("NUMBA_CACHE_DIR", None)
    if folder:
        os.environ["NUMBA_CACHE_DIR"] = str(folder)
    _cached = folder is not None
    try:
        import numba
    except (ImportError, OSError):  # OSError: its LLVM library does not load on this machine
        return None
    return None if numba.config.DISABLE_JIT else numba


def njit(function: F) -> F:
    """Compile a function at its first call, to run without the interpreter lock; cached if a folder is writable."""
    if not is_compiled():
        _interpreted.add(function.__module__)
        return function
    compiled: F
    try:
        compiled = _guard_cache(_numba.njit(nogil=True, cache=_cached)(function))
    except RuntimeError:  # the cache folder cannot be used after all
        compiled = _numba.njit(nogil=True)(function)
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
    if not is_compiled():
        return function
    from numba.extending import intrinsic as numba_intrinsic

    compiled: Callable[..., Any] = numba_intrinsic(prefer_literal=True)(function)
    return compiled


def cpu_features() -> frozenset[str]:
    """Return the names of the instruction sets that numba compiles for ("avx2", ...); empty without numba.

    numba's settings (`NUMBA_ENABLE_AVX`) may leave out sets that the machine has.
    """
    if not is_compiled():
        return frozenset()
    from numba.core.registry import cpu_target

    _triple, _cpu, features = cpu_target.target_context.codegen().magic_tuple()
    return frozenset(feature[1:] for feature in features.split(",") if feature.startswith("+"))
