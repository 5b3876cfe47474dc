"""Loads the compiled loops in the background, so that the first large board is not delayed by it.

Nothing depends on it: small boards run interpreted, and a large board loads missing loops itself.
"""

import gc
import sys
from threading import Event, Thread

from ..config.logs import log_failure

ready = Event()
failures: list[str] = []  # of each error its class and its id in the log


def start() -> None:
    """Start `warm` in a thread."""
    Thread(target=_try_to_warm, name="warming", daemon=True).start()


def _try_to_warm() -> None:
    try:
        warm()
    except Exception as error:
        failures.append(f"{type(error).__name__}, in the log under {log_failure(error, 'loading compiled loops')}")


def warm() -> None:
    """Load or compile all kernels that an answer may need."""
    from ..search.compiled import COMPILED
    from ..search.counting.engines import warm as warm_counting
    from ..search.trace.trace import Trace

    if not COMPILED:
        print("bitqueens: numba is not in use here; interpreted Python does the work, slower", file=sys.stderr)
    Trace("bitmask", 15)[50_000_000]
    Trace("basic", 13)[5_000_000]
    Trace("bitmask", 13).outline(0, 1_000_000, 100)
    warm_counting()
    gc.collect()
    gc.freeze()  # numba's many objects would make each garbage collection slow
    ready.set()
