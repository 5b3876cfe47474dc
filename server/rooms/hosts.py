"""The hosts of one room: how many of their devices are there, and since when none is."""

from __future__ import annotations

from collections.abc import Callable


class Hosts:
    """The devices of hosts, by the process that each one is connected to."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.devices: dict[str, int] = {}
        self.left = clock()  # when the last one of a process left

    def came(self, worker: str) -> None:
        """A device has joined."""
        self.count(worker, self.devices.get(worker, 0) + 1)

    def went(self, worker: str) -> None:
        """A device has left."""
        self.count(worker, self.devices.get(worker, 1) - 1)

    def count(self, worker: str, number: int) -> None:
        """A process has so many."""
        if number:
            self.devices[worker] = number
        elif self.devices.pop(worker, 0):
            self.left = self._clock()

    def away_since(self) -> float | None:
        """Since when nobody is there; None: somebody is."""
        return None if self.devices else self.left
