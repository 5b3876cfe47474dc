"""Draw steps as text for a terminal, the board with the variables below it; and QR codes.

Every digit of a mask is below its square.
"""

import json
from collections.abc import Iterable, Iterator
from io import BytesIO

from ..search.step import AnyStep, Square, Step

MASKS = ("ld", "col", "rd", "open", "reg", "poss", "bit")
INDENT = " " * 5  # of a board, so that the digits of masks are below its squares
MARKS = {"reject": "x", "return": "."}
LONGEST_CODE = 300  # characters: with more the squares would be too small for a phone
COUNTERS = ("calls", "placements", "solutions", "dead_ends", "checks")


def draw_steps(steps: Iterable[AnyStep]) -> Iterator[str]:
    """Yield steps, each ending with a newline and separated by empty lines."""
    for index, step in enumerate(steps):
        yield ("\n" if index else "") + "\n".join(draw_step(step)) + "\n"


def draw_step(step: AnyStep) -> Iterator[str]:
    """Yield the lines of one step."""
    yield format_heading(step)
    if isinstance(step, Step):
        yield from (INDENT + row for row in draw_board(step))
        masks = [(name, getattr(step, name)) for name in MASKS if hasattr(step, name)]
        yield from (f"{name:<5} " + " ".join(f"{mask:0{step.n}b}") for name, mask in masks)
    else:
        yield from draw_board(step)
        for name, value in step.state.items():
            yield f"{name}  {json.dumps(value)}"
    yield ", ".join(f"{name.replace('_', ' ')} {getattr(step, name):,}" for name in COUNTERS)


def format_heading(step: AnyStep) -> str:
    """Format a step's number, its kind and its squares."""
    where = f" {format_square(step.square)}" if step.square else ""
    why = f", attacked from {format_square(step.attacker)}" if not isinstance(step, Step) and step.attacker else ""
    return f"step {step.step:,}: {step.kind}{where}{why}"


def format_square(square: Square) -> str:
    return f"row {square[0]}, column {square[1]}"


def draw_board(step: AnyStep) -> Iterator[str]:
    """Yield lines of `+-+`; a Q is a queen, an x the rejected square, a dot the square of the lifted queen."""
    rule = "+" + "-+" * step.n
    shown = dict.fromkeys(step.queens, "Q")
    if step.square and step.kind in MARKS and step.square not in shown:  # on full boards the queen stays
        shown[step.square] = MARKS[step.kind]
    yield rule
    for row in range(step.n):
        yield "|" + "".join(shown.get((row, column), " ") + "|" for column in range(step.n))
        yield rule


def draw_code(text: str) -> bytes:
    """Return the QR code of a text as SVG: black on white, with the margin that readers need."""
    import segno  # imported late: a page without worksheets does not need it

    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, light="#fff", svgclass=None, lineclass=None
    )
    return picture.getvalue()
