"""Hosts of one room: how many of their devices are connected, and since when none is."""

from __future__ import annotations

from collections.abc import Callable


class Hosts:
    """Hosts' devices, counted by the process that they are connected to."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.devices: dict[str, int] = {}
        self.left = clock()  # when the last one of a process left

    def add(self, worker: str) -> None:
        """Add a device."""
        self.count(worker, self.devices.get(worker, 0) + 1)

    def remove(self, worker: str) -> None:
        """Remove a device."""
        self.count(worker, self.devices.get(worker, 1) - 1)

    def count(self, worker: str, number: int) -> None:
        """Set a process's number of devices."""
        if number:
            self.devices[worker] = number
        elif self.devices.pop(worker, 0):
            self.left = self._clock()

    def away_since(self) -> float | None:
        """Return when the last host left; None while one is connected."""
        return None if self.devices else self.left
