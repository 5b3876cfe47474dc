"""A notebook shows a step and a trace as a table that any browser can parse."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from server.search import notebook
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.notebook import QUEEN, format_board
from server.search.trace.trace import Trace


def board(html: str) -> tuple[str, list[list[str]]]:
    """The caption of a table and its cells."""
    table = ElementTree.fromstring(html)
    rows = [["".join(cell.itertext()) for cell in row.iter("td")] for row in table.iter("tr")]
    return "".join(caption.text or "" for caption in table.iter("caption")), rows


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_step_is_its_board(algorithm: str) -> None:
    for step in Trace(algorithm, 4)[::7]:
        caption, rows = board(step._repr_html_())
        assert caption == f"step {step.step}: {step.kind}"
        stand = {(row, column) for row in range(4) for column in range(4) if rows[row][column] == QUEEN}
        assert stand == set(step.queens)
        assert [len(row) for row in rows] == [4] * 4


def test_the_square_and_its_attacker_have_frames() -> None:
    step = next(step for step in Trace("basic", 4) if step.kind == "reject")
    assert step._repr_html_().count("box-shadow") == 2


@pytest.fixture
def no_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where nothing can make a film."""
    monkeypatch.setattr(notebook, "make_film", None)


@pytest.mark.usefixtures("no_films")
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_trace_is_its_first_solution(algorithm: str) -> None:
    caption, rows = board(Trace(algorithm, 6)._repr_html_())
    assert caption == f"Trace({algorithm!r}, 6): {len(Trace(algorithm, 6)):,} steps"
    assert sum(row.count(QUEEN) for row in rows) == 6


@pytest.mark.usefixtures("no_films")
def test_a_trace_without_solutions_or_size_is_an_empty_board() -> None:
    assert QUEEN not in Trace("bitmask", 3)._repr_html_()
    caption, rows = board(Trace("basic", 32)._repr_html_())
    assert "too many steps to be counted" in caption
    assert len(rows) == 32


def test_a_caption_is_text() -> None:
    assert "<script>" not in format_board("<script>", 1, [])
