"""Why a square is attacked and a bit is a 1: the page's pure modules against a look at the queens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import modules
from tests.search.oracle import Whole, steps

LINES = {"ld": 1, "col": 0, "rd": -1}

_FACTS = """return given.steps.map((step) => {
  const rows = [...Array(given.n).keys()];
  return {
    squares: rows.map((row) => rows.map((column) => causes.factOf(step, given.n, { square: [row, column] }))),
    bits: ["ld", "col", "rd", "taken", "poss", "bit"].map((register) =>
      rows.map((column) => causes.factOf(step, given.n, { register, column }))),
  };
})"""


def _attacks(queens: list[tuple[int, int]], row: int, column: int) -> list[dict[str, Any]]:
    return [
        {"line": line, "queen": list(queen)}
        for line, slope in LINES.items()
        for queen in queens
        if queen[0] < row and queen[1] + slope * (row - queen[0]) == column
    ]


@pytest.fixture(scope="module", params=[4, 6])
def told(request: pytest.FixtureRequest, blank: Page) -> tuple[int, list[Whole], list[Any]]:
    """A size, its steps, and what the page makes of them."""
    n = request.param
    film = [{**step, "stack": [dict(call) for call in step["stack"]]} for step in steps(n)]
    return n, film, modules.run(blank, "model/causes", _FACTS, {"n": n, "steps": film})


def test_the_queens_to_blame(told: tuple[int, list[Whole], list[Any]]) -> None:
    n, film, facts = told
    for step, fact in zip(film, facts, strict=True):
        for row in range(n):
            for column in range(n):
                assert fact["squares"][row][column]["by"] == _attacks(step["queens"], row, column), step["step"]


def test_what_a_square_is(told: tuple[int, list[Whole], list[Any]]) -> None:
    n, film, facts = told
    for step, fact in zip(film, facts, strict=True):
        for row in range(n):
            for column in range(n):
                state = fact["squares"][row][column]["state"]
                if [row, column] in [list(queen) for queen in step["queens"]]:
                    assert state == "queen"
                elif _attacks(step["queens"], row, column):
                    assert state == "attacked"
                elif row < len(step["stack"]):
                    left = step["stack"][row]["poss"] >> (n - 1 - column) & 1
                    assert state in (("free", "candidate") if left else ("tried", "lifted")), (step["step"], row)
                else:
                    assert state == "free"


def test_every_bit_is_what_the_step_says(told: tuple[int, list[Whole], list[Any]]) -> None:
    n, film, facts = told
    for step, fact in zip(film, facts, strict=True):
        masks = [step["ld"], step["col"], step["rd"], step["ld"] | step["col"] | step["rd"], step["poss"], step["bit"]]
        if step["kind"] == "solution":
            masks[3:] = [0, 0, 0]  # it returns before they are worked out
        for mask, bits in zip(masks, fact["bits"], strict=True):
            assert [bit["on"] for bit in bits] == [bool(mask >> (n - 1 - column) & 1) for column in range(n)], step
            for bit in bits:
                assert bit["register"] in bit["lit"] or bit["side"] == "over"
                if bit["on"] and bit["register"] in LINES:
                    assert [attack["line"] for attack in bit["by"]] == [bit["register"]]


def test_every_place_has_its_sentence(told: tuple[int, list[Whole], list[Any]], blank: Page) -> None:
    n, _, facts = told
    flat = [fact for step in facts for part in step.values() for row in part for fact in row]
    explain = "return given[0].map((fact) => explaining.explained(fact, given[1]))"
    said = modules.run(blank, "words/en/explaining", explain, [flat, n])
    for fact, sentence in zip(flat, said, strict=True):
        assert sentence.endswith(".")
        assert "undefined" not in sentence
        assert "NaN" not in sentence
        for attack in fact["by"] if fact["state"] == "attacked" and fact["side"] != "over" else []:
            if fact["register"] in ("", "ld", "col", "rd"):
                assert f"queen of row {attack['queen'][0]}" in sentence


def test_the_nearest_of_several_queens(blank: Page) -> None:
    found = modules.run(blank, "model/causes", "return causes.attacks(given, [3, 1])", [[0, 1], [2, 1], [1, 3], [0, 4]])
    assert found == [{"line": "col", "queen": [2, 1]}, {"line": "rd", "queen": [1, 3]}]


def test_an_explanation_stands_beside_its_place_and_covers_nothing_that_it_speaks_of(blank: Page) -> None:
    assert modules.run(
        blank,
        "views/board/placement",
        """const { placed } = placement;
        const box = (left, top) => ({ left, top, right: left + 50, bottom: top + 50 });
        const room = { left: 0, top: 0, right: 400, bottom: 400 };
        const size = { width: 200, height: 80 };
        return [
          placed(box(150, 150), [], size, room), placed(box(0, 150), [], size, room),
          placed(box(150, 150), [box(150, 210)], size, room), placed(box(150, 350), [box(150, 0)], size, room),
          placed(box(0, 0), [], { width: 500, height: 80 }, room),
        ];""",
    ) == [
        {"left": 75, "top": 200},
        {"left": 0, "top": 200},
        {"left": 200, "top": 200},
        {"left": 200, "top": 320},
        {"left": 0, "top": 50},
    ]


def test_heat_follows_slowly_and_keeps_what_stays(blank: Page) -> None:
    swing, stays, settled, cooled = modules.run(
        blank,
        "film/heat",
        """const { heated, warm, hasSettled } = heat;
        const map = heated(4, [[0, 0]]);
        const seen = [];
        for (let frame = 0; frame < 600; frame++) { // the queen of row 1 goes to and fro four times a second
          warm(map, 4, [[0, 0], [1, Math.floor(frame / 7.5) % 2]], 1 / 60);
          if (frame > 300) seen.push(map[4]);
        }
        const stays = map[0];
        const settled = [[0, 0], [1, 0]].map((square) => hasSettled(map, 4, square));
        for (let frame = 0; frame < 60; frame++) warm(map, 4, [], 1 / 60);
        return [Math.max(...seen) - Math.min(...seen), stays, settled, map[0]];""",
    )
    assert swing < 0.1
    assert stays == pytest.approx(1)
    assert settled == [True, False]
    assert cooled == pytest.approx(0.368, abs=0.01)


def test_stars_are_for_the_path_they_were_told_for(blank: Page) -> None:
    told = {
        "step": 9,
        "queens": [[0, 3], [1, 1]],
        "rows": [[[[0, 3], 5]], [[[1, 2], 0], [[1, 1], None]], [[[2, 0], 7]]],
    }
    assert modules.run(
        blank,
        "film/subtrees",
        """const of = (columns, row, column) =>
          tried.solutionsBelow(given, { queens: columns.map((column, row) => [row, column]) }, row, column) ?? "none";
        return [
          of([3, 1, 0], 1, 2), of([3], 1, 2), of([3], 0, 3), of([2, 1], 0, 3), of([2, 1], 1, 2), of([3, 1], 1, 3),
          of([3, 1], 2, 0), of([3, 2], 2, 0), of([3, 1, 5, 5], 3, 1),
          tried.solutionsBelow(null, { queens: [] }, 0, 0) ?? "none",
        ];""",
        told,
    ) == [0, 0, 5, 5, "none", "none", 7, "none", "none", "none"]


def test_large_counts_in_few_characters(blank: Page) -> None:
    numbers = [0, 16, 9999, 10_000, 999_999, 17_210_372, 2_000_000_000]
    assert modules.run(blank, "words/numbers", "return given.map(numbers.brief)", numbers) == [
        "0",
        "16",
        "9999",
        "10k",
        "999k",
        "17M",
        "2G",
    ]
