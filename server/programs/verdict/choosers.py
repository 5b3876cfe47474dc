"""Find the bit that a search with masks chooses in each row."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.sizes import last_part
from .level import Descent

Bits = dict[Descent, int]

LARGEST_SHIFT = 64  # of a name that may be a column


def list_choosers(
    descents: list[Descent], shared: list[str], masks: set[str]
) -> Iterator[tuple[str, dict[Descent, int]]]:
    """Yield each possible chosen bit, by descent: a name, one shifted by a name, or the difference of a mask.

    `shared`: the masks of all rows; `masks`: the names with operators on bits.
    """
    names = set.intersection(*(set(one.now) for one in descents))
    for name in sorted(names):
        values = [one.now[name] for one in descents]
        if all(is_bit(value) for value in values) and (len(set(values)) > 1 or last_part(name) in masks):
            yield name, dict(zip(descents, values, strict=True))
    for name in sorted(names):
        values = [one.now[name] for one in descents]
        if all(0 <= value < LARGEST_SHIFT for value in values) and len(set(values)) > 1:
            yield f"1 << {name}", {one: 1 << value for one, value in zip(descents, values, strict=True)}
    for name in shared:
        values = [one.old.masks.get(name, 0) ^ one.new.masks.get(name, 0) for one in descents]
        if all(is_bit(value) for value in values) and len(set(values)) > 1:
            yield "", dict(zip(descents, values, strict=True))


def names_of(descents: list[Descent]) -> Iterator[str]:
    """Yield the masks of all rows, an attribute that has two names only once."""
    levels = [level.masks for one in descents for level in (one.old, one.new)]
    seen: set[tuple[str, tuple[int, ...]]] = set()
    for name in sorted(set.intersection(*map(set, levels)), key=lambda one: (not one.startswith("self."), one)):
        values = (last_part(name), tuple(masks[name] for masks in levels))
        if "." not in name or values not in seen:
            seen.add(values)
            yield name


def is_bit(value: int) -> bool:
    return value > 0 and not value & (value - 1)


def board_of(bits: Bits) -> int:
    """Return ones up to the highest bit; at least four if it is always the same bit."""
    least = 4 if len(set(bits.values())) == 1 else 0
    return (1 << max([least, *(bit.bit_length() for bit in bits.values())])) - 1
