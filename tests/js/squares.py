"""Compute from the queens what a search without masks has found out about each square, flag and bit."""

from functools import cache
from typing import Any

from tests.search import square_oracle
from tests.search.square_oracle import RULES, Search, Square, Whole, boards, scan

NAMES = {"column": "col", "row": "row", "ld": "ld", "rd": "rd"}
UNITS = {"squares": "looks", "flags": "reads", "tests": "operations"}

Json = Any


@cache
def steps(name: str, n: int) -> list[Whole]:
    """Return all steps of a search without masks."""
    return list(boards(n)) if name == "naive" else square_oracle.steps(name, n)


def squares(name: str, n: int) -> Json:
    """Return for each step, by row and column: attackers, state, attackers found by the test, cost of the test."""
    about = _board if name == "naive" else _square_by_square
    return [
        [[about(name, n, step, (row, column)) for column in range(n)] for row in range(n)] for step in steps(name, n)
    ]


def _square_by_square(name: str, n: int, step: Whole, square: Square) -> Json:
    """Return the fact about a square for a search that tries one square after the other."""
    rules = RULES[name]
    sideways = rules.line == "column"
    before = list(step["queens"][: square[1] if sideways else square[0]])
    by = attacks(before, square, sideways=sideways)
    state = state_of(name, step, square, attacked=bool(by))
    told: Json = {"by": by, "state": state, "square": list(square), "found": [], "cost": None}
    if state in ("over", "unreached", "open", "out"):
        return told  # not tested yet
    looked, attacker = scan(n, before, square, rules.directions)
    first = [{"line": NAMES[looked[-1][0]], "queen": list(attacker)}] if attacker else []
    told["found"] = by if rules.counts == "tests" else first
    told["cost"] = {"unit": UNITS[rules.counts], "checks": Search(name, n).cost(looked)}
    return told


def attacks(queens: list[Square], square: Square, *, sideways: bool = False) -> Json:
    """Return the nearest queen on each line through a square: column (or row), then the diagonals."""
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
    """Return the state of a square, from the squares that the open calls have tried last."""
    sideways = RULES[name].line == "column"
    line, at = square[::-1] if sideways else square
    calls = step["stack"]
    if not calls:
        return "over"
    if line >= len(calls):
        return "unreached"
    if RULES[name].skips_columns and at in [column for _, column in step["queens"][:line]]:
        return "out"
    last = calls[line]["state"]["row" if sideways else "column"]
    if last is None or at > last:
        return "open"
    if at < last:
        return "refused" if attacked else "tried"
    now = {"place": "placed", "reject": "rejected", "return": "lifted"}
    return now[step["kind"]] if line == len(calls) - 1 else "queen"


def _board(_name: str, _n: int, step: Whole, square: Square) -> Json:
    """Return the fact about a square for a search that tests full boards."""
    row, column = square
    told: Json = {"by": [], "state": "empty", "digit": step["state"]["odometer"][row], "found": [], "cost": None}
    if step["queens"][row][1] != column:
        return told
    told["by"] = attacks(list(step["queens"][:row]), square)
    told["state"] = "untested" if row > step["row"] else "attacked" if row == step["row"] else "peaceful"
    if told["state"] == "attacked":
        told["found"] = [list(step["attacker"])]
    if told["state"] != "untested":
        looked = sum(len(one["squares"]) for one in step["state"]["scans"] if one["from"] == square)
        told["cost"] = {"unit": "looks", "checks": looked}
    return told


def _row_shown(step: Whole, n: int) -> int:
    """Return the row whose squares the cells below the board belong to."""
    return int(step["row"]) if step["stack"] and step["row"] < n else n - 1


def cells(name: str, n: int) -> Json:
    """Return for each step, by register and column, the facts about cells that are flags or bits."""
    match RULES[name].counts if name in RULES else "":
        case "flags":
            return _flags(name, n)
        case "tests":
            return _operands(name, n)
    return [{} for _ in steps(name, n)]


def _flags(name: str, n: int) -> Json:
    return [
        {
            array: [_flag(step, array, line, (_row_shown(step, n), column), n) for column in range(n)]
            for array, line in (("columns", "col"), ("majors", "ld"), ("minors", "rd"))
            if array in Search(name, n).arrays
        }
        for step in steps(name, n)
    ]


def _flag(step: Whole, array: str, line: str, square: Square, n: int) -> Json:
    row, column = square
    state = step["state"]
    at = {"columns": column, "majors": row - column + n - 1, "minors": row + column}[array]
    setters = _on(line, step["queens"], square)
    assert len(setters) == state[array][at], "the search and the board agree"
    return {
        "at": at,
        "state": "set" if setters else "clear",
        "by": [{"line": line, "queen": queen} for queen in setters],
        "read": {"array": array, "place": at} in state["reads"],
        "lit": {array: column},
    }


def _on(line: str, queens: list[Square], square: Square) -> list[list[int]]:
    """Return all queens on a line through a square."""
    row, column = square
    same = {
        "col": lambda _, c: c == column,
        "ld": lambda r, c: r - c == row - column,
        "rd": lambda r, c: r + c == row + column,
    }
    return [[r, c] for r, c in queens if same[line](r, c)]


def _operands(name: str, n: int) -> Json:
    """Return by part and column: a used bit, and below it the bit of the tested square."""
    found = []
    for step in steps(name, n):
        bits = _bits(step, n)
        told: Json = {}
        for part, line in (("columns", "col"), ("nwse", "ld"), ("nesw", "rd")):
            cells = [_operand(step, bits, line, (_row_shown(step, n), column), n) for column in range(n)]
            told[part] = [used for used, _ in cells]
            told[f"{part}-bits"] = [own for _, own in cells]
        found.append(told)
    return found


def _bits(step: Whole, n: int) -> tuple[int, int]:
    """Return the used bits at the time of the test, and the bits of the tested square."""
    placing, testing = step["kind"] == "place", step["kind"] in ("place", "reject")
    own = _whole(step["state"]["bits"], n) if testing else 0
    return _whole(step["state"]["used"], n) & ~(own if placing else 0), own


def _whole(parts: Whole, n: int) -> int:
    return int(parts["columns"]) | parts["nwse"] << n | parts["nesw"] << (3 * n - 1)


def _operand(step: Whole, bits: tuple[int, int], line: str, square: Square, n: int) -> tuple[Json, Json]:
    placing, testing = step["kind"] == "place", step["kind"] in ("place", "reject")
    row, column = square
    at = {"col": column, "ld": n + row - column + n - 1, "rd": 3 * n - 1 + row + column}[line]
    is_set, has = (bool(mask >> at & 1) for mask in bits)
    queens = step["queens"][:-1] if placing else step["queens"]
    setters = [{"line": line, "queen": queen} for queen in _on(line, queens, square)]
    assert bool(setters) == is_set, "the search and the board agree"
    assert not has or step["square"][1] == column, "each bit of the square is right under it"
    own = "other" if not has else "hit" if is_set else "own"
    return (
        {"at": at, "state": "set" if is_set else "coming" if has and placing else "clear", "by": setters},
        {"at": at, "state": own if testing else "idle", "by": setters if has else []},
    )
