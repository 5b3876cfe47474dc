"""Read a search with masks from its values: the bit chosen in each row, and the rule by which each mask gets it."""

from __future__ import annotations

from itertools import permutations

from .choosers import board_of, list_choosers, names_of
from .level import Descent, Level
from .maskrules import IDEAL, OTHER, RULES, SIDES, Rule, Side, sounds

LEAST = 4  # descents that show a rule


class MaskSearch:
    """The descents of one search with the bit of each.

    - `chooser`: the name of the bit, "" if it has none; `bits`: by descent; `board`: ones up to the highest chosen bit;
    - `lowest`: the lowest chosen bit; `rows`: the most rows with a queen;
    - `rules`, `wrong`: masks with the right or wrong rule that they follow wherever a row goes down for the first time.
    """

    def __init__(self, descents: list[Descent], masks: set[str]) -> None:
        self.descents = descents
        self.first = [one for one in descents if one.earlier is None]
        self.names = list(names_of(descents))
        self.chooser, self.bits, self.rules, self.wrong = "", {}, {}, {}
        best = 0.0
        for chooser, bits in list_choosers(descents, self.names, masks):
            found = self._find_rules(bits)
            right = {name: rule for name, rule in found.items() if not rule.fault}
            points = (len(found) + len(right)) / 2
            if points > best:
                wrong = {name: rule for name, rule in found.items() if rule.fault}
                best, self.chooser, self.bits, self.rules, self.wrong = points, chooser, bits, right, wrong
        self.board = board_of(self.bits)
        self.lowest = min(self.bits.values(), default=0)
        self.rows = max(len(self.placed(one.new)) for one in descents)

    def _find_rules(self, bits: dict[Descent, int]) -> dict[str, Rule]:
        """Return the first of RULES that each mask follows, if it varies."""
        board = board_of(bits)
        found: dict[str, Rule] = {}
        for name in self.names:
            if all(one.new.masks[name] == one.old.masks[name] for one in self.descents):
                continue
            for rule in RULES:
                masks = ((one.new.masks[name], rule.make(one.old.masks[name], bits[one])) for one in self.first)
                if all(not (mask ^ expected) & board for mask, expected in masks):
                    found[name] = rule
                    break
        return found

    def is_empty(self, name: str) -> bool:
        """Return True for a mask that is always 0."""
        return not any(one.new.masks[name] or one.old.masks[name] for one in self.descents)

    def are_swapped(self, name: str, other: str, side: Side) -> bool:
        """Return True if two diagonals always get each other's bits; the first one should be this side's."""
        return all(
            not (one.new.masks[to] ^ IDEAL[at](one.old.masks[origin], self.bits[one])) & self.board
            for to, origin, at in ((name, other, side), (other, name, OTHER[side]))
            for one in self.first
        )

    @property
    def shifts(self) -> bool:
        """True if some mask is a diagonal: by its right rule, as the search goes down a row."""
        return any(rule.line in ("left", "right", "late") for rule in self.rules.values())

    @property
    def is_one(self) -> bool:
        """True if it is a search with masks of diagonals, right or wrong ones."""
        has_rule = any(rule.line != "taken" for rule in self.rules.values())
        if len(self.descents) < LEAST or not has_rule:
            return False
        is_shifted = self.shifts or any(rule.line != "column" for rule in self.wrong.values())
        is_crossed = any(self.are_swapped(one, other, "left") for one, other in permutations(self.names, 2))
        return is_shifted or is_crossed or self.is_called_so

    @property
    def is_called_so(self) -> bool:
        """True if names of masks sound like both diagonals."""
        return all(any(sounds(name, side) for name in self.names) for side in OTHER)

    def placed(self, level: Level) -> list[int]:
        """Return the bits chosen in the rows above, the first row's first."""
        bits: list[int] = []
        while level.above and level.above in self.bits:
            bits.append(self.bits[level.above])
            level = level.above.old
        return bits[::-1]

    def side(self, name: str) -> Side | None:
        """Return the line of queens that a mask keeps; None if it follows no plain rule."""
        return next((side for side in SIDES if name in self.rules and self.rules[name].line == side), None)

    def ideal(self, name: str, descent: Descent) -> int:
        """Return the value that a mask with a rule should have after a descent."""
        return self.rules[name].make(descent.old.masks[name], self.bits[descent])

    @property
    def column(self) -> str:
        """The mask of the columns, else any mask."""
        return next((name for name in self.rules if self.side(name) == "column"), self.names[0])

    def differs(self, names: list[str]) -> bool:
        """Return True if these masks together ever have other squares than those that the queens above attack."""
        for one in self.descents:
            union, right = 0, 0
            for name in names:
                union |= one.new.masks[name]
            for distance, bit in enumerate(reversed(self.placed(one.new)), 1):
                right |= bit | bit << distance | bit >> distance
            if (union ^ right) & self.board:
                return True
        return False

    def attacked(self) -> list[Side]:
        """Return the lines on which queens attack each other, where the search goes on below both."""
        found: set[Side] = set()
        for one in self.descents:
            if one.new.latest is None:
                continue
            *others, last = (bit.bit_length() for bit in self.placed(one.new))
            for distance, other in enumerate(reversed(others), 1):
                if last == other:
                    found.add("column")
                elif abs(last - other) == distance:
                    found.add("left" if last > other else "right")
        return [side for side in SIDES if side in found]
