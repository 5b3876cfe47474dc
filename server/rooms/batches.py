"""Changes that wait for their room: all that have come are made in one turn, since a turn in Redis takes time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from .room import Room

T = TypeVar("T")
Change = Callable[[Room | None], T]  # of a room in its turn; None: no room has the code


class Batches:
    """The changes that wait, by the codes of their rooms, in the order in which they came. For any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._waiting: dict[str, list[tuple[Change[Any], Future[Any]]]] = {}

    def add(self, code: str, change: Change[T]) -> tuple[Future[T], int]:
        """Have a change wait; returns what will have its result once it counts, and how many wait for this room."""
        future: Future[T] = Future()
        with self._lock:
            waiting = self._waiting.setdefault(code, [])
            waiting.append((change, future))
            return future, len(waiting)

    def codes(self) -> list[str]:
        """The codes of the rooms that changes wait for."""
        with self._lock:
            return [*self._waiting]

    def make(self, code: str, turn: Callable[[str], AbstractContextManager[Room | None]]) -> None:
        """Make what waits for a room, in one turn. If the turn fails, all of it has failed."""
        with self._lock:
            waiting = self._waiting.pop(code, ())
        if not waiting:
            return
        try:
            with turn(code) as room:
                outcomes = [_outcome(change, room, future) for change, future in waiting]
        except Exception as error:
            outcomes = [partial(future.set_exception, error) for _, future in waiting]
        for tell in outcomes:
            tell()


def _outcome(change: Change[T], room: Room | None, future: Future[T]) -> Callable[[], None]:
    """Make a change; returns what tells how it went."""
    try:
        return partial(future.set_result, change(room))
    except Exception as error:
        return partial(future.set_exception, error)
