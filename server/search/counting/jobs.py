"""Cuts a count into jobs, which pause every few milliseconds.

The sum of all jobs' results is the number of solutions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, starmap
from typing import TYPE_CHECKING, Any

from ..pausable import Pauses, task
from . import richards
from .engines import RICHARDS, Engine
from .layout import BATCH
from .workload import border_placements

if TYPE_CHECKING:
    from .border import Group, Integers
    from .layout import States

GRAIN = 1e7  # placements in a job, about 10 ms with AVX2: short enough for smooth progress, long enough to submit
PASSES = 20_000  # of a batch engine between two pauses: about as long
JOBS_A_THREAD = 8  # at least, if the board is large enough, so that few threads wait for the last job
LARGEST_SORTED = 19  # n whose jobs are ordered: hundredths of a second of interpreted Python
LEAST = 2e6  # placements in a job at least; a smaller one is not worth submitting


@dataclass(frozen=True, slots=True)
class Job:
    """One piece of a count: `begin` makes the work that returns its number of solutions."""

    work: float  # its share of the count's time, as estimated beforehand
    begin: Callable[[], Pauses[int]]


@dataclass(frozen=True, slots=True)
class Part:
    """Constellations for one call of a kernel."""

    weight: int
    rows: Integers
    seeds: States


@dataclass(frozen=True, slots=True)
class Plan:
    """The jobs of a count, and the sum of their work."""

    jobs: Iterable[Job]
    work: float


def plan(n: int, engine: Engine, threads: int, as_wide_as: int = 0) -> Plan:
    """The jobs of a count, the longest first, so that the last ones are short and all threads end together.

    Those of a board that takes very long are in no order, and are made when they are wanted: there are so many.
    as_wide_as: use the words of this larger board, to measure its kernel on a small board.
    """
    if engine.name == RICHARDS:
        if n == 1:
            return Plan([Job(1, lambda: task(lambda: 1))], 1)  # the board of one square
        jobs = [Job(1, partial(richards.count, n, *prefix)) for prefix in richards.prefixes(n)]
        return Plan(jobs, len(jobs))
    from . import border
    from .batches import word_type

    width = max(n, as_wide_as)
    groups = border.groups(n)
    whole = sum(float(group.work.sum()) for group in groups)
    share = max(LEAST, min(GRAIN, border_placements(n) / (JOBS_A_THREAD * threads))) / border_placements(n)
    pieces = chain.from_iterable(_cut(group, whole * share, word_type(engine.word_bits(width))) for group in groups)

    def make_job(work: float, *parts: Part) -> Job:
        return Job(work, partial(count_parts, engine.lanes(width), n - 3, parts))

    if n > LARGEST_SORTED:
        return Plan(starmap(make_job, pieces), whole)
    longest_first = sorted(pieces, key=lambda piece: -piece[0])
    return Plan([make_job(work, *parts) for work, parts in _bundle(longest_first, whole * share)], whole)


def count_parts(lanes: int, top: int, parts: tuple[Part, ...]) -> Pauses[int]:
    """The job of the batch engines: the completions of all parts' constellations, times their weights."""
    from .batches import make_kernel, plant

    kernel, solutions = make_kernel(lanes), 0
    for part in parts:
        states, waiting = plant(part.seeds, part.rows, top)
        while True:
            solutions += part.weight * kernel(states, waiting, part.rows, top, PASSES)
            if not waiting.any():
                break
            yield
    return solutions


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
