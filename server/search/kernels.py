"""Enumerate subtrees of the search as fast as this interpreter can. Integers in, integers out: no steps, no algorithm.

A partial placement is given by the masks of its next free row. A call for each row, the lowest free bit first.
"""

from .sums import Sums


def measure(n: int, ld: int, col: int, rd: int) -> Sums:
    """Sums over the subtree of the call with these masks (`rd` may carry bits that have left the board).

    The time is proportional to the calls in the subtree. The stack holds only calls that have squares left to try.
    """
    done = (1 << n) - 1
    if col == done:
        return Sums(1, 1, 0)
    poss = ~(ld | col | rd) & done
    if not poss:
        return Sums(1, 0, 1)
    calls, solutions, dead_ends = 1, 0, 0
    waiting: list[tuple[int, int, int, int]] = []
    while True:
        bit = poss & -poss
        poss ^= bit
        if poss:
            waiting.append((poss, ld, col, rd))
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1
        calls += 1
        if col == done:
            solutions += 1
        else:
            poss = ~(ld | col | rd) & done
            if poss:
                continue
            dead_ends += 1
        if not waiting:
            return Sums(calls, solutions, dead_ends)
        poss, ld, col, rd = waiting.pop()
