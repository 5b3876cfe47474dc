"""Where rooms are kept. What is behind this door may be shared by several processes; here it is a dict in one."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import Protocol

from cachetools import LRUCache, TTLCache

from ..config.limits import DESERTED, ROOMS
from ..hosting.shares import Bucket
from .errors import RoomError
from .listener import Why
from .room import Room

Rate = tuple[float, int]  # tries a second in the long run, and at once

_MOST_NAMES = 4096  # of what was tried, the latest
_MOST_ENDED = 1024  # codes that are remembered


class RoomStore(Protocol):
    """Rooms by their codes. A change loads a room, changes it, and calls `change`; one thread at a time.

    `is_remote`: whether that takes so long that no thread which serves others may do it. Then each of these may raise
    CutOff.
    """

    is_remote: bool

    def clock(self) -> float:
        """Seconds of a clock that never goes back, the same one for all who share the rooms."""

    def load(self, code: str) -> Room | Why | None:
        """The room with this code as it is now, or why it has ended; None: there was none."""

    def look(self, code: str) -> Room | None:
        """The room with this code as this process knows it, to be read."""

    def add(self, room: Room) -> None:
        """Take a new room, which counts once it is changed. Raises RoomError if there are too many."""

    def change(self, code: str) -> bool:
        """Keep what was done to the room that was loaded, or end it; False: others have changed it since."""

    def subscribe(self, hear: Callable[[str], None]) -> None:
        """Call `hear` from a thread with the code of a room that others have changed, "" for any."""

    def codes(self) -> list[str]:
        """The codes of all rooms that this process knows."""

    def count(self) -> int:
        """How many rooms there are, those of other processes included."""

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count a try of what has this name, in all processes; whether it is within the rate."""

    def gone(self) -> set[str]:
        """Other processes that have died."""

    @property
    def is_cut_off(self) -> bool:
        """Return whether no room can be reached."""


class OwnRooms:
    """The rooms of this process."""

    is_remote = False

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._rooms: dict[str, Room] = {}
        self._ended: TTLCache[str, Why] = TTLCache(_MOST_ENDED, DESERTED, clock)
        self._tried: LRUCache[str, Bucket] = LRUCache(_MOST_NAMES)
        self._trying = Lock()

    def load(self, code: str) -> Room | Why | None:
        return self._rooms.get(code) or self._ended.get(code)

    def look(self, code: str) -> Room | None:
        return self._rooms.get(code)

    def add(self, room: Room) -> None:
        if len(self._rooms) >= ROOMS:
            raise too_many_rooms()
        self._rooms[room.code] = room
        self._ended.pop(room.code, None)

    def change(self, code: str) -> bool:
        room = self._rooms.get(code)
        if room and room.over:
            self._ended[code] = room.over
            del self._rooms[code]
        return True

    def subscribe(self, hear: Callable[[str], None]) -> None:
        """There are no others."""

    def codes(self) -> list[str]:
        return list(self._rooms)

    def count(self) -> int:
        return len(self._rooms)

    def try_once(self, name: str, rate: Rate) -> bool:
        with self._trying:
            if name not in self._tried:
                self._tried[name] = Bucket(*rate, self.clock)
            return self._tried[name].take()

    def gone(self) -> set[str]:
        return set()

    @property
    def is_cut_off(self) -> bool:
        return False


def too_many_rooms() -> RoomError:
    """Why no other room is opened."""
    return RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
