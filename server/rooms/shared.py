"""Rooms that several processes share in Redis. While it cannot be reached, they stand still."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from ..config.limits import DESERTED, ROOM_LASTS, ROOMS
from ..config.logs import log
from .errors import CutOff
from .listener import Why
from .packed import Packed, Unreadable, pack, unpack
from .room import Room
from .scripts import CHANGE, COUNT, KEYS, LOAD, TRY
from .store import Rate, too_many_rooms
from .subscription import NEWS, Subscription


@dataclass(slots=True)
class _Known:
    """Local copy of a room, with its last state in Redis."""

    room: Room
    version: bytes = b""  # b"": Redis does not have it
    packed: Packed | None = None


class SharedRooms:
    """Rooms in Redis, by their codes. One thread at a time changes them."""

    is_remote = True

    def __init__(
        self,
        address: str,
        *,
        clock: Callable[[], float] | None = None,
        each: int | None = None,
        secret: str = "",
    ) -> None:
        """Connect to Redis at `address`; `each`: the most seats of an address; `clock`: by default that of Redis.

        `secret`: known to all processes but not to Redis, where it hides answers that pupils may not see yet.
        """
        self._secret = secret.encode()
        once = Retry(NoBackoff(), 0)
        self._redis = redis.Redis.from_url(address, socket_connect_timeout=1, socket_timeout=2, retry=once)
        self._clock, self._each = clock, each
        self._ahead: float | None = None  # offset in seconds of Redis's clock from time.monotonic()
        self._worker, self._versions = secrets.token_hex(6), count(1)
        self._known: dict[str, _Known] = {}
        self._subscription = Subscription(self._redis, self._worker)
        scripts = map(self._redis.register_script, (LOAD, CHANGE, COUNT, TRY))
        self._load, self._change, self._count, self._try_once = scripts

    def clock(self) -> float:
        """Return seconds since 1970, by a clock that all processes share and that is never set."""
        if self._clock:
            return self._clock()
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    @property
    def is_cut_off(self) -> bool:
        """Return whether Redis cannot be reached."""
        return not self._subscription.up

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Call `on_change`, from a thread, with the code of a room that another process has changed, "" for any."""
        self._subscription.on_change = on_change

    def gone(self) -> set[str]:
        """Return the processes that have died."""
        return self._subscription.gone

    def codes(self) -> list[str]:
        """Return the codes of the rooms in the local copies."""
        return list(self._known)

    def look(self, code: str) -> Room | None:
        """Return the local copy of a room."""
        known = self._known.get(code)
        return known.room if known else None

    def load(self, code: str) -> Room | Why | None:
        """Return the room in Redis, or why it has ended. If Redis has lost it, renew the local copy in a new epoch."""
        known = self._known.get(code)
        lives = [self._lives(known.room)] if known else []
        now, version, *rest = self._run_script(self._load, _keys(code), [code, known.version if known else "", *lives])
        if self._ahead is None:
            self._ahead = now / 1000 - time.monotonic()
        if known and version and version == known.version:
            return known.room
        if version:
            try:
                return self._read(code, version, Packed(*rest))
            except Unreadable as error:
                log.warning("a class in Redis is damaged and was dropped: %s", error)
                self._run_script(lambda keys, _: self._redis.delete(*keys[:1]), _keys(code), [])
        elif rest[0]:
            self._known.pop(code, None)
            why: Why = rest[0].decode()
            return why
        if known:
            known.version = b""
            known.room.epoch = max(now, known.room.epoch + 1)
        return known.room if known else None

    def add(self, room: Room) -> None:
        """Add a new room. Raises RoomError if there are too many."""
        if self._run_script(self._count, [KEYS + "codes"], []) >= ROOMS:
            raise too_many_rooms()
        room.worker = self._worker
        self._known[room.code] = _Known(room)

    def change(self, code: str) -> bool:
        """Store a changed room if Redis still has the loaded version; else undo the change."""
        known = self._known.get(code)
        if known is None:
            return True
        room, old = known.room, known.packed
        packed = pack(room, self._secret)
        if packed == old and not room.over:
            return True
        version = f"{self._worker}.{next(self._versions)}".encode()
        written = [code, known.version, version, self._lives(room), NEWS, f"{code} {self._worker}"]
        written += [room.over or "", round(DESERTED), packed.core]
        written += [] if old and known.version and old.seats == packed.seats else [packed.seats]
        is_written = False
        try:
            is_written = bool(self._run_script(self._change, _keys(code), written))
        finally:
            if is_written:
                known.version, known.packed = version, packed
            elif old:
                self._read(code, known.version, old)
            if room.over if is_written else not old:
                del self._known[code]
        return is_written

    def count(self) -> int:
        """Return the number of rooms; of local copies while Redis cannot be reached."""
        try:
            return int(self._run_script(self._count, [KEYS + "codes"], []))
        except CutOff:
            return len(self._known)

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count an attempt; return whether it is within the rate."""
        now = [self._clock()] if self._clock else []
        return bool(self._run_script(self._try_once, [f"{KEYS}tries:{name}"], [*rate, *now]))

    def close(self) -> None:
        """Stop listening."""
        self._subscription.close()
        self._redis.close()

    def _run_script(self, script: Callable[[list[str], list[Any]], Any], keys: list[str], arguments: list[Any]) -> Any:
        """Run a script in Redis and return its result. Raises CutOff."""
        self._subscription.start()
        if self.is_cut_off:
            raise CutOff
        try:
            return script(keys, arguments)
        except redis.RedisError as error:
            self._subscription.mark_down(error)
            raise CutOff from error

    def _read(self, code: str, version: bytes, packed: Packed) -> Room:
        """Unpack a room into a local copy. Raises Unreadable."""
        room = unpack(code, packed, self.clock, self._each, self._secret)
        room.worker = self._worker
        self._known[code] = _Known(room, version, packed)
        return room

    def _lives(self, room: Room) -> int:
        """Return the milliseconds until Redis drops a room that no process renews."""
        left = max(1.0, room.opened + ROOM_LASTS - self.clock())
        return round(min(left, DESERTED) * 1000)


def _keys(code: str) -> list[str]:
    return [f"{KEYS}{kind}:{code}" for kind in ("room", "ended")] + [KEYS + "codes"]
