"""Runs kernels as machine code. numba makes the code once; from then on it is kept, and llvmlite alone runs it.

So a count need not import numba, which takes as long as counting the solutions of N = 17.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from ctypes import CFUNCTYPE, byref, c_int32, c_int64, c_void_p
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any, TypeAlias

import numpy as np

from ..kernel_cache import WANTED, keep, source_digest

Kernel: TypeAlias = Callable[..., int]


class Native:
    """A kernel. It takes integers and arrays, and returns an integer; where numba is not in use it runs interpreted.

    name: its module in `kernels` and its function, which makes no arrays. With `constants` it is made by that function.
    """

    def __init__(self, name: str, *constants: int) -> None:
        self._name, self._constants = name, constants
        self._lock = Lock()
        self._run: Kernel | None = None

    def __call__(self, *arguments: Any) -> int:
        with self._lock:
            run = self._run = self._run or self._prepare(arguments)
        return run(*arguments)

    def _prepare(self, arguments: tuple[Any, ...]) -> Kernel:
        if cpu_features() is None:
            return self._import()
        types = [*map(_type_of, arguments)]
        function = _link(keep(f"{self._name} {self._constants} {types} {_circumstances()}", partial(self._emit, types)))

        def run(*arguments: Any) -> int:
            if [*map(_type_of, arguments)] != types:
                raise TypeError(f"{self._name} takes {', '.join(types)}")  # memory would be overrun
            answer, error = c_int64(), c_void_p()
            if function(byref(answer), byref(error), *_flatten(arguments)):
                raise RuntimeError(f"{self._name} failed")
            return answer.value

        return run

    def _emit(self, types: list[str]) -> bytes:
        """The kernel's symbol, and its object file."""
        from ..compiled import emit_code

        symbol, code = emit_code(self._import(), f"int64({', '.join(types)})")
        return symbol.encode() + b"\n" + code

    def _import(self) -> Kernel:
        """The kernel in Python."""
        module, _, name = self._name.partition(".")
        function = getattr(import_module(f".kernels.{module}", __package__), name)
        kernel: Kernel = function(*self._constants) if self._constants else function
        return kernel


@cache
def cpu_features() -> frozenset[str] | None:
    """`compiled.cpu_features`, without an import of numba; None if numba is not in use."""
    if not WANTED or find_spec("numba") is None:
        return None
    try:
        return frozenset(keep(f"features {_circumstances()}", _ask_numba).decode().split())
    except (ImportError, OSError):  # OSError: its LLVM library does not load on this machine
        return None


def _ask_numba() -> bytes:
    from ..compiled import COMPILED, cpu_features

    if not COMPILED:
        raise ImportError("numba")
    return " ".join(sorted(cpu_features())).encode()


@cache
def _circumstances() -> str:
    """What machine code depends on, beside the kernel. Raises ImportError, OSError."""
    import llvmlite
    import llvmlite.binding as llvm

    numbas = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
    settings = sorted(item for item in numbas.items() if item[0] != "NUMBA_CACHE_DIR")
    processor = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    return f"{source_digest()} {llvmlite.__version__} {np.__version__} {processor} {settings}"


def _link(kept: bytes) -> Callable[..., int]:
    """A function from its symbol and object file. It stays in memory until the process ends."""
    import llvmlite.binding as llvm

    symbol, _, code = kept.partition(b"\n")
    name = symbol.decode()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    linker = llvm.create_lljit_compiler()
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process().export_symbol(name).link(linker, name)
    address = library[name]
    library.detach()  # a thread may run it until the very end
    linker.detach()
    return CFUNCTYPE(c_int32)(address)


def _type_of(argument: Any) -> str:
    """The type of an argument, an integer or a contiguous array, in numba's notation."""
    if not isinstance(argument, np.ndarray):
        return "int64"
    if not argument.flags.c_contiguous:
        raise TypeError("an array of a kernel must be contiguous")
    return _type_of_array(argument.dtype, argument.ndim)


@cache
def _type_of_array(dtype: np.dtype[Any], dimensions: int) -> str:
    return f"{dtype}[{':, ' * (dimensions - 1)}::1]"


def _flatten(arguments: tuple[Any, ...]) -> Iterator[c_int64]:
    """The words as which numba's compiled functions take them from each other."""
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            nobody, address = (0, 0), argument.ctypes.data  # nobody counts references to the array
            words = *nobody, argument.size, argument.itemsize, address, *argument.shape, *argument.strides
            yield from map(c_int64, words)
        else:
            yield c_int64(int(argument))
