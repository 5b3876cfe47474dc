"""What an item has in it: how it is counted, and how its answer travels and is written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from time import thread_time

from .. import __version__
from ..search.counting.engines import RICHARDS, EngineUnavailable, available_engines, find_engine, resolve, warm
from ..search.counting.jobs import count_groups, divide, words_for
from ..search.pausable import Pauses, finish
from .items import WEIGHTS, Item, table_of


class Mismatch(Exception):
    """An item has two answers. The message names it."""

    def __init__(self, item: Item, one: str, other: str) -> None:
        super().__init__(f"the item {item} has two answers: {one}; {other}")


@dataclass(frozen=True, slots=True)
class Answer:
    """The completions of an item's constellations, and who found them."""

    item: Item
    completions: tuple[int, int, int]  # of constellations of the weights 8, 4 and 2
    seconds: float  # of a core
    engine: str
    version: str  # of the program

    @property
    def solutions(self) -> int:
        return sum(weight * found for weight, found in zip(WEIGHTS, self.completions, strict=True))

    def __str__(self) -> str:
        found = ", ".join(f"{number:,}" for number in self.completions)
        return f"{found} completions of weight 8, 4, 2 by {self.engine}"


def count_item(item: Item, engine: str | None = None, between: Callable[[], None] | None = None) -> Answer:
    """Count an item at once; see `begin_item`. `between` is called many times a second, and may raise an error."""
    return finish(begin_item(item, engine), between)


def begin_item(item: Item, engine: str | None = None) -> Pauses[Answer]:
    """Count an item with an engine, by default this machine's best. All of it runs in one thread.

    Raises EngineUnavailable without an engine for items, ValueError for a place outside the table.
    """
    table = table_of(item.n)
    if not 0 <= item.first < item.last <= len(table):
        raise ValueError(f"the table of N = {item.n} has no item {item}")
    chosen = resolve(item.n, engine)
    if chosen.name == RICHARDS:
        raise EngineUnavailable(f"Engine {RICHARDS!r} cannot count items of a board; the others need numba.")
    warm([chosen.name], item.n)
    started, words = thread_time(), words_for(chosen, item.n)
    found = dict.fromkeys(WEIGHTS, 0)
    for group in table.part(item.first, item.last):
        parts = tuple(part for _, part in divide(item.n, replace(group, weight=1), words.width))
        found[group.weight] += yield from count_groups(item.n, words, parts)
    eight, four, two = found.values()
    return Answer(item, (eight, four, two), thread_time() - started, chosen.name, __version__)


def other_engine(name: str) -> str:
    """The fastest engine here that is not this one, to count an item again; this one if there is no other."""
    others = [engine for engine in available_engines() if engine not in (name, RICHARDS)]
    return others[-1] if others else find_engine(name).name


def write_answer(answer: Answer) -> dict[str, object]:
    """An answer in plain values."""
    item = answer.item
    return {
        "n": item.n,
        "first": item.first,
        "last": item.last,
        "completions": {str(weight): found for weight, found in zip(WEIGHTS, answer.completions, strict=True)},
        "seconds": round(answer.seconds, 6),
        "engine": answer.engine,
        "version": answer.version,
    }


def read_answer(fields: Mapping[str, object]) -> Answer:
    """The answer written by `write_answer`. Raises ValueError that names the field which is missing or wrong."""

    def number(name: str, inside: Mapping[str, object] = fields) -> int:
        value = inside.get(name)
        if type(value) is not int or value < 0:
            raise ValueError(f"{name!r} must be a whole number from 0, not {value!r}")
        return value

    def text(name: str) -> str:
        value = fields.get(name)
        if not isinstance(value, str):
            raise ValueError(f"{name!r} must be a text, not {value!r}")
        return value

    completions, seconds = fields.get("completions"), fields.get("seconds")
    if not isinstance(completions, dict) or set(completions) != {str(weight) for weight in WEIGHTS}:
        raise ValueError(f"'completions' must have a number for each of the weights 8, 4 and 2, not {completions!r}")
    if not isinstance(seconds, (int, float)) or not seconds >= 0:
        raise ValueError(f"'seconds' must be a number from 0, not {seconds!r}")
    eight, four, two = (number(str(weight), completions) for weight in WEIGHTS)
    item = Item(number("n"), number("first"), number("last"))
    return Answer(item, (eight, four, two), float(seconds), text("engine"), text("version"))
