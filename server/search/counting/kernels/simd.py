"""The two steps of `scalar` for many states at once, the same in every lane, written as LLVM code.

The number of lanes is a constant of the call; the width of a word is that of the array. Importing it needs numba.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba import types

from ...compiled import intrinsic
from .lanes import WORD, Lanes
from .layout import PLANE


@dataclass(frozen=True, slots=True)
class Placed:
    """Vectors of the code being written, after a queen was placed in every lane."""

    ld: Any
    rd: Any
    col: Any
    free: Any  # columns free in the next row
    free_after: Any  # and in the row after that
    stays: Any  # the number of old states with a column left to try


def emit_place(lanes: Lanes, states: Any, at: Any, kept: Any, below: Iterable[Any]) -> Placed:
    """Emit the beginning of both steps: take the lowest column of poss, write back the rest, place the queen.

    below: gap, gap_after, edge, edge_after.
    """
    b = lanes.builder
    ld, rd, col, poss = (lanes.load(states, index) for index in emit_planes(b, at))
    rest = b.and_(poss, b.add(poss, lanes.constant(-1)))
    bit = b.xor(poss, rest)
    more = lanes.nonzero(rest)
    store = lanes.compaction(more)
    for value, index in zip((ld, rd, col, rest), emit_planes(b, kept), strict=True):
        store(value, states, index)
    gap, gap_after, edge, edge_after = (lanes.splat(number) for number in below)
    ld = b.lshr(b.or_(ld, bit), gap)
    rd = b.shl(b.or_(rd, bit), gap)
    col = b.or_(col, bit)
    free = lanes.invert(b.or_(b.or_(ld, rd), b.or_(col, edge)))
    attacked = b.or_(b.lshr(ld, gap_after), b.shl(rd, gap_after))
    free_after = lanes.invert(b.or_(attacked, b.or_(col, edge_after)))
    return Placed(ld, rd, col, free, free_after, lanes.chosen(more))


def emit_expand(lanes: Lanes, states: Any, at: Any, kept: Any, child: Any, *below: Any) -> list[Any]:
    """Emit `scalar.expand`; return two integers: the numbers of states kept and of new states."""
    b = lanes.builder
    placed = emit_place(lanes, states, at, kept, below)
    worth = b.and_(lanes.nonzero(placed.free), lanes.nonzero(placed.free_after))
    return [placed.stays, emit_keep(lanes, states, child, placed, worth)]


def emit_row(lanes: Lanes, states: Any, at: Any, kept: Any, child: Any) -> list[Any]:
    """Emit `place_lanes`; return its two integers."""
    placed = emit_place(lanes, states, at, kept, [ir.Constant(WORD, number) for number in (1, 1, 0, 0)])
    return [placed.stays, emit_keep(lanes, states, child, placed, lanes.nonzero(placed.free))]


def emit_keep(lanes: Lanes, states: Any, child: Any, placed: Placed, worth: Any) -> Any:
    """Emit writing the new states of the lanes in `worth` from states[child] on; return their number."""
    store = lanes.compaction(worth)
    values = (placed.ld, placed.rd, placed.col, placed.free)
    for value, index in zip(values, emit_planes(lanes.builder, child), strict=True):
        store(value, states, index)
    return lanes.chosen(worth)


def emit_conclude(lanes: Lanes, states: Any, at: Any, kept: Any, *below: Any) -> list[Any]:
    """Emit `scalar.conclude`; return two integers: the numbers of states kept and of solutions."""
    b = lanes.builder
    placed = emit_place(lanes, states, at, kept, below)
    left = lanes.invert(placed.col)
    y = b.and_(left, b.add(left, lanes.constant(-1)))
    x = b.xor(left, y)
    apart = lanes.differ(b.shl(x, lanes.splat(below[1])), y)

    def found(first: Any, second: Any) -> Any:
        both = b.and_(lanes.nonzero(b.and_(placed.free, first)), lanes.nonzero(b.and_(placed.free_after, second)))
        return lanes.chosen(b.and_(apart, both))

    return [placed.stays, b.add(found(x, y), found(y, x))]


def emit_planes(builder: Any, index: Any) -> list[Any]:
    """Return the indexes of the four words of the state at `index`."""
    return [builder.add(index, ir.Constant(WORD, plane * PLANE)) for plane in range(4)]


@intrinsic
def expand_lanes(
    typing_context: Any, states: Any, at: Any, kept: Any, child: Any,
    gap: Any, gap_after: Any, edge: Any, edge_after: Any, lanes: Any,
) -> Any:  # fmt: skip
    """Run `scalar.expand` for states[at : at + lanes]; return the numbers of states kept and of new states."""
    return _step(emit_expand, states, 7, lanes)


@intrinsic
def place_lanes(typing_context: Any, states: Any, at: Any, kept: Any, child: Any, lanes: Any) -> Any:
    """Place a queen on the lowest free square of states[at : at + lanes], in row after row, without looking ahead.

    Return the numbers of states kept and of new states with a free square.
    """
    return _step(emit_row, states, 3, lanes)


@intrinsic
def conclude_lanes(
    typing_context: Any, states: Any, at: Any, kept: Any,
    gap: Any, gap_after: Any, edge: Any, edge_after: Any, lanes: Any,
) -> Any:  # fmt: skip
    """Run `scalar.conclude` for states[at : at + lanes]; return the numbers of states kept and of solutions."""
    return _step(emit_conclude, states, 6, lanes)


def _step(write: Callable[..., list[Any]], states: Any, numbers: int, lanes: Any) -> Any:
    """Return the type of a step that takes so many numbers, and the function that emits its code by `write`."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = signature.args[0]
        base = context.make_array(array)(context, builder, arguments[0]).data
        vectors = Lanes(builder, array.dtype.bitwidth, signature.args[-1].literal_value)
        return context.make_tuple(builder, signature.return_type, write(vectors, base, *arguments[1:-1]))

    return types.UniTuple(types.int64, 2)(states, *[types.int64] * numbers, lanes), emit
