"""A server in a process of its own, which searches its memory: for each path on standard input it writes a file there.

The file has all text that Python can reach. The first line of the output is the server's address, and each further one
has the names of the threads for viewers. A test's own process would take a minute for a search under load.
"""

import gc
import logging
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from server.config.config import Config
from server.config.limits import LIMITS
from tests.tools.serving import serving
from tests.tools.waiting import PATIENCE


def threads_for_viewers() -> list[str]:
    """Return the names of the threads that should end with their work."""
    names = [thread.name for thread in threading.enumerate()]
    return [name for name in names if name in ("announcer", "jobs") or "process_request" in name]


def living_text() -> bytes:
    """Return each str and bytes that is reachable."""
    gc.collect()
    waiting: list[Any] = [*gc.get_objects(), *sys._current_frames().values()]
    seen = {id(waiting)}
    texts: list[bytes] = []
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if issubclass(type(one), str):  # a weak proxy has the class of its referent, if that still lives
            texts.append(one.encode("utf-8", "surrogatepass"))
        elif issubclass(type(one), bytes | bytearray):
            texts.append(bytes(one))
        else:
            waiting.extend(gc.get_referents(one))
    return b"\n".join(texts)


if __name__ == "__main__":
    logging.basicConfig()
    logging.getLogger("bitqueens").setLevel(logging.DEBUG)
    silent = replace(LIMITS, heartbeat=PATIENCE)  # nobody answers a ping during a search
    with serving(Config(limits=silent)) as address:
        print(address, flush=True)
        for path in sys.stdin:
            Path(path.strip()).write_bytes(living_text())
            print(*threads_for_viewers(), flush=True)
