"""The README has the figures and browsers of the last runs, and floods are valid."""

import json
import re
from random import Random

import pytest

from server.config.limits import LIMITS
from server.wire.protocol import parse
from tests.benchmarks import report
from tests.benchmarks.abuse import floods
from tests.engines.__main__ import TABLE
from tests.engines.journeys import NUMBER
from tests.tools.serving import ROOT


def test_the_readme_has_five_lines_from_the_table_of_figures() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = report.split(readme, "figures")[1].splitlines()
    assert len(shown) == len(report.CHOSEN) == 5
    figures = (ROOT / "tests" / "benchmarks" / "FIGURES.md").read_text("utf-8")
    assert figures.startswith(report.TITLE)
    for line, (name, words) in zip(shown, report.CHOSEN.items(), strict=True):
        (row,) = [row for row in figures.splitlines() if row.startswith(f"| {' | '.join(name)} | ")]
        assert line == f"- {words.format(row.split(' | ')[2])}"


def test_the_readme_has_the_browsers_that_went_all_journeys() -> None:
    shown = report.split((ROOT / "README.md").read_text("utf-8"), "browsers")[1]
    dates = re.findall(r"\| \w+ [\d.]+, (\d+ \w+ \d{4}) \|", shown)
    assert len(dates) == len(TABLE) == len(set(versions := re.findall(r"^\| (\w+) [\d.]+", shown, re.MULTILINE)))
    assert versions == [*TABLE]
    assert shown.count(f" {NUMBER} journeys") == len(TABLE)


@pytest.mark.parametrize("kind", floods.COSTLY)
def test_the_server_accepts_each_request_of_a_flood(kind: str) -> None:
    text = json.dumps({"type": kind, "id": 1, **floods.COSTLY[kind](Random(1))})
    assert parse(text).kind == kind
    assert len(text) <= LIMITS.message
