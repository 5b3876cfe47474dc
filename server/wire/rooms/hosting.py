"""Changes of a room that only hosts may make, and their answer."""

from __future__ import annotations

from typing import Any

from ...rooms.listener import Who
from ...rooms.room import Room
from ...rooms.rooms import check_host
from . import requests


def change_as_host(request: requests.InRoom, room: Room, who: Who) -> None:
    """Apply a host's request to a room. Raises RoomError."""
    check_host(room, who)
    match request:
        case requests.SetMode():
            room.set_mode(request.mode)
        case requests.Give():
            room.give(request.to)
        case requests.Lower():
            room.lower()
        case requests.Appoint():
            room.appoint(request.number)
        case requests.Drop():
            room.drop(request.number)
        case requests.Bar():
            room.bar(request.group)
        case requests.Lock():
            room.lock(request.locked)
        case requests.SetCloses():
            room.set_closes(request.closes)
        case requests.SetShares():
            room.set_shares(request.shares)
        case requests.CountDown():
            room.count_down(request.ask, request.round, request.seconds)
        case requests.Close():
            room.close(request.ask, request.round)
        case requests.Again():
            room.again(request.ask, request.round)
        case requests.Reveal():
            room.reveal(request.ask)


def ok(room: Room) -> dict[str, Any]:
    """Return the answer to a change, with the state that the room has reached."""
    return {"type": "ok", "seq": room.seq, "term": room.term}
