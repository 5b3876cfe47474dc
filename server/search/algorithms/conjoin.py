"""Generators in a chain: each row's yields the columns that are free, and each column starts the next row's.

Every square is one integer with three bits: its column's, its `\\` diagonal's, its `/` diagonal's. The idea is Tim
Peters', from the tests that Python has for its generators.
"""

from collections.abc import Sequence

from ..step import Counters, State
from ..sums import Sums
from .square_by_square import Call, Lines, Look, Moment, TryingAlgorithm, counted, steps_of_all

LARGEST = 27  # a diagonal's part has 2n - 1 bits


def body(n: int, sums: Sums) -> Counters:
    """Every square of a row is tried, by one operation each."""
    tried = n * (sums.calls - sums.solutions)
    return counted(sums, tried, tried)


def cost(seen: Look) -> int:  # noqa: ARG001 - the same for all
    """A check is an `&` between a square's integer and `used`."""
    return 1


def parts(n: int, queens: Sequence[tuple[int, int]]) -> State:
    """The integer of these squares as its three parts, from its low end: n bits, 2n - 1 bits, 2n - 1 bits."""
    return {
        "columns": sum(1 << column for _, column in queens),
        "nwse": sum(1 << row - column + n - 1 for row, column in queens),
        "nesw": sum(1 << row + column for row, column in queens),
    }


def shared(now: Moment) -> State:
    """The integer `used`: the bits of all queens."""
    return {"used": parts(now.n, list(enumerate(now.queens)))}


def own(call: Call) -> State:
    """Where the row's generator stands: the column tried last, and its square's integer."""
    if call.column is None:
        return {"column": None, "bits": None}
    return {"column": call.column, "bits": parts(call.n, [(len(call.queens), call.column)])}


CONJOIN = TryingAlgorithm(
    id="conjoin",
    title="Conjoin",
    blurb="Generators in a chain: a square is one integer with three bits, tested by a single & with all that is used.",
    largest=LARGEST,
    reason="beyond, a diagonal's bits are more than a number of JSON can carry",
    steps=steps_of_all,
    body=body,
    lines=Lines(call=(3, 6), solution=(3, 4, 5), test=(11, 12, 13), place=(14, 15, 7), end=(11,), lift=(6, 16)),
    cost=cost,
    shared=shared,
    own=own,
)
