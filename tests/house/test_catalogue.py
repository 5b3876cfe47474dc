"""The manual's table of algorithms agrees with the catalogue."""

from __future__ import annotations

import re

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.tools.serving import ROOT


def test_the_manual_has_a_correct_row_for_each_algorithm() -> None:
    manual = (ROOT / "server/search/PYTHON.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| (\d+) \| (\d+) \|$", manual, re.MULTILINE)
    assert {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows} == {
        name: [Trace(name, 8)[-1].checks, algorithm.indexed, algorithm.largest]
        for name, algorithm in ALGORITHMS.items()
    }
