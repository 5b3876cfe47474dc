"""What a search without masks knows of a square, a flag and a bit: the page's modules against a look at the queens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import modules
from tests.search.square_oracle import RULES, Search, Square, Whole, boards, scan, steps

# Every place of every step, squares and the cells of the rows named, and a sentence for each.
_FACTS = """const { face } = await import(`/static/js/algorithms/${given.name}.js`);
const { explained } = await import(`/static/js/words/${given.language}/explaining.js`);
const all = [...Array(given.n).keys()];
const told = (step, place) => {
  const fact = face.fact(step, given.n, place);
  return { ...fact, said: explained(fact, given.n) };
};
return given.steps.map((step) => ({
  squares: all.map((row) => all.map((column) => told(step, { square: [row, column] }))),
  cells: Object.fromEntries(given.rows.map((register) =>
    [register, all.map((column) => told(step, { register, column }))])),
}));"""

ROWS = {
    "caching": ["columns", "majors", "minors"],
    "conjoin": [f"{part}{end}" for part in ("columns", "nwse", "nesw") for end in ("", "-bits")],
}
NAMES = {"column": "col", "row": "row", "ld": "ld", "rd": "rd"}
UNITS = {"squares": "looks", "flags": "reads", "tests": "operations"}


@cache
def film(name: str, n: int) -> list[Whole]:
    return list(boards(n)) if name == "naive" else steps(name, n)


@pytest.fixture(scope="module")
def facts(blank: Page) -> Any:
    @cache
    def asked(name: str, n: int, language: str = "en") -> list[Any]:
        given = {"name": name, "n": n, "steps": film(name, n), "rows": ROWS.get(name, []), "language": language}
        found: list[Any] = modules.run(blank, "model/bits", _FACTS, given)
        return found

    return asked


def attacks(queens: list[Square], square: Square, *, sideways: bool = False) -> list[dict[str, Any]]:
    """The nearest queen on each line, seen from a square: columns (or rows), then the diagonals."""
    row, column = square
    lines = {
        "row" if sideways else "col": [(r, c) for r, c in queens if (r == row if sideways else c == column)],
        "ld": [(r, c) for r, c in queens if r - c == row - column],
        "rd": [(r, c) for r, c in queens if r + c == row + column],
    }
    nearest = {line: min(found, key=lambda queen: _far(queen, square)) for line, found in lines.items() if found}
    return [{"line": line, "queen": list(queen)} for line, queen in nearest.items()]


def _far(one: Square, other: Square) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def state_of(name: str, step: Whole, square: Square, *, attacked: bool) -> str:
    """What the search has done with a square, by the squares that its open calls have tried last."""
    sideways = RULES[name].line == "column"
    line, at = square[::-1] if sideways else square
    calls = step["stack"]
    if not calls:
        return "over"
    if line >= len(calls):
        return "unreached"
    if name == "plain" and at in [column for _, column in step["queens"][:line]]:
        return "out"
    last = calls[line]["state"]["row" if sideways else "column"]
    if last is None or at > last:
        return "open"
    if at < last:
        return "refused" if attacked else "tried"
    now = {"place": "placed", "reject": "rejected", "return": "lifted"}
    return now[step["kind"]] if line == len(calls) - 1 else "queen"


def _every(told: list[Any], name: str, n: int) -> Iterator[tuple[Whole, Square, Any]]:
    for step, fact in zip(film(name, n), told, strict=True):
        for row in range(n):
            for column in range(n):
                yield step, (row, column), fact["squares"][row][column]


@pytest.mark.parametrize("n", [4, 5])
@pytest.mark.parametrize("name", RULES)
def test_a_square_in_a_search_that_tries_one_after_the_other(facts: Any, name: str, n: int) -> None:
    rules, seen_states = RULES[name], set()
    sideways = rules.line == "column"
    for step, square, fact in _every(facts(name, n), name, n):
        before = list(step["queens"][: square[1] if sideways else square[0]])
        by = attacks(before, square, sideways=sideways)
        state = state_of(name, step, square, attacked=bool(by))
        assert (fact["by"], fact["state"], fact["square"]) == (by, state, list(square)), (step["step"], square)
        seen_states.add(state)
        if state in ("over", "unreached", "open", "out"):
            assert (fact["found"], fact["cost"]) == ([], None)  # nothing has been found out
            continue
        looked, attacker = scan(n, before, square, rules.directions)
        first = [{"line": NAMES[looked[-1][0]], "queen": list(attacker)}] if attacker else []
        assert fact["found"] == (by if name == "conjoin" else first)
        assert fact["cost"] == {"unit": UNITS[rules.counts], "checks": Search(name, n).cost(looked)}
        if state == "rejected":
            assert fact["found"][0]["queen"] == list(step["attacker"]) or name == "conjoin"
    expected = {"over", "unreached", "open", "queen", "placed", "rejected", "refused", "tried", "lifted"}
    assert seen_states == expected | ({"out"} if name == "plain" else set())


def test_a_square_where_full_boards_are_tested(facts: Any) -> None:
    seen_states = set()
    for step, square, fact in _every(facts("naive", 4), "naive", 4):
        row, column = square
        above = list(step["queens"][:row])
        if step["queens"][row][1] != column:
            expected, by = "empty", []
        else:
            by = attacks(above, square)
            expected = "untested" if row > step["row"] else "attacked" if row == step["row"] else "peaceful"
        assert (fact["state"], fact["by"]) == (expected, by), (step["step"], square)
        assert fact["digit"] == step["state"]["odometer"][row]
        found = expected == "attacked"
        assert [one["queen"] for one in fact["found"]] == ([list(step["attacker"])] if found else [])
        if expected in ("attacked", "peaceful"):
            looked = sum(len(one["squares"]) for one in step["state"]["scans"] if one["from"] == square)
            assert fact["cost"] == {"unit": "looks", "checks": looked}
        seen_states.add(expected)
    assert seen_states == {"empty", "untested", "attacked", "peaceful"}


def _row_shown(step: Whole, n: int) -> int:
    """The row whose squares the cells stand under."""
    return step["row"] if step["stack"] and step["row"] < n else n - 1


def _on(line: str, queens: list[Square], square: Square) -> list[list[int]]:
    """The queens that stand on a line through a square, on whichever side of it."""
    row, column = square
    same = {
        "col": lambda _, c: c == column,
        "ld": lambda r, c: r - c == row - column,
        "rd": lambda r, c: r + c == row + column,
    }
    return [[r, c] for r, c in queens if same[line](r, c)]


@pytest.mark.parametrize("n", [4, 5])
def test_a_flag_of_caching(facts: Any, n: int) -> None:
    for step, fact in zip(film("caching", n), facts("caching", n), strict=True):
        row, state = _row_shown(step, n), step["state"]
        for array, line in (("columns", "col"), ("majors", "ld"), ("minors", "rd")):
            for column in range(n):
                cell = fact["cells"][array][column]
                at = {"columns": column, "majors": row - column + n - 1, "minors": row + column}[array]
                assert cell["at"] == at
                assert cell["state"] == ("set" if state[array][at] else "clear")
                setters = _on(line, step["queens"], (row, column))
                assert cell["by"] == [{"line": line, "queen": queen} for queen in setters]
                assert len(setters) == state[array][at]
                assert cell["read"] == ({"array": array, "place": at} in state["reads"])
                assert cell["lit"] == {array: column}


def _whole(parts: Whole, n: int) -> int:
    return int(parts["columns"]) | parts["nwse"] << n | parts["nesw"] << (3 * n - 1)


@pytest.mark.parametrize("n", [4, 5])
def test_a_bit_of_conjoin(facts: Any, n: int) -> None:
    for step, fact in zip(film("conjoin", n), facts("conjoin", n), strict=True):
        row, placing, testing = _row_shown(step, n), step["kind"] == "place", step["kind"] in ("place", "reject")
        queens = step["queens"][:-1] if placing else step["queens"]
        bits = _whole(step["state"]["bits"], n) if testing else 0
        used = _whole(step["state"]["used"], n) & ~(bits if placing else 0)  # as the test saw it
        for part, line in (("columns", "col"), ("nwse", "ld"), ("nesw", "rd")):
            for column in range(n):
                cell, own = fact["cells"][part][column], fact["cells"][f"{part}-bits"][column]
                assert cell["at"] == own["at"]
                is_set, has = used >> cell["at"] & 1, bits >> cell["at"] & 1
                setters = [{"line": line, "queen": queen} for queen in _on(line, queens, (row, column))]
                assert cell["state"] == ("set" if is_set else "coming" if has and placing else "clear")
                assert cell["by"] == setters
                assert bool(setters) == bool(is_set)
                assert own["state"] == ("idle" if not testing else ("hit" if is_set else "own") if has else "other")
                assert own["by"] == (setters if has else [])
                if has:
                    assert step["square"][1] == column  # each bit of the square is right under it


@pytest.mark.parametrize("name", ROWS)
def test_the_cells_that_tell_of_a_square(facts: Any, name: str) -> None:
    """Wherever an attacker's flag is among those under the board, it lights up with her line."""
    n = 5
    for step, square, fact in _every(facts(name, n), name, n):
        row = _row_shown(step, n)
        under = {"col": square[1], "ld": square[1] + row - square[0], "rd": square[1] - row + square[0]}
        rows = dict(zip(("col", "ld", "rd"), ROWS[name][:: len(ROWS[name]) // 3], strict=True))
        for attack in fact["by"]:
            column = under[attack["line"]]
            assert fact["lit"].get(rows[attack["line"]]) == (column if 0 <= column < n else None)
        for register, column in fact["lit"].items():
            assert 0 <= column < n, register


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", [*RULES, "naive"])
def test_every_place_has_its_sentence(facts: Any, name: str, language: str) -> None:
    queen_of = {"en": "queen of {} {}", "de": "Dame in {} {}"}[language]
    line = {"en": {0: "row", 1: "column"}, "de": {0: "Zeile", 1: "Spalte"}}[language]
    tested = {"en": "tested with|tested in this step|free", "de": "geprüft, |in diesem Schritt geprüft|frei"}[language]
    fills = 1 if name == "backtracking" else 0
    for told in facts(name, 4, language):
        cells = [cell for cells in told["cells"].values() for cell in cells]
        for fact in [*cells, *(fact for row in told["squares"] for fact in row)]:
            said = fact["said"]
            assert said.endswith(".")
            assert not any(wrong in said for wrong in ("undefined", "NaN", "null", "[object"))
            for attack in fact["by"]:
                assert queen_of.format(line[fills], attack["queen"][fills]) in said
            if fact["about"] == "trial" and fact["state"] in ("open", "unreached", "out"):
                assert not any(claim in said for claim in tested.split("|")), said


def test_what_a_search_does_not_have_is_not_explained(blank: Page) -> None:
    names = [*RULES, "naive", "flipped"]
    body = """const { face } = await import(`/static/js/algorithms/${given[0]}.js`);
    return face.fact(given[1], 4, { register: "nothing", column: 0 });"""
    for name in names:
        step = film("basic" if name == "flipped" else name, 4)[0]
        masks = {"ld": 15, "col": 15, "rd": 15, "poss": 15, "bit": 0} if name == "flipped" else {}
        assert modules.run(blank, "model/bits", body, [name, {**step, **masks}]) is None
