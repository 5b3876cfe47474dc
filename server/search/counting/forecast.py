"""The forecast of a count's time: the measured time of a small board, scaled by the known growth of the work."""

from dataclasses import dataclass
from numbers import Real
from time import perf_counter

from ..arguments import typed
from ..compiled import is_compiled
from ..pausable import Pauses, finish
from .engines import RICHARDS, SMALL, Engine, resolve, warm
from .jobs import plan, processors, usable_threads
from .workload import border_placements, richards_placements

QUICK, QUICK_INTERPRETED = 18, 12  # the largest boards without a forecast: counted in seconds, and in about one
SECONDS = 0.3  # for measuring, by default
SHARE = 7.5  # a board that takes this share of them is large enough: the last one may take seven times as long
LARGEST_MEASURED = 22


@dataclass(frozen=True, slots=True)
class Forecast:
    """The forecast time of a `count` on this machine.

    - `seconds`: wall-clock time, not processor time;
    - `low`, `high`: its bounds in seconds on an otherwise idle machine.

    >>> ahead = forecast(20, threads=1)
    >>> ahead.low < ahead.seconds < ahead.high
    True
    """

    seconds: float
    low: float
    high: float


def is_quick(n: int) -> bool:
    """Return whether a count needs no forecast here."""
    return n <= (QUICK if is_compiled() else QUICK_INTERPRETED)


def forecast(n: int, *, engine: str | None = None, threads: int | None = None, seconds: float = SECONDS) -> Forecast:
    """Forecast the time of `count` with the same arguments on this machine, with numba or without.

    It counts growing boards in one thread, by default for a third of a second in all, and scales the last time by the
    known growth of the work. The bounds allow a quarter for the measurement, a twentieth more for every row between the
    measured board and this one, and a sixth more for every row above 19, where the work itself is extrapolated. All
    threads are assumed to share the work evenly. `bitqueens forecast` draws a sample of the board itself.

    Args:
        n: The size of the board, 1 to 34.
        engine: The engine, as of `count`; by default the fastest that runs here.
        threads: The number of jobs that run at once; by default one for each processor.
        seconds: The time to measure, about, from 0.1 to 3,600: the longer, the larger the last board, and the
            closer the bounds.

    Returns:
        The expected seconds with their bounds, as a `Forecast`.

    Raises:
        ValueError: An argument is not allowed.
        EngineUnavailable: The engine is unknown, or this machine cannot run it.

    >>> forecast(27).seconds > 1000 * forecast(20).seconds
    True
    """
    return finish(forecasting(n, engine, threads, seconds))


def forecasting(
    n: int, engine: str | None = None, threads: int | None = None, seconds: float = SECONDS
) -> Pauses[Forecast]:
    """Run `forecast` as a pausable task."""
    typed("seconds", seconds, Real, "a number")
    if not 0.1 <= seconds <= 3600:
        raise ValueError(f"seconds must be from 0.1 to 3600, not {seconds!r}")
    chosen = resolve(n, engine)
    warm([chosen.name], n)
    board = min(n, SMALL)
    enough, largest = seconds / SHARE, min(n, LARGEST_MEASURED)
    while (measured := (yield from _measure(board, chosen, n))) < enough and board < largest:
        board += 1
    expected = measured * _work(n, chosen) / _work(board, chosen) / min(usable_threads(threads), processors())
    doubt = 1.25 * 1.05 ** (n - board) * 1.17 ** max(0, n - 19)
    return Forecast(expected, expected / doubt, expected * doubt)


def _work(n: int, engine: Engine) -> float:
    """Return the number of placements that an engine tries."""
    if engine.name == RICHARDS:
        return richards_placements(n)
    return border_placements(n, engine.columns_beside(n))


def _measure(board: int, engine: Engine, n: int) -> Pauses[float]:
    """Measure the seconds to count a board in one thread, without the pauses, with words as wide as for the n-board."""
    seconds, started = 0.0, perf_counter()
    for job in plan(board, engine, 1, as_wide_as=n).jobs:
        sum(job.start())
        seconds += perf_counter() - started
        yield
        started = perf_counter()
    return seconds
