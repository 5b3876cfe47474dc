"""The reference: measures a subtree of the search in interpreted Python. Fast enough for small boards."""

NO_LIMIT = 2**62
TOO_LARGE = (-1, 0, 0, 0)


def measure(n: int, row: int, ld: int, col: int, rd: int, most: int = NO_LIMIT) -> tuple[int, int, int, int]:
    """Return calls, solutions, dead ends and the deepest row of the subtree of the call with these masks.

    Return TOO_LARGE as soon as it has counted more than `most` calls.
    The time is proportional to the calls. The stack holds only calls that have squares left to try.
    """
    done = (1 << n) - 1
    poss = ~(ld | col | rd) & done
    if not poss:
        return 1, int(row == n), int(row < n), row
    calls, solutions, dead_ends, deepest = 1, 0, 0, row
    waiting: list[tuple[int, int, int, int, int]] = []
    while True:
        bit = poss & -poss
        poss ^= bit
        if poss:
            waiting.append((poss, ld, col, rd, row))
        ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1
        row += 1
        calls += 1
        if row == n:
            solutions += 1
        else:
            poss = ~(ld | col | rd) & done
            if poss:
                continue
            dead_ends += 1
        if row > deepest:
            deepest = row
        if calls > most:
            return TOO_LARGE
        if not waiting:
            return calls, solutions, dead_ends, deepest
        poss, ld, col, rd, row = waiting.pop()
