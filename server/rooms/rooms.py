"""All rooms of a server: the interface of this package. Its methods are thread-safe and return at once."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import Any, TypeVar

from ..config.limits import COUNTS_EVERY
from ..config.logs import log
from .announcer import Announcer
from .audience import Audience
from .changes import Changes, Found
from .codes import Keys
from .errors import RoomError
from .film import FilmState
from .listener import Credential, Member, RoomListener, Screen, Why
from .refusals import Refusals
from .restore import LastSnapshot, restore
from .room import Room
from .store import OwnRooms, RoomStore

T = TypeVar("T")


class Rooms:
    """Rooms of a server. Its thread starts with the first room and ends with the last.

    A future resolves once its change is stored: at once in one process; where rooms are shared, the thread stores it.
    """

    def __init__(
        self,
        *,
        seats_per_address: int | None = None,
        store: RoomStore | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        announcing: bool = True,
    ) -> None:
        """Without a `store`, rooms are in this process, and `clock` never goes back; `wall`: seconds since 1970.

        Without `announcing` the caller calls `announce` often.
        """
        self._store = store or OwnRooms(clock)
        self._each, self._clock, self._wall = seats_per_address, self._store.clock, wall
        self._audiences: dict[str, Audience] = {}
        self._stale: deque[str] = deque()  # codes of rooms that others have changed, "" for any
        self._checked = self._clock()
        self._refusals = Refusals(self._store)
        self._wake = Announcer(self.announce).wake if announcing else lambda: None
        later = announcing and self._store.is_remote
        self._changes = Changes(self._store, self._wake, self._forget, later=later)
        self._store.subscribe(self.schedule_refresh)

    def __len__(self) -> int:
        return len(self._store.codes())

    def count(self) -> int:
        """Return the number of rooms, those of other processes included."""
        return self._store.count()

    def count_seats(self) -> int:
        """Return the number of pupils that have joined in this process."""
        return sum(audience.count_seats() for audience in list(self._audiences.values()))

    def check_opening(self, owner: str | None) -> None:
        """Count an attempt of an address to open a class. Raises RoomError. It blocks where rooms are shared."""
        self._refusals.check_opening(owner)

    def open(
        self,
        token: str,
        code: str,
        film: FilmState,
        last: LastSnapshot | None = None,
        beside: Mapping[str, Any] | None = None,
    ) -> Future[Mapping[str, Any]]:
        """Open the room of this token, or find that it is open.

        The result has the fields for the host, with `beside`; or RoomError. `last`: the host's snapshot of the room
        from before this server started.
        """

        def open_room(found: Found) -> Callable[[], Mapping[str, Any]]:
            room = found if isinstance(found, Room) else Room(code, Keys(token), film, self._clock, self._each)
            if room.over or not room.keys.is_of(token):
                raise RoomError("taken", "a class is open with this code; a new token has another code")
            if room is not found:
                room.epoch = int(self._wall() * 1000)
                self._store.add(room)
            if last:
                restore(room, last, int(self._wall() * 1000))
            return partial(reply, room, is_new=room is not found)

        def reply(room: Room, *, is_new: bool) -> Mapping[str, Any]:
            if is_new:
                log.info("a class was opened: %d now", len(self))
            fields = room.fields()
            return {**(beside or {}), **{name: fields[name] for name in ("epoch", "seq", "term", "lasts")}}

        return self._changes.submit(code, open_room)

    def join(
        self, code: str, shown: Credential, screen: Screen, listener: RoomListener, owner: str | None
    ) -> Future[str | None]:
        """Join a room: the listener receives a snapshot at once, and then all changes.

        The result is the seat, None of a host, or RoomError. Another listener at that seat is closed, since the newest
        is the one that its owner sees.
        """
        check_new_seat = cache(partial(self._refusals.check_new_seat, code, owner, listener.viewer))  # counts once

        def sit(found: Found) -> Callable[[], str | None]:
            room = self._find(found, shown, owner)
            text, member = shown.seat, Member(None)
            audience = self._audience(code)
            if shown.token is not None:
                room.add_host()
            else:
                group = None if owner is None else room.keys.disguise(owner)
                if text is None:
                    check_new_seat()
                text = text or room.issue(group)
                member = replace(_recognize(room, Credential(seat=text)), group=group)
                assert member.seat
                room.sit(member.seat, group)
                audience.coming.add(member.seat.mark)
            return partial(add, audience, room, member, text)

        def add(audience: Audience, room: Room, member: Member, text: str | None) -> str | None:
            audience.add(listener, member, screen, room, text)
            return text

        return self._changes.submit(code, sit)

    def leave(self, code: str, listener: RoomListener) -> None:
        """Remove a listener. Its seat sleeps."""
        audience = self._audiences.get(code)
        member = audience and audience.remove(listener)

        def sleep(found: Found) -> Callable[[], None]:
            if audience and member and isinstance(found, Room):
                if member.seat is None:
                    found.hosts.remove(found.worker)
                elif not audience.has(member.seat.mark):
                    found.sleep(member.seat)
            return lambda: None

        if member:
            self._changes.submit(code, sleep)

    def change(self, code: str, shown: Credential, owner: str | None, change: Callable[[Room, Member], T]) -> Future[T]:
        """Change a room with the rights of `shown`. `change` may be called again, with a newer state of the room.

        The result is that of `change`, or its error, or RoomError.
        """

        def apply(found: Found) -> Callable[[], T]:
            room = self._find(found, shown, owner)
            result = change(room, _recognize(room, shown))
            return lambda: result

        return self._changes.submit(code, apply)

    def schedule_refresh(self, code: str = "") -> None:
        """Schedule a look at a room that another process has changed; without a code, at all rooms."""
        if not code or self._store.look(code):
            self._stale.append(code)
            self._wake()

    def announce(self) -> bool:
        """Apply queued changes, send news to all listeners, and end rooms; return whether a room is left."""
        with self._changes.lock:
            self._changes.apply_waiting()
            stale = {self._stale.popleft() for _ in range(len(self._stale))}
            now = self._clock()
            checking = now >= self._checked + COUNTS_EVERY
            if checking:
                self._checked = now
            for code in self._store.codes():
                if checking:
                    self._check(code)
                elif stale & {code, ""}:
                    self._changes.apply(code, [])
                if room := self._store.look(code):
                    self._audience(code).publish(room, now)
        return len(self) > 0

    def _check(self, code: str) -> None:
        """Apply the effects of time and failures to a room."""

        def check(found: Found) -> Callable[[], None]:
            if isinstance(found, Room):
                audience = self._audience(code)
                if audience.is_ahead(found):
                    found.epoch = max(int(self._wall() * 1000), found.epoch + 1)
                found.lose(self._store.gone())
                audience.reconcile(found)
                found.over = found.over or found.why_over()
                if not found.over:
                    found.check_away()
                    found.check_round()
            return lambda: None

        future: Future[None] = Future()
        if self._changes.apply(code, [(check, future, 0)]):
            with suppress(RoomError):
                future.result()

    def _forget(self, code: str, why: Why) -> None:
        if audience := self._audiences.pop(code, None):
            audience.close(why)
            log.info("a class has ended: %d now", len(self))

    def _audience(self, code: str) -> Audience:
        return self._audiences.setdefault(code, Audience(lambda: self._store.is_cut_off))

    def _find(self, found: Found, shown: Credential, owner: str | None) -> Room:
        """Return the room. Raises RoomError if there is none, or if a shown token is not the room's."""
        if not isinstance(found, Room) or found.over:
            raise self._refusals.explain(found.over if isinstance(found, Room) else found, shown, owner)
        if shown.token is not None and not found.keys.is_of(shown.token):
            raise RoomError("forbidden", "token does not belong to this class", suspect=True)
        return found


def _recognize(room: Room, shown: Credential) -> Member:
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
