"""What is written about the algorithms, outside of their own descriptions, is true of all that the catalogue has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import effort
from tests.tools.serving import ROOT

WORDS = ROOT / "server" / "static" / "js" / "words"
TEXTS = [ROOT / "server" / name for name in ("search/PYTHON.md", "wire/WIRE.md", "templates/table.html")]
NUMBERS = {"en": {9: "nine", 10: "ten", 11: "eleven"}, "de": {9: "neun", 10: "zehn", 11: "elf"}}
COUNTED = re.compile(r"(\w+) (?:algorithms|searches|ways to search|Algorithmen)\b")
SPELLED = {"seven", "eight", "nine", "ten", "eleven", "sieben", "acht", "neun", "zehn", "elf"}


def test_the_manual_has_a_row_for_each() -> None:
    manual = (ROOT / "server/search/PYTHON.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([\d,]+) \| (\d+) \|$", manual, re.MULTILINE)
    assert {name: (int(checks.replace(",", "")), int(indexed)) for name, checks, indexed in rows} == {
        name: (effort(name, 8), algorithm.indexed) for name, algorithm in ALGORITHMS.items()
    }


def test_the_wires_description_has_the_bounds_of_each() -> None:
    rows = re.findall(r"^\| (`.*`) \| 1 to (\d+) \| (\d+) \|$", TEXTS[1].read_text("utf-8"), re.MULTILINE)
    assert {name: bounds for names, *bounds in rows for name in re.findall(r"\w+", names)} == {
        name: [str(algorithm.largest), str(algorithm.indexed)] for name, algorithm in ALGORITHMS.items()
    }


@pytest.mark.parametrize(
    "text", [*TEXTS, *sorted(WORDS.glob("*/*.js"))], ids=lambda text: f"{text.parent.name}-{text.name}"
)
def test_whoever_counts_them_counts_right(text: Path) -> None:
    language = text.parent.name if text.is_relative_to(WORDS) else "en"
    spelled = {word.lower() for word in COUNTED.findall(text.read_text("utf-8")) if word.lower() in SPELLED}
    assert spelled <= {NUMBERS[language][len(ALGORITHMS)]}
