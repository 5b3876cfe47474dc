"""The listing in colours is the listing."""

from __future__ import annotations

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.web.highlight import MASKS, highlight

TEXTS = [algorithm.listing() for algorithm in ALGORITHMS.values()] + ["", "\n\nx = 1  # é\n", '"""a\n\nb"""\n  y\n']


@pytest.mark.parametrize("text", TEXTS)
def test_the_pieces_joined_are_the_text(text: str) -> None:
    assert "\n".join("".join(part for _, part in line) for line in highlight(text)) == text.rstrip("\n")


def test_each_name_has_the_colour_of_what_it_names() -> None:
    pieces = [piece for line in highlight(ALGORITHMS["bitmask"].listing()) for piece in line]
    for name in MASKS:
        assert (f"name-{name}", name) in pieces
    for piece in (("keyword", "def"), ("keyword", "while"), ("number", "8"), ("", "solutions")):
        assert piece in pieces
    assert ("keyword", "not") in highlight("not x")[0]
    assert ("comment", "# why") in highlight("x # why")[0]
