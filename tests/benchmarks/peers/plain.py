"""Our search in plain Python, without an index and without compiled loops."""

from __future__ import annotations

from collections.abc import Iterator


def count(n: int) -> int:
    """Return the number of solutions, by the recursion that the page shows."""
    done = (1 << n) - 1

    def try_(ld: int, col: int, rd: int) -> int:
        if col == done:
            return 1
        solutions = 0
        poss = ~(ld | col | rd) & done
        while poss:
            bit = poss & -poss
            poss -= bit
            solutions += try_((ld | bit) >> 1, col | bit, (rd | bit) << 1)
        return solutions

    return try_(0, 0, 0)


def walk(n: int) -> Iterator[int]:
    """Yield a value for each step of the search: the columns taken after that call, placement or return."""
    done = (1 << n) - 1
    ld, col, rd = 0, 0, 0
    poss = done
    stack: list[tuple[int, int, int, int]] = []
    yield col
    while True:
        if poss:
            bit = poss & -poss
            yield col | bit
            stack.append((ld, col, rd, poss ^ bit))
            ld, col, rd = (ld | bit) >> 1, col | bit, (rd | bit) << 1
            poss = ~(ld | col | rd) & done
            yield col
        elif stack:
            ld, col, rd, poss = stack.pop()
            yield col
        else:
            yield col
            return
