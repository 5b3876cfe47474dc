"""The jobs of the batch engines: border constellations, in groups whose starts are found together."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import starmap

import numpy as np

from .border import Group, groups
from .engines import Engine
from .filling import Filling
from .parts import select_part
from .starts import find_starts, stand_over
from .workload import Job, Plan, border_placements

GRAIN = 1e7  # placements in a job, about 10 ms with AVX2: short enough for smooth progress, long enough to submit
PASSES = 20_000  # of a batch engine between two pauses: about as long
JOBS_A_THREAD = 8  # at least, if the board is large enough, so that few threads wait for the last job
LARGEST_SORTED = 19  # n whose jobs are ordered: hundredths of a second of interpreted Python
LEAST = 2e6  # placements in a job at least; a smaller one is not worth submitting


@dataclass(frozen=True, slots=True)
class Words:
    """The layout of an engine's states: columns in the window, bits of a word, states in one step."""

    width: int
    bits: int
    lanes: int


def words_for(engine: Engine, n: int) -> Words:
    """Return the words in which a batch engine holds the states of the n-board."""
    return Words(engine.word_bits(n), engine.word_bits(n), engine.lanes(n))


def plan_groups(n: int, engine: Engine, threads: int, as_wide_as: int) -> Plan:
    """Run `jobs.plan` for a batch engine."""
    words = words_for(engine, max(n, as_wide_as))
    pieces = [piece for group in groups(n) for piece in divide(n, group, words.width)]
    whole = sum(work for work, _ in pieces)
    share = max(LEAST, min(GRAIN, border_placements(n) / (JOBS_A_THREAD * threads))) / border_placements(n)

    def make_job(work: float, *parts: Group) -> Job:
        return Job(work, partial(count_groups, n, words, parts))

    if n > LARGEST_SORTED:
        return Plan(starmap(make_job, pieces), whole)
    longest_first = sorted(pieces, key=lambda piece: -piece[0])
    return Plan([make_job(work, *parts) for work, parts in _bundle(longest_first, whole * share)], whole)


def count_groups(n: int, words: Words, groups: tuple[Group, ...], part: int = 0, parts: int = 1) -> Iterator[int]:
    """Yield numbers that add up to the completions of all constellations, times their weights, as a job does.

    part, parts: one of so many parts of a single constellation; several need a board that `holds_whole`.
    """
    starts = find_starts(n, words.width, groups)
    if parts > 1:
        starts = select_part(starts, n - 2, part, parts)
    filling = Filling(starts, words.bits, words.lanes)
    while not filling.is_over:
        yield filling.run_passes(PASSES)


def divide(n: int, group: Group, width: int) -> Iterator[tuple[float, Group]]:
    """Yield the parts of a group whose starts can be found together (see `find_starts`), each with its work."""
    together = stand_over(n, width, group.tops)
    for lines in ([together] if together.any() else []) + [[i] for i in np.flatnonzero(~together)]:
        yield float(group.work[lines].sum()), replace(group, tops=group.tops[lines], work=group.work[lines])


def _bundle(pieces: list[tuple[float, Group]], share: float) -> Iterator[tuple[float, tuple[Group, ...]]]:
    """Yield pieces of any groups, put together until a job has its share of work."""
    work: float = 0.0
    parts: list[Group] = []
    for more, group in pieces:
        if parts and work + more > share:
            yield work, tuple(parts)
            work, parts = 0.0, []
        work += more
        parts.append(group)
    yield work, tuple(parts)
