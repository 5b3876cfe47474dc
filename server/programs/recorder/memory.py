"""How much memory this process has taken since it began to be watched, where the system tells."""

from __future__ import annotations

import sys
from collections.abc import Callable


def used_memory() -> Callable[[], int]:
    """Asks for the bytes taken from now on; it says 0 on systems that do not tell, such as a browser."""
    try:
        import resource
    except ImportError:
        return lambda: 0
    unit = 1 if sys.platform == "darwin" else 1024

    def most() -> int:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit

    start = most()
    return lambda: most() - start
