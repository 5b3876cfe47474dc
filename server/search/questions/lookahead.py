"""Lookahead: the steps that follow a step of a trace, read only as far as an answer needs them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..algorithms.algorithm import Algorithm
from ..puzzle.board import Board
from ..step import AnyStep, Kind


class StepBuffer:
    """Buffer of the steps of a trace from `start` on, each read once from the iterator `steps`."""

    def __init__(self, algorithm: Algorithm, start: int, steps: Iterator[AnyStep], board: Board | None = None) -> None:
        self.algorithm, self.board = algorithm, board
        self._start, self._source = start, steps
        self._read: list[AnyStep] = []

    def __getitem__(self, number: int) -> AnyStep | None:
        """Return the step with this number, at least `start`; None after the end of the trace. May raise NotReady."""
        while len(self._read) <= number - self._start:
            step = next(self._source, None)
            if step is None:
                return None
            self._read.append(step)
        return self._read[number - self._start]


@dataclass(frozen=True, slots=True)
class Lookahead:
    """One step (`now`) and the steps that follow it."""

    steps: StepBuffer
    now: AnyStep

    def at(self, distance: int) -> AnyStep | None:
        """Return the step so many steps later; None after the end of the trace."""
        return self.steps[self.now.step + distance]

    def first(self, wanted: Callable[[AnyStep], bool], most: int) -> AnyStep | None:
        """Find the first wanted step of the next `most`; None if there is none."""
        for distance in range(1, most + 1):
            step = self.at(distance)
            if step is None or wanted(step):
                return step
        return None

    def first_of(self, *kinds: Kind) -> AnyStep | None:
        """Find the next step of one of these kinds, at most a board away; None if there is none."""
        n = self.now.n
        return self.first(lambda step: step.kind in kinds, n * (n + 1) + 1)
