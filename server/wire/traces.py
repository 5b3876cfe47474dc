"""The traces that the server keeps open for all viewers."""

from threading import Condition

from cachetools import LRUCache, cached

from ..config.limits import TRACES
from ..search.trace.trace import Trace
from .run import Run


@cached(LRUCache(TRACES), condition=Condition())
def trace_of(run: Run) -> Trace:
    return Trace(run.algorithm, run.n, run.goal)
