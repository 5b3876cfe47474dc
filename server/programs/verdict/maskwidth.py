"""Find the columns of a board for masks, where the run gives evidence of it."""

from __future__ import annotations

from collections.abc import Set

from ..board.reading import LARGEST
from ..board.sizes import SIZE, last_part
from .descents import Descents
from .masksearch import MaskSearch

LEAST = 2  # ones of a mask of the whole board


class Width:
    """The columns of a search's board.

    - `most`: the largest of the sizes that the program holds by name, or as a mask of ones; 0 without one;
    - `is_endless`: the chosen bits go far beyond it.
    """

    def __init__(self, run: Descents, search: MaskSearch, sizes: Set[int], n: int) -> None:
        """`sizes`: the numbers in the program's `range(…)`; `n`: the rows of the board, 0 if unknown."""
        named = [n] if n else []
        ones: list[int] = []
        alone: list[int] = []  # of names that no operator on bits has
        self._others = set(sizes)
        for (_, name), values in run.values.items():
            are_ones = all(value & (value + 1) == 0 and value >= (1 << LEAST) - 1 for value in values)
            if last_part(name) in run.names:
                ones += [max(values).bit_length()] if are_ones else []
            elif SIZE.match(last_part(name)) and all(0 <= value <= LARGEST for value in values):
                named.append(max(values))
            elif len(values) == 1:
                self._others |= values
                alone += [max(values).bit_length()] if are_ones else []
        self._named = max(named, default=0)
        self._supports = len(named) + len(ones)
        self.most = max([*named, *ones] or alone, default=0)
        self._rows = search.rows
        self._span = max(search.bits.values()).bit_length() - search.lowest.bit_length() + 1
        self.is_endless = self.most > 0 and self._span > max(2 * self.most, LARGEST)

    def judge(self, is_negative: bool) -> int:
        """Return the columns, 0 without evidence that squares are beyond them: a board may have more columns than rows.

        `is_negative`: the squares come from a negative mask.
        """
        if self.is_endless:
            return self.most
        is_whole = self._rows == self._named or (self._supports > 1 and self._rows == self._named - 1)
        if not is_whole or self._span <= self._named:
            return 0
        is_next = self._span == self._named + 1 and self._span not in self._others
        return self._named if is_negative or is_next else 0
