"""Changes of rooms. If rooms are shared, all changes queued for a room are stored together."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Lock, RLock
from typing import Any, NoReturn, TypeVar

from ..config.limits import CHANGES_WAITING
from .errors import RoomError
from .listener import Why
from .room import Room
from .store import RoomStore

T = TypeVar("T")
Found = Room | Why | None  # a room, the reason of its end, or nothing
Change = Callable[[Found], Callable[[], T]]  # may run again on a newer state; its result is called once that is stored
Waiting = tuple[Change[Any], Future[Any], float]  # and the time at which it fails
MOST_PATIENCE = 6.0  # seconds


class Changes:
    """Applies changes to the rooms of a store, each room's in the order of their arrival."""

    def __init__(
        self, store: RoomStore, wake: Callable[[], None], ended: Callable[[str, Why], None], *, later: bool
    ) -> None:
        """`later`: changes are queued for a thread, which `wake` wakes and which calls `apply_waiting`."""
        self._store, self._wake, self._ended, self._later = store, wake, ended, later
        self.lock = RLock()  # of all rooms; if `later`, only that thread acquires it
        self._adding = Lock()
        self._waiting: dict[str, list[Waiting]] = {}

    def submit(self, code: str, change: Change[T]) -> Future[T]:
        """Queue a change of a room. The future resolves once the change is stored."""
        future: Future[T] = Future()
        waiting = change, future, time.monotonic() + MOST_PATIENCE
        if not self._later:
            with self.lock:
                while not self.apply(code, [waiting]):
                    pass
        elif self._enqueue(code, waiting):
            self._wake()
        else:
            future.set_exception(RoomError("waiting", "too many changes of this class wait; try again in some seconds"))
        return future

    def apply_waiting(self) -> None:
        """Apply the queued changes. If another process has changed a room meanwhile, keep its changes queued."""
        for code in list(self._waiting):
            with self._adding:
                batch = self._waiting.pop(code)
            if self.apply(code, batch):
                continue
            now = time.monotonic()
            for _, future, until in batch:
                if until <= now:
                    future.set_exception(RoomError("waiting", "others are changing this class; try again"))
            with self._adding:
                left = [waiting for waiting in batch if not waiting[1].done()]
                self._waiting[code] = left + self._waiting.pop(code, [])
            self._wake()

    def apply(self, code: str, batch: list[Waiting]) -> bool:
        """Apply a batch of changes to a room; return False if another process has changed it meanwhile."""
        results: list[Callable[[], Any]] = []
        try:
            found: Found = self._store.load(code)
            before = _newness(found)
            for change, _, _ in batch:
                try:
                    results.append(change(found))
                except Exception as error:
                    results.append(partial(_fail, error))
                found = self._store.look(code) or found
            if batch and not self._store.change(code):
                return False
        except Exception as error:
            found = before = None
            results = [partial(_fail, error) for _ in batch]
        if why := found.over if isinstance(found, Room) else found:
            self._ended(code, why)
        for (_, future, _), result in zip(batch, results, strict=True):
            try:
                future.set_result(result())
            except Exception as error:
                future.set_exception(error)
        if _newness(found) != before:
            self._wake()
        return True

    def _enqueue(self, code: str, waiting: Waiting) -> bool:
        """Queue a change; return False if the queue is full."""
        with self._adding:
            queue = self._waiting.setdefault(code, [])
            if len(queue) < CHANGES_WAITING:
                queue.append(waiting)
            return queue[-1] is waiting


def _newness(found: Found) -> tuple[int, int] | None:
    return (found.epoch, found.seq) if isinstance(found, Room) else None


def _fail(error: Exception) -> NoReturn:
    raise error
