"""Walks kept along a trace for all its viewers, without data of theirs, so that the next need not begin at step 0."""

from bisect import bisect_left
from threading import Lock

from ..step import STEPS
from .walk import Walk

MOST = 256  # waypoints at most, an even number; beyond, every other one is dropped and the spacing doubles
SPACING = 20_000  # steps between two waypoints at first, and from the last one to the next


class Waypoints:
    """Walks at rising steps; the first one stands before step 0. Safe to use from many threads."""

    def __init__(self, start: Walk) -> None:
        self._walks = [start]
        self._spacing = SPACING
        self._reached = 0
        self._lock = Lock()

    def before(self, counter: int, value: int) -> Walk:
        """Return a copy of the last waypoint at which this counter is below `value` (from 1)."""
        with self._lock:
            after = bisect_left(self._walks, value, lo=1, key=lambda walk: walk.count[counter])
            return self._walks[after - 1].copy()

    def keep(self, walk: Walk) -> None:
        """Keep a copy of this walk if it is far enough beyond the last waypoint.

        The last waypoint is dropped then if it is too near the one before it.
        """
        with self._lock:
            self._reached = max(self._reached, walk.count[STEPS])
            if walk.position < self._walks[-1].position + SPACING:
                return
            if len(self._walks) > 1 and self._walks[-1].position < self._walks[-2].position + self._spacing:
                self._walks.pop()
            self._walks.append(walk.copy())
            if len(self._walks) > MOST:
                del self._walks[1::2]
                self._spacing *= 2

    def inside(self, row: int, entered: int) -> Walk | None:
        """Return a copy of the last waypoint inside the call of `row` entered at step `entered`; None if none is."""

        def is_beyond(walk: Walk) -> bool:
            return walk.position >= entered and not (len(walk.open) > row and walk.open[row].entered == entered)

        with self._lock:
            last = self._walks[bisect_left(self._walks, True, lo=1, key=is_beyond) - 1]
            return last.copy() if last.position >= entered else None

    @property
    def reached(self) -> int:
        """The number of steps that have been walked from the start."""
        return self._reached

    @property
    def furthest(self) -> int:
        """The step of the last waypoint; -1 before step 0."""
        with self._lock:
            return self._walks[-1].position
