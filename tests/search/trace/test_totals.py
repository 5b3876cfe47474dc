"""The totals of whole searches, compared with other counts."""

from __future__ import annotations

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import effort
from server.search.trace.totals import BOARDS, read_totals
from tests.search.oracle import DEAD_ENDS, PLACEMENTS, SOLUTIONS
from tests.search.square_oracle import REJECTS, RULES


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("n", BOARDS)
def test_totals(algorithm: str, n: int) -> None:
    if n > ALGORITHMS[algorithm].largest:
        with pytest.raises(ValueError, match="n must be"):
            read_totals(algorithm, n)
        return
    found = read_totals(algorithm, n)
    assert found.checks == effort(algorithm, n)
    if algorithm == "naive":
        assert (found.steps, found.placements, found.dead_ends) == (n**n, None, None)
        assert found.rejects == n**n - SOLUTIONS[n - 1]
        return
    assert found.placements
    assert found.placements == PLACEMENTS[n - 1]
    assert found.dead_ends == DEAD_ENDS[n - 1]
    assert found.steps == 3 * found.placements + 2 + found.rejects


@pytest.mark.parametrize("algorithm", RULES)
def test_published_rejects(algorithm: str) -> None:
    assert read_totals(algorithm, 8).rejects == REJECTS[8][RULES[algorithm].skips_columns]


def test_a_search_of_bits_rejects_nothing() -> None:
    assert read_totals("bitmask", 8) == (6170, 2056, 0, 644, 1965)


def test_what_is_not_known_is_an_error() -> None:
    with pytest.raises(ValueError, match="the totals of bitmask are not known for n = 20"):
        read_totals("bitmask", 20)
