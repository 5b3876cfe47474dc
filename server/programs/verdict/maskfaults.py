"""Find the faults of one search with masks: a mask that is wrong, with evidence that the search goes wrong by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from ..board.sizes import last_part
from .descents import Descents
from .level import Key
from .maskmoves import find_changed, find_unguarded
from .maskrules import LOOSE, SIDES, MaskFault
from .masksearch import MaskSearch
from .maskwidth import Width

LEAST_BOARD = 0b1111  # chosen bits: masks that are cut to fewer follow any rule
LEAST_WRONG = 3  # different values that a wrong formula must give


class Faults:
    """The faults of one search."""

    def __init__(self, run: Descents, key: Key, search: MaskSearch, source: str, width: Width) -> None:
        self._run, self._key, self._search, self._source, self._width = run, key, search, source, width
        self._attacked = search.attacked()

    def find(self) -> Iterator[MaskFault]:
        """Yield the faults, the likeliest cause first."""
        beyond = self._find_beyond()
        if self._attacked or beyond:
            yield from self._find_loose()
        yield from self._find_kept()
        if self._search.board < LEAST_BOARD:
            return
        if beyond:
            yield beyond
        for side in SIDES:
            yield from find_unguarded(self._search, side, side in self._attacked)
        yield from find_changed(self._search)

    def _find_beyond(self) -> MaskFault | None:
        """Find a square beyond the board from which the search goes on."""
        search = self._search
        for one in search.descents:
            bit = search.bits[one]
            masks = {**one.old.masks, **self._run.masks_in(one.now)}
            name = next((name for name, value in masks.items() if value < 0 and self._is_taken_from(name)), "")
            width = self._width.judge(bool(name))
            goes_on = one.new.latest is not None or (self._width.is_endless and name)
            if not width or not goes_on or bit < search.lowest << width:
                continue
            if not name:
                return MaskFault("wide", one.event, one.line, search.chooser or search.column, bit, None)
            first = (self._run.negative.get((owner, name)) for owner in (self._key[0], ""))
            event, line, value = next(filter(None, first), (one.event, one.line, masks[name]))
            return MaskFault("negative", event, line, name, value, value & ((1 << width) - 1))
        return None

    def _is_taken_from(self, mask: str) -> bool:
        """Return True if bits are taken from a mask, not tried by an index."""
        is_tried = any(
            all(one.now.get(name, -1) == bit.bit_length() - 1 for one, bit in self._search.bits.items())
            for name in self._search.descents[0].now
        )
        return not is_tried or bool(re.search(rf"-\s*{re.escape(last_part(mask))}\b", self._source))

    def _find_loose(self) -> Iterator[MaskFault]:
        """Find free squares that a formula with a slip gives in every row."""
        levels = [one.new for one in self._search.descents if one.new.made]
        full = (1 << self._width.most) - 1
        masks = [name for name in self._search.names if self._search.side(name) or self._search.is_empty(name)]
        for name in sorted({name for level in levels for name in level.made}):
            made = [(level, level.made[name]) for level in levels if name in level.made]
            values = [value for _, (_, _, value) in made]
            if len(set(values)) < LEAST_WRONG:
                continue
            for one, two, three in permutations(masks, 3):
                operands = [(level.masks[one], level.masks[two], level.masks[three]) for level, _ in made]
                fits = (kind for kind, make in LOOSE if values == [make(x, y, z, full) for x, y, z in operands])
                kind = next(fits, "")
                if not kind:
                    continue
                for (event, line, value), (x, y, z) in zip((one for _, one in made), operands, strict=True):
                    expected = full & ~(x | y | z)
                    if value not in (expected, ~(x | y | z)):
                        yield MaskFault(kind, event, line, name, value, expected)

    def _find_kept(self) -> Iterator[MaskFault]:
        """Find a bit that is chosen again at once, from the same squares and in the same line."""
        if "random" in self._source:
            return
        search = self._search
        for one in search.descents:
            last = one.earlier
            if last is None or (search.bits[one], one.line) != (search.bits[last], last.line):
                continue
            now = self._run.masks_in(one.now)
            text = self._source.splitlines()[one.line - 1]
            name = self._key[0].rpartition(".")[2]
            if now != self._run.masks_in(last.now) or one.new.masks != last.new.masks or text.count(f"{name}(") > 1:
                continue
            bit = search.bits[one]
            free = next((name for name in one.old.made if now.get(name, 0) & bit and name != search.chooser), "")
            if free:
                yield MaskFault("kept", one.event, one.line, free, now[free], now[free] & ~bit)
            else:
                yield MaskFault("kept", one.event, one.line, search.chooser or search.column, bit, None)
