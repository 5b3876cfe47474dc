"""What is written about the algorithms, outside of their own descriptions, is true of all that the catalogue has."""

from __future__ import annotations

import re

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import effort
from tests.tools.serving import ROOT


def test_the_manual_has_a_row_for_each() -> None:
    manual = (ROOT / "server/search/PYTHON.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| (\d+) \|$", manual, re.MULTILINE)
    assert {name: (int(checks.replace(",", "")), int(indexed)) for name, checks, indexed in rows} == {
        name: (effort(name, 8), algorithm.indexed) for name, algorithm in ALGORITHMS.items()
    }


def test_the_wires_description_has_the_bounds_of_each() -> None:
    rows = re.findall(
        r"^\| (`.*`) \| 1 to (\d+) \| (\d+) \|$", (ROOT / "server/wire/WIRE.md").read_text("utf-8"), re.MULTILINE
    )
    assert {name: bounds for names, *bounds in rows for name in re.findall(r"\w+", names)} == {
        name: [str(algorithm.largest), str(algorithm.indexed)] for name, algorithm in ALGORITHMS.items()
    }
