"""The program of the timing process. It reads one order from each line, runs it and answers with a line.

It measures processor time, so that waiting for other processes does not count. It ends with its parent: a second thread
reads the orders and ends the process at the end of its input, even during a run.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from time import get_clock_info, perf_counter, thread_time
from typing import Any, TextIO

from ..jobs.counting import lower_priority

ENOUGH = 0.002  # seconds that the clock can measure well; a shorter run is repeated
MOST_RUNS = 1000
FINE = 1e-4  # seconds; a coarser clock of processor time is not used (Windows has one)


def main() -> None:
    lower_priority()
    answers, sys.stdout = sys.stdout, sys.stderr  # a listing might print something
    orders: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin, orders), daemon=True).start()
    while True:
        answers.write(json.dumps(run_order(json.loads(orders.get()))) + "\n")
        answers.flush()


def listen(lines: TextIO, orders: SimpleQueue[str]) -> None:
    """Queue the orders; at the end of the input, end the process."""
    for line in lines:
        orders.put(line)
    os._exit(0)


def run_order(order: dict[str, Any]) -> dict[str, Any]:
    """Run an order; return the solutions and the seconds for each run, or the error."""
    from ..search.compiled import COMPILED

    group, n = order["group"], order["n"]
    if group == "compiled" and not COMPILED:
        return {"unavailable": "numba is not in use here"}
    fine = get_clock_info("thread_time").resolution <= FINE
    try:
        run = make_run(group, order["algorithm"], n)
        return time_run(
            run, thread_time if fine and group != "full" else perf_counter
        )  # several threads need the wall clock
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def time_run(run: Callable[[], int], clock: Callable[[], float]) -> dict[str, Any]:
    """Time a run, repeating it until ENOUGH seconds have passed."""
    runs, began = 0, clock()
    while True:
        solutions = run()
        runs += 1
        seconds = clock() - began
        if seconds >= ENOUGH or runs == MOST_RUNS:
            return {"solutions": solutions, "seconds": seconds / runs, "runs": runs}


def make_run(group: str, algorithm: str, n: int) -> Callable[[], int]:
    """Load all that a run needs; return a function that runs it."""
    match group:
        case "compiled":
            from ..search.translations import translation

            solve = translation(algorithm)
            return lambda: int(solve(n))
        case "python":
            return make_listing_run(algorithm, n)
        case "full":
            from ..search.counting.count import count
            from ..search.counting.engines import best_engine, warm

            warm([best_engine()])
            return lambda: count(n).solutions
        case _:
            raise ValueError(f"group must be compiled, python or full, not {group!r}")


def make_listing_run(algorithm: str, n: int) -> Callable[[], int]:
    """Return a function that runs the page's listing, unchanged except for its n. Raises ValueError."""
    from ..search.algorithms.catalogue import ALGORITHMS

    before, eight, after = ALGORITHMS[algorithm].listing().partition("\nn = 8\n")
    if not eight:
        raise ValueError(f"the listing of {algorithm} has no line n = 8")
    code = compile(f"{before}\nn = {n}\n{after}", f"<the listing of {algorithm}>", "exec")

    def run() -> int:
        world: dict[str, Any] = {}
        exec(code, world)
        return int(world["solutions"])

    return run


if __name__ == "__main__":
    main()
