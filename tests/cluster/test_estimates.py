"""Estimates of work: as long as counting takes."""

from __future__ import annotations

from statistics import mean, stdev

import numpy as np
import pytest

from server.cluster.constellations import table_of, work_of
from server.cluster.estimates import estimate_work
from server.search.compiled import COMPILED
from server.search.counting.filling import Filling
from server.search.counting.parts import take_part
from server.search.counting.starts import find_starts
from server.search.counting.workload import border_placements

pytestmark = pytest.mark.skipif(not COMPILED, reason="numba is not in use")


@pytest.mark.parametrize("n", [8, 14, 20])
def test_the_estimates_of_a_table_add_up_to_its_board(n: int) -> None:
    work = work_of(n)
    assert len(work) == len(table_of(n))
    assert min(work) >= 0
    assert sum(work) == pytest.approx(border_placements(n))


def passes(n: int, place: int) -> int:
    """How often the kernel takes some queens until a sixty-fourth of a constellation is filled."""
    starts = find_starts(n, n - 2, list(table_of(n).part(place, place + 1)))
    filling, taken = Filling(take_part(starts, n - 2, 0, 64), 64, 1), 0
    while not filling.is_over:
        filling.go_on(100)
        taken += 100
    return taken


def test_an_estimate_is_near_what_is_placed() -> None:
    n, work = 20, work_of(20)
    ratios = [passes(n, place) / work[place] for place in range(100, len(work), 1000)]
    assert stdev(ratios) < 0.2 * mean(ratios)


def test_symmetric_constellations_are_estimated_alike() -> None:
    top, bottom, left, right = 3, 9, 4, 7
    one, mirrored = estimate_work(14, np.array([[top, bottom, left, right], [13 - top, 13 - bottom, right, left]]))
    assert one == pytest.approx(mirrored)
