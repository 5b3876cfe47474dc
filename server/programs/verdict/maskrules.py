"""Rules by which the masks of a search get the chosen bit, right ones and wrong ones, and a fault found by them."""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple

from ..board.sizes import last_part

Side = Literal["column", "left", "right"]


class Rule(NamedTuple):
    """A rule by which a mask follows the queens on a line.

    - `make`: from the mask of a row and the bit chosen there, the mask of the next row;
    - `fault`: the kind of fault of a wrong rule, "" for a right one.
    """

    line: Side
    make: Callable[[int, int], int]
    fault: str = ""


RULES = [
    Rule("column", lambda old, bit: old | bit),
    Rule("left", lambda old, bit: (old | bit) << 1),
    Rule("right", lambda old, bit: (old | bit) >> 1),
    Rule("left", lambda old, bit: (old | bit) << 2, "twice"),
    Rule("right", lambda old, bit: (old | bit) >> 2, "twice"),
    Rule("left", lambda old, bit: old | bit << 1, "precedence"),
    Rule("right", lambda old, bit: old | bit >> 1, "precedence"),
    Rule("column", lambda old, bit: old or bit, "or"),
    Rule("left", lambda old, bit: (old or bit) << 1, "or"),
    Rule("right", lambda old, bit: (old or bit) >> 1, "or"),
]
SIDES: tuple[Side, ...] = ("column", "left", "right")
OTHER: dict[Side, Side] = {"left": "right", "right": "left"}
IDEAL = {rule.line: rule.make for rule in RULES[:3]}  # by side
SOUNDS: dict[Side, re.Pattern[str]] = {
    "column": re.compile(r"_*(c|us|ta|oc|v)", re.I),
    "left": re.compile(r"_*(ld|left|west|[lw]\d*$)", re.I),
    "right": re.compile(r"_*(rd|right|east|[re]\d*$)", re.I),
}
# Formulas of the free squares in which a part stands outside of the parentheses that it needs, or with `or` for `|`.
LOOSE: list[tuple[str, Callable[[int, int, int, int], int]]] = [
    ("precedence", lambda x, y, z, full: ~x | y | z & full),
    ("precedence", lambda x, y, z, full: ~x & full | y | z),
    ("precedence", lambda x, y, z, full: ~(x | y) | z & full),
    ("precedence", lambda x, y, z, full: ~(x | y) & full | z),
    ("or", lambda x, y, z, full: ~(x or y or z) & full),
]


@dataclass(frozen=True)
class MaskFault:
    """A fault of a mask: the first event that shows it and its line, the mask's name and value.

    - `kind`: `precedence`, `negative`, `wide`, `kept`, `twice`, `swapped`, `alike`, `unshifted`, `or`, `unset` or
      `changed`, each with a sentence on the page;
    - `expected`: the value that it should have, None where no value is right.
    """

    kind: str
    event: int
    line: int
    name: str
    value: int
    expected: int | None

    def to_json(self) -> dict[str, Any]:
        """Return the fault with its masks as texts of one length, "" for a missing one."""
        width = max(self.value.bit_length(), (self.expected or 0).bit_length())
        expected = "" if self.expected is None else write_mask(self.expected, width)
        return {**asdict(self), "value": write_mask(self.value, width), "expected": expected}


def sounds(name: str, side: Side) -> bool:
    return SOUNDS[side].match(last_part(name)) is not None


def by_name(names: list[str], side: Side) -> str:
    """Return the name that sounds like this side, else the last one."""
    return next((name for name in names if sounds(name, side)), names[-1])


def write_mask(value: int, width: int) -> str:
    """Write a mask in binary and decimal: `0101 (5)`; a negative one, with ones without end, as `…1010 (-6)`."""
    bits = f"{value & ((1 << width) - 1):0{width}b}"
    return f"{'…1' * (value < 0)}{bits} ({value})"
