"""The two steps of `scalar` for many states at once, lane by lane the same, written as LLVM code.

The number of lanes is a constant of the call, the width of a word that of the array. Needs numba: imported only where
there is one. Must not know which states come next (that is `batches`) nor which machines can run it (`engines`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba import types

from ..compiled import intrinsic
from .lanes import WORD, Lanes
from .layout import PLANE


@dataclass(frozen=True, slots=True)
class Placed:
    """Vectors after a queen was placed in every lane, while their code is being written."""

    ld: Any
    rd: Any
    col: Any
    free: Any  # columns free in the next row
    free_after: Any  # and in the row after that
    stays: Any  # how many of the old states have a column left to try


def emit_place(lanes: Lanes, states: Any, at: Any, kept: Any, rows: list[Any], top: Any) -> Placed:
    """What both steps begin with: peel the lowest column of poss, write back what is left, place the queen."""
    b = lanes.builder
    ld, rd, col, poss = (lanes.load(states, index) for index in emit_planes(b, at))
    rest = b.and_(poss, b.add(poss, lanes.constant(-1)))
    bit = b.xor(poss, rest)
    more = lanes.nonzero(rest)
    compact = lanes.compaction(more)
    for value, index in zip((ld, rd, col, rest), emit_planes(b, kept), strict=True):
        lanes.store(compact(value), states, index)
    down = [lanes.splat(row) for row in rows]
    up = [lanes.splat(b.sub(top, row)) for row in rows]
    ld = b.or_(ld, b.shl(bit, down[0]))
    rd = b.or_(rd, b.shl(bit, up[0]))
    col = b.or_(col, bit)
    free, free_after = (
        lanes.invert(b.or_(b.or_(b.lshr(ld, down[ahead]), b.lshr(rd, up[ahead])), col)) for ahead in (1, 2)
    )
    return Placed(ld, rd, col, free, free_after, lanes.chosen(more))


def emit_expand(lanes: Lanes, states: Any, at: Any, kept: Any, child: Any, rows: list[Any], top: Any) -> list[Any]:
    """`scalar.expand`; answers two integers, how many states stay and how many are born."""
    b = lanes.builder
    placed = emit_place(lanes, states, at, kept, rows, top)
    worth = b.and_(lanes.nonzero(placed.free), lanes.nonzero(placed.free_after))
    compact = lanes.compaction(worth)
    for value, index in zip((placed.ld, placed.rd, placed.col, placed.free), emit_planes(b, child), strict=True):
        lanes.store(compact(value), states, index)
    return [placed.stays, lanes.chosen(worth)]


def emit_finish(lanes: Lanes, states: Any, at: Any, kept: Any, rows: list[Any], top: Any) -> list[Any]:
    """`scalar.finish`; answers two integers, how many states stay and how many solutions there are."""
    b = lanes.builder
    placed = emit_place(lanes, states, at, kept, rows, top)
    left = lanes.invert(placed.col)
    x = b.and_(left, b.sub(lanes.constant(0), left))
    y = b.xor(left, x)
    apart = lanes.differ(b.shl(x, lanes.splat(b.sub(rows[2], rows[1]))), y)

    def found(first: Any, second: Any) -> Any:
        both = b.and_(lanes.nonzero(b.and_(placed.free, first)), lanes.nonzero(b.and_(placed.free_after, second)))
        return lanes.chosen(b.and_(apart, both))

    return [placed.stays, b.add(found(x, y), found(y, x))]


def emit_planes(builder: Any, index: Any) -> list[Any]:
    """Where the four words of the state at `index` are."""
    return [builder.add(index, ir.Constant(WORD, plane * PLANE)) for plane in range(4)]


@intrinsic
def expand_lanes(
    typing_context: Any, states: Any, at: Any, kept: Any, child: Any,
    row: Any, next_row: Any, row_after: Any, top: Any, lanes: Any,
) -> Any:  # fmt: skip
    """`scalar.expand` for states[at : at + lanes]; (states kept, states born)."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vectors, base = _open(context, builder, signature, arguments)
        at, kept, child, *rows, top = arguments[1:8]
        answer = emit_expand(vectors, base, at, kept, child, rows, top)
        return context.make_tuple(builder, signature.return_type, answer)

    return types.UniTuple(types.int64, 2)(states, *[types.int64] * 7, lanes), emit


@intrinsic
def finish_lanes(
    typing_context: Any, states: Any, at: Any, kept: Any,
    row: Any, next_row: Any, row_after: Any, top: Any, lanes: Any,
) -> Any:  # fmt: skip
    """`scalar.finish` for states[at : at + lanes]; (states kept, solutions)."""

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vectors, base = _open(context, builder, signature, arguments)
        at, kept, *rows, top = arguments[1:7]
        answer = emit_finish(vectors, base, at, kept, rows, top)
        return context.make_tuple(builder, signature.return_type, answer)

    return types.UniTuple(types.int64, 2)(states, *[types.int64] * 6, lanes), emit


def _open(context: Any, builder: Any, signature: Any, arguments: Any) -> tuple[Lanes, Any]:
    """The vectors a call works with, and the address of its first argument's words."""
    array = signature.args[0]
    base = context.make_array(array)(context, builder, arguments[0]).data
    return Lanes(builder, array.dtype.bitwidth, signature.args[-1].literal_value), base
