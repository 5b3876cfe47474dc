"""Stores of rooms. Several processes may share one; the one here is a dict of this process."""

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

Rate = tuple[float, int]  # attempts a second in the long run, and at once

_MOST_NAMES = 4096  # of the latest attempts
_MOST_ENDED = 1024  # codes of ended rooms that are remembered


class RoomStore(Protocol):
    """Rooms by their codes. A change loads a room, modifies it, and calls `change`; one thread at a time.

    `is_remote`: calls take so long that no thread which serves viewers may make them, and they may raise CutOff.
    """

    is_remote: bool

    def clock(self) -> float:
        """Return the seconds of a clock that never goes back, the same for all processes that share the rooms."""

    def load(self, code: str) -> Room | Why | None:
        """Return the current room with this code, or the reason of its end; None: there was none."""

    def look(self, code: str) -> Room | None:
        """Return this process's copy of a room, to be read."""

    def add(self, room: Room) -> None:
        """Add a new room, which is stored by `change`. Raises RoomError if there are too many."""

    def change(self, code: str) -> bool:
        """Store or end the loaded room; return False if another process has changed it since."""

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Call `on_change`, from a thread, with the code of a room that another process has changed, "" for any."""

    def codes(self) -> list[str]:
        """Return the codes of this process's rooms."""

    def count(self) -> int:
        """Return the number of rooms, those of other processes included."""

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count an attempt under a name, in all processes; return whether it is within the rate."""

    def gone(self) -> set[str]:
        """Return the other processes that have died."""

    @property
    def is_cut_off(self) -> bool:
        """Return whether no room can be reached."""


class OwnRooms:
    """Rooms of this process."""

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

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Do nothing: there is no other process."""

    def codes(self) -> list[str]:
        return list(self._rooms)

    def count(self) -> int:
        return len(self._rooms)

    def try_once(self, name: str, rate: Rate) -> bool:
        with self._trying:
            if name not in self._tried:
                self._tried[name] = Bucket(*rate, self.clock)
            return self._tried[name].take_token()

    def gone(self) -> set[str]:
        return set()

    @property
    def is_cut_off(self) -> bool:
        return False


def too_many_rooms() -> RoomError:
    """Return the error of one room too many."""
    return RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
