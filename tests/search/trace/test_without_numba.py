"""Compiled and interpreted measuring give the same steps everywhere."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.search.compiled import COMPILED
from server.search.index import catalogue, index, reference
from server.search.index.index import Index
from server.search.trace.trace import Trace
from tests.search.oracle import PLACEMENTS

LENGTH = 200


@cache
def engines(n: int) -> list[Trace]:
    """The same trace twice: one measured in interpreted Python, the other by compiled loops."""
    traces = []
    for largest in (32, 0):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(index, "LARGEST_INTERPRETED", largest)
            patch.setattr(catalogue, "index_for", Index)
            traces.append(Trace("bitmask", n))
    return traces


@given(st.integers(9, 13).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, 3 * PLACEMENTS[n - 1] + 1 - LENGTH))))
def test_windows_are_the_same(place: tuple[int, int]) -> None:
    n, start = place
    reference, compiled = engines(n)
    window = compiled[start : start + LENGTH]
    assert len(window) == LENGTH
    assert window == reference[start : start + LENGTH]


@pytest.mark.parametrize("n", range(9, 14))
def test_they_are_two(n: int) -> None:
    plain, compiled = (trace._reach.index._measure.__wrapped__ for trace in engines(n))
    assert plain is reference.measure
    assert (compiled is not plain) == COMPILED


@pytest.mark.parametrize("n", range(9, 14))
def test_totals_are_the_same(n: int) -> None:
    reference, compiled = engines(n)
    assert reference.total == compiled.total
