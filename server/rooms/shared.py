"""Rooms that several processes share by Redis. While it cannot be reached, each process goes on with those it knows."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from ..config.limits import DESERTED, ROOM_LASTS, ROOMS
from ..config.logs import log
from .attempts import Attempts, Rate
from .errors import RoomError
from .leases import Leases, State, Versions
from .listener import Why
from .merge import merge
from .packed import Packed, Unreadable, pack, unpack, votes_of
from .room import Room
from .seats import Seats
from .subscription import Subscription

_COUNTS = frozenset(
    {"seq", "here", "seats", "voted", "of", "lasts", "ends"}
)  # of a snapshot: what need not be told at once
_NOTHING, _NONE = Packed(b"", b"", {}), Versions()


@dataclass(slots=True)
class _Replica:
    """A room as this process knows it, and as Redis does. `shift`: what the shared clock is ahead of ours."""

    room: Room
    shift: float
    packed: Packed = _NOTHING
    versions: Versions = _NONE
    written: bytes = b""  # the version that this process wrote last
    diverged: bool = False  # whether it was changed while Redis could not be reached
    strange: bool = False  # whether others have changed it, so that those who are here are to be compared with it

    def is_in(self, state: State) -> bool:
        """Whether Redis has all that this process has done to the room."""
        return bool(state.versions.whole) and state.written == self.written and not self.diverged


class SharedRooms:
    """Rooms by their codes. One thread at a time."""

    is_remote = True

    def __init__(
        self,
        address: str,
        *,
        clock: Callable[[], float] = time.monotonic,
        each: int | None = None,
        wall: Callable[[], float] | None = None,
        secret: str = "",
    ) -> None:
        """`address` begins with redis://, `each`: the most seats of an address, `wall`: None for the clock of Redis.

        `secret`: what all processes know and Redis does not, which hides there what no pupil may know yet.
        """
        self._secret = secret.encode()
        once = Retry(NoBackoff(), 0)
        self._redis = redis.Redis.from_url(address, socket_connect_timeout=1, socket_timeout=2, retry=once)
        self._clock, self._each, self._wall = clock, each, wall
        self._worker = secrets.token_hex(6)
        self._replicas: dict[str, _Replica] = {}
        self._ending: Why | None = None
        self._unheard: dict[str, Why] = {}  # codes of rooms that have ended while Redis could not be reached
        self._attempts = Attempts(clock)  # while Redis cannot be reached
        self._leases = Leases(self._redis, self._worker)
        self._subscription = Subscription(self._redis, self._worker)
        self._changed: Callable[[Room], None] = lambda _: None
        self._ended: Callable[[str, Why], None] = lambda *_: None

    @property
    def is_cut_off(self) -> bool:
        """Whether Redis cannot be reached, so that rooms of others are not known."""
        return not self._subscription.up

    def subscribe(
        self, wake: Callable[[], None], changed: Callable[[Room], None], ended: Callable[[str, Why], None]
    ) -> None:
        """Call `wake` from a thread when others have changed a room; the others are called in a turn."""
        self._subscription.wake, self._changed, self._ended = wake, changed, ended

    def gone(self) -> set[str]:
        """The processes that have died."""
        return self._subscription.gone

    def add(self, room: Room) -> None:
        """Keep a new room, in its turn. Raises RoomError if there are too many."""
        if self.count() >= ROOMS:
            raise RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
        room.worker = self._worker
        self._unheard.pop(room.code, None)
        self._replicas[room.code] = _Replica(room, (self._wall or time.time)() - self._clock())

    def look(self, code: str) -> Room | None:
        """The room as it was known last, to be read; it is asked for if others have changed it since."""
        replica = self._replicas.get(code)
        if not self._subscription.take(code) and not (replica and replica.strange):
            return replica.room if replica else None
        if replica and not replica.strange:
            try:
                state = self._leases.read(code, replica.versions)
            except redis.RedisError as error:
                self._subscription.lose(error)
                return replica.room
            if replica.is_in(state):
                with suppress(Unreadable):  # which is seen to in a turn
                    replica = self._read(code, replica, state)
                    if not replica.strange:
                        return replica.room
        with self.change(code) as room:
            return room

    @contextmanager
    def change(self, code: str) -> Iterator[Room | None]:
        """The room, in a turn of this process. What it is at the end counts: if that fails, RoomError is raised."""
        self._subscription.start()
        self._ending = None
        replica = self._begin(code)
        try:
            if replica and replica.strange:
                replica.strange = False
                self._changed(replica.room)
            yield replica.room if replica else None
        finally:
            if replica := self._replicas.get(code):
                self._finish(code, replica)
            elif self._leases.is_ours:
                self._end_turn(code, DESERTED)

    def remove(self, code: str, why: Why) -> None:
        """Keep a room no longer, in its turn."""
        self._ending = why
        self._subscription.forget(code)

    def codes(self) -> list[str]:
        """The codes of the rooms that this process knows."""
        return [*self._replicas, *self._unheard]

    def count(self) -> int:
        """How many rooms there are as far as this process knows; Redis tells it those of others."""
        self._subscription.start()
        if not self.is_cut_off:
            try:
                return self._leases.count()
            except redis.RedisError as error:
                self._subscription.lose(error)
        return len(self._replicas)

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count a try, in Redis if that can be reached; whether it is within the rate."""
        self._subscription.start()
        if not self.is_cut_off:
            try:
                return self._leases.try_once(name, rate, self._wall() if self._wall else None)
            except redis.RedisError as error:
                self._subscription.lose(error)
        return self._attempts.take(name, rate)

    def close(self) -> None:
        """Stop listening."""
        self._subscription.close()
        self._redis.close()

    def _begin(self, code: str) -> _Replica | None:
        """Take a turn, and find out what others have done before it."""
        replica = self._replicas.get(code)
        self._leases.abandon()
        if self.is_cut_off:
            return replica
        try:
            state = self._leases.take(code, replica.versions if replica else _NONE)
        except redis.RedisError as error:
            self._subscription.lose(error)
            return replica
        if why := self._unheard.get(code):
            self._tell_end(code, why)
            return None
        if not state.versions.whole:
            return self._miss(code, replica, state)
        try:
            return self._read(code, replica, state)
        except Unreadable as error:
            log.warning("a class is damaged in Redis: %s", error)
            return self._discard(code, replica, state)

    def _discard(self, code: str, replica: _Replica | None, state: State) -> _Replica | None:
        """What cannot be read is as if Redis had lost it."""
        try:
            self._leases.discard(code)
        except redis.RedisError as lost:
            self._subscription.lose(lost)
            return replica
        return self._miss(code, replica, state._replace(ended=b""))

    def _shift(self, state: State) -> float:
        return (self._wall() if self._wall else state.now / 1000) - self._clock()

    def _miss(self, code: str, replica: _Replica | None, state: State) -> _Replica | None:
        """Redis has no such room: it has ended, or Redis has lost it."""
        if state.ended:
            self._replicas.pop(code, None)
            self._ended(code, state.ended.decode())  # type: ignore[arg-type]  # only we write it
        elif replica and replica.versions.whole:
            replica.packed, replica.versions, replica.written, replica.shift = _NOTHING, _NONE, b"", self._shift(state)
            replica.room.was = [replica.room.epoch, replica.room.seq]
            replica.room.epoch = max(state.now, replica.room.epoch + 1)
            replica.room.fresh = replica.room.moved = True
        return self._replicas.get(code)

    def _read(self, code: str, replica: _Replica | None, state: State) -> _Replica:
        """What others have written, united with what we know if that is more."""
        if replica and replica.is_in(state) and replica.versions == state.versions:
            return replica
        shift, known = self._shift(state), replica.packed if replica else _NOTHING
        votes = known.votes if state.votes is None else votes_of(state.votes)
        packed = Packed(state.core or known.core, state.seats or known.seats, votes)
        if replica is None:
            room = self._unpack(code, packed, shift)
            room.fresh = room.moved = strange = True
        elif replica.is_in(state):
            room, strange = self._follow(replica, packed, shift)
        else:
            room = merge(replica.room, self._unpack(code, packed, shift), int((self._clock() + shift) * 1000))
            room.fresh = room.moved = strange = True
        self._replicas[code] = _Replica(room, shift, packed, state.versions, state.written, strange=strange)
        return self._replicas[code]

    def _follow(self, replica: _Replica, packed: Packed, shift: float) -> tuple[Room, bool]:
        """The room as others have changed it, and whether it is strange. Seats that are the same are not read again."""
        old, same = replica.room, packed.seats == replica.packed.seats
        before = old.fields()
        room = self._unpack(old.code, packed, shift, old.seats if same else None)
        room.keep_local(old)
        after = room.fields()
        room.moved |= not same
        room.fresh |= any(before.get(name) != after.get(name) for name in {*before, *after} - _COUNTS)
        room.recounted |= before != after
        hosts, known_hosts = (each.hosts.devices.get(self._worker) for each in (room, old))
        return room, replica.strange or not same or hosts != known_hosts

    def _unpack(self, code: str, packed: Packed, shift: float, seats: Seats | None = None) -> Room:
        room = unpack(code, packed, shift, self._clock, self._each, self._secret, seats)
        room.worker = self._worker
        return room

    def _finish(self, code: str, replica: _Replica) -> None:
        """Write what has changed. Raises RoomError if our turn was over before."""
        if self._ending:
            self._replicas.pop(code)
            self._tell_end(code, self._ending)
            return
        packed = pack(replica.room, replica.shift, self._secret)
        changed = packed != replica.packed
        if not self._leases.is_ours:
            replica.diverged |= changed
            return
        left = max(1.0, replica.room.opened + ROOM_LASTS - self._clock())
        versions, written = (
            self._leases.changes(replica.packed, packed, replica.versions) if changed else (replica.versions, [])
        )
        done = self._end_turn(code, min(left, DESERTED), *written)
        if done is None:
            replica.diverged |= changed
        elif done:
            replica.diverged = replica.diverged and not changed
            replica.packed, replica.versions = packed, versions
            replica.written = versions.whole if changed else replica.written
        elif changed:
            replica.versions = Versions(b"0")  # others may have changed it meanwhile: it is read anew, and that counts
            raise RoomError("waiting", "this class was changed by others at the same time; ask once more")

    def _end_turn(self, code: str, lives: float, *written: object) -> bool | None:
        """Whether Redis has written it; None: nobody knows."""
        try:
            return self._leases.put(code, lives, *written)
        except redis.RedisError as error:
            self._subscription.lose(error)
            return None

    def _tell_end(self, code: str, why: Why) -> None:
        self._unheard[code] = why
        if not self._leases.is_ours:
            return
        try:
            self._leases.end(code, why, DESERTED)
        except redis.RedisError as error:
            self._subscription.lose(error)
        else:
            del self._unheard[code]
