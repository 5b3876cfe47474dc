"""The size of a tree, estimated by random probes, with the standard error."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from ..pausable import Pauses
from ..puzzle.moves import TOP, Moves, moves_without_board

PROBES = 2000
SEED = 1975  # fixed, so that the estimate is the same every time


@dataclass(frozen=True)
class Estimate:
    """An estimated number with its standard error.

    - `value`: the estimate; `error`: its standard error, 0 for an exact number. Of a trace, both are in steps.

    Source: D. E. Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29 (1975).

    >>> guess = Trace("bitmask", 12).estimate
    >>> abs(guess.value - len(Trace("bitmask", 12))) < 3 * guess.error
    True
    """

    value: float
    error: float


def estimate(
    n: int, each: Callable[[int, int], int] = lambda _, row: min(row, 1), moves: Moves | None = None
) -> Pauses[Estimate]:
    """Estimate the sum of `each(n, row)` over all calls of the search for n queens, `moves` on a board.

    By default that is the number of placements, since every call but the outermost follows one. A probe goes down the
    tree through one random free square in each row, to a dead end or a solution. A call whose ancestors had d1, d2, ...
    free squares stands for d1 * d2 * ... calls, so the mean over probes is unbiased.
    """
    chance = random.Random(SEED)
    counts = [each(n, row) for row in range(n + 1)]
    sums = []
    for _ in range(PROBES):
        sums.append(probe(moves or moves_without_board(n), counts, chance))
        yield
    mean = sum(sums) / PROBES
    variance = sum((found - mean) ** 2 for found in sums) / (PROBES - 1)
    return Estimate(mean, sqrt(variance / PROBES))


def probe(moves: Moves, counts: Sequence[int], chance: random.Random) -> float:
    """Return the sum that one random descent stands for; `counts`: the number added for a call of each row."""
    masks = TOP
    total, weight = float(counts[0]), 1.0
    while poss := moves.free(*masks):
        free = [1 << index for index in range(moves.n) if poss >> index & 1]
        masks = moves.below(masks, chance.choice(free))
        weight *= len(free)
        total += weight * counts[masks[0]]
    return total
