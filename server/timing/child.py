"""The program of the process that is timed: takes an order a line, runs it, answers with a line. Knows no budget.

Time is what the processor spent, not what the clock on the wall says: waiting for others makes nobody slower.
It ends with its parent: another thread reads the orders, and the end of them is the end of everything, whatever runs.
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

from ..jobs.counting import step_back

ENOUGH = 0.002  # seconds that are long enough for the clock: what takes less runs several times on end
MOST_RUNS = 1000
FINE = 1e-4  # seconds: a processor's clock that is coarser than that tells nothing (Windows has such a one)


def main() -> None:
    step_back()
    answers, sys.stdout = sys.stdout, sys.stderr  # what a listing might print is no answer
    orders: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin, orders), daemon=True).start()
    while True:
        answers.write(json.dumps(obey(json.loads(orders.get()))) + "\n")
        answers.flush()


def listen(lines: TextIO, orders: SimpleQueue[str]) -> None:
    """Hand on what is ordered; at the end of it, end."""
    for line in lines:
        orders.put(line)
    os._exit(0)


def obey(order: dict[str, Any]) -> dict[str, Any]:
    """Run what was ordered: solutions and seconds a run, or why there are none."""
    from ..search.compiled import COMPILED

    group, n = order["group"], order["n"]
    if group == "compiled" and not COMPILED:
        return {"unavailable": "numba is not in use here"}
    fine = get_clock_info("thread_time").resolution <= FINE
    try:
        run = runner(group, order["algorithm"], n)
        return timed(run, thread_time if fine and group != "full" else perf_counter)  # many threads: the wall's clock
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def timed(run: Callable[[], int], clock: Callable[[], float]) -> dict[str, Any]:
    """Run it, and again as long as that takes next to no time."""
    runs, began = 0, clock()
    while True:
        solutions = run()
        runs += 1
        seconds = clock() - began
        if seconds >= ENOUGH or runs == MOST_RUNS:
            return {"solutions": solutions, "seconds": seconds / runs, "runs": runs}


def runner(group: str, algorithm: str, n: int) -> Callable[[], int]:
    """What is to be timed, ready to run."""
    match group:
        case "compiled":
            from ..search.translations import translation

            solve = translation(algorithm)
            return lambda: int(solve(n))
        case "python":
            return listing(algorithm, n)
        case "full":
            from ..search.counting.count import count
            from ..search.counting.engines import best_engine, warm

            warm([best_engine()])
            return lambda: count(n).solutions
        case _:
            raise ValueError(f"group must be compiled, python or full, not {group!r}")


def listing(algorithm: str, n: int) -> Callable[[], int]:
    """The listing that the page shows, for this n: the code itself, nothing added."""
    from ..search.algorithms.catalogue import ALGORITHMS

    before, eight, after = ALGORITHMS[algorithm].listing.partition("\nn = 8\n")
    if not eight:
        raise ValueError(f"the listing of {algorithm} does not say for which n it is")
    code = compile(f"{before}\nn = {n}\n{after}", f"<the listing of {algorithm}>", "exec")

    def run() -> int:
        world: dict[str, Any] = {}
        exec(code, world)
        return int(world["solutions"])

    return run


if __name__ == "__main__":
    main()
