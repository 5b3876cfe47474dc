"""Walks that rest where somebody has stopped reading, so that whoever reads on there need not walk there again.

They hold nothing of any viewer. A walk is taken by one reader alone, who lets it rest again further on.
"""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock

from ..step import STEPS
from .walk import Walk

MOST = (
    1024  # for all traces together, at about seven kilobytes each; beyond, the one that has rested longest is dropped
)


class Resting:
    """The resting walks of all traces. Its methods may be called from any thread."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._walks = OrderedDict[tuple[Hashable, int], Walk]()  # by trace and number of steps taken
        self._lock = Lock()

    def take(self, trace: Hashable, steps: int) -> Walk | None:
        """A walk that has taken so many steps of this trace, which rests no longer; None if there is none."""
        with self._lock:
            return self._walks.pop((trace, steps), None)

    def put(self, trace: Hashable, walk: Walk) -> None:
        """Let a walk rest. Whoever calls this must not move it any more."""
        with self._lock:
            self._walks[trace, walk.count[STEPS]] = walk
            if len(self._walks) > self._most:
                self._walks.popitem(last=False)


RESTING = Resting()
