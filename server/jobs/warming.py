"""Gets the compiled loops ready behind the page's back, so that the first large board does not wait for them.

Nothing waits for it: until it is done, small boards run in plain Python, and a large one loads what it needs by itself.
"""

import gc
import sys
from threading import Event, Thread

ready = Event()


def start() -> None:
    """Warm up in a thread of its own."""
    Thread(target=warm, name="warming", daemon=True).start()


def warm() -> None:
    """Load or compile everything that an answer may need."""
    from ..search.compiled import COMPILED
    from ..search.counting.engines import warm as warm_counting
    from ..search.trace.trace import Trace

    if not COMPILED:
        print("bitqueens: numba is not in use here; plain Python does the work, slower", file=sys.stderr)
    Trace("bitmask", 13)[5_000_000]
    Trace("basic", 13)[5_000_000]
    Trace("bitmask", 13).outline(0, 1_000_000, 100)
    warm_counting()
    gc.collect()
    gc.freeze()  # what is here stays: the collector need not look through all of numba each time that a step was read
    ready.set()
