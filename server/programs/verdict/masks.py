"""Find the fault of a search with masks from the values of its run alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

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


def to_json(fault: MaskFault) -> dict[str, Any]:
    """Return a fault with its masks as texts of one length, "" for a missing one."""
    width = max(fault.value.bit_length(), (fault.expected or 0).bit_length())
    expected = "" if fault.expected is None else write_mask(fault.expected, width)
    return {**asdict(fault), "value": write_mask(fault.value, width), "expected": expected}


def write_mask(value: int, width: int) -> str:
    """Write a mask in binary and decimal: `0101 (5)`; a negative one, with ones without end, as `…1010 (-6)`."""
    bits = f"{value & ((1 << width) - 1):0{width}b}"
    return f"{'…1' * (value < 0)}{bits} ({value})"
