"""The outcome of a run: its answer beside the known one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import factorial
from typing import Literal

from .answer import Answer, read_answer
from .known import LARGEST, Squares, count_classes, list_solutions_of
from .numbers import is_of_boards

Result = Literal["agrees", "differs", "nothing", "unknown"]

SEVERAL = 2  # times that one board may be given: when it is found, and at the end
LONE = 3  # numbers in all; among more of them the right one may be there by chance


@dataclass(frozen=True)
class Outcome:
    """The answer that a program gives.

    - `result`: it `agrees` with the known solutions, `differs`, there is `nothing`, or its meaning is `unknown`;
    - `given`: the count that it gives, -1 without one; `is_returned`: it is returned, not printed;
    - `orders`: the orders in which each solution is counted, when all of them are; 1 otherwise;
    - `classes`: the count is that of solutions up to symmetry; `same`: times that one and the same board is given;
    - `boards`: distinct solutions that it gives as boards, if they are right; `times`: how often it gives each of them.
    """

    result: Result
    given: int = -1
    is_returned: bool = False
    orders: int = 1
    classes: bool = False
    same: int = 0
    boards: int = 0
    times: int = 1


NOTHING, UNKNOWN = Outcome("nothing"), Outcome("unknown")


def find_outcome(printed: str, returned: str, n: int, first_only: bool) -> Outcome:
    """Return the outcome for a board of n rows: that of what is printed, or else of what is returned.

    `first_only`: the search ends on purpose with its first solution.
    """
    outcome = judge_answer(read_answer(n, printed), n, first_only)
    if outcome not in (NOTHING, UNKNOWN) or not returned:
        return outcome
    return replace(judge_answer(read_answer(n, returned=returned), n, first_only), is_returned=True)


def judge_answer(answer: Answer, n: int, first_only: bool) -> Outcome:
    """Return the outcome of an answer for a board of n rows."""
    if answer.is_empty:
        return NOTHING
    total = len(list_solutions_of(n))
    if answer.is_spoiled and total > 1:
        return UNKNOWN
    shown = judge_boards(answer, total, n, first_only)
    counted = judge_count(answer, total, n, first_only)
    is_meant = any(value == counted.given and is_of_boards(label) for label, value in answer.labels.items())
    return counted if shown == UNKNOWN or (counted.result == "differs" and is_meant) else shown


def judge_boards(answer: Answer, total: int, n: int, first_only: bool) -> Outcome:
    """Return the outcome by the boards that are given, and by how often each is."""
    boards = answer.boards
    distinct = {*boards}
    if first_only and boards and (len(distinct) == 1 or not answer.attacked):  # perhaps after others that it has tried
        return Outcome("agrees", len(distinct), boards=len(distinct))
    if answer.attacked:
        return UNKNOWN
    times = times_of(boards)
    if distinct and len(distinct) == total:
        if times == 1:
            return Outcome("agrees", total, boards=total)
        if times > SEVERAL:
            return Outcome("differs", len(boards), orders=factorial(n) if times == factorial(n) else 1, times=times)
    if len(boards) == total > SEVERAL and len(distinct) == 1:
        return Outcome("differs", len(boards), same=len(boards))
    if not total and n <= LARGEST and answer.refuses:
        return Outcome("agrees", 0)
    return UNKNOWN


def times_of(boards: Sequence[Squares]) -> int:
    """Return how often each board comes: 1 for whole lists one after another, 0 if some come more often than others."""
    times = {*Counter(boards).values()}
    length = len({*boards})
    if all(board == boards[index % length] for index, board in enumerate(boards)):
        return 1
    return times.pop() if len(times) == 1 else 0


def judge_count(answer: Answer, total: int, n: int, first_only: bool) -> Outcome:
    """Return the outcome by the numbers that are given. A number differs only if it is clearly a count."""
    counts = answer.counts if len(answer.counts) <= LONE else answer.counts[-1:]
    numbers = [*counts, *answer.numbers]
    if total in counts or (total in numbers and len(numbers) <= LONE):
        return Outcome("agrees", total)
    others = {number for number in answer.counts if number != n}
    if first_only or len(others) != 1 or n > LARGEST:
        return UNKNOWN
    [given] = others
    if total and given == total * factorial(n):
        return Outcome("agrees", given, orders=factorial(n), times=factorial(n))
    if given == count_classes(n):
        return Outcome("agrees", given, classes=True)
    return Outcome("differs", given)
