"""Rooms that several processes share by Redis. While it cannot be reached, each process goes on with those it knows."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import redis
from cachetools import TTLCache
from redis.backoff import NoBackoff
from redis.retry import Retry

from ..config.limits import DESERTED, ROOM_LASTS, ROOMS
from .errors import RoomError
from .listener import Why
from .news import News
from .packing import Packed, pack, unpack
from .room import Room
from .scripts import COUNT, END, KEYS, PUT, TAKE, TRY
from .tries import Rate, Tries
from .uniting import unite

_TURN = 3000  # milliseconds that one process may have a room alone; whoever takes longer changes nothing
_WAITING = 2 * _TURN / 1000  # seconds until a turn is given up
_MOST_ENDED = 1024
_COUNTS = frozenset({"seq", "here", "seats", "voted", "of", "lasts"})  # of a snapshot: what need not be told at once
_NOTHING = Packed(b"", b"", {})


@dataclass(slots=True)
class _Kept:
    """A room as this process knows it, and as Redis does. `shift`: what the shared clock is ahead of ours."""

    room: Room
    shift: float
    packed: Packed = _NOTHING
    version: bytes = b""
    written: bytes = b""  # the version that this process wrote last
    apart: bool = False  # whether it was changed while Redis could not be reached


class SharedRooms:
    """Rooms by their codes. One thread at a time."""

    def __init__(
        self,
        address: str,
        *,
        clock: Callable[[], float] = time.monotonic,
        each: int | None = None,
        wall: Callable[[], float] | None = None,
    ) -> None:
        """`address` begins with redis://, `each`: the most seats of an address, `wall`: None for the clock of Redis."""
        once = Retry(NoBackoff(), 0)
        self._redis = redis.Redis.from_url(address, socket_connect_timeout=1, socket_timeout=2, retry=once)
        self._clock, self._each, self._wall = clock, each, wall
        self._worker = secrets.token_hex(6)
        self._kept: dict[str, _Kept] = {}
        self._ended: TTLCache[str, Why] = TTLCache(_MOST_ENDED, DESERTED, clock)
        self._ending: Why | None = None
        self._unheard: dict[str, Why] = {}  # codes of rooms that have ended while Redis could not be reached
        self._turn: str | None = None  # None: Redis is not asked
        self._tries = Tries(clock)  # while Redis cannot be reached
        scripts = map(self._redis.register_script, (TAKE, PUT, END, COUNT, TRY))
        self._take, self._put, self._end, self._count_all, self._try_once = scripts
        self._news = News(self._redis, self._worker)

    @property
    def apart(self) -> bool:
        """Whether Redis cannot be reached, so that rooms of others are not known."""
        return not self._news.up

    def attend(self, wake: Callable[[], None]) -> None:
        """Call `wake` from a thread when others have changed a room."""
        self._news.wake = wake

    def gone(self) -> set[str]:
        """The processes that have died."""
        return self._news.gone

    def add(self, room: Room) -> None:
        """Keep a new room, in its turn. Raises RoomError if there are too many."""
        if self.count() >= ROOMS:
            raise RoomError("too_many", f"{ROOMS} classes are open on this server; one may end soon")
        room.worker = self._worker
        self._ended.pop(room.code, None)
        self._unheard.pop(room.code, None)
        self._kept[room.code] = _Kept(room, (self._wall or time.time)() - self._clock())

    def look(self, code: str) -> Room | None:
        """The room as it was known last, to be read; it is asked for if others have changed it since."""
        if self._news.take(code):
            with self.change(code) as room:
                return room
        kept = self._kept.get(code)
        return kept.room if kept else None

    @contextmanager
    def change(self, code: str) -> Iterator[Room | None]:
        """The room, in a turn of this process. What it is at the end counts: if that fails, RoomError is raised."""
        self._news.start()
        self._ending, self._turn = None, None
        kept = self._begin(code)
        try:
            yield kept.room if kept else None
        finally:
            if kept := self._kept.get(code):
                self._finish(code, kept)
            self._release(code)

    def remove(self, code: str, why: Why) -> None:  # noqa: ARG002 - only the one whose turn it is
        """Keep a room no longer, in its turn."""
        self._ending = why

    def why_ended(self, code: str) -> Why | None:
        """Why a room that was asked for has ended, if somebody knows."""
        return self._ended.get(code)

    def codes(self) -> list[str]:
        """The codes of the rooms that this process knows."""
        return [*self._kept, *self._unheard]

    def count(self) -> int:
        """How many rooms there are as far as this process knows; Redis tells it those of others."""
        self._news.start()
        if not self.apart:
            try:
                return int(self._count_all([KEYS + "codes"]))
            except redis.RedisError as error:
                self._news.lose(error)
        return len(self._kept)

    def try_once(self, name: str, rate: Rate) -> bool:
        """Count a try, in Redis if that can be reached; whether it is within the rate."""
        self._news.start()
        if not self.apart:
            now = [self._wall()] if self._wall else []
            try:
                return bool(self._try_once([f"{KEYS}tries:{name}"], [*rate, *now]))
            except redis.RedisError as error:
                self._news.lose(error)
        return self._tries.take(name, rate)

    def close(self) -> None:
        """Stop listening."""
        self._news.close()
        self._redis.close()

    def _begin(self, code: str) -> _Kept | None:
        kept = self._kept.get(code)
        if self.apart:
            return kept
        try:
            answer = self._wait(code, kept)
        except redis.RedisError as error:
            self._news.lose(error)
            return kept
        now, ended, version, written = answer[:4]
        if why := self._unheard.get(code):
            self._tell_end(code, why)
            return None
        shift = (self._wall() if self._wall else now / 1000) - self._clock()
        if not version:
            return self._miss(code, kept, ended.decode(), shift, now)
        if kept and version == kept.version and written == kept.written and not kept.apart:
            return kept
        if len(answer) < 7:  # it is as we knew it, but not as we have left it
            assert kept
            packed = kept.packed
        else:
            packed = Packed(answer[4], answer[5], dict(zip(answer[6][::2], answer[6][1::2], strict=True)))
            packed = packed._replace(votes={bytes.fromhex(mark.decode()): vote for mark, vote in packed.votes.items()})
        self._kept[code] = self._read(code, kept, packed, version, written, shift)
        return self._kept[code]

    def _miss(self, code: str, kept: _Kept | None, ended: str, shift: float, now: int) -> _Kept | None:
        """Redis has no such room: it has ended, or Redis has lost it."""
        if ended:
            self._kept.pop(code, None)
            self._ended[code] = ended  # type: ignore[assignment]  # only we write it
        elif kept and kept.version:
            kept.packed, kept.version, kept.written, kept.shift = _NOTHING, b"", b"", shift
            kept.room.was = [kept.room.epoch, kept.room.seq]
            kept.room.epoch = max(now, kept.room.epoch + 1)
            kept.room.fresh = True
        return self._kept.get(code)

    def _read(
        self, code: str, kept: _Kept | None, packed: Packed, version: bytes, written: bytes, shift: float
    ) -> _Kept:
        """What others have written, united with what we know if that is more."""
        room = unpack(code, packed, shift, self._clock, self._each)
        room.worker = self._worker
        room.strange = True
        new = _Kept(room, shift, packed, version, written)
        if kept is None:
            room.fresh = room.moved = True
            return new
        old = kept.room
        if kept.apart or written != kept.written:
            new.room = unite(old, room, int((self._clock() + shift) * 1000))
            new.room.strange = True
            return new
        room.keep_local(old)
        room.moved |= packed.seats != kept.packed.seats
        before, after = old.fields(), room.fields()
        if any(before.get(name) != after.get(name) for name in {*before, *after} - _COUNTS):
            room.fresh = True
        room.recounted |= before != after
        return new

    def _finish(self, code: str, kept: _Kept) -> None:
        """Write what has changed. Raises RoomError if our turn was over before."""
        if self._ending:
            self._kept.pop(code)
            self._tell_end(code, self._ending)
            return
        packed = pack(kept.room, kept.shift)
        changed = packed != kept.packed
        if self._turn is None:
            kept.apart |= changed
            return
        left = max(1.0, kept.room.opened + ROOM_LASTS - self._clock())
        arguments: list[Any] = [round(min(left, DESERTED) * 1000), code]
        version = kept.version
        if changed:
            version = b"%d" % max(int(version or 0) + 1, time.time_ns() // 1000)
            known = kept.packed.votes
            anew = bool(known.keys() - packed.votes.keys())
            votes = {mark: vote for mark, vote in packed.votes.items() if anew or known.get(mark) != vote}
            arguments += [kept.version, version, self._worker, packed.core, packed.seats, int(anew), KEYS + "news"]
            arguments += [part for mark, vote in votes.items() for part in (mark.hex(), vote)]
        done = self._try(self._put, code, *arguments)
        if done is None:
            kept.apart |= changed
        elif done:
            kept.apart = kept.apart and not changed
            kept.packed, kept.version = packed, version
            kept.written = version if changed else kept.written
        elif changed:
            kept.version = b"0"  # others may have changed it meanwhile: it is read anew, and that counts
            raise RoomError("waiting", "this class was changed by others at the same time; ask once more")

    def _tell_end(self, code: str, why: Why) -> None:
        self._ended[code] = self._unheard[code] = why
        if self._try(self._end, code, why, int(DESERTED), code, KEYS + "news", self._worker) is not None:
            del self._unheard[code]

    def _wait(self, code: str, kept: _Kept | None) -> list[Any]:
        """Take a turn. Raises RoomError if there is none."""
        turn = secrets.token_hex(8)
        known = kept.version if kept else b""
        end = time.monotonic() + _WAITING
        while True:
            answer = self._take(_keys(code)[:4], [turn, _TURN, known, self._worker])
            if answer != b"busy":
                self._turn = turn
                return list(answer)
            if time.monotonic() > end:
                raise RoomError("waiting", "others are changing this class; ask once more in some seconds")
            time.sleep(random.uniform(0.0005, 0.003))

    def _release(self, code: str) -> None:
        """Leave a turn in which there was no room."""
        if self._turn and code not in self._kept:
            self._try(self._put, code, _TURN, code)

    def _try(self, script: Any, code: str, *arguments: Any) -> int | None:
        """Whether Redis has done it; None: nobody knows."""
        turn, self._turn = self._turn, None
        if turn is None:
            return None
        try:
            return int(script(_keys(code), [turn, *arguments]))
        except redis.RedisError as error:
            self._news.lose(error)
            return None


def _keys(code: str) -> list[str]:
    return [f"{KEYS}{kind}:{code}" for kind in ("room", "votes", "ended", "lock")] + [KEYS + "codes"]
