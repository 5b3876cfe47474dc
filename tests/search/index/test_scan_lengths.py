"""The squares looked at in subtrees: the loop that scans nothing, against scanning every square."""

import random

import pytest

from server.search.algorithms.square_by_square import Way, look
from server.search.index import kernels
from server.search.index.scan_index import ScanIndex
from server.search.index.scan_lengths import LARGEST, scan
from tests.search.oracle import attacked

WAYS: tuple[Way, ...] = ("column", "ld", "rd")
SCAN = kernels.choose_scan()


def looked_at(n: int, queens: list[int]) -> tuple[int, ...]:
    """The seven sums below these queens, square by square, from the left."""
    if len(queens) == n:
        return 1, 1, 0, 0, 0, 0, 0
    unused = [column for column in range(n) if column not in queens]
    free = [c for c in unused if not attacked(list(enumerate(queens)), len(queens), c)]
    clear = [column for column in range(n) if look(n, queens, column, WAYS).along not in ("column", "ld")]
    looks = sum(look(n, queens, column, ("ld", "rd")).squares for column in unused)
    own = 1, 0, int(not free), len(unused), len(unused) * (len(unused) + 1) // 2, len(clear), looks
    return tuple(map(sum, zip(own, *(looked_at(n, [*queens, column]) for column in free), strict=True)))


def path_of(queens: list[int]) -> int:
    return sum(column << 4 * row for row, column in enumerate(queens))


def somewhere(n: int, rows: int, chance: random.Random) -> list[int]:
    """Some queens that do not attack each other, in as many rows if there is room for them."""
    queens: list[int] = []
    while len(queens) < rows:
        free = [c for c in range(n) if not attacked(list(enumerate(queens)), len(queens), c)]
        if not free:
            break
        queens.append(chance.choice(free))
    return queens


def test_looks_are_counted_as_by_looking() -> None:
    chance = random.Random(1)
    for n in range(1, LARGEST + 1):
        for _ in range(6):
            queens = somewhere(n, max(0, n - chance.randint(1, 6)), chance)
            expected = looked_at(n, queens)
            for measure in (scan, SCAN):
                assert measure(n, len(queens), path_of(queens), n) == expected
                alone = measure(n, len(queens), path_of(queens), len(queens))
                assert (alone[0], alone[3:6]) == (1, single(n, queens))


def single(n: int, queens: list[int]) -> tuple[int, ...]:
    """Columns left, pairs and open columns of one call."""
    left = n - len(queens)
    clear = [column for column in range(n) if look(n, queens, column, WAYS).along not in ("column", "ld")]
    return left, left * (left + 1) // 2, len(clear)


@pytest.mark.parametrize("n", [4, 7, 10, 11, 14])
def test_the_table_has_the_looks_of_every_subtree(n: int) -> None:
    """A node's sums are those of its call alone and of the calls that it makes."""
    index, chance = ScanIndex(n), random.Random(n)
    assert index.table
    for _ in range(10):
        queens: list[int] = []
        node = index.root
        for row in range(chance.randint(0, 3)):
            free = [c for c in range(n) if not attacked(list(enumerate(queens)), row, c)]
            if not free:
                break
            chosen = chance.randrange(len(free))
            node = index.first_child(node, row)
            for _ in range(chosen):
                node = index.next_sibling(node)
            queens.append(free[chosen])
        sums = index.scans(node, [])
        free = [c for c in range(n) if not attacked(list(enumerate(queens)), len(queens), c)]
        below = [SCAN(n, len(queens) + 1, path_of([*queens, column]), n) for column in free] if n < 12 else None
        if below is not None and len(queens) < n:
            own = SCAN(n, len(queens), path_of(queens), len(queens))
            assert tuple(sums or ()) == tuple(map(sum, zip((1, 0, int(not free), *own[3:]), *below, strict=True)))
        assert sums
        assert sums.looks >= sums.open >= 0


def test_siblings_below_the_table_add_up_to_their_caller() -> None:
    index = ScanIndex(13)
    queens = [0, 2, 4, 1, 3]
    free = [c for c in range(13) if not attacked(list(enumerate(queens)), 5, c)]
    whole, parts = index.scans(-1, queens), [index.scans(-1, [*queens, column]) for column in free]
    assert whole
    assert whole.calls == 1 + sum(part.calls for part in parts if part)
    assert whole.solutions == sum(part.solutions for part in parts if part)
