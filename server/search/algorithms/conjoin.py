r"""A chain of generators: each row's generator yields the free columns, and each column starts the next row's.

Every square is one integer with three bits: for its column, its `\` diagonal and its `/` diagonal. The idea is Tim
Peters', from Python's own tests of generators.
"""

from collections.abc import Sequence

from ..step import Counters, State
from .algorithm import Sums
from .square_by_square import BoardState, Call, Lines, Look, SquareAlgorithm, count_subtree

LARGEST = 27  # a diagonal's part has 2n - 1 bits, and JSON numbers are exact up to 53


def body(n: int, sums: Sums) -> Counters:
    """Return the counters of a subtree in which every square of a row is tried, with one operation each."""
    tried = n * (sums.calls - sums.solutions)
    return count_subtree(sums, tried, tried)


def cost(seen: Look) -> int:  # noqa: ARG001 - every test costs the same
    """Return 1: each `&` between a square's integer and `used` is a check."""
    return 1


def split_bits(n: int, queens: Sequence[tuple[int, int]]) -> State:
    """Split the integer of these squares into three parts, from its low end: n bits, 2n - 1 bits, 2n - 1 bits."""
    return {
        "columns": sum(1 << column for _, column in queens),
        "nwse": sum(1 << row - column + n - 1 for row, column in queens),
        "nesw": sum(1 << row + column for row, column in queens),
    }


def search_state(now: BoardState) -> State:
    """Return the integer `used`: the bits of all queens."""
    return {"used": split_bits(now.n, list(enumerate(now.queens)))}


def call_state(call: Call) -> State:
    """Return the state of the row's generator: the column tried last, and its square's integer."""
    if call.column is None:
        return {"column": None, "bits": None}
    return {"column": call.column, "bits": split_bits(call.n, [(len(call.queens), call.column)])}


CONJOIN = SquareAlgorithm(
    id="conjoin",
    title="Conjoin",
    blurb="Generators in a chain: a square is one integer with three bits, tested by a single & with all that is used.",
    largest=LARGEST,
    reason="beyond, a diagonal's bits are more than a number of JSON can carry",
    body=body,
    lines=Lines(call=(3, 6), solution=(3, 4, 5), test=(11, 12, 13), place=(14, 15, 7), end=(11,), lift=(6, 16)),
    cost=cost,
    search_state=search_state,
    call_state=call_state,
)
