"""The one seam with numba: real decorators where numba can be imported, functions left as they are where it cannot.

A kernel module imports `njit` from here and never numba itself, so the same source runs compiled or as plain Python.
This module must not know what it compiles. It has to act when imported: numba reads its cache folder only once, then.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PROBE_BYTES = 1 << 20  # about what the kernels of this program take in the cache, with room to spare


def _user_cache() -> Path:
    """Where programs of this user keep what they can make again."""
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        if folder := os.environ.get(variable):
            return Path(folder)
    return Path.home() / ".cache"


def _source_digest() -> str:
    """A name that changes with the program: numba notices a change in a kernel's file, not in those it calls into."""
    digest = sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _is_writable(folder: Path) -> bool:
    """Whether kernels would fit; a full disk shows only when something is written to it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(PROBE_BYTES))
    except OSError:
        return False
    return True


def _choose_cache_folder() -> bool:
    """Name a folder in `NUMBA_CACHE_DIR` unless the user has; whether kernels can be kept for the next start."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return _is_writable(Path(chosen))
    candidates: list[Callable[[], Path]] = [_user_cache, lambda: Path(tempfile.gettempdir())]
    for candidate in candidates:
        try:
            folder = candidate() / "bitqueens" / _source_digest()
        except (OSError, RuntimeError):  # no home, no temporary folder, sources inside a zip file
            continue
        if _is_writable(folder):
            os.environ["NUMBA_CACHE_DIR"] = str(folder)
            return True
    return False


def _import_numba() -> Any:
    """The module numba, or None when it is not installed, or too old for this Python or this NumPy."""
    try:
        import numba
    except (ImportError, OSError):  # OSError: its LLVM library does not load on this machine
        return None
    return None if numba.config.DISABLE_JIT else numba


_WANTED = os.environ.get("BITQUEENS_PURE", "0") in ("", "0")
_CACHED = _WANTED and _choose_cache_folder()
_NUMBA = _import_numba() if _WANTED else None

COMPILED: bool = _NUMBA is not None


def njit(function: F) -> F:
    """Compile at the first call, without the interpreter lock, kept in the cache where one can be written."""
    if _NUMBA is None:
        return function
    compiled: F
    try:
        compiled = _forgiving(_NUMBA.njit(nogil=True, cache=_CACHED)(function))
    except RuntimeError:  # no place for the cache after all
        compiled = _NUMBA.njit(nogil=True)(function)
    return compiled


def _forgiving(compiled: F) -> F:
    """The same, even if its code cannot be kept: a disk may fill up after the look at it."""
    cache = getattr(compiled, "_cache", None)
    if save := getattr(cache, "save_overload", None):

        def save_or_not(*arguments: Any) -> None:
            with suppress(OSError):
                save(*arguments)

        cache.save_overload = save_or_not  # type: ignore[union-attr]  # numba's own, and untyped
    return compiled


def recursive(function: F) -> F:
    """The same for a function that may call itself, never cached: from the cache numba would load it broken.

    See numba's issue 6061.
    """
    if _NUMBA is None:
        return function
    compiled: F = _NUMBA.njit(nogil=True)(function)
    return compiled


def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """numba's decorator for a function that writes its own LLVM code, with integer constants seen as such.

    Called from compiled code without the first parameter. Without numba there is nothing that could call it.
    """
    if _NUMBA is None:
        return function
    from numba.extending import intrinsic as numba_intrinsic

    compiled: Callable[..., Any] = numba_intrinsic(prefer_literal=True)(function)
    return compiled


def cpu_features() -> frozenset[str]:
    """Names of the instruction sets numba compiles for ("avx2", "avx512f", ...); empty without numba.

    Asked of numba and not of the machine: its settings (`NUMBA_ENABLE_AVX`) can only take features away.
    """
    if _NUMBA is None:
        return frozenset()
    from numba.core.registry import cpu_target

    _triple, _cpu, features = cpu_target.target_context.codegen().magic_tuple()
    return frozenset(feature[1:] for feature in features.split(",") if feature.startswith("+"))


def _population_count(typing_context: Any, mask: Any) -> Any:
    """LLVM's instruction for it, for any width of integer."""
    from numba import types

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.cast(builder, builder.ctpop(arguments[0]), signature.args[0], types.int64)

    return types.int64(mask), emit


@njit
def _compiled_popcount(mask: int) -> int:
    bits: int = _population_count_of(mask)
    return bits


_population_count_of = intrinsic(_population_count)

# How many bits of a mask are one. Not for negative numbers: compiled they are 64-bit words, uncompiled they are not.
popcount: Callable[[int], int] = _compiled_popcount if COMPILED else int.bit_count
