"""The answer of a run: the boards and the counts in what it printed, returned, yielded or stored, and its end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from .known import Squares, is_peaceful
from .text import Text, read_text
from .values import find_boards, parse

Kind = Literal["boards", "count", "nothing", "unknown"]

RETURNED = "returned"  # label of the result of a call
_INTEGER = re.compile(r"-?\d+")
_NONE = re.compile(
    r"\bno\b.{0,30}(solution|way|answer|board|possib)|\b(not|n't|cannot) .{0,30}(exist|possib|solv|found|solution)"
    r"|impossible|does ?n.t exist|unsolvable|none|keine? lösung|nicht möglich|sin soluci|no hay|não há|pas de solution"
    r"|nessuna",
    re.I,
)


@dataclass(frozen=True)
class Given:
    """The texts that a run gives: its output, the result of its call, values of generators and names, and its error."""

    printed: str = ""
    returned: str = ""
    yielded: Sequence[str] = ()
    stored: Sequence[str] = ()
    error: str = ""


@dataclass(frozen=True)
class Answer:
    """The answer of a run for a board of n rows.

    - `boards`: full boards without an attack, in order and as often as they come; `attacked`: those with an attack;
    - `counts`: numbers that are clearly counts of boards; `numbers`: other whole numbers;
    - `labels`: the last number of each kind of line, by its words; `sure`: labels of those that are beyond doubt;
    - `listed`: entries of a list that is the result, -1 without one; `is_spoiled`: a list of boards holds others, or
      one board several times;
    - `goes_on`: solutions are numbered, so that more are meant; `refuses`: it says that there is no solution;
    - `end`: "" for a run to its end, "refused", "input" if it asks for more, or the text of its error.
    """

    kind: Kind
    boards: list[Squares] = field(default_factory=list)
    attacked: list[Squares] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    labels: Mapping[str, int] = field(default_factory=dict)
    sure: frozenset[str] = frozenset()
    listed: int = -1
    is_spoiled: bool = False
    goes_on: bool = False
    refuses: bool = False
    end: str = ""


def read_answer(given: Given, n: int) -> Answer:
    """Return the answer that a run gives for a board of n rows.

    Boards are those of all forms together, but once where two forms show the same ones; yielded and stored ones
    count if the run prints and returns none.
    """
    printed, returned = read_text(given.printed, n), read_text(given.returned, n)
    boards, attacked = choose_boards([printed, returned])
    if not boards and not attacked and (given.yielded or given.stored):
        boards, attacked = choose_boards([read_text(text, n) for text in (*given.yielded, *given.stored)])
    value = int(given.returned) if _INTEGER.fullmatch(given.returned) else None
    results = [value] if value is not None else []
    numbers = [one for one in printed.numbers if one.kind != "ordinal"]
    counts = [*(one.value for one in numbers if one.kind in ("named", "alone")), *results]
    is_lone = len(given.printed.split()) == 1
    sure = {one.label for one in numbers if one.kind == "named" or (one.kind == "alone" and is_lone)}
    labels = {one.label: one.value for one in numbers} | ({} if value is None else {RETURNED: value})
    is_empty = not (given.printed + given.returned).strip()
    return Answer(
        kind="boards" if boards or attacked else "count" if counts else "nothing" if is_empty else "unknown",
        boards=boards,
        attacked=attacked,
        counts=counts,
        numbers=[one.value for one in numbers if not one.kind],
        labels=labels,
        sure=frozenset(sure | {RETURNED}),
        listed=len(values[0]) if (values := parse(given.returned)) and isinstance(values[0], list) else -1,
        is_spoiled=printed.is_spoiled or returned.is_spoiled,
        goes_on=any(one.kind == "ordinal" for one in printed.numbers),
        refuses=not boards and bool(_NONE.search(given.printed) or given.returned in ("[]", "False", "0")),
        end=given.error,
    )


def choose_boards(texts: Sequence[Text]) -> tuple[list[Squares], list[Squares]]:
    """Return the boards without and with an attack, of the forms that show others than forms with more boards do."""
    forms: dict[tuple[int, str], list[Squares]] = {}
    for number, text in enumerate(texts):
        for form, board in text.boards:
            forms.setdefault((number, form), []).append(board)
    good = {one: [board for board in boards if is_peaceful(board)] for one, boards in forms.items()}
    met: set[Squares] = set()
    chosen: set[tuple[int, str]] = set()
    for source in sorted(forms, key=lambda one: -len({*good[one]})):
        if not {*good[source]} <= met:
            chosen.add(source)
            met |= {*good[source]}
    kept = [board for one, boards in forms.items() if one in chosen or not chosen for board in boards]
    attacked = [board for board in kept if not is_peaceful(board)]
    return [board for board in kept if is_peaceful(board)], attacked


def list_boards(texts: Iterable[str], n: int) -> list[Squares]:
    """Return the distinct boards without an attack in texts of values, such as results and lists."""
    found = {board: None for text in texts for _, board in read_text(text, n).boards if is_peaceful(board)}
    return [*found]


def count_short(text: str, n: int, queens: int) -> int:
    """Return the number of boards with fewer queens than rows in a text: lists of columns or squares, or pictures."""
    return len([*find_boards(parse(text), n, queens=queens)])
