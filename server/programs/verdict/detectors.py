"""The detectors of faults: a new one is a function in this list."""

from .accepted import find_accepted, find_doubled, find_missed, find_short, find_wrong
from .run import Fault, Run
from .shared import find_shared
from .turning import find_turning
from .undo import find_silent, find_uncleared, find_uncleared_marks, find_unlifted

DETECTORS = [  # the heaviest fault is said first
    find_turning,
    find_accepted,
    find_uncleared,
    find_uncleared_marks,
    find_unlifted,
    find_shared,
    find_short,
    find_wrong,
    find_doubled,
    find_missed,
    find_silent,
]
EXPLAINED = {"kept": ("unlifted", "missing"), "short": ("missing",)}  # by kind: those that are not said with it


def find_faults(run: Run, is_right: bool) -> list[Fault]:
    """Return the faults of a run, the heaviest first; of a right answer only harm that is seen in it."""
    found = [fault for find in DETECTORS if (fault := find(run)) and (fault.seen or not is_right)]
    explained = {kind for fault in found for kind in EXPLAINED.get(fault.kind, ())}
    return [fault for fault in found if fault.kind not in explained]
