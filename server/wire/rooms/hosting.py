"""What only hosts may change in a room, and what answers a change."""

from __future__ import annotations

from typing import Any

from ...rooms.listener import Who
from ...rooms.room import Room
from ...rooms.rooms import check_host
from . import requests


def change_as_host(request: requests.InRoom, room: Room, who: Who) -> None:
    """Change a room. Raises RoomError."""
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
    """What answers a change: how new the room is by now."""
    return {"type": "ok", "seq": room.seq, "term": room.term}
