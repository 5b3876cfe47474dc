"""A search has one name everywhere: its id, with a capital where it is a title."""

from __future__ import annotations

import re

from server.search.algorithms.catalogue import ALGORITHMS
from tests.tools.serving import ROOT

FORMER = re.compile(r"\b(Iterativ|Iterative|Umgekehrt|Naiv|Flipped [Bb]its)\b")
READ = ("server/**/*.md", "server/static/js/words/**/*.js", "server/search/algorithms/*.py", "server/templates/*.html")


def test_a_title_is_its_id_with_a_capital() -> None:
    assert [algorithm.title for algorithm in ALGORITHMS.values()] == [name.capitalize() for name in ALGORITHMS]


def test_nothing_calls_a_search_otherwise() -> None:
    files = [ROOT / "README.md", *(file for pattern in READ for file in ROOT.glob(pattern))]
    found = {file.name: FORMER.findall(file.read_text("utf-8")) for file in files}
    assert {name: names for name, names in found.items() if names} == {}
