"""A room as bytes, for a store that several processes share, and back. Only hashes of what opens a room are in them.

Times are those of a clock that all processes read: `shift` is what it is ahead of this process's own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_args

import orjson

from ..hosting.sockets.bucket import Bucket
from ..search.algorithms.algorithm import Goal
from .ballot import Ballot, Question, Tally
from .codes import Keys, Seat
from .film import Film, Trace
from .room import Mode, Room
from .seats import Seats, Sitting


class Packed(NamedTuple):
    """A room: all but its seats, and its seats with the votes of the round, which most changes leave as they are."""

    core: bytes
    seats: bytes


def pack(room: Room, shift: float, secret: bytes) -> Packed:
    """A room as bytes. `secret`: what hides the answer to its question from whoever reads them."""
    core: dict[str, Any] = {name: getattr(room, name) for name in _PLAIN}
    core |= {name: round(getattr(room, name) + shift, 3) for name in _TIMES}
    core |= {
        "keys": room.keys.pack(),
        "film": room.film.fields(),
        "ballot": room.ballot and _pack_ballot(room.ballot, shift, secret),
    }
    core |= {"hosts": room.hosts.devices, "hosts_left": round(room.hosts.left + shift, 3)}
    core |= {"issued": room.seats.issued, "dropped": sorted(room.seats.dropped), "remote": room.seats.remote}
    core |= {"barred": sorted(room.seats.barred), "shares": room.seats.shares}
    core |= {"leads": _pack_rate(room.leads, shift)}
    seats = [_pack_sitting(each, shift) for each in room.seats]
    votes = {mark.hex(): answer for mark, answer in room.ballot.votes.items()} if room.ballot else {}
    return Packed(orjson.dumps(core), orjson.dumps([seats, votes]))


class Unreadable(ValueError):
    """What was read is no room."""


def unpack(
    code: str, packed: Packed, shift: float, clock: Callable[[], float], each: int | None, secret: bytes
) -> Room:
    """The room that was packed. `each`: the most seats of one address. Raises Unreadable."""
    try:
        return _unpack(code, packed, shift, clock, each, secret)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise Unreadable(f"what Redis has of a class is none: {error}") from error


def _unpack(
    code: str, packed: Packed, shift: float, clock: Callable[[], float], each: int | None, secret: bytes
) -> Room:
    core = orjson.loads(packed.core)
    room = Room(code, Keys.unpack(*core["keys"]), _film(core["film"]), clock, each)
    for name in _PLAIN:
        setattr(room, name, core[name])
    for name in _TIMES:
        setattr(room, name, core[name] - shift)
    if room.mode not in get_args(Mode):
        raise ValueError(f"no mode is {room.mode}")
    room.hosts.devices, room.hosts.left = core["hosts"], core["hosts_left"] - shift
    room.restored = tuple(core["restored"]) if core["restored"] else None
    seats, votes = orjson.loads(packed.seats)
    for fields in seats:
        _sit(room.seats, fields, shift)
    room.seats.issued, room.seats.dropped = core["issued"], set(core["dropped"])
    room.seats.barred, room.seats.shares = set(core["barred"]), core["shares"]
    room.seats.remote = core["remote"]
    _set_rate(room.leads, core["leads"], shift)
    if core["ballot"]:
        room.ballot = _ballot(core["ballot"], shift, secret)
        room.ballot.votes = {bytes.fromhex(mark): answer for mark, answer in votes.items()}
    return room


_PLAIN = ("epoch", "seq", "term", "mode", "lead", "locked", "closes", "lowered", "away", "asked", "restored")
_TIMES = ("opened", "film_at")


def _pack_sitting(each: Sitting, shift: float) -> tuple[object, ...]:
    since = None if each.since is None else round(each.since + shift, 3)
    was = round(each.came + shift, 3), round(each.stayed, 3)
    said = each.follow, each.step, each.hand, _pack_rate(each.positions, shift), _pack_rate(each.votes, shift)
    return each.seat.number, each.seat.mark.hex(), each.group, each.at, since, *was, *said


def _sit(seats: Seats, fields: Sequence[Any], shift: float) -> None:
    number, mark, group, at, since, came, stayed, follow, step, hand, positions, votes = fields
    sitting = seats.put(Seat(number, bytes.fromhex(mark)), group)
    sitting.stayed = stayed
    sitting.at, sitting.follow, sitting.step, sitting.hand = at, follow, step, hand
    sitting.came, sitting.since = came - shift, None if since is None else since - shift
    _set_rate(sitting.positions, positions, shift)
    _set_rate(sitting.votes, votes, shift)


def _pack_rate(bucket: Bucket | None, shift: float) -> tuple[float, float] | None:
    """None: nothing was taken yet."""
    if bucket is None or bucket.taken is None:
        return None
    tokens, at = bucket.taken
    return round(tokens, 3), round(at + shift, 3)


def _set_rate(bucket: Bucket, rate: Sequence[float] | None, shift: float) -> None:
    bucket.taken = (rate[0], rate[1] - shift) if rate else None


def _film(fields: dict[str, Any]) -> Film:
    point = fields["point"] and tuple(fields["point"])
    film = Film(**fields | {"queens": tuple(fields["queens"]), "point": point})
    if not film.is_sound():
        raise ValueError("no lead shows such a film")
    return film


def _hide(fields: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """The fields of a question with its answer hidden, or no longer: doing it twice shows it again.

    A poll has none.
    """
    if fields["answer"] is None:
        return fields
    asked = orjson.dumps([fields["trace"], fields["step"], fields["about"]])
    mask = hashlib.blake2b(asked, key=secret[:64], digest_size=16).digest()
    answer, shown = (int.from_bytes(part, "big") for part in (mask[:8], mask[8:]))
    return fields | {"answer": fields["answer"] ^ answer, "shown": fields["shown"] ^ shown}


def _pack_ballot(ballot: Ballot, shift: float, secret: bytes) -> dict[str, Any]:
    question = {name: getattr(ballot.question, name) for name in Question.__slots__}
    question["trace"] = list(ballot.question.trace)
    tallies = [tally.fields() for tally in ballot.tallies]
    told = {"number": ballot.number, "round": ballot.round, "phase": ballot.phase}
    ends = None if ballot.ends is None else round(ballot.ends + shift, 3)
    return told | {"question": _hide(question, secret), "tallies": tallies, "ends": ends}


def _ballot(fields: dict[str, Any], shift: float, secret: bytes) -> Ballot:
    algorithm, n, goal = fields["question"]["trace"]
    shown = _hide(fields["question"], secret)
    question = Question(**shown | {"trace": Trace(algorithm, n, _goal(goal))})
    tallies = [Tally.of(each) for each in fields["tallies"]]
    ends = None if fields["ends"] is None else fields["ends"] - shift
    number, round, phase = fields["number"], fields["round"], fields["phase"]
    return Ballot(number, question, round, phase, tallies=tallies, ends=ends)


def _goal(text: str) -> Goal:
    return "first" if text == "first" else "all"
