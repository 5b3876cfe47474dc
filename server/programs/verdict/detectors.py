"""The detectors of faults: a new one is a module and a line in this list."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .accepted import find_accepted, find_wrong
from .repeated import find_doubled, find_missed, find_uncleared, find_unlifted
from .run import Fault, Run
from .shared import find_shared
from .short import find_short
from .silent import find_silent
from .turning import find_turning
from .undo import find_kept


class Detector(NamedTuple):
    """A rule that finds a fault of a run, or none. The heaviest fault is said first.

    `instead`: other faults that it explains, and that are not said with it.
    """

    name: str
    find: Callable[[Run], Fault | None]
    weight: int
    instead: tuple[str, ...] = ()


DETECTORS = [
    Detector("turning", find_turning, 95),
    Detector("accepted", find_accepted, 90),
    Detector("uncleared", find_uncleared, 80),
    Detector("kept", find_kept, 75, ("unlifted", "missing")),
    Detector("unlifted", find_unlifted, 72),
    Detector("shared", find_shared, 70),
    Detector("short", find_short, 60, ("missing",)),
    Detector("wrong", find_wrong, 50),
    Detector("doubled", find_doubled, 40),
    Detector("missing", find_missed, 30),
    Detector("silent", find_silent, 20),
]


def find_faults(run: Run, is_right: bool) -> list[Fault]:
    """Return the faults of a run, the heaviest first; of a right answer only harm that is seen in it."""
    found: list[Fault] = []
    explained: set[str] = set()
    for detector in sorted(DETECTORS, key=lambda one: -one.weight):
        fault = None if detector.name in explained else detector.find(run)
        if fault and (fault.seen or not is_right):
            found.append(fault)
            explained |= {*detector.instead}
    return found
