"""Changes of a room that only hosts may make, and their answer."""

from __future__ import annotations

from typing import Any

from ...rooms.listener import Member
from ...rooms.room import Room
from ...rooms.rooms import check_host
from . import requests


def change_as_host(request: requests.InRoom, room: Room, member: Member) -> None:
    """Apply a host's request to a room. Raises RoomError."""
    check_host(room, member)
    match request:
        case requests.SetMode():
            room.set_mode(request.mode)
        case requests.GiveLead():
            room.give_lead(request.to)
        case requests.LowerHands():
            room.lower_hands()
        case requests.Appoint():
            room.appoint(request.number)
        case requests.DropSeat():
            room.drop(request.number)
        case requests.BarAddress():
            room.bar(request.group)
        case requests.LockClass():
            room.set_locked(request.locked)
        case requests.SetCloses():
            room.set_closes(request.closes)
        case requests.SetShares():
            room.set_shares(request.shares)
        case requests.CountDown():
            room.count_down(request.ask, request.round, request.seconds)
        case requests.CloseRound():
            room.close_round(request.ask, request.round)
        case requests.StartNextRound():
            room.start_next_round(request.ask, request.round)
        case requests.RevealAnswer():
            room.reveal(request.ask)


def ok(room: Room) -> dict[str, Any]:
    """Return the answer to a change, with the state that the room has reached."""
    return {"type": "ok", "seq": room.seq, "term": room.term}
