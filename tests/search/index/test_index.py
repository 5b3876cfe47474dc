"""The sums of subtrees against counting them on a board; an index is made once, and another program may measure it."""

import random
import threading
import time
from collections.abc import Iterator

import pytest

from server.search.index import embedded, reference
from server.search.index import index as index_module
from server.search.index.catalogue import Once
from server.search.index.index import COMPILED_HORIZON, LARGEST_TABLE, Index, PrefixTable, subtree_maxima
from server.search.index.reference import NO_LIMIT, TOO_LARGE, measure
from tests.search.oracle import Queens, attacked, sizes_below


def placements(n: int, depth: int, queens: Queens) -> list[Queens]:
    """All placements of at most so many queens that begin with these, in the order of the search."""
    row = len(queens)
    free = [c for c in reversed(range(n)) if not attacked(queens, row, c)] if row < min(n, depth) else []
    return [queens, *(more for c in free for more in placements(n, depth, [*queens, (row, c)]))]


def masks(n: int, queens: Queens) -> tuple[int, int, int]:
    """ld, col and rd of the row below these queens."""
    row = len(queens)
    lines = [[c + row - r for r, c in queens], [c for _, c in queens], [c - row + r for r, c in queens]]
    ld, col, rd = (sum({1 << n - 1 - c for c in line if 0 <= c < n}) for line in lines)
    return ld, col, rd


@pytest.mark.parametrize("n", range(1, 8))
def test_the_table_has_every_subtree(n: int) -> None:
    table = Index(n).table
    assert table
    nodes = placements(n, table.depth, [])
    assert len(table.span) == len(nodes)
    assert [tuple(table.sums(node)) for node in range(len(nodes))] == [sizes_below(n, queens) for queens in nodes]


@pytest.mark.parametrize("depth", range(7))
def test_a_table_of_any_depth_says_the_same(depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_module, "TABLE_DEPTH", depth)
    table = PrefixTable(6)
    assert table.depth == depth
    assert len(table.span) == len(placements(6, depth, []))
    assert table.sums(0) == (153, 4, 46)


@pytest.mark.parametrize("n", range(1, 8))
def test_the_table_has_the_deepest_row_of_every_subtree(n: int) -> None:
    table = Index(n).table
    assert table
    everywhere = placements(n, n, [])
    for node, queens in enumerate(placements(n, table.depth, [])):
        assert table.deepest[node] == max(len(more) for more in everywhere if more[: len(queens)] == queens)


def test_the_largest_below_looks_at_each_subtree_alone() -> None:
    assert list(subtree_maxima([0, 1, 2, 1, 2, 2, 1], [0, 1, 5, 1, 3, 2, 1])) == [5, 5, 5, 3, 3, 2, 1]


@pytest.mark.parametrize("n", [8, 9, 10])
def test_random_subtrees(n: int) -> None:
    index = Index(n)
    assert index.table
    nodes = placements(n, index.table.depth, [])
    for node in random.Random(n).sample(range(len(nodes)), 12):
        queens = nodes[node]
        if len(queens) > n - 7:
            assert tuple(index.sums(node, len(queens), *masks(n, queens)) or ()) == sizes_below(n, queens)


@pytest.mark.parametrize("n", [6, 9, 11, 12])
def test_mirrored_placements_have_the_same_sums(n: int) -> None:
    table = Index(n).table
    assert table
    nodes = {tuple(queens): node for node, queens in enumerate(placements(n, table.depth, []))}
    for queens, node in nodes.items():
        mirrored = nodes[tuple((row, n - 1 - column) for row, column in queens)]
        assert table.sums(node) == table.sums(mirrored)


@pytest.mark.parametrize("n", range(1, 9))
def test_children_and_siblings_are_found_in_order(n: int) -> None:
    index = Index(n)
    assert index.table
    depth = index.table.depth
    seen = []

    def visit(node: int, queens: Queens) -> None:
        seen.append(node)
        row = len(queens)
        child = index.first_child(node, row)
        for column in reversed(range(n)) if row < depth else []:
            if not attacked(queens, row, column):
                visit(child, [*queens, (row, column)])
                child = index.next_sibling(child)

    visit(index.root, [])
    assert seen == list(range(len(index.table.span)))


@pytest.mark.parametrize("n", range(1, 8))
def test_below_the_table_it_is_measured(n: int) -> None:
    for queens in placements(n, n, []):
        calls, solutions, dead_ends = sizes_below(n, queens)
        found = measure(n, len(queens), *masks(n, queens))
        assert found[:3] == (calls, solutions, dead_ends)
        for most in range(1, min(calls, 30)):
            assert measure(n, len(queens), *masks(n, queens), most) == TOO_LARGE
        for most in (calls, calls + 1, NO_LIMIT):
            assert measure(n, len(queens), *masks(n, queens), most) == found


@pytest.mark.parametrize("n", [LARGEST_TABLE + 1, 32])
def test_without_a_table_small_subtrees_are_known_and_large_ones_are_not(n: int) -> None:
    index = Index(n)
    assert index.table is None
    queens: Queens = []
    while (sums := index.sums(index.root, len(queens), *masks(n, queens))) is None:
        row = len(queens)
        queens.append((row, next(column for column in range(n) if not attacked(queens, row, column))))
    assert len(queens) > n // 4
    while sums and sums.calls > 20_000:  # few enough for the oracle
        row = len(queens)
        free = [column for column in range(n) if not attacked(queens, row, column)]
        queens.append((row, free[0]))
        sums = index.sums(index.root, len(queens), *masks(n, queens))
    assert sums == sizes_below(n, queens)


def test_many_threads_share_one_making() -> None:
    made: list[int] = []

    def make(number: int) -> list[int]:
        time.sleep(0.02)
        made.append(number)
        return [number]

    once = Once(make)
    got: list[list[int]] = []
    threads = [threading.Thread(target=lambda: got.append(once(7))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [7]
    assert all(one is got[0] for one in got)
    once.cache_clear()
    assert once(7) == [7]
    assert made == [7, 7]


Asked = list[tuple[int, int, int, int, int, int]]


@pytest.fixture
def asked() -> Iterator[Asked]:
    """The arguments of each call of `measure`."""
    asked: Asked = []

    def measure(n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
        asked.append((n, row, ld, col, rd, most))
        return reference.measure(n, row, ld, col, rd, most)

    embedded.set_measure(measure)
    yield asked
    embedded.set_measure(None)


def test_it_measures_the_subtrees_of_an_index(asked: Asked) -> None:
    sums = Index(13).sums(-1, 5, 0, 0b11111, 0)
    assert sums
    assert asked == [(13, 5, 0, 0b11111, 0, embedded.MOST)]
    assert sums.calls == reference.measure(13, 5, 0, 0b11111, 0)[0]


def test_boards_beyond_its_integers_are_measured_by_the_reference(asked: Asked) -> None:
    assert embedded.measure(31, 30, 0, 2**30 - 1, 0, 10) == (2, 1, 0, 31)
    assert not asked


@pytest.mark.usefixtures("asked")
def test_it_reaches_as_far_as_compiled_loops() -> None:
    assert Index(21).horizon == COMPILED_HORIZON


def test_without_it_the_reference_measures() -> None:
    assert embedded.measure(8, 0, 0, 0, 0, 10**6) == reference.measure(8, 0, 0, 0, 0)
