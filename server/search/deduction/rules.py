"""The rules, each a function from a state to what it finds there, with a proof; `RULES` has them in order of ease.

A finding holds in all solutions with the state's queens and otherwise only free squares. Rule 2 comes first, because
the others leave out attacked squares only once they are crossed out.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from .layout import Kind, Layout, State, Unit, bits, union

FindingKind = Literal["cross", "place", "guess", "contradiction", "solution"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A conclusion from a state, or, if no rule helps, a guess.

    - `squares`: those that are crossed out, or that gets a queen;
    - `proof`: for rule 1 the unit's other squares, none of which is free; for rule 2 the queen; for the others the free
      squares of the units;
    - `units`: for rules 3 and 4 first those whose free squares lie in the others, which are as many.
    """

    kind: FindingKind
    rule: int | None = None
    squares: int = 0
    proof: int = 0
    units: tuple[Unit, ...] = ()


Rule = Callable[[Layout, State], Finding | None]


def cross_attacked(layout: Layout, state: State) -> Finding | None:
    """Rule 2: a queen crosses out the squares that it attacks."""
    for queen in bits(state.queens):
        if attacked := layout.reach[queen] & state.free:
            return Finding("cross", 2, attacked, queen)
    return None


def place_last(layout: Layout, state: State) -> Finding | None:
    """Rule 1: a unit without a queen has one free square left."""
    for unit in layout.left(state):
        free = unit.squares & state.free
        if free and not free & free - 1:
            return Finding("place", 1, free, unit.squares & ~free, (unit,))
    return None


def confine_one(layout: Layout, state: State) -> Finding | None:
    """Rule 3: all free squares of a region lie in one row or column, or the other way round."""
    return next(confine(layout, state, 1), None)


def confine_several(layout: Layout, state: State) -> Finding | None:
    """Rule 4: k units of one kind need k units of another between them, for k = 2, 3, …; the fewest first.

    Beyond half of the units another k, of the other kind, is smaller.
    """
    sizes = range(2, len(layout.left(state, "row")) // 2 + 1)
    return next((finding for size in sizes for finding in confine(layout, state, size)), None)


PAIRS: tuple[tuple[Kind, Kind], ...] = (
    ("region", "row"),
    ("region", "column"),
    ("row", "region"),
    ("column", "region"),
    ("row", "column"),
    ("column", "row"),
)


def confine(layout: Layout, state: State, size: int) -> Iterator[Finding]:
    """Yield what follows from so many units whose free squares lie in as many units of another kind."""
    for inner, outer in PAIRS:
        others = layout.groups[outer]
        inside = union(unit.squares for unit in others)
        lying: list[tuple[Unit, int]] = []  # with the numbers of the others in which their free squares lie, as bits
        for unit in layout.left(state, inner):
            free = unit.squares & state.free
            numbers = sum(1 << number for number, other in enumerate(others) if other.squares & free)
            if not free & ~inside:
                lying.append((unit, numbers))
        for units, needed in choose(lying, size):
            lines = tuple(other for number, other in enumerate(others) if needed >> number & 1)
            proof = union(unit.squares for unit in units) & state.free
            if crossed := union(line.squares for line in lines) & state.free & ~proof:
                yield Finding("cross", 3 if size == 1 else 4, crossed, proof, units + lines)


def choose(
    lying: Sequence[tuple[Unit, int]], size: int, units: tuple[Unit, ...] = (), needed: int = 0
) -> Iterator[tuple[tuple[Unit, ...], int]]:
    """Yield groups of so many units that need at most as many others between them, with these numbers as bits."""
    if len(units) == size:
        yield units, needed
        return
    for following, (unit, numbers) in enumerate(lying, 1):
        if (needed | numbers).bit_count() <= size:
            yield from choose(lying[following:], size, (*units, unit), needed | numbers)


def look_ahead(layout: Layout, state: State) -> Finding | None:
    """Rule 5: queens on some squares would leave a unit without a free square; the smallest unit first."""
    for unit in sorted(layout.left(state), key=lambda unit: (unit.squares & state.free).bit_count()):
        attacking = state.free
        for square in bits(unit.squares & state.free):
            attacking &= layout.reach[square]
        if attacking:
            return Finding("cross", 5, attacking, unit.squares & state.free, (unit,))
    return None


RULES: tuple[Rule, ...] = (cross_attacked, place_last, confine_one, confine_several, look_ahead)


def find(layout: Layout, state: State) -> Finding:
    """Return the easiest finding: a solution, a contradiction, what a rule finds, or a guess in the smallest unit."""
    left = layout.left(state)
    if not left:
        return Finding("solution")
    smallest = min(left, key=lambda unit: (unit.squares & state.free).bit_count())
    free = smallest.squares & state.free
    if not free:
        return Finding("contradiction", None, 0, smallest.squares, (smallest,))
    found = next((finding for rule in RULES if (finding := rule(layout, state))), None)
    return found or Finding("guess", None, free & -free, free, (smallest,))
