"""What is written about the algorithms, outside of their own descriptions, is true of all that the catalogue has."""

from __future__ import annotations

import re

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import effort
from tests.tools.serving import ROOT


def test_the_manual_has_a_row_for_each() -> None:
    manual = (ROOT / "server/search/PYTHON.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| (\d+) \| (\d+) \|$", manual, re.MULTILINE)
    assert {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows} == {
        name: [effort(name, 8), algorithm.indexed, algorithm.largest] for name, algorithm in ALGORITHMS.items()
    }
