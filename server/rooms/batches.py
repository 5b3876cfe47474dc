"""Changes that wait for a room that is shared: all that have come are made in one turn, since that takes time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Any, TypeVar

from .room import Room

T = TypeVar("T")
Change = Callable[[Room | None], T]  # of a room in its turn; None: no room has the code
Waiting = tuple[Change[Any], Future[Any]]


class Batches:
    """The changes that wait, by the codes of their rooms, in the order in which they came. For any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._waiting: dict[str, list[Waiting]] = {}

    def add(self, code: str, change: Change[T], future: Future[T]) -> int:
        """Have a change wait, whose result the future will have; returns how many wait for this room."""
        with self._lock:
            waiting = self._waiting.setdefault(code, [])
            waiting.append((change, future))
            return len(waiting)

    def codes(self) -> list[str]:
        """The codes of the rooms that changes wait for."""
        with self._lock:
            return [*self._waiting]

    def take(self, code: str) -> list[Waiting]:
        """What waits for a room, and waits no longer."""
        with self._lock:
            return self._waiting.pop(code, [])

    def waits(self, code: str) -> bool:
        """Whether any change waits for a room."""
        with self._lock:
            return code in self._waiting
