"""The traces that a server has open, by what is asked about them."""

from threading import Condition

from cachetools import LRUCache, cached

from .requests import Run
from .search.trace import Trace

TRACES = 64  # traces that are kept (with their tables: at most a megabyte each)


@cached(LRUCache(TRACES), condition=Condition())
def trace_of(run: Run) -> Trace:
    return Trace(run.algorithm, run.n, run.goal)
