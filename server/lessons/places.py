"""Read places in the film by the rules of the page's address: see `address/address.js`."""

import re
from collections.abc import Callable
from typing import cast, get_args
from urllib.parse import parse_qsl

from ..config.limits import LARGEST_STEP
from ..search.algorithms.algorithm import Goal
from ..search.algorithms.catalogue import ALGORITHMS
from .lesson import Place

FIELDS = ("algorithm", "n", "goal", "step", "part", "panel")
PANELS = ("now", "code", "stack", "tree")  # as in model/names.js
GOALS = get_args(Goal)
DEFAULT_N = 8

Bad = tuple[str, str, str]  # the rule, the text found, the allowed values


def read_place(query: str) -> tuple[Place, list[Bad]]:
    """Return the place in a query like "?n=4&step=2", with defaults for wrong values, and a list of these."""
    fields: dict[str, str] = {}
    for name, text in parse_qsl(query.removeprefix("?"), keep_blank_values=True):
        fields.setdefault(name, text)
    bad: list[Bad] = [("field", name, ", ".join(FIELDS)) for name in fields if name not in FIELDS]

    def read_field(field: str, read: Callable[[str], object], otherwise: object, allowed: str) -> object:
        if field not in fields:
            return otherwise
        value = read(fields[field])
        if value is None:
            bad.append(("value", f"{field}={fields[field]}", allowed))
            return otherwise
        return value

    algorithm = cast(str, read_field("algorithm", one_of(ALGORITHMS), "bitmask", ", ".join(ALGORITHMS)))
    most = ALGORITHMS[algorithm].largest
    place = Place(
        algorithm,
        cast(int, read_field("n", lambda text: whole(text, 1, most), DEFAULT_N, f"1 … {most}")),
        cast(Goal, read_field("goal", one_of(GOALS), "all", ", ".join(GOALS))),
        cast(int, read_field("step", whole, 0, "0, 1, 2, …")),
        cast("int | None", read_field("part", read_part, None, "0, 1, 2, …, last")),
        cast(str, read_field("panel", one_of(PANELS), "", ", ".join(PANELS))),
    )
    return place, bad


def one_of(names: object) -> Callable[[str], str | None]:
    return lambda text: text if text in cast("tuple[str, ...]", names) else None


def whole(text: str, least: int = 0, most: int = LARGEST_STEP) -> int | None:
    """Read a whole number within bounds; None for anything else."""
    if not re.fullmatch("[0-9]{1,16}", text):
        return None
    value = int(text)
    return value if least <= value <= most else None


def read_part(text: str) -> int | None:
    return -1 if text == "last" else whole(text)
