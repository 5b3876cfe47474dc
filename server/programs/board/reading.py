"""Readings: rules for reading a board from the program's names. Another reading needs no new run."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, get_args

from ..recording.state import Code

Square = tuple[int, int]  # (row, column), both from 0
Squares = list[Square]  # in the order of the program's own list

Way = Literal["line", "squares", "cells", "keys", "numbers", "stack", "calls", "bits", "added"]
WAYS: tuple[Way, ...] = get_args(Way)
Axis = Literal["row", "column"]
LARGEST = 32  # rows of a board


@dataclass(frozen=True)
class Reading:
    """A rule for reading the board from one name.

    - `function`, `name`: the name and its function, "" for the module; attributes follow dots: "self.queens";
    - `way`: `line`, the index is a row and the value its column; `squares`, each entry is a square; `cells`, each cell
      of a matrix is a square; `keys`, each key of a dict is one; `numbers`, squares counted row by row; `calls`, each
      open call is a row, and the name's value its column; `bits`, the value is a mask of one bit; `added`, the bit that
      a call adds to a mask; `stack`, a list of masks, each of which adds a bit to the one before, up to `counter`;
    - `index`: the meaning of an index; `column` swaps rows and columns;
    - `origin`: the number of the first row and column; `skipped`: unused entries at the front;
    - `empty`: values that mean no queen; `mark`: the value that means a queen, for `cells` and `keys`;
    - `attribute`: the attribute to read in cells that are objects;
    - `fixed`: a `line` always has as many entries as the board has rows;
    - `counter`: function and name of the row that is being filled: entries behind it are stale; ("", "") if the entry
      that changed last is the last one that counts; None if all count;
    - `size`: the rows of the board, where the program's own names do not give it.
    """

    function: str
    name: str
    way: Way
    index: Axis = "row"
    origin: int = 0
    skipped: int = 0
    empty: tuple[Code, ...] = ()
    mark: Code = None
    attribute: str = ""
    flat: bool = False
    fixed: bool = False
    counter: tuple[str, str] | None = None
    size: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the reading as a JSON object, for a page."""
        return asdict(self)

    @classmethod
    def from_json(cls, value: object) -> Reading:
        """Read the result of `to_json`. Raises ValueError for anything else."""
        try:
            made = cls(**value)  # type: ignore[arg-type]
            counter: Any = None if made.counter is None else tuple(made.counter)
            made = replace(made, empty=tuple(made.empty), counter=counter)
        except TypeError as wrong:
            raise ValueError(f"a reading must be an object with the fields of `Reading`, not {value!r}") from wrong
        if made.way not in WAYS or made.index not in get_args(Axis):
            raise ValueError(f"way must be one of {', '.join(WAYS)}, index row or column, not {value!r}")
        return made
