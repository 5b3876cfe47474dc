"""Places that have been walked to in a trace, kept so that the next walk need not start from the beginning.

Knows walks and their counters; never why somebody goes there. Holds nothing of any viewer: only shortcuts.
"""

from threading import Lock

from ..step import STEPS
from .walk import Walk

KEPT = 256  # places at most, an even number; then every other one but the last goes, and their distance doubles
SPACING = 20_000  # steps between two places at first, and from the last one to the next


class Places:
    """Walks at rising positions; the first one stands before step 0."""

    def __init__(self, start: Walk) -> None:
        self._walks = [start]
        self._spacing = SPACING
        self._reached = 0
        self._lock = Lock()

    def before(self, counter: int, value: int) -> Walk:
        """A fresh walk at the furthest place kept where this counter has not reached `value` (from 1)."""
        with self._lock:
            low, high = 0, len(self._walks)
            while high - low > 1:
                middle = (low + high) // 2
                if self._walks[middle].count[counter] < value:
                    low = middle
                else:
                    high = middle
            return self._walks[low].copy()

    def keep(self, walk: Walk) -> None:
        """Remember this place if it lies far enough beyond the last one, which goes if it stands too near another."""
        with self._lock:
            self._reached = max(self._reached, walk.count[STEPS])
            if walk.position < self._walks[-1].position + SPACING:
                return
            if len(self._walks) > 1 and self._walks[-1].position < self._walks[-2].position + self._spacing:
                self._walks.pop()
            self._walks.append(walk.copy())
            if len(self._walks) > KEPT:
                del self._walks[1::2]
                self._spacing *= 2

    def inside(self, depth: int, entered: int) -> Walk | None:
        """A fresh walk at the furthest place kept inside one call: the one `depth` calls deep, entered at that step."""
        with self._lock:
            low, high = 0, len(self._walks)
            while high - low > 1:
                middle = (low + high) // 2
                walk = self._walks[middle]
                if walk.position < entered or (len(walk.open) > depth and walk.open[depth].entered == entered):
                    low = middle
                else:
                    high = middle
            return self._walks[low].copy() if self._walks[low].position >= entered else None

    @property
    def reached(self) -> int:
        """How many steps have been walked through from the start."""
        return self._reached

    @property
    def furthest(self) -> int:
        """The step at the last place that is kept; -1 before the first step."""
        with self._lock:
            return self._walks[-1].position
