"""The compiled loops find the same as the reference, also when they run interpreted."""

import itertools
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.compiled import is_compiled
from server.search.index import kernels, reference
from server.search.index.index import Node
from server.search.index.reference import NO_LIMIT, TOO_LARGE
from server.search.index.tree import prefixes
from server.search.outline import kernel as outline_kernel

ROOT = Path(__file__).parents[3]
MEASURE = kernels.choose_measure()
LANES: tuple[int, ...] = ()  # numbers of lanes on this machine
if is_compiled():
    from server.search.counting.engines import ENGINES, available_engines
    from server.search.index import batches

    LANES = tuple({bits // batches.BITS for name in available_engines() if (bits := ENGINES[name].vector_bits)})


def kernel(n: int, node: Node, most: int) -> tuple[int, ...]:
    """The kernel itself, which `choose_measure` does not use without numba."""
    return tuple(map(int, kernels.measure(n, *node, most, np.zeros((5, kernels.DEEPEST_STACK), np.int64))))


def vectors(n: int, node: Node, most: int) -> set[tuple[int, ...]]:
    """Return the results of the loops that take many calls at a time."""
    return {batches.measure(lanes, n, *node, most) for lanes in LANES} if n - node[0] > 1 else set()


def skim(n: int, node: Node, room: int) -> tuple[int, ...]:
    return tuple(
        map(int, outline_kernel.skim(n, outline_kernel.FREE, *node, room, np.zeros((5, outline_kernel.ROWS), np.int64)))
    )


def compare(n: int, node: Node, limit: int = NO_LIMIT) -> None:
    """One subtree, measured by all."""
    found = reference.measure(n, *node)
    calls, solutions, _, deepest = found
    steps = 3 * calls - 2
    limited = found if calls <= max(1, limit) else TOO_LARGE
    assert reference.measure(n, *node, limit) == MEASURE(n, *node, limit) == kernel(n, node, limit) == limited
    assert vectors(n, node, limit) <= {limited}
    assert skim(n, node, max(1, limit)) == ((steps, solutions, deepest) if steps <= max(1, limit) else (-1, 0, 0))


def somewhere(n: int, least: int, chance: random.Random) -> Node:
    """A random call in row `least` or below."""
    done, row, ld, col, rd = (1 << n) - 1, 0, 0, 0, 0
    goal = chance.randint(least, n)
    while row < goal and (poss := ~(ld | col | rd) & done):
        bit = chance.choice([1 << place for place in range(n) if poss >> place & 1])
        row, ld, col, rd = row + 1, (ld | bit) >> 1, col | bit, (rd | bit) << 1 & done
    return row, ld, col, rd


def limits(calls: int) -> Iterator[int]:
    """Limits around the number of calls, and of steps."""
    for edge in (calls, 3 * calls - 2):
        yield from (edge - 1, edge, edge + 1)
    yield from (0, 1, calls // 2)


@pytest.mark.parametrize("n", range(1, 8))
def test_all_loops_agree_on_every_subtree(n: int) -> None:
    for node in prefixes(n, n):
        compare(n, node)
        if n < 6:
            for limit in limits(reference.measure(n, *node)[0]):
                compare(n, node, limit)


@given(st.integers(8, 13), st.integers(0, 2**32))
def test_all_loops_agree_on_subtrees_of_larger_boards(n: int, seed: int) -> None:
    chance = random.Random(seed)
    node = somewhere(n, n // 3, chance)
    calls = reference.measure(n, *node)[0]
    compare(n, node)
    for limit in limits(calls):
        compare(n, node, limit)


@given(st.integers(19, 32), st.integers(0, 2**32), st.integers(1, 3000))
def test_all_loops_give_up_on_boards_of_any_size(n: int, seed: int, limit: int) -> None:
    node = somewhere(n, 0, random.Random(seed))
    found = reference.measure(n, *node, limit)
    assert found == MEASURE(n, *node, limit) == kernel(n, node, limit)
    assert vectors(n, node, limit) <= {found}
    assert found == TOO_LARGE or 1 <= found[0] <= limit


FAR_STEPS = [("bitmask", 19, 1000), ("bitmask", 16, 10**9), ("basic", 14, 10**8), ("plain", 13, 10**7)]
FAR_STEPS += [
    ("caching", 14, 3 * 10**8),
    ("conjoin", 15, 10**9),
    ("backtracking", 13, 5 * 10**7),
    ("flipped", 17, 10**10),
]

WITHOUT_NUMBA = """
from server.search.compiled import is_compiled
from server.search.trace.trace import Trace
from tests.search.index import test_kernels, test_scan_lengths
from tests.search.outline import test_outline

assert not is_compiled()
for n in range(1, 7):
    test_kernels.test_all_loops_agree_on_every_subtree(n)
for n in range(1, 6):
    for width in (1, 7, 100):
        for parts in (1, 2, 3):
            test_outline.compare(n, 0, len(Trace("bitmask", n)), width, parts)
test_outline.compare(6, 101, 350, 40, 2)
for algorithm in ("basic", "plain"):
    for n in range(1, 6):
        test_outline.compare(n, 0, len(Trace(algorithm, n)), 30, 2, algorithm=algorithm)
test_scan_lengths.test_looks_are_counted_as_by_looking()
steps = [Trace(algorithm, n)[number] for algorithm, n, number in test_kernels.FAR_STEPS]
print(*[repr(step) for step in steps], sep="\\n")
"""


def test_without_numba_everything_is_the_same() -> None:
    from server.search.trace.trace import Trace

    finished = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT_NUMBA],
        cwd=ROOT,
        env=os.environ | {"BITQUEENS_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert finished.stderr == ""
    expected = [Trace(algorithm, n)[number] for algorithm, n, number in FAR_STEPS]
    assert finished.stdout.splitlines() == [repr(step) for step in expected]


def test_a_skim_of_a_solution_and_of_a_dead_end() -> None:
    assert skim(4, (4, 3, 15, 12), 1) == (1, 1, 4)
    assert skim(4, (2, 0b0010, 0b0101, 0b1100), 1) == (1, 0, 2)


@pytest.mark.parametrize("n", [9, 10, 11, 12, 13])
def test_the_calls_of_each_row_are_as_many(n: int) -> None:
    """The sums from a row down, measured call by call, minus those from the next row down."""
    rows = [[node for node in prefixes(n, 5) if node[0] == row] for row in range(6)]
    below = [sum(MEASURE(n, *node, NO_LIMIT)[0] for node in nodes) for nodes in rows]
    assert [upper - lower for upper, lower in itertools.pairwise(below)] == [len(nodes) for nodes in rows[:5]]
