"""Find the fault of a search with masks from the values of its run: a wrong mask, and evidence of its harm."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from ..board.film import numbers_of
from ..board.guess import Register
from ..board.reading import LARGEST
from ..board.sizes import Sizes, last_part
from ..board.text import read_text
from ..recording.recording import Recording
from .descents import Descents
from .maskmoves import find_changed, find_unguarded
from .maskrules import LOOSE, SIDES, MaskFault
from .masksearch import MaskSearch

LEAST_BOARD = 0b1111  # chosen bits: masks that are cut to fewer follow any rule
LEAST_WRONG = 3  # different values that a wrong formula must give


def names_of_masks(recording: Recording, registers: Sequence[Register]) -> set[str]:
    """Return the last parts of the names of masks."""
    return read_text(recording.source).bits | {last_part(one.name) for one in registers}


def find_mask_fault(recording: Recording, run: Descents, n: int) -> MaskFault | None:
    """Return the fault of the masks; None without evidence. `n`: the rows of the board, 0 if unknown."""
    for descents in sorted(run.found.values(), key=len, reverse=True):
        search = MaskSearch(descents, run.names)
        if search.is_one:
            size = max(n, Sizes.of(recording).find(recording.state(descents[-1].event)))
            fault = next(Faults(recording, run, search, size).find(), None)
            if fault:
                return fault
    return None


class Faults:
    """The faults of one search."""

    def __init__(self, recording: Recording, run: Descents, search: MaskSearch, size: int) -> None:
        """`size`: the columns that the board should have, 0 if unknown."""
        self._recording, self._run, self._search, self._size = recording, run, search, size

    def find(self) -> Iterator[MaskFault]:
        """Yield the faults, the likeliest cause first."""
        attacked = self._search.attacked()
        beyond = next(self._find_beyond(), None)
        if attacked or beyond:
            yield from self._find_loose()
        yield from self._find_kept()
        if self._search.board < LEAST_BOARD:
            return
        if beyond:
            yield beyond
        for side in SIDES:
            yield from find_unguarded(self._search, side, side in attacked)
        yield from find_changed(self._search)

    def _find_beyond(self) -> Iterator[MaskFault]:
        """Find a square beyond the board from which the search goes on; a board may have more columns than rows."""
        search, size = self._search, self._size
        is_endless = 0 < size < max(2 * size, LARGEST) < search.span
        is_whole = max(len(search.placed(one.new)) for one in search.descents) == size < search.span
        other_sizes = {*numbers_of(self._recording), *search.descents[0].now.values()}
        is_next = is_whole and search.span == size + 1 and search.span not in other_sizes
        columns = [(one, bit.bit_length() - 1) for one, bit in search.bits.items()]
        is_tried = any(all(one.now.get(name, -1) == at for one, at in columns) for name in search.descents[0].now)
        for one in search.descents if is_endless or is_whole else ():
            if search.bits[one] < search.lowest << size or not (one.new.latest or is_endless):
                continue
            masks = {**one.old.masks, **self._run.masks_in(one.now)}  # no bits are taken from them if columns are tried
            name = next((name for name, value in masks.items() if value < 0 and not is_tried), "")
            if name:
                made = (other.old.made.get(name, (0, 0, 0)) for other in search.descents)
                event, line, value = next((it for it in made if it[2] < 0), (one.event, one.line, masks[name]))
                yield MaskFault("negative", event, line, name, value, value & ((1 << size) - 1))
            elif is_endless or is_next:
                yield MaskFault("wide", one.event, one.line, search.chooser, search.bits[one], None)

    def _find_loose(self) -> Iterator[MaskFault]:
        """Find free squares that a formula with a slip gives in every row."""
        search, full = self._search, (1 << self._size) - 1
        levels = [one.new for one in search.descents if one.new.made]
        masks = [name for name in search.names if name in search.right or search.is_empty(name)]
        for name in sorted({name for level in levels for name in level.made}):
            made = [(level, level.made[name]) for level in levels if name in level.made]
            values = [value for _, (_, _, value) in made]
            if len(set(values)) < LEAST_WRONG:
                continue
            for names in permutations(masks, 3):
                parts = [[level.masks[name] for name in names] for level, _ in made]
                fits = (kind for kind, make in LOOSE if values == [make(x, y, z, full) for x, y, z in parts])
                kind = next(fits, "")
                for (_, (event, line, value)), (x, y, z) in zip(made, parts, strict=True) if kind else ():
                    taken = x | y | z
                    if value not in (full & ~taken, ~taken):
                        yield MaskFault(kind, event, line, name, value, full & ~taken)

    def _find_kept(self) -> Iterator[MaskFault]:
        """Find a bit that is chosen again at once, from the same squares and in the same line."""
        search = self._search
        for one in search.descents if "random" not in self._recording.source else ():
            last, bit = one.earlier, search.bits[one]
            if last is None or (bit, one.line) != (search.bits[last], last.line) or one.new.masks != last.new.masks:
                continue
            now = self._run.masks_in(one.now)
            free = next((name for name in one.old.made if now.get(name, 0) & bit and name != search.chooser), "")
            if free:
                yield MaskFault("kept", one.event, one.line, free, now[free], now[free] & ~bit)
            else:
                yield MaskFault("kept", one.event, one.line, search.chooser, bit, None)
