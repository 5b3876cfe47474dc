"""Counting at full speed: our engines beside JavaScript, C and interpreted Python, in processor time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from server.search.counting.count import count
from server.search.counting.engines import available_engines, best_engine, warm
from server.search.counting.threads import processors

from .measuring import Measurement, at_least, at_most, interleaved, processor_seconds
from .peers import plain
from .peers.programs import C_BATCHES, JAVASCRIPT, programs

# OEIS A000170, from n = 1.
SOLUTIONS = (
    *(1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712),
    *(365_596, 2_279_184, 14_772_512, 95_815_104, 666_090_624),
)

ROUNDS = {14: 5, 15: 5, 16: 3}  # by board
JUDGED = 16  # the board of the targets; smaller ones are too short to show the whole gain
FASTER = {"batch": 12.0, "avx2": 35.0, "avx512": 60.0, "vbmi2": 60.0}  # than JavaScript, one thread
AS_SLOW_AS_C = 1.2  # times the same batches in C, at most


def measure(*, quick: bool) -> Iterator[Measurement]:
    warm()
    yield from against_programs({14: 3} if quick else ROUNDS)
    yield from beside_c(14 if quick else JUDGED, 9)
    yield from against_plain(12, 1 if quick else 3)
    if processors() > 1:
        yield two_threads(16 if quick else 17, 3)
    yield equality(16 if quick else len(SOLUTIONS))


def against_programs(rounds: dict[int, int]) -> Iterator[Measurement]:
    with programs() as peers:
        for n in rounds:
            runners = {name: partial(run, n) for name, run in peers.items()}
            runners |= {engine: partial(own, n, engine) for engine in available_engines()}
            yield from compared(n, interleaved(rounds[n], runners))


def compared(n: int, medians: dict[str, float]) -> Iterator[Measurement]:
    """Seconds of the best engine; everything else as a multiple of JavaScript's speed, if there is a Node.js."""
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


def beside_c(n: int, rounds: int) -> Iterator[Measurement]:
    """The same batches compiled by numba and by a C compiler, if both are there."""
    with programs() as peers:
        if C_BATCHES in peers and "batch" in available_engines():
            runners = {"ours": partial(own, n, "batch"), "C": partial(peers[C_BATCHES], n)}
            medians = interleaved(rounds, runners)
            slower = medians["ours"] / medians["C"]
            yield Measurement(f"N = {n}, one thread: batch, time of the same in C", slower, "×", at_most(AS_SLOW_AS_C))


def against_plain(n: int, rounds: int) -> Iterator[Measurement]:
    runners: dict[str, Callable[[], float]] = {
        "plain": lambda: processor_seconds(lambda: plain.count(n)),
        "best": partial(own, n, best_engine()),
    }
    medians = interleaved(rounds, runners)
    ratio = medians["plain"] / medians["best"]
    yield Measurement(f"N = {n}, one thread: {best_engine()}, times as fast as plain Python", ratio, "×")


def two_threads(n: int, rounds: int) -> Measurement:
    runners = {str(threads): partial(waited, n, threads) for threads in (1, 2)}
    medians = interleaved(rounds, runners)
    return Measurement(f"N = {n}: two threads, times as fast as one", medians["1"] / medians["2"], "×", at_least(1.6))


def equality(largest: int) -> Measurement:
    """The number of boards counted correctly."""
    right = sum(count(n).solutions == SOLUTIONS[n - 1] for n in range(1, largest + 1))
    return Measurement(f"N = 1 to {largest}: boards with the known total", right, "", at_least(largest))


def own(n: int, engine: str) -> float:
    return processor_seconds(lambda: count(n, engine=engine, threads=1))


def waited(n: int, threads: int) -> float:
    return count(n, threads=threads).seconds
