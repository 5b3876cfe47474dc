"""Two states of one room that have grown apart."""

from __future__ import annotations

from server.config.limits import DESERTED, LEAD_AWAY
from server.rooms.codes import Keys
from server.rooms.merge import merge
from server.rooms.room import Room
from tests.rooms.kit import CODE, FILM, TOKEN, Clock


def test_a_united_room_without_a_host_is_away_and_ends() -> None:
    clock = Clock()
    mine, theirs = (Room(CODE, Keys(TOKEN), FILM, clock) for _ in range(2))
    mine.worker = theirs.worker = "this process"
    theirs.seq += 1
    room = merge(mine, theirs, 1)
    clock.now += LEAD_AWAY
    room.check_away()
    assert room.away
    clock.now += DESERTED
    assert room.why_over() == "deserted"
