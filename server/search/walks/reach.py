"""Sends walks to places in one trace and knows how far they get.

With a whole index every place can be reached. Without one a walk starts from the nearest place known and goes a bounded
stretch beyond it: the first part of a trace of any size can be read, and asking again reaches further.
"""

from ..algorithms.algorithm import Algorithm, MaskAlgorithm
from ..algorithms.naive import NaiveAlgorithm
from ..algorithms.square_by_square import TryingAlgorithm
from ..index.index import Index
from ..step import SOLUTIONS, Counters
from .mask_walk import MaskWalk
from .odometer_walk import OdometerWalk
from .square_walk import TryingWalk
from .walk import Walk
from .waypoints import Places


class NotReady(LookupError):
    """What was asked for lies beyond the part of the trace that can be reached yet."""


class Reach:
    """Walks in the trace of one algorithm on one n; with `first_only` it ends right after its first solution."""

    def __init__(self, algorithm: Algorithm, n: int, index: Index, *, first_only: bool) -> None:
        self.algorithm, self.n, self.index, self.first_only = algorithm, n, index, first_only
        self._places = Places(self.start())
        self.end: Counters | None = None  # counters at the last step, once they are known
        if index.whole:
            self.end = self._find_end()

    def start(self) -> Walk:
        """A walk before step 0."""
        match self.algorithm:
            case MaskAlgorithm():
                return MaskWalk(self.algorithm, self.n, self.index)
            case TryingAlgorithm():
                return TryingWalk(self.algorithm, self.n, self.index)
            case NaiveAlgorithm():
                return OdometerWalk(self.algorithm, self.n, self.index)
            case _:
                raise AssertionError(self.algorithm)

    @property
    def steps(self) -> int:
        """How many steps can be read at once: all of them, or those walked so far from the start."""
        return self.end.steps if self.end else self._places.reached

    def to(self, counter: int, value: int) -> Walk:
        """A walk at the first step where this counter is at least `value`; there must be one."""
        walk = self.towards(counter, value)
        if not self.on(walk, counter, value):
            raise IndexError(f"the trace has {self.steps:,} steps: it ends before what was asked for")
        return walk

    def towards(self, counter: int, value: int) -> Walk:
        """A walk at the furthest place known before the first step where this counter is at least `value`."""
        return self._places.before(counter, value)

    def on(self, walk: Walk, counter: int, value: int) -> bool:
        """Advance a walk; False at the end of the trace, `NotReady` too far beyond the places known."""
        last = None if self.index.whole else self._limit(walk)
        reached = walk.advance(counter, value, last)
        if self.end is None:
            self._learn(walk)
        if self.end:
            return reached and walk.position < self.end.steps
        if not reached:
            raise NotReady(f"not reached yet: the first {self.steps:,} steps have been walked so far")
        return True

    def call_end(self, walk: Walk, depth: int, entered: int) -> int:
        """The number of the `return` of a call, where no table tells it: `depth` calls deep, entered at that step.

        Moves the walk, which stands inside the call or right before it.
        """
        walk = self._places.inside(depth, entered) or walk
        last = self.end.steps if self.end else self._limit(walk)
        while walk.position < last:
            walk.step()
            if walk.kind == "return" and len(walk.open) == depth:
                return walk.position
            if walk.coming and (body := walk.body(walk.coming)):
                walk.skip(walk.coming, body)
        if self.end is None:
            self._learn(walk)
        if self.end:
            return self.end.steps  # the trace is over before the call is
        raise NotReady(f"not reached yet: the first {self.steps:,} steps have been walked so far")

    def _limit(self, walk: Walk) -> int:
        """The step at which a walk without a table gives up: among the places known it may go all the way."""
        return max(walk.position, self._places.furthest) + self.index.stretch

    def _learn(self, walk: Walk) -> None:
        """Remember how far this walk got, and the end of the trace if it has passed it."""
        self._places.keep(walk)
        if self.first_only and walk.count[SOLUTIONS]:
            walk = self._places.before(SOLUTIONS, 1)
            walk.advance(SOLUTIONS, 1)
            self.end = Counters(*walk.count)
        elif walk.finished:
            self.end = Counters(*walk.count)

    def _find_end(self) -> Counters:
        """The counters at the last step of a trace with a table."""
        walk = self.start()
        if self.first_only and walk.advance(SOLUTIONS, 1):
            return Counters(*walk.count)
        walk = self.start()
        walk.finish()
        return Counters(*walk.count)
