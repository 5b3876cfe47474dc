"""All rooms of a server: the door to this package. Its methods may be called from any thread and return at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import RLock

from cachetools import TTLCache

from ..config.limits import ALL_GUESSES, COUNTS_EVERY, DESERTED, GUESSES, OPENINGS
from ..config.logs import log
from .codes import Keys
from .crier import Crier
from .errors import RoomError
from .film import Film
from .hall import Hall
from .listener import Credential, Listener, Screen, Who, Why
from .reopening import Last, restore
from .room import Room
from .store import OwnRooms, RoomStore

_MOST_ENDED = 1024  # codes that are remembered


class Rooms:
    """The rooms of a server. Its thread starts with the first room and ends with the last."""

    def __init__(
        self,
        *,
        seats_per_address: int | None = None,
        store: RoomStore | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        crying: bool = True,
    ) -> None:
        """`clock` never goes back, `wall` tells the time in seconds since 1970. Without `crying` call `cry` often."""
        self._each, self._clock, self._wall = seats_per_address, clock, wall
        self._store = store or OwnRooms(clock)
        self._lock = RLock()
        self._halls: dict[str, Hall] = {}
        self._started = self._checked = clock()
        self._ended: TTLCache[str, Why] = TTLCache(_MOST_ENDED, DESERTED, clock)
        self._wake = Crier(self.cry).wake if crying else lambda: None
        self._store.attend(self._wake)

    def __len__(self) -> int:
        return len(self._store.codes())

    def count(self) -> int:
        """How many there are, those that only other processes know included."""
        return self._store.count()

    def count_seats(self) -> int:
        """How many pupils have joined in this process."""
        return sum(hall.count_seats() for hall in list(self._halls.values()))

    def check_opening(self, owner: str | None) -> None:
        """Count that a class is being opened from this address. Raises RoomError."""
        with self._lock:
            if not self._store.try_once(f"opening:{owner}", OPENINGS):
                raise RoomError("too_often", "from one address a class may be opened six times a minute")

    def open(self, token: str, code: str, film: Film, last: Last | None = None) -> dict[str, object]:
        """Open the room that this token has the code of, or find that it is open. Raises RoomError.

        `last`: what a host knows of it from before this server started.
        """
        with self._change(code) as room:
            if room is None:
                room = Room(code, Keys(token), film, self._clock, self._each)
                room.epoch = int(self._wall() * 1000)
                self._store.add(room)
                self._hall(code)
                self._ended.pop(code, None)
                log.info("a class was opened: %d now", len(self))
            elif not room.keys.is_of(token):
                raise RoomError("taken", "another class is open with this code; a new token has another code")
            if last:
                restore(room, last, int(self._wall() * 1000))
            told = room.fields()
        self._wake()
        return {name: told[name] for name in ("epoch", "seq", "term", "lasts")}

    def join(self, code: str, shown: Credential, screen: Screen, listener: Listener, owner: str | None) -> str | None:
        """Join a room: the listener is told everything at once, and then all that changes. Raises RoomError.

        Returns the seat, None of a host. Whoever else sat there has left: the newest is the one that its owner sees.
        """
        with self._unless_refused(code, listener), self._open(code, shown, owner) as room:
            hall = self._hall(code)
            text = shown.seat
            if shown.token is not None:
                who = Who(None)
                room.host_came()
            else:
                text = text or room.issue(owner)
                who = self._recognize(room, Credential(seat=text))
                assert who.seat
                room.sit(who.seat, owner)
                for other in hall.sitting(who.seat.mark):
                    hall.remove(other)
                    other.end("elsewhere")
            hall.add(listener, who, screen, room, text)
        return text

    def leave(self, code: str, listener: Listener, *, for_good: bool = False) -> None:
        """A listener has left. Its seat sleeps, or is given to others."""
        with self._unless_refused(code, listener), self._change(code) as room:
            hall = self._halls.get(code)
            who = hall.remove(listener) if hall else None
            if room is None or who is None:
                return
            if who.seat is None:
                room.hosts.went(room.worker)
            else:
                room.sleep(who.seat)
                if for_good:
                    room.seats.forget(who.seat.mark)

    @contextmanager
    def host(self, code: str, shown: Credential, owner: str | None) -> Iterator[Room]:
        """A room, for a change by one of its hosts. Raises RoomError."""
        with self.enter(code, shown, owner) as (room, who):
            if who.seat is not None:
                raise RoomError("forbidden", "only a host may do this: token is missing", suspect=True)
            yield room

    @contextmanager
    def enter(self, code: str, shown: Credential, owner: str | None) -> Iterator[tuple[Room, Who]]:
        """A room, for a change by whoever may be in it. Raises RoomError."""
        with self._open(code, shown, owner) as room:
            yield room, self._recognize(room, shown)
            fresh = room.fresh
        if fresh:
            self._wake()

    def drop(self, code: str, shown: Credential, owner: str | None, number: int) -> None:
        """A host takes a seat away for good. Raises RoomError."""
        with self.host(code, shown, owner) as room:
            hall = self._hall(code)
            for mark in room.drop(number):
                for listener in hall.sitting(mark):
                    hall.remove(listener)
                    listener.end("dropped")

    def end(self, code: str, shown: Credential, owner: str | None) -> None:
        """A host ends the class. Raises RoomError."""
        with self.host(code, shown, owner):
            self._end(code, "ended")

    def cry(self) -> bool:
        """Tell everybody what is new, and end what is over; whether a room is left."""
        now = self._clock()
        checking = now >= self._checked + COUNTS_EVERY
        if checking:
            self._checked = now
        for code in self._store.codes():
            with suppress(RoomError), self._lock:  # who cannot have it now asks again soon
                room = self._store.look(code)
                if room and not checking and not room.strange and not self._hall(code).is_to_count(room, now):
                    self._hall(code).tell(room, now)
                else:
                    self._check(code, now)
        return len(self) > 0

    def _check(self, code: str, now: float) -> None:
        """Find out what time has changed in a room, and tell everybody what is new."""
        with self._change(code) as room:
            if room is None:
                return
            room.lose(self._store.gone())
            if why := room.why_over():
                self._end(code, why)
                return
            room.check_away()
            self._hall(code).tell(room, now)

    def _end(self, code: str, why: Why) -> None:
        self._store.remove(code, why)
        self._forget(code, why)
        log.info("a class has ended: %d now", len(self))

    def _forget(self, code: str, why: Why) -> None:
        if hall := self._halls.pop(code, None):
            hall.end(why)
        self._ended[code] = why

    def _hall(self, code: str) -> Hall:
        return self._halls.setdefault(code, Hall(lambda: self._store.apart))

    @contextmanager
    def _unless_refused(self, code: str, listener: Listener) -> Iterator[None]:
        """Whoever is refused is told nothing more."""
        try:
            yield
        except RoomError:
            with self._lock:
                if hall := self._halls.get(code):
                    hall.remove(listener)
            raise

    @contextmanager
    def _change(self, code: str) -> Iterator[Room | None]:
        """The room with this code, or None, alone; those who are here are what it knows of them."""
        with self._lock, self._store.change(code) as room:
            if room is None and (why := self._store.why_ended(code)):
                self._forget(code, why)
            elif room and room.strange:
                room.strange = False
                self._hall(code).compare(room)
            yield room

    @contextmanager
    def _open(self, code: str, shown: Credential, owner: str | None) -> Iterator[Room]:
        """The room with this code, alone. Raises RoomError, also if a token that is shown is not the room's."""
        with self._change(code) as room:
            if room is None:
                raise self._no_room(code, shown, owner)
            if shown.token is not None and not room.keys.is_of(shown.token):
                raise RoomError("forbidden", "token is not this class's", suspect=True)
            yield room

    def _recognize(self, room: Room, shown: Credential) -> Who:
        if shown.token is not None:
            return Who(None)
        seat = room.keys.read(shown.seat or "")
        if seat is None:
            raise RoomError("forbidden", "seat is not one of this class", suspect=True)
        return Who(seat)

    def _no_room(self, code: str, shown: Credential, owner: str | None) -> RoomError:
        """Why there is no room with this code."""
        if code in self._ended:
            return RoomError("ended", "this class has ended")
        if shown.token or shown.seat:  # not a guess: somebody who was there
            if self._store.apart or self._clock() < self._started + DESERTED:
                why = "this class is not open again yet; ask once more in some seconds"
                return RoomError("waiting", why, suspect=True)
            return RoomError("no_room", "no class is open with this code", suspect=True)
        if not (self._store.try_once(f"guess:{owner}", GUESSES) and self._store.try_once("guess", ALL_GUESSES)):
            return RoomError("too_often", "too many codes that no class has; wait a minute", suspect=True)
        if self._store.apart:
            why = "this class may be open, but cannot be reached now; ask once more in some seconds"
            return RoomError("waiting", why)
        return RoomError("no_room", "no class is open with this code")
