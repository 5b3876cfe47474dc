"""Tests of columns: any values, packed and unpacked, are the same."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.excerpts.columns import Column, pack, text_of
from server.search.pausable import finish

Json = Any

NUMBERS, FLAGS = st.integers(-5, 5), st.booleans()  # in Python 1 == True: a column has either numbers or flags


def values(scalars: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    one = st.recursive(
        scalars | st.none() | st.sampled_from(["", "place", "Ä"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner),
        max_leaves=8,
    )
    return st.lists(one, max_size=12)


def unpack(column: Column) -> list[Json]:
    """Unpack a column, by the description alone; tests of films compare `suppliers/columns.js` with this function."""
    match column:
        case "plain", values:
            return list(values)
        case "deltas", numbers:
            return [sum(numbers[: end + 1]) for end in range(len(numbers))]
        case "chosen", inner, places:
            values = unpack(inner)
            return [values[place] for place in places]
        case "grown", dropped, added, inner:
            items, grown, found = iter(unpack(inner)), [], []
            for less, more in zip(dropped, added, strict=True):
                grown = grown[: len(grown) - less] + [next(items) for _ in range(more)]
                found.append(grown)
            return found
        case "changed", first, counts, places, inner:
            items, where, found = iter(unpack(inner)), iter(places), [first]
            for count in counts:
                found.append([*found[-1]])
                for _ in range(count):
                    found[-1][next(where)] = next(items)
            return found
        case "records", count, columns:
            objects: list[Json] = [{} for _ in range(count)]
            for name, each in columns.items():
                places = unpack(["deltas", each[1]]) if each[0] == "some" else range(count)
                for place, value in zip(places, unpack(each[2] if each[0] == "some" else each), strict=True):
                    objects[place][name] = value
            return objects
    raise AssertionError(column)


@given(values(NUMBERS) | values(FLAGS))
def test_unpacking_restores_the_values(values: list[Json]) -> None:
    column = json.loads(text_of(finish(pack(values))))
    assert unpack(column) == values


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ([7, 8, 9, 10, 11, 12], "deltas"),
        (["call", "place", "call", "return", "place", "call"], "chosen"),
        ([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 5]], "grown"),
        ([[0] * 9, [1] + [0] * 8, [1] + [0] * 7 + [1], [0] * 8 + [1]], "changed"),
        ([{"a": 1}, {"a": 2}, {"a": 3, "b": None}], "records"),
        ([None, "a", 1.5], "plain"),
    ],
)
def test_each_kind_of_column_is_used_for_its_values(values: list[Json], kind: str) -> None:
    column = finish(pack(values))
    assert column[0] == kind
    assert unpack(column) == values
