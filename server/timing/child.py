"""The program that times the listings, in a process of its own. It writes a line of JSON for each run.

All listings run on one board before the next, larger one. A listing goes on until its next board is expected to take
longer than LIMIT, by the growth of its last two times. Times are processor time, so that waiting for other processes
does not count.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from time import get_clock_info, perf_counter, thread_time
from typing import Any

from ..jobs.counting import lower_priority
from ..search.algorithms.catalogue import ALGORITHMS, COMPARED
from ..search.counting.workload import known_solutions

LIMIT = 2.0  # seconds
LONG = 0.1  # seconds; a run that is expected to take longer is announced
ENOUGH = 0.02  # seconds that the clock can measure well; a shorter run is repeated
FINE = 1e-4  # seconds; a coarser clock of processor time is not used (Windows has one)


def main(algorithms: Sequence[str]) -> None:
    lower_priority()
    lines, sys.stdout = sys.stdout, sys.stderr  # a listing might print something
    try:
        for news in time_listings(algorithms or COMPARED):
            lines.write(json.dumps(news) + "\n")
            lines.flush()
    except BrokenPipeError:
        os._exit(1)  # the process that reads the lines has died


def time_listings(algorithms: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Time these listings; yield a long run before it begins, and each run once it has ended.

    News has `algorithm` and `n`; after the run also `seconds` and `over`, True for the last board, or `fault`.
    """
    times: dict[str, list[float]] = {algorithm: [] for algorithm in algorithms}
    for n in count(1):
        for algorithm, seconds in list(times.items()):
            news = {"algorithm": algorithm, "n": n}
            if expected(seconds) > LONG:
                yield news
            try:
                seconds.append(time_listing(algorithm, n))
            except Exception as error:
                yield {**news, "fault": f"{type(error).__name__}: {error}"}
                del times[algorithm]
                continue
            over = expected(seconds) > LIMIT
            if over:
                del times[algorithm]
            yield {**news, "seconds": seconds[-1], "over": over}
        if not times:
            return


def expected(seconds: Sequence[float]) -> float:
    """Return the seconds that the next board should take, after these of the boards from n = 1 on."""
    return seconds[-1] * max(1.0, seconds[-1] / seconds[-2]) if len(seconds) > 1 else 0.0


def time_listing(algorithm: str, n: int) -> float:
    """Return the seconds of one run. Raises ValueError if the listing finds a wrong number of solutions."""
    run = make_run(algorithm, n)
    clock = thread_time if get_clock_info("thread_time").resolution <= FINE else perf_counter
    runs, began = 0, clock()
    while True:
        solutions = run()
        runs += 1
        seconds = clock() - began
        if solutions != known_solutions(n):
            raise ValueError(f"it found {solutions:,} solutions for N = {n}, not {known_solutions(n):,}")
        if seconds >= ENOUGH:
            return seconds / runs


def make_run(algorithm: str, n: int) -> Callable[[], int]:
    """Return a function that runs the page's listing, unchanged except for its n. Raises ValueError."""
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
    main(sys.argv[1:])
