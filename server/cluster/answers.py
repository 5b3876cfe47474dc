"""The answer for an item: found by an engine, and written as plain values for the journal and for other machines."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from time import thread_time
from typing import Any

from ..search.counting.engines import resolve_compiled, warm
from ..search.counting.group_jobs import count_groups, divide, words_for
from ..search.pausable import Pauses
from ..version import __version__
from .constellations import table_of
from .items import Item

WEIGHTS = (8, 4, 2)  # solutions for each completion of a constellation


@dataclass(frozen=True, slots=True)
class ItemAnswer:
    """The completions of an item's constellations by weight, and the engine that found them."""

    item: Item
    completions: tuple[int, ...]
    seconds: float  # of a core
    engine: str
    version: str  # of the program

    @property
    def solutions(self) -> int:
        return sum(weight * number for weight, number in zip(WEIGHTS, self.completions, strict=True))


def counting_item(item: Item, engine: str | None = None) -> Pauses[ItemAnswer]:
    """Count an item with an engine, by default this machine's best, as a pausable task in one thread.

    Raises EngineUnavailable without an engine for items.
    """
    chosen = resolve_compiled(item.n, engine)
    warm([chosen.name], item.n)
    started, words, found = thread_time(), words_for(chosen, item.n), dict.fromkeys(WEIGHTS, 0)
    for group in table_of(item.n).part(item.first, item.last):
        pieces = tuple(piece for _, piece in divide(item.n, replace(group, weight=1), words.width))
        for completions in count_groups(item.n, words, pieces, item.part, item.parts):
            found[group.weight] += completions
            yield
    return ItemAnswer(item, tuple(found.values()), thread_time() - started, chosen.name, __version__)


def write_answer(answer: ItemAnswer) -> dict[str, object]:
    """Return an answer in plain values."""
    return {
        **asdict(answer.item),
        "completions": dict(zip(map(str, WEIGHTS), answer.completions, strict=True)),
        "seconds": round(answer.seconds, 6),
        "engine": answer.engine,
        "version": answer.version,
    }


def read_answer(written: Mapping[str, Any]) -> ItemAnswer:
    """Read an answer written by `write_answer`. Raises ValueError if a field is missing or wrong."""
    try:
        item = Item(*(int(written[field.name]) for field in fields(Item)))
        completions = tuple(int(written["completions"][str(weight)]) for weight in WEIGHTS)
        return ItemAnswer(item, completions, float(written["seconds"]), str(written["engine"]), str(written["version"]))
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"this is not the answer for an item: {error!r}") from None
