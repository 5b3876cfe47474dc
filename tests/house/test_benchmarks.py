"""The README has the figures of the last run, the peers do the same work as our search, and floods are valid."""

from __future__ import annotations

import json
from random import Random

import pytest

from server.config.limits import LIMITS
from server.search.trace.trace import Trace
from server.wire.protocol import parse
from tests.benchmarks import report
from tests.benchmarks.abuse import floods
from tests.benchmarks.peers import plain
from tests.tools.serving import ROOT


def test_the_readme_has_five_lines_from_the_table_of_figures() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = readme.partition(report.BEGIN)[2].partition(report.END)[0].strip().splitlines()
    assert len(shown) == len(report.CHOSEN) == 5
    figures = (ROOT / "tests" / "benchmarks" / "FIGURES.md").read_text("utf-8")
    assert figures.startswith(report.TITLE)
    for line, (name, words) in zip(shown, report.CHOSEN.items(), strict=True):
        (row,) = [row for row in figures.splitlines() if row.startswith(f"| {' | '.join(name)} | ")]
        assert line == f"- {words.format(row.split(' | ')[2])}"


@pytest.mark.parametrize("n", [1, 2, 4, 6])
def test_the_peer_in_plain_python_does_the_same_work(n: int) -> None:
    total = Trace("bitmask", n).total
    assert total
    assert plain.count(n) == total.solutions
    assert len(list(plain.walk(n))) == total.steps


@pytest.mark.parametrize("kind", floods.COSTLY)
def test_the_server_accepts_each_request_of_a_flood(kind: str) -> None:
    text = json.dumps({"type": kind, "id": 1, **floods.COSTLY[kind](Random(1))})
    assert parse(text).kind == kind
    assert len(text) <= LIMITS.message
