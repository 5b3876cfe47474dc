"""A room as bytes and back, for a store that several processes share. They contain no secrets, only hashes.

Times are those of a clock that all processes share.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, get_args

import orjson

from ..hosting.shares import Bucket
from ..search.algorithms.algorithm import Goal
from .ballot import Ballot, OwnQuestion, RoomQuestion, Tally
from .codes import Keys, Seat
from .film import FilmState, TraceKey
from .room import Mode, Room

_ROOM = ("opened", "epoch", "seq", "term", "mode", "lead", "locked", "closes", "lowered", "away", "asked", "film_at")
_SEATS = ("issued", "remote", "shares")
_SITTING = ("group", "at", "came", "since", "stayed", "follow", "step", "hand", "task", "done")
_BALLOT = ("number", "round", "phase", "ends")
_values_of = attrgetter(*_SITTING, "votes.taken", "positions.taken")


class Packed(NamedTuple):
    """Bytes of a room: `core`, and its `seats` with the round's votes, which most changes leave as they are."""

    core: bytes
    seats: bytes


class Unreadable(ValueError):
    """The bytes are no packed room."""


def pack(room: Room, secret: bytes) -> Packed:
    """Return a room as bytes. `secret` hides the answer to its question from readers of the store."""
    core: dict[str, Any] = {name: getattr(room, name) for name in _ROOM}
    core |= {name: getattr(room.seats, name) for name in _SEATS}
    core |= {"dropped": sorted(room.seats.dropped), "barred": sorted(room.seats.barred)}
    core |= {"keys": room.keys.pack(), "film": room.film.fields(), "restored": room.restored}
    core |= {"hosts": room.hosts.devices, "hosts_left": room.hosts.left, "leads": room.leads.taken}
    core["ballot"] = room.ballot and _pack_ballot(room.ballot, secret)
    seats = [(each.seat.number, each.seat.mark.hex(), *_values_of(each)) for each in room.seats]
    rounds = (room.ballot.votes, room.ballot.before) if room.ballot else ({}, {})
    votes = [{mark.hex(): answer for mark, answer in each.items()} for each in rounds]
    return Packed(orjson.dumps(core), orjson.dumps([seats, *votes]))


def unpack(code: str, packed: Packed, clock: Callable[[], float], each: int | None, secret: bytes) -> Room:
    """Return the room of packed bytes. `each`: the most seats of one address. Raises Unreadable."""
    try:
        core, (seats, *rounds) = map(orjson.loads, packed)
        room = Room(code, Keys.unpack(*core["keys"]), _unpack_film(core["film"]), clock, each)
        for name in _ROOM:
            setattr(room, name, core[name])
        for name in _SEATS:
            setattr(room.seats, name, core[name])
        if room.mode not in get_args(Mode):
            raise ValueError(f"mode must be one of {', '.join(get_args(Mode))}, not {room.mode}")
        room.seats.dropped, room.seats.barred = set(core["dropped"]), set(core["barred"])
        room.hosts.devices, room.hosts.left = core["hosts"], core["hosts_left"]
        room.restored = tuple(core["restored"]) if core["restored"] else None
        _set_rate(room.leads, core["leads"])
        for number, mark, *values, voted, positions in seats:
            sitting = room.seats.add(Seat(number, bytes.fromhex(mark)), None)
            for name, value in zip(_SITTING, values, strict=True):
                setattr(sitting, name, value)
            _set_rate(sitting.votes, voted)
            _set_rate(sitting.positions, positions)
        if core["ballot"]:
            room.ballot = _unpack_ballot(core["ballot"], secret)
            votes = [{bytes.fromhex(mark): answer for mark, answer in each.items()} for each in rounds]
            room.ballot.votes, room.ballot.before = votes
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise Unreadable(f"the stored class cannot be read: {error}") from error
    return room


def _set_rate(bucket: Bucket, taken: list[float] | None) -> None:
    bucket.taken = (taken[0], taken[1]) if taken else None


def _unpack_film(fields: dict[str, Any]) -> FilmState:
    point = fields["point"] and tuple(fields["point"])
    film = FilmState(**fields | {"queens": tuple(fields["queens"]), "point": point})
    if not film.is_sound():
        raise ValueError("the stored film has impossible values")
    return film


def _hide(fields: dict[str, Any], secret: bytes) -> dict[str, Any]:
    """Return the fields of a question with its answer masked, and the reason; masking twice restores them.

    A poll has no answer.
    """
    if fields["answer"] is None:
        return fields
    text, choices, reason = fields["own"] or ("", [], "")
    asked = orjson.dumps([fields["trace"], fields["step"], fields["about"], text, choices])
    hidden = bytes.fromhex(reason)
    mask = hashlib.shake_256(secret[:64] + asked).digest(16 + len(hidden))
    answer, shown = (int.from_bytes(part, "big") for part in (mask[:8], mask[8:16]))
    masked = bytes(one ^ other for one, other in zip(hidden, mask[16:], strict=True)).hex()
    its = {"answer": fields["answer"] ^ answer, "shown": fields["shown"] ^ shown}
    return fields | its | {"own": fields["own"] and (text, choices, masked)}


def _pack_ballot(ballot: Ballot, secret: bytes) -> dict[str, Any]:
    question = {name: getattr(ballot.question, name) for name in RoomQuestion.__slots__}
    question["trace"] = list(ballot.question.trace)
    own = ballot.question.own
    question["own"] = own and (own.text, own.choices, own.reason.encode().hex())
    fields = {name: getattr(ballot, name) for name in _BALLOT}
    return fields | {"question": _hide(question, secret), "tallies": [tally.fields() for tally in ballot.tallies]}


def _unpack_ballot(fields: dict[str, Any], secret: bytes) -> Ballot:
    algorithm, n, goal = fields["question"]["trace"]
    if goal not in get_args(Goal):
        raise ValueError(f"goal must be one of {', '.join(get_args(Goal))}, not {goal}")
    known = _hide(fields["question"], secret)
    if known["own"]:
        text, choices, reason = known["own"]
        known["own"] = OwnQuestion(text, tuple(choices), known["answer"], bytes.fromhex(reason).decode())
    question = RoomQuestion(**known | {"trace": TraceKey(algorithm, n, goal)})
    tallies = [Tally.of(each) for each in fields["tallies"]]
    return Ballot(question=question, tallies=tallies, **{name: fields[name] for name in _BALLOT})
