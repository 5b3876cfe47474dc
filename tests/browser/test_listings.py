"""The listings in JavaScript, run as they stand: they find what the traces do, in the same order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace

RUN = """async ([text, n]) => {
  const { solve } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const solutions = [];
  solve(n, (queens) => solutions.push([...queens]));
  return solutions;
}"""


@pytest.mark.parametrize(
    ("algorithm", "n"), [(name, n) for name in ALGORITHMS for n in range(1, 8 if name == "naive" else 9)]
)
def test_a_listing_finds_the_solutions_of_its_trace(algorithm: str, n: int, blank: Page) -> None:
    found = blank.evaluate(RUN, [ALGORITHMS[algorithm].javascript, n])
    assert found == [list(solution.columns) for solution in Trace(algorithm, n).solutions()]
