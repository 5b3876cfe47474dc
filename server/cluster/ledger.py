"""The ledger of a count in items: its answers and its progress."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock
from time import perf_counter

from ..search.counting.count import check_for
from ..search.counting.jobs import usable_threads
from ..search.counting.workload import known_solutions, seconds_left
from ..search.pausable import Pauses, Together, finish
from .answers import ItemAnswer, counting_item
from .items import Cut, Item
from .journal import Journal


class WrongTotal(Exception):
    """All items are counted, and their sum is not the known number of solutions."""


@dataclass(frozen=True, slots=True)
class ItemProgress:
    """The progress of a count in items."""

    done: int  # items
    items: int
    fraction: float  # of the estimated time, from 0 to 1
    left: float | None  # seconds; None: nothing is known yet
    workers: int  # processes that have counted an item; 0: this one alone


@dataclass(frozen=True, slots=True)
class Total:
    """A finished count in items."""

    n: int
    solutions: int
    seconds: float  # of this run
    core_seconds: float  # of all items, also of earlier runs
    items: int
    resumed: int  # of them were in the journal
    engines: tuple[str, ...]
    workers: int  # processes that have counted; 0: this one alone


class Ledger:
    """The answers so far. Not thread-safe."""

    def __init__(self, cut: Cut, journal: Journal | None = None, expected: float | None = None) -> None:
        """Begin with the answers of the journal. expected: the forecast seconds of all items, if there are any."""
        self.cut, self._journal, self._expected = cut, journal, expected
        self._counted: set[Item] = set()
        self._engines: set[str] = set()
        self._solutions, self._core_seconds, self._done = 0, 0.0, 0.0
        for answer in journal.answers.values() if journal else ():
            self._add(answer)
        self.resumed, self._before = len(self._counted), self._done
        self.start_clock()

    def start_clock(self) -> None:
        """Start this run's time anew, for instance once there is a worker."""
        self._started = perf_counter()

    def missing(self) -> Iterator[Item]:
        """Yield the items without an answer, made on demand."""
        return (item for item in self.cut if item not in self._counted)

    def record(self, answer: ItemAnswer) -> None:
        """Record the answer for a missing item, also in the journal. Raises OSError."""
        if self._journal is not None:
            self._journal.add(answer)
        self._add(answer)

    def _add(self, answer: ItemAnswer) -> None:
        self._counted.add(answer.item)
        self._engines.add(answer.engine)
        self._solutions += answer.solutions
        self._core_seconds += answer.seconds
        self._done += self.cut.work_of(answer.item)

    def progress(self, workers: int = 0) -> ItemProgress:
        """Return the progress. The time left follows from this run's time and work, and at first from the forecast."""
        seconds, whole = perf_counter() - self._started, self.cut.whole
        share = (self._done - self._before) / max(1e-9, whole - self._before)  # of what this run has to do
        expected = self._expected and self._expected * (1 - self._before / whole)
        left = seconds_left(min(1.0, share), seconds, expected)
        return ItemProgress(len(self._counted), len(self.cut), min(1.0, self._done / whole), left, workers)

    def total(self, workers: int = 0) -> Total:
        """Return the result of a finished count. Raises WrongTotal."""
        n, known = self.cut.n, known_solutions(self.cut.n)
        if known not in (None, self._solutions):
            raise WrongTotal(
                f"the items of N = {n} add up to {self._solutions:,}, and there are {known:,} solutions:"
                " an answer is wrong"
            )
        engines, seconds = tuple(sorted(self._engines)), perf_counter() - self._started
        return Total(
            n, self._solutions, seconds, self._core_seconds, len(self._counted), self.resumed, engines, workers
        )


def count_here(
    ledger: Ledger,
    engine: str | None = None,
    threads: int | None = None,
    progress: Callable[[ItemProgress], None] = lambda _: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Total:
    """Count the items that the ledger misses in this process. The arguments are those of `count`.

    Raises EngineUnavailable, Cancelled, WrongTotal, OSError for a journal that cannot be written.
    """
    lock = Lock()

    def work(item: Item) -> Pauses[None]:
        answer = yield from counting_item(item, engine)
        with lock:
            ledger.record(answer)
            progress(ledger.progress())

    def all_items() -> Pauses[None]:
        yield Together(map(work, ledger.missing()), usable_threads(threads))  # type: ignore[misc]

    finish(all_items(), check_for(cancelled))
    return ledger.total()
