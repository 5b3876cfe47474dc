"""The engines by name, the choice for this machine, and the compiling of their kernels in advance."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass

from ..arguments import typed, whole
from ..compiled import cpu_features, why_interpreted
from .kernels import richards


class EngineUnavailable(ValueError):
    """The requested engine is unknown, or this machine cannot run it. A kind of ValueError.

    >>> count(8, engine="steam")
    Traceback (most recent call last):
        ...
    EngineUnavailable: There is no engine 'steam'; available: richards, ...
    """


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine: the instruction set that it needs, and the bits of states in one step."""

    name: str
    feature: str = ""  # of the processor, by LLVM's name
    vector_bits: int = 0  # 0: no vectors
    narrow: bool = False  # True if words of 16 bits can be compacted

    def word_bits(self, n: int) -> int:
        """Return the bits of a word. Narrow words double the states in a vector; without vectors they gain nothing.

        Queens of columns beside a narrow window are placed beforehand. With many columns that no longer pays.
        """
        if not self.vector_bits:
            return 64
        return 16 if self.narrow and n <= LARGEST_NARROW else 32

    def columns_beside(self, n: int) -> int:
        """Return the number of columns of the inner board that no word holds."""
        return max(0, n - 2 - self.word_bits(n))

    def lanes(self, n: int) -> int:
        return max(1, self.vector_bits // self.word_bits(n))


MAX_N = 34  # its 32 inner columns fit the widest word
LARGEST_NARROW = 22  # boards in words of 16 bits; four columns are beside them
SMALL = 8  # smaller boards have too few inner rows for the batch engines
RICHARDS = "richards"  # the only engine that runs interpreted

# From the slowest to the fastest.
ENGINES = {
    engine.name: engine
    for engine in (
        Engine(RICHARDS),  # Richards' search
        Engine("batch"),  # border constellations, branch-free batches
        Engine("avx2", "avx2", 256, narrow=True),  # the same, 16 states at a time
        Engine("avx512", "avx512f", 512),  # also 16, by faster instructions
        Engine("vbmi2", "avx512vbmi2", 512, narrow=True),  # 32 states at a time
    )
}


def holds_whole(n: int) -> bool:
    """Return whether a word of every engine holds the whole inner board: then all fill its rows in the same order."""
    return not any(engine.columns_beside(n) for engine in ENGINES.values())


_warm_lock = threading.Lock()
_warm: set[tuple[str, int]] = set()  # (engine, word bits) whose kernels are ready


def _missing(engine: Engine) -> str:
    """Return the reason why this machine cannot run an engine, as the end of a sentence; "" if it can."""
    if engine.name == RICHARDS:
        return ""
    if why := why_interpreted():
        return why
    if engine.feature and engine.feature not in cpu_features():
        return f"this processor has no {engine.feature}"
    return ""


def available_engines() -> tuple[str, ...]:
    """Return the names of the engines that this machine can run, the fastest last."""
    return tuple(name for name, engine in ENGINES.items() if not _missing(engine))


def best_engine() -> str:
    return available_engines()[-1]


def find_engine(name: str) -> Engine:
    """Find an engine by name. Raises EngineUnavailable."""
    here = f"available: {', '.join(available_engines())}"
    if name not in ENGINES:
        raise EngineUnavailable(f"There is no engine {name!r}; {here}.")
    if reason := _missing(ENGINES[name]):
        raise EngineUnavailable(f"Engine {name!r} cannot run: {reason}; {here}.")
    return ENGINES[name]


def resolve(n: int, name: str | None) -> Engine:
    """Choose the engine for the n-board: the named one, the best one for None, and `richards` if n is small.

    Raises ValueError if n is out of range, and for any n EngineUnavailable if this machine cannot run the engine.
    """
    n = whole("n", n, 1, MAX_N)
    name = best_engine() if name is None else name
    typed("engine", name, str, "a text")
    engine = find_engine(name)
    return engine if n >= SMALL else ENGINES[RICHARDS]


def resolve_compiled(n: int, name: str | None, purpose: str = "count items of a board") -> Engine:
    """Choose an engine as `resolve`, but not `richards`, which has no constellations. Raises EngineUnavailable for it.

    purpose: the end of a sentence with "cannot".
    """
    chosen = resolve(n, name)
    if chosen.name == RICHARDS:
        raise EngineUnavailable(f"Engine {RICHARDS!r} cannot {purpose}; {why_interpreted() or 'the others can'}.")
    return chosen


def warm(engines: Iterable[str] | None = None, n: int = SMALL) -> None:
    """Compile the kernels for boards up to n or load them from the cache; by default for all available engines.

    It takes seconds the first time, hundredths of a second at later starts, then nothing. Safe to call from any thread.
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
    if engine.name == RICHARDS:
        sum(richards.count(4, 0b0010, 0b1000))
        return
    from .border import groups  # these need NumPy, which is there if the engine is
    from .filling import Filling
    from .starts import find_starts

    bits = engine.word_bits(n)
    Filling(find_starts(SMALL, bits, groups(SMALL)), bits, engine.lanes(n)).run_passes(1)
