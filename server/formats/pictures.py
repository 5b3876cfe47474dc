"""Steps as pictures made of letters, for a terminal: the board, and the variables below it. Pure.

Every digit of a mask stands under the square that it means.
"""

import json
from collections.abc import Iterable, Iterator

from ..search.step import AnyStep, Square, Step

MASKS = ("ld", "col", "rd", "poss", "bit")
INDENT = " " * 5  # of a board, so that its squares stand above the digits of masks
MARKS = {"reject": "x", "return": "."}
COUNTERS = ("calls", "placements", "solutions", "dead_ends", "checks")


def pictures(steps: Iterable[AnyStep]) -> Iterator[str]:
    """Steps one after the other, each with its line end, with an empty line between."""
    for index, step in enumerate(steps):
        yield ("\n" if index else "") + "\n".join(lines(step)) + "\n"


def lines(step: AnyStep) -> Iterator[str]:
    """One step."""
    yield heading(step)
    if isinstance(step, Step):
        yield from (INDENT + row for row in board(step))
        yield from (f"{name:<5} " + " ".join(f"{getattr(step, name):0{step.n}b}") for name in MASKS)
    else:
        yield from board(step)
        for name, value in step.state.items():
            yield f"{name}  {json.dumps(value)}"
    yield ", ".join(f"{name.replace('_', ' ')} {getattr(step, name):,}" for name in COUNTERS)


def heading(step: AnyStep) -> str:
    """What happened, and where."""
    where = f" {spelt(step.square)}" if step.square else ""
    why = f", attacked from {spelt(step.attacker)}" if not isinstance(step, Step) and step.attacker else ""
    return f"step {step.step:,}: {step.kind}{where}{why}"


def spelt(square: Square) -> str:
    return f"row {square[0]}, column {square[1]}"


def board(step: AnyStep) -> Iterator[str]:
    """Rules of `+-+`; a Q is a queen, an x the square that was rejected, a dot the one whose queen was lifted."""
    rule = "+" + "-+" * step.n
    shown = dict.fromkeys(step.queens, "Q")
    if step.square and step.kind in MARKS and step.square not in shown:  # on full boards a queen stands there
        shown[step.square] = MARKS[step.kind]
    yield rule
    for row in range(step.n):
        yield "|" + "".join(shown.get((row, column), " ") + "|" for column in range(step.n))
        yield rule
