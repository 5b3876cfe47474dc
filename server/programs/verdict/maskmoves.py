"""Find masks that go wrong from one row to the next: the chosen bit is not added, or not shifted as it should be."""

from collections.abc import Iterator
from functools import reduce
from itertools import permutations
from operator import or_

from .maskrules import IDEAL, OTHER, SIDES, MaskFault, Side, by_name
from .masksearch import MaskSearch


def find_unguarded(search: MaskSearch, side: Side, is_attacked: bool) -> Iterator[MaskFault]:
    """Find the mask that should have kept queens apart on a line, if none does."""
    lines = [rule.line for rule in search.right.values()]
    if side in lines:
        return

    def does_harm(masks: dict[str, Side]) -> bool:
        has_one_each = sorted([*lines, *masks.values()]) == sorted(SIDES)
        return is_attacked or (has_one_each and search.differs([*search.right, *masks]))

    for name, other in permutations(search.names, 2) if side != "column" else ():
        if search.are_swapped(name, other, side) and does_harm({name: side, other: OTHER[side]}):
            yield from show("swapped", search, name, side)
    for name, rule in search.rules.items():
        if rule.fault and rule.line == side and does_harm({name: side}):
            yield from show(rule.fault, search, name, side)
    if is_attacked:
        yield from find_mistaken(search, side)


def find_mistaken(search: MaskSearch, side: Side) -> Iterator[MaskFault]:
    """Find a mask for another line in place of this one, or one that never gets a bit."""
    if side != "column":
        for kind, line in (("alike", OTHER[side]), ("unshifted", "column")):
            same = [name for name, rule in search.right.items() if rule.line == line]
            if len(same) > 1:
                yield from show(kind, search, by_name(same, side), side)
    empty = [name for name in search.names if search.is_empty(name)]
    if empty and search.shifts:
        yield from show("unset", search, by_name(empty, side), side)


def find_changed(search: MaskSearch) -> Iterator[MaskFault]:
    """Find a mask that is right for the first square of each row, but wrong for a later one."""
    right, board = search.right, search.board
    if len({rule.line for rule in right.values()}) < 2:
        return
    for one in search.descents:
        masks = {name: one.new.masks[name] for name in right}
        expected = {name: rule.make(one.old.masks[name], search.bits[one]) for name, rule in right.items()}
        if (reduce(or_, masks.values()) ^ reduce(or_, expected.values())) & board:
            for name, value in masks.items():
                if (value ^ expected[name]) & board:
                    yield MaskFault("changed", one.event, one.line, name, value, expected[name])


def show(kind: str, search: MaskSearch, name: str, side: Side) -> Iterator[MaskFault]:
    """Yield the descents after which a mask does not have the value that a mask of this side should have."""
    for one in search.descents:
        value, expected = one.new.masks[name], IDEAL[side](one.old.masks[name], search.bits[one]) & search.board
        if value & search.board != expected:
            yield MaskFault(kind, one.event, one.line, name, value, expected)
