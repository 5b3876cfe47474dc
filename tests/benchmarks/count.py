"""Count at full speed: our engines compared with JavaScript and C, in processor time."""

from collections.abc import Iterator
from functools import partial

from server.search.counting.count import count
from server.search.counting.engines import available_engines, best_engine, warm
from server.search.counting.jobs import processors
from tests.search.oracle import SOLUTIONS

from .measuring import Measurement, at_least, at_most, run_interleaved, time_processor
from .peers.programs import C_BATCHES, JAVASCRIPT, programs

ROUNDS = {14: 5, 15: 5, 16: 3}  # n -> rounds
JUDGED = 16  # n of the targets; smaller boards take too little time to show the whole gain
FASTER = {"batch": 12.0, "avx2": 35.0, "avx512": 60.0, "vbmi2": 60.0}  # engine -> target: times as fast as JavaScript
AS_SLOW_AS_C = 1.2  # target: time relative to the same batches in C


def measure(*, quick: bool) -> Iterator[Measurement]:
    warm()
    yield from compare_with_programs({14: 3} if quick else ROUNDS)
    yield from compare_with_c(14 if quick else JUDGED, 9)
    if processors() > 1:
        yield compare_threads(16 if quick else 17, 3)
    yield check_totals(16 if quick else len(SOLUTIONS))


def compare_with_programs(rounds: dict[int, int]) -> Iterator[Measurement]:
    with programs() as peers:
        for n in rounds:
            runners = {name: partial(run, n) for name, run in peers.items()}
            runners |= {engine: partial(time_count, n, engine) for engine in available_engines()}
            yield from relative_speeds(n, run_interleaved(rounds[n], runners))


def relative_speeds(n: int, medians: dict[str, float]) -> Iterator[Measurement]:
    """Yield the best engine's time, and the speed of all others relative to JavaScript if there is a Node.js."""
    best = best_engine()
    yield Measurement(f"N = {n}, one thread: {best}, processor time", medians[best] * 1000, "ms")
    yardstick = medians.get(JAVASCRIPT)
    if yardstick is None:
        return
    yield Measurement(f"N = {n}, one thread: {JAVASCRIPT}, processor time", yardstick * 1000, "ms")
    for name, time in medians.items():
        if name != JAVASCRIPT:
            target = at_least(FASTER[name]) if name in FASTER and n == JUDGED else None
            yield Measurement(
                f"N = {n}, one thread: {name}, times as fast as {JAVASCRIPT}", yardstick / time, "×", target
            )


def compare_with_c(n: int, rounds: int) -> Iterator[Measurement]:
    """Compare the batches as compiled by numba and by a C compiler, if this machine has both."""
    with programs() as peers:
        if C_BATCHES in peers and "batch" in available_engines():
            runners = {"ours": partial(time_count, n, "batch"), "C": partial(peers[C_BATCHES], n)}
            medians = run_interleaved(rounds, runners)
            slower = medians["ours"] / medians["C"]
            yield Measurement(f"N = {n}, one thread: batch, time relative to C", slower, "×", at_most(AS_SLOW_AS_C))


def compare_threads(n: int, rounds: int) -> Measurement:
    runners = {str(threads): partial(wall_seconds, n, threads) for threads in (1, 2)}
    medians = run_interleaved(rounds, runners)
    return Measurement(f"N = {n}: two threads, times as fast as one", medians["1"] / medians["2"], "×", at_least(1.6))


def check_totals(largest: int) -> Measurement:
    """Measure how many boards are counted correctly."""
    right = sum(count(n).solutions == SOLUTIONS[n - 1] for n in range(1, largest + 1))
    return Measurement(f"N = 1 to {largest}: boards with the correct total", right, "", at_least(largest))


def time_count(n: int, engine: str) -> float:
    return time_processor(lambda: count(n, engine=engine, threads=1))


def wall_seconds(n: int, threads: int) -> float:
    return count(n, threads=threads).seconds
