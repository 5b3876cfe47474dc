"""Read a search with masks from its values: the bit chosen in each row, and the rule by which each mask gets it."""

from __future__ import annotations

from itertools import permutations

from .choosers import board_of, list_choosers, names_of
from .level import Descent, Level
from .maskrules import IDEAL, OTHER, RIGHT, SIDES, WRONG, Rule, Side, sounds

LEAST = 4  # descents that show a rule


class MaskSearch:
    """The descents of one search with the bit of each.

    - `chooser`: the name of the bit, "" if it has none; `bits`: by descent; `board`: ones up to the highest chosen bit;
    - `lowest`: the lowest chosen bit; `rows`: the most rows with a queen;
    - `rules`: masks by the right rule that they follow wherever a row goes down for the first time.
    """

    def __init__(self, descents: list[Descent], masks: set[str]) -> None:
        self.descents = descents
        self.first = [one for one in descents if one.earlier is None]
        self.names = list(names_of(descents))
        self.chooser, self.bits, self.rules = "", {}, {}
        best = 0.0
        for chooser, bits in list_choosers(descents, self.names, masks):
            rules = self._find_rules(bits)
            points = len(rules) + sum(self.wrong_rule(name, bits) is not None for name in self.names) / 2
            if points > best:
                best, self.chooser, self.bits, self.rules = points, chooser, bits, rules
        self.board = board_of(self.bits)
        self.lowest = min(self.bits.values(), default=0)
        self.rows = max(len(self.placed(one.new)) for one in descents)

    def _find_rules(self, bits: dict[Descent, int]) -> dict[str, str]:
        board = board_of(bits)
        found: dict[str, str] = {}
        for name in self.names:
            for rule, make in RIGHT.items():
                if self._follows(name, make, bits, board) and self._varies(name):
                    found.setdefault(name, rule)
        return found

    def _follows(self, name: str, make: Rule, bits: dict[Descent, int], board: int) -> bool:
        return all(not (one.new.masks[name] ^ make(one.old.masks[name], bits[one])) & board for one in self.first)

    def _varies(self, name: str) -> bool:
        return any(one.new.masks[name] != one.old.masks[name] for one in self.descents)

    def wrong_rule(self, name: str, bits: dict[Descent, int] | None = None) -> tuple[str, Side] | None:
        """Return the kind of a wrong rule that a mask follows, and its side; None if it follows none."""
        bits = self.bits if bits is None else bits
        board = board_of(bits)
        if not self._varies(name) or any(self._follows(name, make, bits, board) for make in RIGHT.values()):
            return None
        found = ((kind, side) for kind, side, make in WRONG if self._follows(name, make, bits, board))
        return next(found, None)

    def is_empty(self, name: str) -> bool:
        """Return True for a mask that is always 0."""
        return not any(one.new.masks[name] or one.old.masks[name] for one in self.descents)

    def _crosses(self, name: str, other: str, rule: str) -> bool:
        """Return True if a mask always gets what another one should have got."""
        return all(
            not (one.new.masks[name] ^ RIGHT[rule](one.old.masks[other], self.bits[one])) & self.board
            for one in self.first
        )

    def are_swapped(self, name: str, other: str, side: Side) -> bool:
        """Return True if two diagonals always get each other's bits; the first one should be this side's."""
        return self._crosses(name, other, side) and self._crosses(other, name, OTHER[side])

    @property
    def shifts(self) -> bool:
        """True if some mask is a diagonal: by its right rule, as the search goes down a row."""
        return any(rule.endswith(("left", "right")) for rule in self.rules.values())

    @property
    def is_one(self) -> bool:
        """True if it is a search with masks of diagonals, right or wrong ones."""
        has_rule = any(rule != "take" for rule in self.rules.values())
        if len(self.descents) < LEAST or not has_rule:
            return False
        is_shifted = self.shifts or any((self.wrong_rule(name) or ("", "column"))[1] != "column" for name in self.names)
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
        return next((side for side in SIDES if RIGHT.get(self.rules.get(name, "")) is IDEAL[side]), None)

    def ideal(self, name: str, descent: Descent) -> int:
        """Return the value that a mask with a rule should have after a descent."""
        return RIGHT[self.rules[name]](descent.old.masks[name], self.bits[descent])

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
