"""A second, independent search to compare with ours: it looks at squares on a board and uses no masks.

Every field of a step is computed anew from the queens that stand; only the counters are carried along. Published totals
stand below it.
"""

import dataclasses
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from server.search.algorithms.algorithm import MaskAlgorithm
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.step import Step

# By n - 1. Solutions: OEIS A000170.
SOLUTIONS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596]
SOLUTIONS += [2279184, 14772512, 95815104, 666090624]
PLACEMENTS = [1, 2, 5, 16, 53, 152, 551, 2056, 8393, 35538, 166925, 856188, 4674889, 27358552]
PLACEMENTS += [171129071, 1141190302, 8017021931, 59365844490]
DEAD_ENDS = [0, 2, 3, 4, 4, 46, 154, 644, 2584, 12050, 58396, 300530, 1642940, 9665096, 60239588, 400742864]

MASKED = [name for name, algorithm in ALGORITHMS.items() if isinstance(algorithm, MaskAlgorithm)]
GOLDEN = Path(__file__).with_name("golden")

Whole = dict[str, Any]
Queens = list[tuple[int, int]]


def golden(n: int) -> list[Whole]:
    """The steps that another program recorded."""
    return [json.loads(line) for line in (GOLDEN / f"bitmask-{n}.jsonl").read_text("utf-8").splitlines()]


def whole(step: Step) -> Whole:
    """One of our steps, field by field."""
    fields = dataclasses.asdict(step)
    return {name: fields[name] for name in step.fields()}


@cache
def steps(n: int) -> list[Whole]:
    """All steps for n queens."""
    return list(Search(n).call([], []))


class Search:
    """An instrumented recursion. `open` holds, for each open call, the columns it has left and the one it has taken."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.counters = dict.fromkeys(("calls", "placements", "solutions", "dead_ends", "checks"), 0)
        self.number = -1

    def call(self, queens: Queens, open_calls: list[tuple[list[int], int | None]]) -> Iterator[Whole]:
        row, count = len(queens), self.counters
        count["calls"] += 1
        if row == self.n:
            count["solutions"] += 1
            yield self.step("solution", queens, [*open_calls, ([], None)], None)
            return
        left = [column for column in reversed(range(self.n)) if not attacked(queens, row, column)]
        count["checks"] += 1
        count["dead_ends"] += not left
        yield self.step("call", queens, [*open_calls, (left, None)], None)
        while left:
            column, *left = left
            here = [*open_calls, (left, column)]
            count["placements"] += 1
            yield self.step("place", [*queens, (row, column)], here, (row, column))
            yield from self.call([*queens, (row, column)], here)
            solved = row + 1 == self.n
            yield self.step("return", queens, here, (row, column), solved=solved)
        if not row:
            yield self.step("return", [], [], None)

    def step(
        self,
        kind: str,
        queens: Queens,
        calls: list[tuple[list[int], int | None]],
        square: tuple[int, int] | None,
        *,
        solved: bool = False,
    ) -> Whole:
        self.number += 1
        stack = tuple(self.frame(row, queens[:row], *call) for row, call in enumerate(calls))
        nothing = dict.fromkeys(("row", "ld", "col", "rd", "poss", "bit"), 0)
        return {
            "step": self.number,
            "kind": kind,
            **(stack[-1] if stack else nothing),
            "queens": tuple(queens),
            "square": square,
            "stack": stack,
            **self.counters,
            "lines": () if solved else LINES[kind],
        }

    def frame(self, row: int, above: Queens, left: list[int], taken: int | None) -> dict[str, int]:
        return {
            "row": row,
            "ld": self.mask(c + row - r for r, c in above),
            "col": self.mask(c for _, c in above),
            "rd": self.mask(c - row + r for r, c in above),
            "poss": self.mask(left),
            "bit": self.mask([] if taken is None else [taken]),
        }

    def mask(self, columns: Iterator[int] | list[int]) -> int:
        """The leftmost column is the first digit; columns off the board are left out."""
        inside = {column for column in columns if 0 <= column < self.n}
        return int("".join("1" if column in inside else "0" for column in range(self.n)), 2)


def attacked(queens: Queens, row: int, column: int) -> bool:
    return any(c == column or abs(c - column) == row - r for r, c in queens)


def line_of(text: str) -> int:
    """The one line of the listing that starts with this."""
    found = [
        number
        for number, line in enumerate(ALGORITHMS["bitmask"].listing().splitlines(), 1)
        if line.strip().startswith(text)
    ]
    assert len(found) == 2 if text == "try_(" else len(found) == 1
    return found[0]


TEST, LOOP = line_of("if col == done"), line_of("while poss")
LINES = {
    "call": (TEST, line_of("poss = ")),
    "place": (LOOP, line_of("bit = "), line_of("poss -= "), line_of("try_(")),
    "solution": (TEST, line_of("solutions += 1"), line_of("return")),
    "return": (LOOP,),
}


def sizes_below(n: int, queens: Queens) -> tuple[int, int, int]:
    """Calls, solutions and dead ends in the subtree of the call below these queens."""
    row = len(queens)
    if row == n:
        return 1, 1, 0
    free = [column for column in range(n) if not attacked(queens, row, column)]
    below = [sizes_below(n, [*queens, (row, column)]) for column in free]
    return 1 + sum(b[0] for b in below), sum(b[1] for b in below), sum(b[2] for b in below) + (not free)


def first_solution(n: int) -> int:
    """The number of the step of the first solution, by counting steps; columns and diagonals as sets."""
    number = -1
    columns: set[int] = set()
    falling: set[int] = set()
    rising: set[int] = set()

    def call(row: int) -> bool:
        nonlocal number
        number += 1
        if row == n:
            return True
        for column in reversed(range(n)):
            if column in columns or column - row in falling or column + row in rising:
                continue
            number += 1
            for taken, line in ((columns, column), (falling, column - row), (rising, column + row)):
                taken.add(line)
            if call(row + 1):
                return True
            number += 1
            for taken, line in ((columns, column), (falling, column - row), (rising, column + row)):
                taken.remove(line)
        return False

    assert call(0)
    return number
