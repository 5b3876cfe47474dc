"""The engines by name, which of them this machine can run, and getting their kernels compiled before the clock runs.

Must not know how a count is cut into jobs. What needs numba is imported inside functions, for where there is none.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import dataclass

from ..compiled import COMPILED, cpu_features
from . import richards
from .layout import MAX_N, NARROW_MAX


class EngineUnavailable(ValueError):
    """An engine was asked for by a name that is unknown, or that this machine cannot run."""


@dataclass(frozen=True, slots=True)
class Engine:
    """What an engine needs of the machine, and how many bits of states it takes a step."""

    name: str
    summary: str
    feature: str = ""  # of the processor, in LLVM's words
    vector_bits: int = 0  # 0: no vectors

    def word_bits(self, n: int) -> int:
        """Width of a word: the narrow one doubles the states in a vector; one state at a time gains nothing by it."""
        return 32 if self.vector_bits and n <= NARROW_MAX else 64

    def lanes(self, n: int) -> int:
        """States a step."""
        return max(1, self.vector_bits // self.word_bits(n))


SMALL = 8  # below, a board has too few inner rows for the batch engines, and no time to save
RICHARDS = "richards"  # the plain search: the only engine that runs uncompiled

# From the slowest to the fastest.
ENGINES = {
    engine.name: engine
    for engine in (
        Engine(RICHARDS, "Richards' plain search, square by square"),
        Engine("batch", "border constellations, branch-free batches"),
        Engine("avx2", "the same, 8 states at a time with AVX2", "avx2", 256),
        Engine("avx512", "the same, 16 states at a time with AVX-512", "avx512f", 512),
    )
}

_warm_lock = threading.Lock()
_warm: set[tuple[str, int]] = set()  # (engine, word bits) whose kernels are ready


def _missing(engine: Engine) -> str:
    """Why this machine cannot run an engine, as the end of a sentence; empty if it can."""
    if engine.name == RICHARDS:
        return ""
    if not COMPILED:
        return "numba is not in use here"
    if engine.feature and engine.feature not in cpu_features():
        return f"this processor has no {engine.feature}"
    return ""


def available_engines() -> tuple[str, ...]:
    """Names of the engines this machine can run, the fastest last."""
    return tuple(name for name, engine in ENGINES.items() if not _missing(engine))


def best_engine() -> str:
    """The fastest engine this machine can run."""
    return available_engines()[-1]


def find_engine(name: str) -> Engine:
    """An engine by name. Raises EngineUnavailable."""
    here = f"available: {', '.join(available_engines())}"
    if name not in ENGINES:
        raise EngineUnavailable(f"There is no engine {name!r}; {here}.")
    if reason := _missing(ENGINES[name]):
        raise EngineUnavailable(f"Engine {name!r} cannot run: {reason}; {here}.")
    return ENGINES[name]


def resolve(n: int, name: str | None) -> Engine:
    """The engine that will count the n-board when this one is asked for: the best if none, the plain one if n is small.

    Raises ValueError when n is out of range, EngineUnavailable when this machine lacks the engine, whatever n is.
    """
    if not 1 <= n <= MAX_N:
        raise ValueError(f"n must be from 1 to {MAX_N}, not {n}.")
    engine = find_engine(best_engine() if name is None else name)
    return engine if n >= SMALL else ENGINES[RICHARDS]


def warm(engines: Iterable[str] | None = None, n: int = NARROW_MAX) -> None:
    """Compile the kernels for boards as large as n, or load them from the cache; of all available engines by default.

    Seconds the first time, a fifth of a second at later starts, then nothing. Any thread may call it at any time.
    """
    for name in available_engines() if engines is None else engines:
        engine = find_engine(name)
        key = (name, engine.word_bits(n))
        with _warm_lock:
            if key not in _warm:
                _run_once(engine, n)
                _warm.add(key)


def _run_once(engine: Engine, n: int) -> None:
    """Run an engine's kernels on a tiny board, with the words of a board of n."""
    stop = bytearray(1)
    if engine.name == RICHARDS:
        richards.complete(4, 0b0010, 0b1000, stop)
        return
    from . import border
    from .batches import make_kernel, word_type

    kernel = make_kernel(engine.lanes(n))
    for group in border.groups(8)[:1]:
        kernel(group.seeds.astype(word_type(engine.word_bits(n))), group.rows, 5, stop)
