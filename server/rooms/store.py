"""Where rooms are kept. What is behind this door may be shared by several processes; here it is a dict in one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import RLock
from typing import Protocol

from ..config.limits import ROOMS
from .attempts import Attempts, Rate
from .errors import RoomError
from .listener import Why
from .room import Room


class RoomStore(Protocol):
    """Rooms by their codes. Whoever changes one has it alone to the end of its block, where nothing waits.

    `is_remote`: whether that takes so long that changes are better made together.
    """

    is_remote: bool

    def add(self, room: Room) -> None:
        """Keep a new room. Raises RoomError if there are too many, or one has its code."""

    def change(self, code: str) -> AbstractContextManager[Room | None]:
        """The room with this code, or None, to be read and changed in the block."""

    def look(self, code: str) -> Room | None:
        """The room with this code, or None, to be read, and its marks of what was told to be taken off."""

    def remove(self, code: str, why: Why) -> None:
        """Keep a room no longer."""

    def codes(self) -> list[str]:
        """The codes of all rooms that this process knows."""

    def count(self) -> int:
        """How many rooms there are, those of other processes included."""

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count a try of what has this name, in all processes; whether it is within the rate."""

    def gone(self) -> set[str]:
        """Other processes that have died."""

    def subscribe(
        self, wake: Callable[[], None], changed: Callable[[Room], None], ended: Callable[[str, Why], None]
    ) -> None:
        """Call `wake` when others have changed a room. In its next turn it is `changed`, or has `ended`."""

    @property
    def is_cut_off(self) -> bool:
        """Whether other processes may know rooms that are not known here."""


class OwnRooms:
    """The rooms of this process."""

    is_remote = False

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._rooms: dict[str, Room] = {}
        self._attempts = Attempts(clock)
        self._lock = RLock()

    def add(self, room: Room) -> None:
        with self._lock:
            if room.code in self._rooms:
                raise RoomError("taken", "a class is open with this code; a new token has another code")
            if len(self._rooms) >= ROOMS:
                raise RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
            self._rooms[room.code] = room

    @contextmanager
    def change(self, code: str) -> Iterator[Room | None]:
        with self._lock:
            yield self._rooms.get(code)

    def look(self, code: str) -> Room | None:
        with self._lock:
            return self._rooms.get(code)

    def remove(self, code: str, why: Why) -> None:  # noqa: ARG002 - nobody else asks
        with self._lock:
            self._rooms.pop(code, None)

    def codes(self) -> list[str]:
        with self._lock:
            return list(self._rooms)

    def count(self) -> int:
        return len(self._rooms)

    def try_once(self, name: str, rate: Rate) -> bool:
        with self._lock:
            return self._attempts.take(name, rate)

    def gone(self) -> set[str]:
        return set()

    def subscribe(
        self, wake: Callable[[], None], changed: Callable[[Room], None], ended: Callable[[str, Why], None]
    ) -> None:
        """There are no others."""

    @property
    def is_cut_off(self) -> bool:
        return False
