"""The ledger of a count in items: its answers and its progress."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from ..search.counting.workload import known_solutions, seconds_left
from .answers import ItemAnswer, Mismatch
from .items import Item, Items
from .journal import Journal


class WrongTotal(Exception):
    """All items are counted, and their sum is not the known number of solutions."""


@dataclass(frozen=True, slots=True)
class ClusterProgress:
    """The progress of a count in items, with the time left."""

    done: int  # items
    items: int
    fraction: float  # of the estimated time, from 0 to 1
    solutions: int  # found so far
    rate: float  # items a second, since this run began
    left: float | None  # seconds; None: nothing is known yet
    error: float  # of `left`, twice its standard deviation


@dataclass(frozen=True, slots=True)
class Total:
    """A finished count in items."""

    n: int
    solutions: int
    seconds: float  # of this run
    core_seconds: float  # of all items, also of earlier runs
    items: int
    resumed: int  # of them were in the journal
    verified: int  # of them were counted twice
    engines: tuple[str, ...]
    workers: int  # processes that have counted; 0: this one alone


class Ledger:
    """The answers so far. Not thread-safe."""

    def __init__(
        self, items: Items, journal: Journal | None = None, verify: float = 0, expected: float | None = None
    ) -> None:
        """Begin with the answers of the journal.

        - verify: the share of the items, of the journal too, to count twice, from 0 to 1; at least one item, if not 0;
        - expected: the forecast seconds of all items together, if there is a forecast.
        """
        self.items = items
        self._journal = journal
        self._answers: dict[Item, ItemAnswer] = dict(journal.answers) if journal else {}
        self.resumed = len(self._answers)
        self._verify, self._expected = verify, expected
        self.verified: set[Item] = set()  # to count twice, or counted twice
        self.solutions, self._done, self._rates = 0, 0.0, _Spread()
        for answer in self._answers.values():
            self._add(answer)
        self._before = self._done
        self._started = perf_counter()

    @property
    def missing(self) -> int:
        """The number of items without an answer."""
        return len(self.items.work) - len(self._answers)

    @property
    def is_complete(self) -> bool:
        """True once each item has its answer."""
        return not self.missing

    def hand_out(self) -> Iterator[Item]:
        """Yield the items to count, made on demand: there may be millions.

        The items to count twice are drawn on the way and join `verified`, so that they are unknown beforehand. Such an
        item of the journal is to be counted once more.
        """
        left = len(self.items.work)
        sample = min(left, max(1, round(self._verify * left))) if self._verify else 0
        for item in self.items.work:
            drawn = random.random() * left < sample
            left -= 1
            if drawn:
                self.verified.add(item)
                sample -= 1
            if drawn or item not in self._answers:
                yield item

    def find(self, item: Item) -> ItemAnswer | None:
        """Return the answer for an item, if there is one: of an item that is handed out, that of the journal."""
        return self._answers.get(item)

    def record(self, answer: ItemAnswer) -> None:
        """Record an answer, also in the journal. Raises Mismatch if its item has a different one; OSError."""
        before = self._answers.get(answer.item)
        if before is not None:
            compare(before, answer)
            return
        if self._journal is not None:
            self._journal.add(answer)
        self._answers[answer.item] = answer
        self._add(answer)

    def _add(self, answer: ItemAnswer) -> None:
        work = self.items.work[answer.item]
        self.solutions += answer.solutions
        self._done += work
        self._rates.add(answer.seconds / work)

    @property
    def answers(self) -> list[ItemAnswer]:
        """The answers, in the table's order."""
        return [self._answers[item] for item in self.items.work if item in self._answers]

    def progress(self) -> ClusterProgress:
        """Return the progress. The time left follows from this run's time and work, and at first from the forecast.

        Its error follows from the spread of the items.
        """
        seconds, here = max(1e-9, perf_counter() - self._started), len(self._answers) - self.resumed
        whole = self.items.whole
        done = min(1.0, self._done / whole)
        share = (self._done - self._before) / max(1e-9, whole - self._before)  # of what this run has to do
        expected = self._expected and self._expected * (1 - self._before / whole)
        left = seconds_left(min(1.0, share), seconds, expected)
        error = left * self._rates.doubt(self.missing) if left is not None else 0.0
        return ClusterProgress(
            len(self._answers), len(self.items.work), done, self.solutions, here / seconds, left, error
        )

    def total(self, workers: int = 0) -> Total:
        """Return the result of a finished count. Raises WrongTotal."""
        n, known = self.items.n, known_solutions(self.items.n)
        if known not in (None, self.solutions):
            raise WrongTotal(
                f"the items of N = {n} add up to {self.solutions:,}, and there are {known:,} solutions:"
                " an answer is wrong"
            )
        answers = self._answers.values()
        engines = tuple(sorted({answer.engine for answer in answers}))
        spent = sum(answer.seconds for answer in answers)
        seconds = perf_counter() - self._started
        return Total(
            n, self.solutions, seconds, spent, len(answers), self.resumed, len(self.verified), engines, workers
        )


def compare(one: ItemAnswer, other: ItemAnswer, by: Iterable[str] = ()) -> None:
    """Raise Mismatch if two answers for an item differ. by: the workers that sent them."""
    if one.found != other.found:
        first, second = [f"{name}: " for name in by] or ["", ""]
        raise Mismatch(one.item, f"{first}{one}", f"{second}{other}")


class _Spread:
    """The mean and the spread of numbers that come one by one (Welford's method)."""

    def __init__(self) -> None:
        self._number, self._mean, self._squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self._number += 1
        before = value - self._mean
        self._mean += before / self._number
        self._squares += before * (value - self._mean)

    def doubt(self, missing: int) -> float:
        """Return twice the relative error of a sum of so many more, from the error of the mean and their own spread."""
        if self._number < 2 or not missing or not self._mean:
            return 0.0
        deviation = sqrt(self._squares / (self._number - 1))
        return 2 * deviation / self._mean * sqrt(1 / self._number + 1 / missing)
