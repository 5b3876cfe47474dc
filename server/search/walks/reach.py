"""The walks to the steps of one trace, and their limits.

If the index covers the whole trace, every step can be reached. Otherwise a walk begins at the nearest waypoint and goes
at most one horizon beyond the last one: the beginning of any trace can be read, and each attempt gets further.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from threading import Lock

from ..algorithms.algorithm import Algorithm, MaskAlgorithm
from ..algorithms.naive import NaiveAlgorithm
from ..algorithms.puzzle import BoardAlgorithm
from ..algorithms.square_by_square import SquareAlgorithm
from ..index.board_index import BoardIndex
from ..index.index import Index
from ..pausable import Pauses, finish
from ..step import STEPS, Counters
from .mask_walk import MaskWalk
from .odometer_walk import OdometerWalk
from .puzzle_walk import PuzzleWalk
from .square_walk import SquareWalk
from .walk import LOOKS, NEVER, OpenCall, Walk
from .waypoints import Waypoints

MOST = 1024  # walks in the pool of all traces, of about seven kilobytes each


class NotReady(LookupError):
    """The requested step lies beyond the part of the trace that can be reached so far. A kind of LookupError.

    Each attempt gets further, by one `Trace.horizon`.

    >>> Trace("bitmask", 27)[10**15]
    Traceback (most recent call last):
        ...
    NotReady: not reached yet: the first ... steps have been walked so far
    """


class WalkPool:
    """Pool of the walks of finished reads, so that a read that goes on there need not walk there again.

    A walk has no data of any viewer and belongs to one reader at a time. If the pool is full, the oldest walk is
    dropped. The methods may be called from any thread.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._walks = OrderedDict[tuple[Hashable, int], Walk]()  # by trace and number of steps taken
        self._lock = Lock()

    def acquire(self, trace: Hashable, steps: int) -> Walk | None:
        """Remove and return a walk that has taken so many steps of this trace; None if there is none."""
        with self._lock:
            return self._walks.pop((trace, steps), None)

    def release(self, trace: Hashable, walk: Walk) -> None:
        """Add a walk, which the caller must not move any more."""
        with self._lock:
            self._walks[trace, walk.count[STEPS]] = walk
            if len(self._walks) > self._most:
                self._walks.popitem(last=False)


WALK_POOL = WalkPool()
WALKS: Mapping[type[Algorithm], Callable[..., Walk]] = {
    MaskAlgorithm: MaskWalk, SquareAlgorithm: SquareWalk, NaiveAlgorithm: OdometerWalk, BoardAlgorithm: PuzzleWalk
}  # fmt: skip


def start_walk(algorithm: Algorithm, n: int, index: Index, *, first_only: bool = False) -> Walk:
    """Start a walk before step 0 of the trace of `algorithm` for n queens; `index` must be the algorithm's own."""
    return WALKS[type(algorithm)](algorithm, n, index, first_only=first_only)


class Reach:
    """The walks of one trace; `start` stands before its step 0."""

    def __init__(self, start: Walk) -> None:
        self.index = start.index
        self._waypoints = Waypoints(start)
        self._start = start
        self.end: Counters | None = None  # the counters at the last step, once they are known
        if self.index.whole:
            finish(self._find_end())

    def prepare(self) -> Pauses[None]:
        """Make the index of a board, and find the end of the trace with it; other indexes are there from the start."""
        if isinstance(self.index, BoardIndex) and self.end is None:
            yield from self.index.prepare()
            if self.index.whole:
                yield from self._find_end()

    def _find_end(self) -> Pauses[None]:
        walk = self._start.copy()
        yield from walk.advance(STEPS, NEVER)
        self.end = Counters(*walk.count)

    @property
    def steps(self) -> int:
        """The number of steps that can be read at once: all of them, or those walked so far from the start."""
        return self.end.steps if self.end else self._waypoints.reached

    def before(self, step: int) -> Pauses[Walk]:
        """Return a walk that has taken all steps before this one. Raises IndexError and NotReady."""
        walk = self._waypoints.before(STEPS, step)
        if not (yield from self.advance(walk, STEPS, step)):
            raise IndexError(f"the trace has {self.steps:,} steps: it ends before the requested one")
        return walk

    def at(self, step: int) -> Pauses[Walk]:
        """Return a walk at this step. Raises IndexError and NotReady."""
        return self.before(step + 1)

    def visit(self, counter: int, values: Iterable[int]) -> Iterator[Walk | None]:
        """Yield one walk at the first step at which the counter is at least each of the rising `values` in turn.

        None is a place for a pause. It ends with the trace, and raises NotReady if the next step is too far ahead.
        """
        walk: Walk | None = None
        for value in values:
            if walk is None:
                walk = WALK_POOL.acquire(self, value - 1) if counter == STEPS else None
                walk = walk or self._waypoints.before(counter, value)
                yield from self.advance(walk, STEPS, 1)
            if not (yield from self.advance(walk, counter, value)):
                return
            yield walk
        if walk is not None and not isinstance(self.index, BoardIndex):  # a walk would keep a board's whole tree
            WALK_POOL.release(self, walk)

    def advance(self, walk: Walk, counter: int, value: int) -> Pauses[bool]:
        """Advance a walk until the counter is at least `value`; False if the trace ends before. Raises NotReady."""
        if (yield from walk.advance(counter, value, None if self.index.whole else self._limit(walk))):
            self._record(walk)
            return True
        self._stop(walk)
        return False

    def find_return(self, walk: Walk, call: OpenCall, entered: int) -> Pauses[int | None]:
        """Find the step of a call's `return`; None if the trace ends before it. Raises NotReady.

        `call` was entered at step `entered`. `walk` stands inside it or right before it, and may be moved.
        """
        if body := walk.body(call):
            return entered + body.steps
        walk = self._waypoints.inside(call.row, entered) or walk
        last = None if self.index.whole else self._limit(walk)
        looks = 0
        while not walk.finished and (last is None or walk.position < last):
            walk.step()
            if walk.kind == "return" and len(walk.open) == call.row:
                return walk.position
            if walk.coming and (body := walk.body(walk.coming)):
                walk.skip(walk.coming, body)
            looks += 1
            if looks % LOOKS == 0:
                yield
        self._stop(walk)
        return None

    def _limit(self, walk: Walk) -> int:
        """Return the step at which a walk stops: a horizon beyond the last waypoint, or beyond the walk if further."""
        return max(walk.position, self._waypoints.furthest) + self.index.horizon

    def _stop(self, walk: Walk) -> None:
        """Record the step at which a walk stopped. Raises NotReady unless it is the end of the trace."""
        self._record(walk)
        if not walk.finished:
            raise NotReady(f"not reached yet: the first {self.steps:,} steps have been walked so far")

    def _record(self, walk: Walk) -> None:
        """Keep this walk as a waypoint, and, at the end of the trace, its counters."""
        if self.end is None:
            self._waypoints.keep(walk)
            if walk.finished:
                self.end = Counters(*walk.count)
