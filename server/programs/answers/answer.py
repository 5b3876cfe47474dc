"""The answer of a run: the boards and the counts in what it printed and returned, and its end."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .known import Squares, is_peaceful
from .numbers import Number, read_numbers
from .text import read_text
from .values import is_spoiled, parse

RETURNED = "returned"  # label of the result of a call
_NONE = re.compile(
    r"\bno\b.{0,30}(solution|way|answer|board|possib)|\b(not|n't|cannot) .{0,30}(exist|possib|solv|found|solution)"
    r"|impossible|does ?n.t exist|unsolvable|none|keine? lösung|nicht möglich|sin soluci|no hay|não há|pas de solution"
    r"|nessuna",
    re.I,
)


@dataclass(frozen=True)
class Answer:
    """The answer of a run for a board of n rows.

    - `boards`: full boards without an attack, in order and as often as they come; `attacked`: those with an attack;
    - `counts`: numbers that are clearly counts of boards; `numbers`: other whole numbers;
    - `labels`: the last number of each kind of line, by its words; `sure`: labels of those that are beyond doubt;
    - `listed`: entries of a list that is the result, None without one; `is_spoiled`: a list of boards holds others, or
      one board several times;
    - `goes_on`: solutions are numbered, so that more are meant; `refuses`: it says that there is no solution;
    - `is_empty`: it gives nothing.
    """

    boards: list[Squares]
    attacked: list[Squares]
    counts: list[int]
    numbers: list[int]
    labels: Mapping[str, int]
    sure: set[str]
    listed: int | None
    is_spoiled: bool
    goes_on: bool
    refuses: bool
    is_empty: bool


def read_answer(n: int, printed: str = "", returned: str = "") -> Answer:
    """Return the answer in the output of a run and the result of its call, for a board of n rows.

    Its boards are those of the form with the most boards without an attack: others show some of them again.
    """
    (shown, lines, values), (kept, _, results) = (read_text(text, n) for text in (printed, returned))
    forms = [*shown.values(), *kept.values()]
    given = max(forms, key=lambda boards: (len({*filter(is_peaceful, boards)}), len(boards)))
    boards = [*filter(is_peaceful, given)]
    all_numbers = [number for line in lines for number in read_numbers(line, n)]
    numbers = [one for one in all_numbers if one.kind != "ordinal"]
    if re.fullmatch(r"-?\d+", returned):
        numbers.append(Number(int(returned), RETURNED, "named"))
    sure = {"named", "alone"} if len(printed.split()) == 1 else {"named"}
    result = next((one for one in parse(returned) if isinstance(one, list)), None)
    return Answer(
        boards,
        attacked=[board for board in given if not is_peaceful(board)],
        counts=[one.value for one in numbers if one.kind],
        numbers=[one.value for one in numbers if not one.kind],
        labels={one.label: one.value for one in numbers},
        sure={one.label for one in numbers if one.kind in sure},
        listed=None if result is None else len(result),
        is_spoiled=is_spoiled([*values, *results], n),
        goes_on=len(numbers) < len(all_numbers),
        refuses=not boards and bool(_NONE.search(printed) or returned in ("[]", "False", "0")),
        is_empty=not (printed + returned).strip(),
    )


def list_boards(texts: Iterable[str], n: int) -> list[Squares]:
    """Return the distinct boards without an attack in texts of values, such as results and lists."""
    forms = (boards for text in texts for boards in read_text(text, n)[0].values())
    return [*{board: None for boards in forms for board in boards if is_peaceful(board)}]
