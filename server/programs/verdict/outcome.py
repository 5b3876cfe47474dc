"""The outcome of a run: the count or the boards that it prints or returns, beside the known ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import factorial
from typing import Literal

from ..board.judge import is_attacked
from ..tries.counts import Output, read_output
from .reference import LARGEST, Squares, count_classes, list_solutions_of

Result = Literal["agrees", "differs", "nothing", "unknown"]

SEVERAL = 2  # times that one board may be printed, in two forms
LONE = 3  # numbers on lines of their own; among more of them the right one may be there by chance
_INTEGER = re.compile(r"(?<![\w.-])\d+(?![\w.]\d)")
_COUNTED = re.compile(
    r"solu|lös|loes|ways?\b|count|total|found|answer|result|number of|anzahl|arrang|possib|distinct", re.I
)
_MEASURED = re.compile(
    r"call|step|time|node|back|iter|check|attempt|conflict|move|sec\b|second|ms\b|size|n\s*=|trial|tries|place|"
    r"queens? on|cost|fitness|generation|restart|row|col|depth",
    re.I,
)


@dataclass(frozen=True)
class Outcome:
    """The answer that a program gives.

    - `result`: it `agrees` with the known solutions, `differs`, there is `nothing`, or its meaning is `unknown`;
    - `given`: the count that it gives, -1 without one; `is_returned`: it is returned, not printed;
    - `orders`: the orders in which each solution is counted, when all of them are; 1 otherwise;
    - `classes`: the count is that of solutions up to symmetry; `same`: times that one and the same board is given;
    - `boards`: distinct solutions that it gives as boards, if they are right.
    """

    result: Result
    given: int = -1
    is_returned: bool = False
    orders: int = 1
    classes: bool = False
    same: int = 0
    boards: int = 0


NOTHING, UNKNOWN = Outcome("nothing"), Outcome("unknown")


def find_outcome(printed: str, returned: str, n: int, first_only: bool) -> Outcome:
    """Return the outcome for a board of n rows.

    Args:
        printed: All output of the program.
        returned: The result of the call that was to be watched, "" without one.
        n: Rows of the board.
        first_only: The search ends on purpose with its first solution.
    """
    outcome = read_outcome(printed, n, first_only) if printed.strip() else NOTHING
    if outcome not in (NOTHING, UNKNOWN) or not returned.strip():
        return outcome
    return replace(read_outcome(returned, n, first_only), is_returned=True)


def read_outcome(text: str, n: int, first_only: bool) -> Outcome:
    """Return the outcome that a text gives."""
    output, total = read_output(text, n), len(list_solutions_of(n))
    good = {board for board in output.boards if not is_attacked(board)}
    if good and (first_only or len(good) == total) and len(good) == len({*output.boards}):
        return Outcome("agrees", len(output.boards), boards=len(good))
    if first_only and output.boards and output.boards[-1] in good:  # after others that it has tried
        return Outcome("agrees", 1, boards=1)
    if len(output.boards) == total > SEVERAL and len({*output.boards}) == 1 and not first_only:
        return Outcome("differs", len(output.boards), same=len(output.boards))
    if not total and not output.boards and not _INTEGER.search(text):
        return Outcome("agrees", 0)
    return judge_count(text, output, n, total, first_only)


def judge_count(text: str, output: Output, n: int, total: int, first_only: bool) -> Outcome:
    """Return the outcome by the numbers in a text. A number differs only if it is clearly the count."""
    numbers = output.numbers
    if numbers and total in (numbers if len(numbers) <= LONE else numbers[-1:]):
        return Outcome("agrees", total)
    found = [int(number) for number in _INTEGER.findall(text)]
    if len(found) <= LONE and total in found and total != n:
        return Outcome("agrees", total)
    others = [number for number in found if number != n]
    if first_only or len(others) != 1:
        return UNKNOWN
    [given] = others
    if total and given == total * factorial(n):
        return Outcome("agrees", given, orders=factorial(n))
    if given == count_classes(n):
        return Outcome("agrees", given, classes=True)
    if n > LARGEST or (_MEASURED.search(text) and not _COUNTED.search(text)):
        return UNKNOWN
    return Outcome("differs", given)


def find_boards(texts: Iterable[str], n: int) -> list[Squares]:
    """Return the distinct solutions in texts of values, such as results and lists."""
    found: dict[Squares, None] = {}
    for text in texts:
        for board in read_output(text, n).boards:
            if not is_attacked(board):
                found[frozenset(board)] = None
    return [*found]
