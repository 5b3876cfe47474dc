"""What a process asks Redis about rooms, each in one step, and the turn in which it may change one.

What cannot be asked raises redis.RedisError.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, NamedTuple

import redis

from .attempts import Rate
from .errors import Busy
from .packed import Packed
from .scripts import COUNT, DISCARD, END, KEYS, PUT, TAKE, TRY

_TURN = 3000  # milliseconds that one process may have a room alone; whoever takes longer changes nothing


class Versions(NamedTuple):
    """Which state of a room this is: of all of it, of its seats, of its votes. Empty: none."""

    whole: bytes = b""
    seats: bytes = b""
    votes: bytes = b""


class State(NamedTuple):
    """A room as Redis has it. `now`: milliseconds since 1970, by its clock; `written`: what this process wrote last.

    Parts that are None have not changed since the versions that were known.
    """

    now: int
    ended: bytes  # why it has; empty: it has not
    written: bytes
    versions: Versions
    core: bytes | None
    seats: bytes | None
    votes: list[bytes] | None  # mark, vote, mark, vote …


class Leases:
    """Rooms in Redis. At most one turn at a time is this process's own."""

    def __init__(self, client: redis.Redis, worker: str) -> None:
        self._worker = worker
        self._turn: str | None = None
        scripts = map(client.register_script, (TAKE, PUT, END, DISCARD, COUNT, TRY))
        self._take, self._put, self._end, self._discard, self._count, self._try_once = scripts

    def read(self, code: str, known: Versions) -> State:
        """A room as it is."""
        return _state(self._take(_keys(code)[:4], ["", 0, self._worker, *known]))

    def take(self, code: str, known: Versions) -> State:
        """The same, in a turn that `put` or `end` ends. Raises Busy."""
        self._turn = None
        turn = secrets.token_hex(8)
        answer = self._take(_keys(code)[:4], [turn, _TURN, self._worker, *known])
        if answer == b"busy":
            raise Busy
        self._turn = turn
        return _state(answer)

    def put(self, code: str, lives: float, *written: Any) -> bool:
        """End the turn; whether it was still ours. `lives`: the room, in seconds; `written` comes of `changes`."""
        return self._finish(self._put, code, round(lives * 1000), code, *written)

    def end(self, code: str, why: str, remembered: float) -> bool:
        """End the room and the turn. `remembered`: for so many seconds it is known why."""
        return self._finish(self._end, code, why, int(remembered), code, KEYS + "news", self._worker)

    def discard(self, code: str) -> None:
        """Forget what Redis has of a room, in a turn."""
        self._discard(_keys(code)[:4], [self._turn or ""])

    def abandon(self) -> None:
        """No turn is ours, whatever becomes of the one that we may have in Redis."""
        self._turn = None

    @property
    def is_ours(self) -> bool:
        """Whether a turn has begun and not ended."""
        return self._turn is not None

    def changes(self, before: Packed, after: Packed, old: Versions) -> tuple[Versions, list[Any]]:
        """What is to be written where a room has changed, and the versions that it has then."""
        version = b"%d" % max(int(old.whole or 0) + 1, time.time_ns() // 1000)
        anew = bool(before.votes.keys() - after.votes.keys())
        votes = {mark: vote for mark, vote in after.votes.items() if anew or before.votes.get(mark) != vote}
        seats = after.seats if after.seats != before.seats else b""
        written = [old.whole, version, self._worker, KEYS + "news", after.core, seats, int(anew)]
        written += [part for mark, vote in votes.items() for part in (mark.hex(), vote)]
        return Versions(version, version if seats else old.seats, version if anew or votes else old.votes), written

    def count(self) -> int:
        """How many rooms there are."""
        return int(self._count([KEYS + "codes"]))

    def try_once(self, name: str, rate: Rate, now: float | None) -> bool:
        """Count a try; whether it is within the rate. `now`: None for the clock of Redis."""
        return bool(self._try_once([f"{KEYS}tries:{name}"], [*rate, *([] if now is None else [now])]))

    def _finish(self, script: Any, code: str, *arguments: Any) -> bool:
        turn, self._turn = self._turn, None
        return bool(script(_keys(code), [turn, *arguments]))


def _state(answer: Any) -> State:
    now, ended, written, whole, seats_version, votes_version, core, seats, votes = answer
    return State(now, ended, written, Versions(whole, seats_version, votes_version), core, seats, votes)


def _keys(code: str) -> list[str]:
    return [f"{KEYS}{kind}:{code}" for kind in ("room", "votes", "ended", "lock")] + [KEYS + "codes"]
