"""How large is a tree that nobody will walk? Random probes say, with the spread that comes with them.

Source: D. E. Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29 (1975).
"""

import random
from dataclasses import dataclass
from math import sqrt

PROBES = 2000
SEED = 1975  # the same estimate every time it is asked for


@dataclass(frozen=True)
class Estimate:
    """An estimated number of placements with its standard error, both in placements."""

    placements: float
    error: float


def estimate(n: int, probes: int = PROBES) -> Estimate:
    """Estimate the placements of the whole search for n queens.

    A probe goes down the tree, one free square at random in each row, to a dead end or a solution. A node reached where
    its ancestors had d1, d2, ... free squares stands for d1 * d2 * ... nodes: the mean over probes has no bias.
    """
    chance = random.Random(SEED)
    sizes = [probe(n, chance) for _ in range(probes)]
    mean = sum(sizes) / probes
    variance = sum((size - mean) ** 2 for size in sizes) / max(1, probes - 1)
    return Estimate(mean, sqrt(variance / probes))


def probe(n: int, chance: random.Random) -> float:
    """The placements that one random descent stands for."""
    done = (1 << n) - 1
    ld = col = rd = 0
    nodes, weight = 0.0, 1.0
    while poss := ~(ld | col | rd) & done:
        free = [1 << place for place in range(n) if poss >> place & 1]
        bit = chance.choice(free)
        weight *= len(free)
        nodes += weight
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1
    return nodes
