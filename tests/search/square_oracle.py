"""A second program for the searches that try square by square: a board as a set of squares, and recursion.

Every field of a step is found by looking at the board; only the counters are carried along.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from server.search.step import AnyFrame, AnyStep

Whole = dict[str, Any]
Square = tuple[int, int]
Directions = tuple[tuple[str, int, int], ...]  # name, rows and columns of one step
Seen = list[tuple[str, list[Square]]]  # per direction the squares looked at

UP, UP_LEFT, UP_RIGHT = ("column", -1, 0), ("ld", -1, -1), ("rd", -1, 1)
ARRAYS = {"column": "columns", "ld": "majors", "rd": "minors"}
LEFT, DOWN_LEFT = ("row", 0, -1), ("rd", 1, -1)


@dataclass(frozen=True)
class Rules:
    """The rules of one algorithm: the directions of its looks, in order, and whether its lines are columns."""

    directions: Directions = (UP, UP_LEFT, UP_RIGHT)
    line: str = "row"
    counts: str = "squares"
    skips_columns: bool = False


RULES = {
    "basic": Rules(),
    "plain": Rules((UP_LEFT, UP_RIGHT), skips_columns=True),
    "caching": Rules(counts="flags"),
    "conjoin": Rules(counts="tests"),
    "backtracking": Rules((LEFT, UP_LEFT, DOWN_LEFT), line="column"),
}
REJECTS = {4: (44, 16), 8: (13_664, 3_452)}  # by n: where all squares of a line are tried; where columns are skipped
CHECKS = {"basic": 81_318, "caching": 24_648, "plain": 22_630, "conjoin": 15_720, "bitmask": 1_965}  # of N = 8


def whole(step: AnyStep) -> Whole:
    """One of our steps as it is sent, field by field."""
    found = named(step)
    if step.stack is not None:
        found["stack"] = tuple(named(frame) for frame in step.stack)
    return found


def named(part: AnyStep | AnyFrame) -> Whole:
    return {name: getattr(part, name) for name in part.fields()}


@cache
def steps(algorithm: str, n: int) -> list[Whole]:
    """All steps for n queens, without their lines."""
    return list(Search(algorithm, n).call([], []))


def scan(n: int, queens: list[Square], square: Square, directions: Directions) -> tuple[Seen, Square | None]:
    """Look along the directions, square by square, up to the first queen."""
    seen: Seen = []
    for name, down, right in directions:
        looked: list[Square] = []
        seen.append((name, looked))
        row, column = square[0] + down, square[1] + right
        while 0 <= row < n and 0 <= column < n:
            looked.append((row, column))
            if (row, column) in queens:
                return seen, (row, column)
            row, column = row + down, column + right
    return seen, None


class Search:
    """An instrumented recursion. `tried`: the square that each open call has tried last."""

    def __init__(self, algorithm: str, n: int) -> None:
        self.algorithm, self.n, self.rules = algorithm, n, RULES[algorithm]
        self.counters = dict.fromkeys(("calls", "placements", "solutions", "dead_ends", "checks"), 0)
        self.number = -1
        self.arrays = [ARRAYS[name] for name, _, _ in self.rules.directions if name in ARRAYS]  # if it reads flags

    def call(self, queens: list[Square], tried: list[Square | None]) -> Iterator[Whole]:
        line, count, placed = len(queens), self.counters, False
        count["calls"] += 1
        if line == self.n:
            count["solutions"] += 1
            yield self.step("solution", queens, [*tried, None])
            return
        yield self.step("call", queens, [*tried, None])
        for place in range(self.n):
            square = (line, place) if self.rules.line == "row" else (place, line)
            if self.rules.skips_columns and any(column == place for _, column in queens):
                continue
            seen, attacker = scan(self.n, queens, square, self.rules.directions)
            count["checks"] += self.cost(seen)
            if attacker:
                yield self.step("reject", queens, [*tried, square], square, seen, attacker)
                continue
            placed = True
            count["placements"] += 1
            yield self.step("place", [*queens, square], [*tried, square], square, seen)
            yield from self.call([*queens, square], [*tried, square])
            yield self.step("return", queens, [*tried, square], square)
        count["dead_ends"] += not placed
        if not tried:
            yield self.step("return", [], [])

    def cost(self, seen: Seen) -> int:
        match self.rules.counts:
            case "squares":
                return sum(len(looked) for _, looked in seen)
            case "flags":
                return len(seen)
            case "tests":
                return 1
        raise AssertionError(self.rules.counts)

    def step(
        self,
        kind: str,
        queens: list[Square],
        tried: list[Square | None],
        square: Square | None = None,
        seen: Seen | None = None,
        attacker: Square | None = None,
    ) -> Whole:
        self.number += 1
        stack = tuple({self.rules.line: line, "state": self.own(line, queens, last)} for line, last in enumerate(tried))
        found = {"attacker": attacker, "along": seen[-1][0]} if seen and attacker else {}
        return {
            "step": self.number,
            "kind": kind,
            self.rules.line: max(0, len(tried) - 1),
            "queens": tuple(queens),
            "square": square,
            "stack": stack,
            "state": {**self.shared(queens, square, seen), **(stack[-1]["state"] if stack else {})},
            **self.counters,
            **found,
        }

    def own(self, line: int, queens: list[Square], tried: Square | None) -> Whole:
        if self.rules.line == "column":
            return {"row": tried[0] if tried else None}
        state: Whole = {"column": tried[1] if tried else None}
        if self.rules.skips_columns:
            state["columns"] = [c for c in range(self.n) if c not in [column for _, column in queens[:line]]]
        if self.rules.counts == "tests":
            state["bits"] = self.bits([tried]) if tried else None
        return state

    def shared(self, queens: list[Square], square: Square | None, seen: Seen | None) -> Whole:
        match self.rules.counts:
            case "tests":
                return {"used": self.bits(queens)}
            case "flags":
                return self.flags(queens) | {"reads": self.reads(square, seen)}
            case _:
                return {"scans": [{"from": square, "along": way, "squares": looked} for way, looked in seen or []]}

    def bits(self, squares: list[Square]) -> Whole:
        """The combined integer of these squares, split into n, 2n - 1 and 2n - 1 bits from the low end."""
        n, whole = self.n, 0
        for i, j in squares:
            whole += 1 << j | 1 << (n + i - j + n - 1) | 1 << (n + 2 * n - 1 + i + j)
        diagonals = 2 * n - 1
        return {"columns": whole % 2**n, "nwse": whole // 2**n % 2**diagonals, "nesw": whole // 2 ** (n + diagonals)}

    def flags(self, queens: list[Square]) -> Whole:
        n = self.n
        flags = {
            "columns": [any(column == c for _, column in queens) for c in range(n)],
            "majors": [any(row - column == d - n + 1 for row, column in queens) for d in range(2 * n - 1)],
            "minors": [any(row + column == d for row, column in queens) for d in range(2 * n - 1)],
        }
        return {array: flags[array] for array in self.arrays}

    def reads(self, square: Square | None, seen: Seen | None) -> list[Whole]:
        if not seen or not square:
            return []
        row, column = square
        places = {"columns": column, "majors": row - column + self.n - 1, "minors": row + column}
        return [{"array": array, "place": places[array]} for array in self.arrays[: len(seen)]]


def boards(n: int) -> Iterator[Whole]:
    """All steps of `naive`, without their lines."""
    solutions = checks = 0
    previous: tuple[int, ...] | None = None
    for number, columns in enumerate(product(range(n), repeat=n)):
        queens = list(enumerate(columns))
        scans: list[Whole] = []
        rejected: Whole = {}
        for square in queens:
            seen, attacker = scan(n, queens[: square[0]], square, (UP, UP_LEFT, UP_RIGHT))
            scans += [{"from": square, "along": way, "squares": looked} for way, looked in seen]
            checks += sum(len(looked) for _, looked in seen)
            if attacker:
                rejected = {"square": square, "attacker": attacker, "along": seen[-1][0]}
                break
        solutions += not rejected
        turned = n if previous is None else sum(a != b for a, b in zip(columns, previous, strict=True))
        previous = columns
        yield {
            "step": number,
            "kind": "reject" if rejected else "solution",
            "row": rejected["square"][0] if rejected else n,
            "queens": tuple(queens),
            "square": None,
            **rejected,
            "state": {"odometer": list(columns), "turned": turned, "scans": scans},
            "calls": 0,
            "placements": 0,
            "solutions": solutions,
            "dead_ends": 0,
            "checks": checks,
        }
