"""All rooms of a server: the interface of this package. Its methods are thread-safe.

A change of a room is a call under the one lock of all rooms: `with rooms.change(code, shown, owner) as (room, member):
room.vote(…)`. News is only queued for each listener, so a slow one delays nobody.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import RLock
from typing import Any

from cachetools import TTLCache

from ..config.limits import COUNTS_EVERY, DESERTED, ROOMS
from ..config.logs import log
from .announcer import Announcer
from .audience import Audience
from .codes import LETTERS, Keys
from .errors import RoomError
from .film import FilmState
from .listener import Credential, Member, RoomListener, Why
from .refusals import Refusals
from .restore import LastSnapshot, restore
from .room import Room

_MOST_ENDED = 1024  # codes of ended rooms that are remembered


class Rooms:
    """Rooms of a server. Its thread starts with the first room and ends with the last."""

    def __init__(
        self,
        *,
        first_signs: str = LETTERS,
        seats_per_address: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        announcing: bool = True,
    ) -> None:
        """`first_signs`: the first signs of the codes of this process's rooms.

        `clock` returns seconds and never goes back; `wall`: seconds since 1970.
        Without `announcing` the caller calls `announce` often.
        """
        self.first_signs = first_signs
        self._each, self._clock, self._wall = seats_per_address, clock, wall
        self._lock = RLock()
        self._audiences: dict[str, Audience] = {}  # with their rooms, by code
        self._ended: TTLCache[str, Why] = TTLCache(_MOST_ENDED, DESERTED, clock)
        self._checked = clock()
        self.refusals = Refusals(clock)
        self._wake = Announcer(self.announce).wake if announcing else lambda: None

    def __len__(self) -> int:
        return len(self._audiences)

    def count_seats(self) -> int:
        """Return the number of pupils that have joined."""
        with self._lock:
            return sum(audience.count_seats() for audience in self._audiences.values())

    def check_code(self, code: str) -> None:
        """Check that a code is one of this process's. Raises RoomError."""
        if code[0] not in self.first_signs:
            theirs = f"this process has only classes whose codes begin with one of {self.first_signs}"
            raise RoomError("misdirected", f"{theirs}: the proxy must send /ws?class={code} to the one of {code}")

    def open(self, token: str, code: str, film: FilmState, last: LastSnapshot | None = None) -> dict[str, Any]:
        """Open the room of this token, or find that it is open; return the fields for the host. Raises RoomError.

        `last`: the host's snapshot of the room from before this server started.
        """
        with self._lock:
            audience = self._audiences.get(code)
            room = audience.room if audience else Room(code, Keys(token), film, self._clock, self._each)
            if not room.keys.is_of(token):
                raise RoomError("taken", "a class is open with this code; a new token has another code")
            now = int(self._wall() * 1000)
            if audience is None:
                if len(self) >= ROOMS:
                    raise RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
                room.epoch = now
                self._audiences[code] = Audience(room)
                self._ended.pop(code, None)
                log.info("a class was opened: %d now", len(self))
            if last:
                restore(room, last, now)
            fields = room.fields()
        self._wake()
        return {name: fields[name] for name in ("epoch", "seq", "term", "lasts")}

    def join(self, code: str, shown: Credential, listener: RoomListener, owner: str | None) -> str | None:
        """Join a room: the listener receives a snapshot at once, and then all changes.

        Return the seat, None of a host. Another listener at that seat is closed, since the newest is the one that its
        owner sees. Raises RoomError.
        """
        with self._changing(code, shown, owner) as audience:
            room, seat, member = audience.room, shown.seat, Member(None)
            if shown.token is not None:
                room.add_host()
            else:
                group = None if owner is None else room.keys.disguise(owner)
                if seat is None:
                    self.refusals.check_new_seat(code, owner, listener.viewer)
                    seat = room.issue(group)
                member = replace(recognize(room, Credential(seat=seat)), group=group)
                assert member.seat
                room.sit(member.seat, group)
            audience.add(listener, member, seat)
            return seat

    def leave(self, code: str, listener: RoomListener) -> None:
        """Remove a listener. Its seat sleeps."""
        with self._lock:
            audience = self._audiences.get(code)
            if audience and (member := audience.remove(listener)):
                if member.seat is None:
                    audience.room.remove_host()
                else:
                    audience.room.sleep(member.seat)

    @contextmanager
    def change(self, code: str, shown: Credential, owner: str | None) -> Iterator[tuple[Room, Member]]:
        """Change a room with the rights of `shown` inside the block; then its news is sent. Raises RoomError."""
        with self._changing(code, shown, owner) as audience:
            yield audience.room, recognize(audience.room, shown)

    @contextmanager
    def _changing(self, code: str, shown: Credential, owner: str | None) -> Iterator[Audience]:
        """Find a room and hold the lock inside the block. Raises RoomError if it is missing, or another token's."""
        self.check_code(code)
        with self._lock:
            audience = self._audiences.get(code)
            if audience is None:
                raise self.refusals.explain(self._ended.get(code), shown, owner)
            room = audience.room
            if shown.token is not None and not room.keys.is_of(shown.token):
                raise RoomError("forbidden", "token does not belong to this class", suspect=True)
            before = room.seq
            try:
                yield audience
            finally:
                if room.over:
                    self._end(code, room.over)
                if room.seq != before:
                    self._wake()

    def announce(self) -> bool:
        """Send news to all listeners, and end rooms whose time is over; return whether a room is left."""
        now = self._clock()
        checking = now >= self._checked + COUNTS_EVERY
        if checking:
            self._checked = now
        for code in [*self._audiences]:
            with self._lock:
                if audience := self._audiences.get(code):
                    if checking:
                        self._check(audience.room)
                    audience.publish(now)
        return len(self) > 0

    def _check(self, room: Room) -> None:
        """Apply the effects of time to a room."""
        if why := room.why_over():
            self._end(room.code, why)
        else:
            room.check_away()

    def _end(self, code: str, why: Why) -> None:
        self._ended[code] = why
        self._audiences.pop(code).close(why)
        log.info("a class has ended: %d now", len(self))


def recognize(room: Room, shown: Credential) -> Member:
    """Return the member that a credential belongs to. Raises RoomError."""
    if shown.token is not None:
        return Member(None)
    seat = room.keys.read(shown.seat or "")
    if seat is None:
        raise RoomError("forbidden", "seat does not belong to this class", suspect=True)
    return Member(seat)


def check_host(room: Room, member: Member) -> None:
    """Check that a member is a host. Raises RoomError."""
    if not room.is_host(member.seat):
        raise RoomError("forbidden", "only a host may do this, with its token or its remote control", suspect=True)
