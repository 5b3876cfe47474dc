"""Cuts a count into jobs, which any `concurrent.futures` executor can run, in this process or another.

The sum of all jobs' results is the number of solutions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import richards
from .engines import RICHARDS, Engine
from .layout import BATCH
from .workload import border_placements

if TYPE_CHECKING:
    from .border import Group, Integers
    from .layout import States

GRAIN = 1e7  # placements in a job, about 10 ms with AVX2: short enough for smooth progress, long enough to submit
JOBS_A_THREAD = 8  # at least, if the board is large enough, so that few threads wait for the last job
LEAST = 2e6  # placements in a job at least; a smaller one is not worth submitting


@dataclass(frozen=True, slots=True)
class Job:
    """One piece of a count: `function(*arguments, stop)` returns its number of solutions.

    stop is a bytearray of one byte. Threads share it, and a job reads it at least every few milliseconds. Another
    process gets a copy, so there a job that has begun runs to its end.
    """

    work: float  # its share of the count's time, as estimated beforehand
    function: Callable[..., int]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """Constellations for one call of a kernel."""

    weight: int
    rows: Integers
    seeds: States


def plan(n: int, engine: Engine, threads: int, as_wide_as: int = 0) -> list[Job]:
    """The jobs of a count, the longest first, so that the last ones are short and all threads end together.

    as_wide_as: use the words of this larger board, to measure its kernel on a small board.
    """
    if engine.name == RICHARDS:
        if n == 1:
            return [Job(1, _one, ())]
        return [Job(1, richards.complete, (n, *prefix)) for prefix in richards.prefixes(n)]
    from . import border
    from .batches import word_type

    width = max(n, as_wide_as)
    groups = border.groups(n)
    whole = sum(float(group.work.sum()) for group in groups)
    share = max(LEAST, min(GRAIN, border_placements(n) / (JOBS_A_THREAD * threads))) / border_placements(n)
    pieces = [piece for group in groups for piece in _cut(group, whole * share, word_type(engine.word_bits(width)))]
    pieces.sort(key=lambda piece: -piece[0])
    jobs = []
    for work, parts in _bundle(pieces, whole * share):
        jobs.append(Job(work, count_parts, (engine.lanes(width), n - 3, parts)))
    return jobs


def count_parts(lanes: int, top: int, parts: tuple[Part, ...], stop: bytearray) -> int:
    """The job of the batch engines: the completions of all parts' constellations, times their weights."""
    from .batches import make_kernel

    kernel = make_kernel(lanes)
    return sum(part.weight * kernel(part.seeds, part.rows, top, stop) for part in parts)


def _cut(group: Group, share: float, word: Any) -> Iterator[tuple[float, Part]]:
    """Cut a group into pieces of 1 to BATCH constellations and about `share` work."""
    first, work = 0, 0.0
    for i, more in enumerate(group.work.tolist()):
        if i > first and (work + more > share or i - first == BATCH):
            yield work, Part(group.weight, group.rows, group.seeds[first:i].astype(word))
            first, work = i, 0.0
        work += more
    yield work, Part(group.weight, group.rows, group.seeds[first:].astype(word))


def _bundle(pieces: list[tuple[float, Part]], share: float) -> Iterator[tuple[float, tuple[Part, ...]]]:
    """Put pieces of any groups together until a job has its share of work."""
    work, parts = 0.0, list[Part]()
    for more, part in pieces:
        if parts and work + more > share:
            yield work, tuple(parts)
            work, parts = 0.0, []
        work += more
        parts.append(part)
    yield work, tuple(parts)


def _one(_stop: bytearray) -> int:
    """The board of one square."""
    return 1
