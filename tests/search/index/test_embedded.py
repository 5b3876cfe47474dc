"""A program that this Python is part of may measure subtrees faster."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.search.index import embedded, reference
from server.search.index.index import COMPILED_HORIZON, Index

Asked = list[tuple[int, int, int, int, int, int]]


@pytest.fixture
def asked() -> Iterator[Asked]:
    """What it was asked to measure."""
    asked: Asked = []

    def measure(n: int, row: int, ld: int, col: int, rd: int, most: int) -> tuple[int, int, int, int]:
        asked.append((n, row, ld, col, rd, most))
        return reference.measure(n, row, ld, col, rd, most)

    embedded.give(measure)
    yield asked
    embedded.give(None)


def test_it_measures_what_an_index_asks_for(asked: Asked) -> None:
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
