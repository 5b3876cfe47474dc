"""Several processes that share their rooms: each request comes to the next one, as a balancer would have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import cycle
from typing import Any

from server.rooms.listener import Listener
from server.rooms.room import Room
from server.rooms.rooms import Rooms


class InTurns:
    """Rooms as a test uses them. After each request all processes tell what is new."""

    def __init__(self, workers: Sequence[Rooms]) -> None:
        self._workers, self._next = workers, cycle(workers)
        self._with: dict[Listener, Rooms] = {}  # the process that a listener is connected to

    def __len__(self) -> int:
        return next(self._next).count()

    def __getattr__(self, name: str) -> Any:
        def ask(*values: Any, **named: Any) -> Any:
            try:
                return getattr(next(self._next), name)(*values, **named)
            finally:
                self.announce()

        return ask

    @contextmanager
    def host(self, *values: Any) -> Iterator[Room]:
        with next(self._next).host(*values) as room:
            yield room
        self.announce()

    @contextmanager
    def enter(self, *values: Any) -> Iterator[tuple[Room, Any]]:
        with next(self._next).enter(*values) as found:
            yield found
        self.announce()

    def join(self, code: str, shown: Any, screen: Any, listener: Listener, owner: str | None) -> Future[str | None]:
        worker = self._with[listener] = next(self._next)
        joined = worker.join(code, shown, screen, listener, owner)
        self.announce()
        return joined

    def leave(self, code: str, listener: Listener, *, for_good: bool = False) -> None:
        self._with[listener].leave(code, listener, for_good=for_good)
        self.announce()

    def announce(self) -> bool:
        """Twice, since what one tells may be news to the other."""
        left = [each.announce() for _ in range(2) for each in self._workers]
        return any(left)
