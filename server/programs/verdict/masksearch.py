"""Read a search with masks from its values: the bit chosen in each row, and the rule by which each mask gets it."""

from collections.abc import Iterator

from ..board.sizes import last_part
from .maskrules import IDEAL, OTHER, RULES, SIDES, Rule, Side, sounds
from .rows import Descent, Level

LEAST = 4  # descents that show a rule, and bits of a board in which always the same one is chosen
LEAST_RULES = 2  # masks that follow rules: a single one may do so by chance
LARGEST_SHIFT = 64  # of a name that may be a column

Bits = dict[Descent, int]


class MaskSearch:
    """The descents of one search with the bit of each.

    - `names`: the masks of all rows, an attribute that has two names only once;
    - `chooser`: the name of the bit; `bits`: by descent; `board`: ones up to the highest chosen bit;
    - `lowest`: the lowest chosen bit; `span`: the columns from there to the highest one;
    - `rules`: the rules, right or wrong, that masks follow wherever a row goes down for the first time.
    """

    def __init__(self, descents: list[Descent], masks: set[str]) -> None:
        self.descents = descents
        self.first = [one for one in descents if one.earlier is None]
        shared = set.intersection(*(set(level.masks) for one in descents for level in (one.old, one.new)))
        named = {last_part(name): name for name in sorted(shared, key=lambda name: (name.startswith("self."), name))}
        self.names = sorted(named.values())
        choices = ((name, bits, self._find_rules(bits)) for name, bits in self._list_choosers(masks))
        self.chooser, self.bits, self.rules = max(choices, key=lambda one: len(one[2]), default=("", {}, {}))
        self.board = board_of(self.bits)
        self.lowest = min(self.bits.values(), default=0)
        self.span = self.board.bit_length() - self.lowest.bit_length() + 1

    def _list_choosers(self, masks: set[str]) -> Iterator[tuple[str, Bits]]:
        """Yield each name that may be the chosen bit, or its column, with the bits."""
        names = sorted(set.intersection(*(set(one.now) for one in self.descents)))
        values = {name: [one.now[name] for one in self.descents] for name in names}
        columns = {name: them for name, them in values.items() if all(0 <= one < LARGEST_SHIFT for one in them)}
        shifted = {f"1 << {name}": [1 << one for one in them] for name, them in columns.items()}
        for name, them in {**values, **shifted}.items():
            if all(map(is_bit, them)) and (len(set(them)) > 1 or last_part(name) in masks):
                yield name, dict(zip(self.descents, them, strict=True))

    def _find_rules(self, bits: Bits) -> dict[str, Rule]:
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
        """True if some mask is a diagonal, right or wrong."""
        return any(rule.line != "column" for rule in self.rules.values())

    @property
    def is_one(self) -> bool:
        """True if it is a search with masks of diagonals, by their rules or by their names."""
        is_called_so = all(any(sounds(name, side) for name in self.names) for side in OTHER)
        are_so = self.shifts and len(self.rules) >= LEAST_RULES
        return len(self.descents) >= LEAST and bool(self.rules) and (are_so or is_called_so)

    def placed(self, level: Level) -> list[int]:
        """Return the bits chosen in the rows above, the first row's first."""
        bits: list[int] = []
        while level.above and level.above in self.bits:
            bits.append(self.bits[level.above])
            level = level.above.old
        return bits[::-1]

    @property
    def right(self) -> dict[str, Rule]:
        """The masks that follow a right rule."""
        return {name: rule for name, rule in self.rules.items() if not rule.fault}

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


def is_bit(value: int) -> bool:
    return value > 0 and not value & (value - 1)


def board_of(bits: Bits) -> int:
    """Return ones up to the highest bit; at least LEAST if it is always the same bit."""
    least = LEAST if len(set(bits.values())) == 1 else 0
    return (1 << max([least, *(bit.bit_length() for bit in bits.values())])) - 1
