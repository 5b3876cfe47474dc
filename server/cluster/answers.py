"""The answer for an item: found by an engine, and written as plain values for the wire and the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import thread_time

from ..search.counting.engines import RICHARDS, available_engines, find_engine
from ..search.pausable import Pauses, finish
from ..version import __version__
from .constellations import Constellations
from .items import Item, Numbers
from .leaves import Leaves

KINDS: dict[str, type[Item]] = {item.kind: item for item in (Constellations, Leaves)}


class Mismatch(Exception):
    """An item has two answers. The message names it."""

    def __init__(self, item: Item, one: str, other: str) -> None:
        super().__init__(f"the item {item} has two answers: {one}; {other}")


@dataclass(frozen=True, slots=True)
class ItemAnswer:
    """The result of an item, and the engine that found it."""

    item: Item
    found: Numbers
    seconds: float  # of a core
    engine: str
    version: str  # of the program

    @property
    def solutions(self) -> int:
        return self.item.count_solutions(self.found)

    def __str__(self) -> str:
        return f"{self.item.describe(self.found)} by {self.engine}"


def count_item(item: Item, engine: str | None = None, between: Callable[[], None] | None = None) -> ItemAnswer:
    """Count an item without pauses; see `counting_item`. `between` is called many times a second, and may raise."""
    return finish(counting_item(item, engine), between)


def counting_item(item: Item, engine: str | None = None) -> Pauses[ItemAnswer]:
    """Count an item with an engine, by default this machine's best, as a pausable task in one thread.

    Raises EngineUnavailable without an engine for items, ValueError for an item outside the table.
    """
    chosen = item.choose_engine(engine)
    started = thread_time()
    found = yield from item.work(chosen)
    return ItemAnswer(item, found, thread_time() - started, chosen, __version__)


def other_engine(name: str) -> str:
    """Return the fastest engine here but this one, to count an item again; this one if there is no other."""
    others = [engine for engine in available_engines() if engine not in (name, RICHARDS)]
    return others[-1] if others else find_engine(name).name


def write_answer(answer: ItemAnswer) -> dict[str, object]:
    """Return an answer in plain values."""
    item = answer.item
    return {
        **item.numbers,
        item.field: item.write(answer.found),
        "seconds": round(answer.seconds, 6),
        "engine": answer.engine,
        "version": answer.version,
    }


def read_answer(fields: Mapping[str, object]) -> ItemAnswer:
    """Read an answer written by `write_answer`. A ValueError names the field that is missing or wrong."""

    def text(name: str) -> str:
        value = fields.get(name)
        if not isinstance(value, str):
            raise ValueError(f"{name!r} must be a text, not {value!r}")
        return value

    kind = next((kind for kind in KINDS.values() if kind.field in fields), None)
    if kind is None:
        raise ValueError(f"one of {' and '.join(repr(kind.field) for kind in KINDS.values())} is missing")
    seconds = fields.get("seconds")
    if not isinstance(seconds, (int, float)) or not seconds >= 0:
        raise ValueError(f"'seconds' must be a number from 0, not {seconds!r}")
    item = kind.from_numbers(fields)
    return ItemAnswer(item, item.read(fields[kind.field]), float(seconds), text("engine"), text("version"))
