"""Find masks that go wrong from one row to the next: the chosen bit is not added, or not shifted as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from .maskrules import IDEAL, OTHER, SIDES, MaskFault, Side, by_name
from .masksearch import MaskSearch


def find_unguarded(search: MaskSearch, side: Side, is_attacked: bool) -> Iterator[MaskFault]:
    """Find the mask that should have kept queens apart on a line, if none does."""
    guarded = {name: search.side(name) for name in search.rules}
    if side in guarded.values() or (side == "column" and any(rule.line == "taken" for rule in search.rules.values())):
        return
    plain = sorted(str(one) for one in guarded.values())
    for name, other in permutations(search.names, 2) if side != "column" else ():
        is_seen = is_attacked or (plain == ["column"] and search.differs([*guarded, name, other]))
        if is_seen and search.are_swapped(name, other, side):
            yield from show("swapped", search, name, side)
    for name, rule in search.wrong.items():
        is_seen = is_attacked or (sorted([*plain, side]) == sorted(SIDES) and search.differs([*guarded, name]))
        if is_seen and rule.line == side:
            yield from show(rule.fault, search, name, side)
    if is_attacked:
        yield from find_mistaken(search, side)


def find_mistaken(search: MaskSearch, side: Side) -> Iterator[MaskFault]:
    """Find a mask for another line in place of this one, or one that never gets a bit."""
    if side != "column":
        alike = [name for name in search.rules if search.side(name) == OTHER[side]]
        if len(alike) > 1:
            yield from show("alike", search, by_name(alike, side), side)
        still = [name for name, rule in search.rules.items() if rule.line == "column"]
        if len(still) > 1 and (search.shifts or (len(still) > 2 and search.is_called_so)):
            yield from show("unshifted", search, by_name(still, side), side)
    empty = [name for name in search.names if search.is_empty(name)]
    if empty and search.shifts:
        yield from show("unset", search, by_name(empty, side), side)


def find_changed(search: MaskSearch) -> Iterator[MaskFault]:
    """Find a mask that is right for the first square of each row, but wrong for a later one."""
    names = [name for name in search.rules if search.side(name)]
    if len({search.side(name) for name in names}) < 2:
        return
    for one in search.descents:
        if one.earlier is None:
            continue
        right = {name: search.ideal(name, one) for name in names}
        union = [0, 0]
        for name in names:
            union[0] |= one.new.masks[name] & search.board
            union[1] |= right[name] & search.board
        for name in names if union[0] != union[1] else ():
            if (one.new.masks[name] ^ right[name]) & search.board:
                yield MaskFault("changed", one.event, one.line, name, one.new.masks[name], right[name])


def show(kind: str, search: MaskSearch, name: str, side: Side) -> Iterator[MaskFault]:
    """Yield the descents after which a mask does not have the value that a mask of this side should have."""
    for one in search.descents:
        value, expected = one.new.masks[name], IDEAL[side](one.old.masks[name], search.bits[one]) & search.board
        if value & search.board != expected:
            yield MaskFault(kind, one.event, one.line, name, value, expected)
