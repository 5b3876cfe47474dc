"""All rooms of a server: the door to this package. Its methods may be called from any thread and return at once."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from threading import RLock
from typing import TypeVar

from ..config.limits import CHANGES_WAITING, COUNTS_EVERY
from ..config.logs import log
from .announcer import Announcer
from .audience import Audience
from .batches import Batches, Change, Waiting
from .codes import Keys
from .errors import Busy, RoomError
from .film import Film
from .listener import Credential, Listener, Screen, Who, Why
from .refusals import Refusals
from .restore import Last, restore
from .room import Room
from .store import OwnRooms, RoomStore

T = TypeVar("T")
MOST_PATIENCE = 6.0  # seconds for the turn of another process to end
_PAUSE = 0.0005, 0.003  # seconds until a turn is asked for again


class Rooms:
    """The rooms of a server. Its thread starts with the first room and ends with the last.

    Futures have their result once it counts: where rooms are shared, the thread makes the changes that have come
    meanwhile together. Other changes of a room are made after those that wait for it.
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
        """`clock` never goes back, `wall` gives seconds since 1970. Without `announcing` call `announce` often."""
        self._each, self._clock, self._wall = seats_per_address, clock, wall
        self._store = store or OwnRooms(clock)
        self._lock = RLock()
        self._audiences: dict[str, Audience] = {}
        self._busy: dict[str, float] = {}  # until when changes wait for rooms that other processes have
        self._batches, self._together = Batches(), announcing and self._store.is_remote
        self._checked = clock()
        self._refusals = Refusals(self._store, clock)
        self._wake = Announcer(self.announce).wake if announcing else lambda: None
        self._store.subscribe(self._wake, lambda room: self._audience(room.code).compare(room), self._forget)

    def __len__(self) -> int:
        return len(self._store.codes())

    def count(self) -> int:
        """How many there are, those that only other processes know included."""
        return self._store.count()

    def count_seats(self) -> int:
        """How many pupils have joined in this process."""
        return sum(audience.count_seats() for audience in list(self._audiences.values()))

    def check_opening(self, owner: str | None) -> None:
        """Count that a class is being opened from this address. Raises RoomError."""
        with self._lock:
            self._refusals.check_opening(owner)

    def open(self, token: str, code: str, film: Film, last: Last | None = None) -> dict[str, object]:
        """Open the room that this token has the code of, or find that it is open. Raises RoomError.

        `last`: what a host knows of it from before this server started.
        """
        with self._change(code) as room:
            if room is None:
                room = Room(code, Keys(token), film, self._clock, self._each)
                room.epoch = int(self._wall() * 1000)
                self._store.add(room)
                self._audience(code)
                self._refusals.ended.pop(code, None)
                log.info("a class was opened: %d now", len(self))
            elif not room.keys.is_of(token):
                raise RoomError("taken", "another class is open with this code; a new token has another code")
            if last:
                restore(room, last, int(self._wall() * 1000))
            told = room.fields()
        self._wake()
        return {name: told[name] for name in ("epoch", "seq", "term", "lasts")}

    def join(
        self, code: str, shown: Credential, screen: Screen, listener: Listener, owner: str | None
    ) -> Future[str | None]:
        """Join a room: the listener is told everything at once, and then all that changes.

        The result is the seat, None of a host, or RoomError. Whoever else sat there has left: the newest is the one
        that its owner sees.
        """

        def sit(room: Room | None) -> str | None:
            room = self._find(room, code, shown, owner)
            audience = self._audience(code)
            text = shown.seat
            if shown.token is not None:
                who = Who(None)
                room.host_came()
            else:
                group = None if owner is None else room.keys.disguise(owner)
                if text is None:
                    self._refusals.check_new_seat(code, owner, listener.viewer)
                text = text or room.issue(group)
                who = replace(_recognize(room, Credential(seat=text)), group=group)
                assert who.seat
                room.sit(who.seat, group)
                for other in audience.sitting(who.seat.mark):
                    audience.remove(other)
                    other.end("elsewhere")
            audience.add(listener, who, screen, room, text)
            return text

        return self._unless_refused(code, listener, self.put(code, sit))

    def leave(self, code: str, listener: Listener, *, for_good: bool = False) -> Future[None]:
        """A listener has left. Its seat sleeps, or is given to others."""

        def go(room: Room | None) -> None:
            audience = self._audiences.get(code)
            who = audience.remove(listener) if audience else None
            if room is None or who is None:
                return
            if who.seat is None:
                room.hosts.went(room.worker)
            elif for_good:
                room.leave(who.seat)
            else:
                room.sleep(who.seat)

        return self._unless_refused(code, listener, self.put(code, go))

    def put(self, code: str, change: Change[T]) -> Future[T]:
        """Have a room changed in its turn, None where there is none; the result is there once the change counts."""
        future: Future[T] = Future()
        if not self._together:
            self._make(code, lambda: [(change, future)])
        elif self._batches.add(code, change, future) < CHANGES_WAITING:
            self._wake()
        else:
            self._make_waiting(code)
        return future

    def admit(self, found: Room | None, code: str, shown: Credential, owner: str | None) -> tuple[Room, Who]:
        """The room that was found, and who wants to change it in its turn. Raises RoomError."""
        room = self._find(found, code, shown, owner)
        return room, _recognize(room, shown)

    @contextmanager
    def host(self, code: str, shown: Credential, owner: str | None) -> Iterator[Room]:
        """A room, for a change by one of its hosts. Raises RoomError."""
        with self.enter(code, shown, owner) as (room, who):
            check_host(room, who)
            yield room

    @contextmanager
    def enter(self, code: str, shown: Credential, owner: str | None) -> Iterator[tuple[Room, Who]]:
        """A room, for a change by whoever may be in it. Raises RoomError."""
        with self._change(code) as found:
            yield self.admit(found, code, shown, owner)

    def drop(self, code: str, shown: Credential, owner: str | None, number: int) -> None:
        """A host takes a seat away for good. Raises RoomError."""
        with self.host(code, shown, owner) as room:
            self._audience(code).drop(room.drop(number))

    def bar(self, code: str, shown: Credential, owner: str | None, group: int) -> None:
        """A host takes all seats of an address away and keeps it out; 0: no address any longer. Raises RoomError."""
        with self.host(code, shown, owner) as room:
            self._audience(code).drop(room.bar(group))

    def end(self, code: str, shown: Credential, owner: str | None) -> None:
        """A host ends the class. Raises RoomError."""
        with self.host(code, shown, owner):
            self._end(code, "ended")

    def announce(self) -> bool:
        """Make the changes that wait, tell everybody what is new, and end what is over; whether a room is left."""
        for code in self._batches.codes():
            self._make_waiting(code, patience=0)
        if self._busy:
            time.sleep(random.uniform(*_PAUSE))
            self._wake()
        now = self._clock()
        checking = now >= self._checked + COUNTS_EVERY
        if checking:
            self._checked = now
        for code in self._store.codes():
            with suppress(RoomError):  # who cannot have it now asks again soon
                if not self._tell(code, now, checking=checking):
                    self._check(code, now)
        return len(self) > 0

    def _tell(self, code: str, now: float, *, checking: bool) -> bool:
        """Tell everybody in a room what is new; False: it is to be checked, in a turn."""
        with self._lock:
            room = self._store.look(code)
            if room is None or checking or self._audience(code).is_to_count(room, now):
                return False
            self._audience(code).tell(room, now)
            return True

    def _check(self, code: str, now: float) -> None:
        """Find out what time has changed in a room, and tell everybody what is new."""
        with self._change(code, patience=0) as room:
            if room is None:
                return
            room.lose(self._store.gone())
            if why := room.why_over():
                self._end(code, why)
                return
            room.check_away()
            room.check_round()
            self._audience(code).tell(room, now)

    def _end(self, code: str, why: Why) -> None:
        self._store.remove(code, why)
        self._forget(code, why)
        log.info("a class has ended: %d now", len(self))

    def _forget(self, code: str, why: Why) -> None:
        if audience := self._audiences.pop(code, None):
            audience.end(why)
        self._refusals.ended[code] = why

    def _audience(self, code: str) -> Audience:
        return self._audiences.setdefault(code, Audience(lambda: self._store.is_cut_off))

    def _unless_refused(self, code: str, listener: Listener, future: Future[T]) -> Future[T]:
        """Whoever is refused is told nothing more."""

        def check(future: Future[T]) -> None:
            if future.exception():
                with self._lock:
                    if audience := self._audiences.get(code):
                        audience.remove(listener)

        future.add_done_callback(check)
        return future

    def _make_waiting(self, code: str, patience: float = MOST_PATIENCE) -> None:
        """Make the changes that wait for a room. They wait until its turn has come, so that nobody overtakes them."""
        if self._batches.waits(code):
            self._make(code, partial(self._batches.take, code), patience)

    def _make(self, code: str, take: Callable[[], list[Waiting]], patience: float = MOST_PATIENCE) -> None:
        """Make changes of a room in one turn, in which they are taken. If the turn fails, all of them have failed.

        Those that `patience` is too short for wait on; not for longer than anybody waits.
        """
        changes: list[Waiting] = []
        outcomes: list[Callable[[], None]] = []
        try:
            with self._turn(code, patience) as room:
                changes = take()
                for change, future in changes:
                    try:
                        outcomes.append(partial(future.set_result, change(room)))
                    except Exception as error:
                        outcomes.append(partial(future.set_exception, error))
        except Exception as error:
            if isinstance(error, Busy) and self._batches.waits(code):
                end = self._busy.setdefault(code, time.monotonic() + MOST_PATIENCE)
                if time.monotonic() < end:
                    return
            outcomes = [partial(future.set_exception, error) for _, future in changes or take()]
        self._busy.pop(code, None)
        with self._lock:
            for tell in outcomes:
                tell()

    @contextmanager
    def _change(self, code: str, patience: float = MOST_PATIENCE) -> Iterator[Room | None]:
        """The room with this code, or None, alone, behind the changes that wait for it."""
        self._make_waiting(code, patience)
        with self._turn(code, patience) as room:
            yield room

    @contextmanager
    def _turn(self, code: str, patience: float) -> Iterator[Room | None]:
        """The room with this code, or None, alone. Other rooms need not wait while another process has this one."""
        end = time.monotonic() + patience
        while True:
            with self._lock, ExitStack() as turn:
                try:
                    room = turn.enter_context(self._store.change(code))
                except Busy:
                    if time.monotonic() > end:
                        raise
                else:
                    yield room
                    turn.close()
                    if room and room.fresh:
                        self._wake()
                    return
            time.sleep(random.uniform(*_PAUSE))

    def _find(self, room: Room | None, code: str, shown: Credential, owner: str | None) -> Room:
        """The room with this code. Raises RoomError, also if a token that is shown is not the room's."""
        if room is None:
            raise self._refusals.explain(code, shown, owner)
        if shown.token is not None and not room.keys.is_of(shown.token):
            raise RoomError("forbidden", "token is not this class's", suspect=True)
        return room


def _recognize(room: Room, shown: Credential) -> Who:
    """Who shows this in the room. Raises RoomError."""
    if shown.token is not None:
        return Who(None)
    seat = room.keys.read(shown.seat or "")
    if seat is None:
        raise RoomError("forbidden", "seat is not one of this class", suspect=True)
    return Who(seat)


def check_host(room: Room, who: Who) -> None:
    """Raises RoomError if this is no host."""
    if not room.is_host(who.seat):
        raise RoomError("forbidden", "only a host may do this, with its token or its remote control", suspect=True)
