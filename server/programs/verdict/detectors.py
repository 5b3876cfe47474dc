"""The detectors of faults: a new one is a module and a line in this list."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .accepted import find_accepted, find_wrong
from .functions import find_silent
from .repeated import find_doubled, find_missed, find_uncleared, find_unlifted
from .run import Fault, Run
from .shared import find_shared
from .short import find_short
from .turning import find_turning
from .undo import find_kept


class Detector(NamedTuple):
    """A rule that finds a fault of a run; `instead`: faults that it explains, and that are not said with it."""

    name: str
    find: Callable[[Run], Fault | None]
    instead: tuple[str, ...] = ()


DETECTORS = [  # the heaviest fault is said first
    Detector("turning", find_turning),
    Detector("accepted", find_accepted),
    Detector("uncleared", find_uncleared),
    Detector("kept", find_kept, ("unlifted", "missing")),
    Detector("unlifted", find_unlifted),
    Detector("shared", find_shared),
    Detector("short", find_short, ("missing",)),
    Detector("wrong", find_wrong),
    Detector("doubled", find_doubled),
    Detector("missing", find_missed),
    Detector("silent", find_silent),
]


def find_faults(run: Run, is_right: bool) -> list[Fault]:
    """Return the faults of a run, the heaviest first; of a right answer only harm that is seen in it."""
    found: list[Fault] = []
    explained: set[str] = set()
    for detector in DETECTORS:
        fault = None if detector.name in explained else detector.find(run)
        if fault and (fault.seen or not is_right):
            found.append(fault)
            explained |= {*detector.instead}
    return found
