"""The room for all that waits to go out, under a clock of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from server.config.limits import LIMITS
from server.hosting.outgoing import TOO_SLOW, Backlog, Outgoing

ROOM, RATE, SLOW = 1000, 10, 5


class Room:
    """Room for 1,000 bytes; whoever is closed or dropped is told here."""

    def __init__(self) -> None:
        self.now = 0.0
        self.closed: list[str] = []
        self.dropped: list[str] = []
        limits = replace(LIMITS, outboxes=ROOM, least_rate=RATE, slow=SLOW)
        self.outgoing = Outgoing(limits, lambda: self.now)

    def viewer(self, name: str, *, partly_sent: int = 0) -> Backlog:
        """One for whom this many bytes stay when it is closed: a frame that is partly sent."""

        def close(why: str) -> None:
            assert why == TOO_SLOW
            self.closed.append(name)
            self.outgoing.shrink(backlog, max(0, backlog.size - partly_sent))

        def drop() -> None:
            self.dropped.append(name)
            self.outgoing.end(backlog)

        backlog = Backlog(close, drop)
        return backlog


@pytest.fixture
def room() -> Room:
    return Room()


def test_all_together_never_hold_more_than_there_is_room_for(room: Room) -> None:
    """Fails without `_find_one_too_many`: whoever has held the most for the longest goes first."""
    old, large = room.viewer("old"), room.viewer("large")
    room.outgoing.grow(old, 300)
    room.now = 1
    room.outgoing.grow(large, 500)
    room.now = 2
    room.outgoing.grow(room.viewer("new"), 400)  # 300 for two seconds, 500 for one, and 400 for none
    assert room.closed == ["old"]
    assert len(room.outgoing) == 900


def test_who_has_just_come_is_not_closed_for_what_others_hold(room: Room) -> None:
    """Fails if only sizes are compared."""
    hogs = [room.viewer(f"hog {number}") for number in range(9)]
    for hog in hogs:
        room.outgoing.grow(hog, 100)
    room.now = 1
    good = room.viewer("good")
    room.outgoing.grow(good, 300)
    assert good.size == 300
    assert len(room.closed) == 2
    assert len(room.outgoing) == ROOM


def test_who_is_closed_and_still_holds_too_much_is_dropped(room: Room) -> None:
    """Fails if a frame that is partly sent is waited for."""
    stuck = room.viewer("stuck", partly_sent=800)
    room.outgoing.grow(stuck, 900)
    room.now = 1
    room.outgoing.grow(room.viewer("good"), 300)
    assert (room.closed, room.dropped) == (["stuck"], ["stuck"])
    assert len(room.outgoing) == 300


@pytest.mark.parametrize(("taken", "is_closed"), [(RATE * SLOW - 1, True), (RATE * SLOW, False)])
@pytest.mark.parametrize("others", [100, 300])
def test_who_takes_less_than_the_least_rate_goes_if_others_need_the_room(
    room: Room, taken: int, is_closed: bool, others: int
) -> None:
    """Only while more than half is taken, and only after some seconds."""
    room.outgoing.grow(room.viewer("slow"), 300)
    slow = next(iter(room.outgoing._behind))
    room.outgoing.shrink(slow, 0, taken)
    room.now = SLOW - 0.1
    room.outgoing.grow(room.viewer("early"), 100)
    assert room.closed == []
    room.now = SLOW
    room.outgoing.grow(room.viewer("late"), others)
    assert room.closed == (["slow"] if is_closed and others == 300 else [])


def test_a_rate_is_of_late(room: Room) -> None:
    """Fails if what was taken long ago counts: half a minute at a good rate, then none."""
    viewer = room.viewer("tired")
    room.outgoing.grow(viewer, 600)
    for second in range(1, 31):
        room.now = second
        room.outgoing.shrink(viewer, RATE, RATE)
        room.outgoing.grow(viewer, RATE)
    assert room.closed == []
    room.now = 30 + 2 * SLOW
    room.outgoing.grow(room.viewer("other"), 1)
    assert room.closed == ["tired"]


def test_the_fuller_the_room_the_less_may_wait_for_each(room: Room) -> None:
    one, other = room.viewer("one"), room.viewer("other")
    room.outgoing.grow(one, 190)
    assert not room.outgoing.is_large(one)
    room.outgoing.grow(other, 100)
    assert not room.outgoing.is_large(other)
    room.outgoing.grow(one, 1)
    room.outgoing.grow(other, 200)
    assert room.outgoing.is_large(one)
    assert room.outgoing.is_large(other)
    room.outgoing.shrink(one, 191, 191)
    assert not room.outgoing.is_large(one)  # nothing waits for it, and it may ask
    assert not room.outgoing.is_large(room.viewer("new"))
