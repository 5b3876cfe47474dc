"""Find the fault of a search with masks from the values of its run alone."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.guess import Register
from ..board.sizes import last_part
from ..board.text import read_text
from ..recording.recording import Recording
from .descents import Descents
from .maskfaults import Faults
from .maskrules import MaskFault
from .masksearch import MaskSearch
from .maskwidth import Width


def names_of_masks(recording: Recording, registers: Sequence[Register]) -> set[str]:
    """Return the last parts of the names of masks."""
    return read_text(recording.source).bits | {last_part(one.name) for one in registers}


def find_mask_fault(recording: Recording, run: Descents, n: int) -> MaskFault | None:
    """Return the fault of the masks; None without evidence. `n`: the rows of the board, 0 if unknown."""
    run.finish()
    sizes = read_text(recording.source).sizes.keys()
    for key, descents in sorted(run.found.items(), key=lambda one: -len(one[1])):
        search = MaskSearch(descents, run.names)
        if search.is_one:
            width = Width(run, search, sizes, n)
            fault = next(Faults(run, key, search, recording.source, width).find(), None)
            if fault:
                return fault
    return None
