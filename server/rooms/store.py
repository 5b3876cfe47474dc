"""Where rooms are kept. What is behind this door may be shared by several processes; here it is a dict in one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import RLock
from typing import Protocol

from ..config.limits import ROOMS
from .errors import RoomError
from .room import Room


class RoomStore(Protocol):
    """Rooms by their codes. Whoever changes one has it alone to the end of its block, where nothing waits."""

    def add(self, room: Room) -> None:
        """Keep a new room. Raises RoomError if there are too many, or one has its code."""

    def change(self, code: str) -> AbstractContextManager[Room | None]:
        """The room with this code, or None, to be read and changed in the block."""

    def remove(self, code: str) -> None:
        """Keep a room no longer."""

    def codes(self) -> list[str]:
        """The codes of all rooms."""


class OwnRooms:
    """The rooms of this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
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

    def remove(self, code: str) -> None:
        with self._lock:
            self._rooms.pop(code, None)

    def codes(self) -> list[str]:
        with self._lock:
            return list(self._rooms)
