"""The view of a step or a trace in a notebook: a board as one HTML table with inline styles, or a film."""

from collections.abc import Callable, Iterable
from html import escape
from typing import Any

LIGHT, DARK = "#faf7f0", "#ebe5d7"
# The film's colours, from css/tokens.css.
SQUARES = f"light-dark({LIGHT},#1d2639)", f"light-dark({DARK},#263149)"
CELL = (
    "width:1.7em;height:1.7em;padding:0;text-align:center;vertical-align:middle;font-size:1.1em;"
    "color:light-dark(#141c2e,#f6f8fc);background:"
)
TABLE = "color-scheme:light dark;border-collapse:collapse;border:1px solid #857e69"
CURRENT, ATTACKER = (f"inset 0 0 0 3px light-dark({pair})" for pair in ("#0072b2,#56b4e9", "#a3161f,#ff9c9c"))
QUEEN = "\N{BLACK CHESS QUEEN}"

Square = tuple[int, int]

# Makes the HTML of a trace's film; set by the package.
make_film: Callable[[Any], str] | None = None


def format_board(
    caption: str, n: int, queens: Iterable[Square], square: Square | None = None, attacker: Square | None = None
) -> str:
    """Return a board of n rows as HTML, with a blue frame around `square` and a red one around `attacker`."""
    occupied = set(queens)
    frames = {square: CURRENT, attacker: ATTACKER}
    rows = [
        "".join(format_square(row, column, (row, column) in occupied, frames.get((row, column))) for column in range(n))
        for row in range(n)
    ]
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    title = f'<caption style="text-align:left">{escape(caption)}</caption>'
    return f'<table style="{TABLE}">{title}{lines}</table>'


def format_plain_board(n: int, queens: Iterable[Square]) -> str:
    """Return a board of n rows as HTML without styles, which some places forbid."""
    occupied = set(queens)
    rows = [
        "".join(
            f'<td width="26" height="26" align="center" bgcolor="{DARK if (row + column) % 2 else LIGHT}">'
            f"{QUEEN if (row, column) in occupied else ''}</td>"
            for column in range(n)
        )
        for row in range(n)
    ]
    return f'<table border="1" cellspacing="0">{"".join(f"<tr>{row}</tr>" for row in rows)}</table>'


def format_square(row: int, column: int, queen: bool, frame: str | None) -> str:
    shadow = f";box-shadow:{frame}" if frame else ""
    return f'<td style="{CELL}{SQUARES[(row + column) % 2]}{shadow}">{QUEEN if queen else ""}</td>'
