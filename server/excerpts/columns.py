"""Pack values that change little from one to the next, such as the steps of a trace, before gzip compresses them.

A column encodes a list of JSON values. It is a JSON list; its first item names the encoding of the others:

- `["plain", values]`
- `["deltas", numbers]`: whole numbers, each less the one before, the first less 0
- `["chosen", column, places]`: the column's values at these places
- `["grown", dropped, added, column]`: lists; each is the one before (the first: an empty list) with `dropped` items
  removed from its end and the next `added` items of the column appended
- `["changed", first, counts, places, column]`: lists of one length; each differs from the one before in `counts`
  places, where it has the next values of the column
- `["records", count, columns]`: objects, with a column for each name; `["some", deltas, column]` for a name that only
  the objects at these places have

No column mixes whole numbers and booleans at a place, since 1 and True are equal. `suppliers/columns.js` unpacks
columns.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ..search.pausable import Pauses

Column: TypeAlias = list[Any]

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_TURN = 256  # values between two places for a pause
_FEW = 8  # distinct values up to which they are not packed


def pack(values: Sequence[Any]) -> Pauses[Column]:
    """Return a column for JSON values, about the shortest of those possible."""
    if all(type(value) is int for value in values):
        return shortest([["deltas", deltas(values)], (yield from choose(values))])
    if values and all(isinstance(value, dict) for value in values):
        return (yield from split(values))
    columns = [(yield from choose(values))]
    if all(isinstance(value, list) for value in values):
        columns.append((yield from grow(values)))
        if len({len(value) for value in values}) == 1:
            columns.append((yield from change(values)))
    return shortest(columns)


def shortest(columns: Iterable[Column]) -> Column:
    return min(columns, key=lambda column: len(text_of(column)))


def text_of(value: Any) -> str:
    """Return a JSON text without spaces, always the same for equal values."""
    return _ENCODER.encode(value)


def deltas(numbers: Sequence[int]) -> list[int]:
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]


def split(objects: Sequence[Mapping[str, Any]]) -> Pauses[Column]:
    """Pack objects into a column for each name."""
    columns: dict[str, Column] = {}
    for name in dict.fromkeys(name for each in objects for name in each):
        places = [place for place, each in enumerate(objects) if name in each]
        column = yield from pack([objects[place][name] for place in places])
        columns[name] = column if len(places) == len(objects) else ["some", deltas(places), column]
    return ["records", len(objects), columns]


def choose(values: Sequence[Any]) -> Pauses[Column]:
    """Pack values as distinct values and their places."""
    seen: dict[str, int] = {}
    distinct: list[Any] = []
    places = []
    for index, value in enumerate(values):
        place = seen.setdefault(text_of(value), len(distinct))
        if place == len(distinct):
            distinct.append(value)
        places.append(place)
        if index % _TURN == 0:
            yield
    if len(distinct) == len(values):
        return ["plain", list(values)]
    has_parts = len(distinct) > _FEW and all(isinstance(value, (list, dict)) for value in distinct)
    return ["chosen", (yield from pack(distinct)) if has_parts else ["plain", distinct], places]


def grow(lists: Sequence[list[Any]]) -> Pauses[Column]:
    """Pack lists as the items dropped from the end of the one before, and those appended."""
    dropped, added, items = [], [], []
    before: list[Any] = []
    for index, each in enumerate(lists):
        common = 0
        while common < min(len(before), len(each)) and before[common] == each[common]:
            common += 1
        dropped.append(len(before) - common)
        added.append(len(each) - common)
        items += each[common:]
        before = each
        if index % _TURN == 0:
            yield
    return ["grown", dropped, added, (yield from pack(items))]


def change(lists: Sequence[list[Any]]) -> Pauses[Column]:
    """Pack lists of one length as their differences from the one before."""
    before, *others = lists
    counts, places, items = [], [], []
    for index, each in enumerate(others):
        differing = [place for place, item in enumerate(each) if item != before[place]]
        counts.append(len(differing))
        places += differing
        items += [each[place] for place in differing]
        before = each
        if index % _TURN == 0:
            yield
    return ["changed", lists[0], counts, places, (yield from pack(items))]
