"""Find numbers that the program uses as masks: names with `& | ^ ~ << >>` in its text."""

from __future__ import annotations

from dataclasses import dataclass

from .history import History
from .text import Text

WIDEST = 64  # bits of the first value: masks may become wider, hashes begin so
LEAST = 3  # distinct values; a mask has at least as large a value, or a negative one


@dataclass(frozen=True)
class Register:
    """A name whose bits the page shows.

    - `function`: "" for the module; `width`: the most bits of its values;
    - `negative`: some values are negative: ones without end beyond the board.
    """

    function: str
    name: str
    width: int
    negative: bool


def find_registers(history: History, text: Text) -> list[Register]:
    """Return the masks in the order of their first values; only those in a `# bits:` comment, if there is one."""
    found: list[Register] = []
    for (function, name), values in history.numbers.items():
        last = name.rpartition(".")[2]
        chosen = last in text.registers or name in text.registers
        masked = last in text.bits and len(set(values)) >= LEAST and (max(values) >= LEAST or min(values) < 0)
        if not (chosen if text.registers else masked):
            continue
        widths = [(value if value >= 0 else ~value).bit_length() for value in values]
        if widths[0] <= WIDEST:
            found.append(Register(function, name, max(widths), min(values) < 0))
    return found
