"""The seats of one room: who is there, who sleeps, and who may come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..config.limits import (
    MOST_DROPPED,
    POSITIONS,
    SEAT_SLEEPS,
    SEATS,
    SEATS_EACH,
    SHARING,
    STAYED,
    VOTES,
)
from ..hosting.shares import Bucket
from .codes import Seat
from .errors import RoomError


@dataclass(slots=True)
class Sitting:
    """One seat while a room knows of it. Times are those of the server's steady clock."""

    seat: Seat
    group: int | None  # the number that stands for its address; None: it counts in nobody's share
    votes: Bucket
    positions: Bucket
    came: float
    since: float | None = None  # since when nobody is there; None: somebody is
    stayed: float = 0.0  # seconds for which somebody was there, up to `since`
    follow: bool = True
    step: int = 0
    hand: bool = False
    at: str = ""  # the process that its owner is connected to, where there are several

    @property
    def counts(self) -> bool:
        """Whether a vote from here counts: somebody is there, or was for a minute."""
        return self.since is None or self.stayed >= STAYED


class Seats:
    """The seats of a room.

    `issued`: the largest number so far; `dropped`: numbers that may not come back; `barred`: groups that may not;
    `shares`: whether an address of many has but some seats; `remote`: the number of the seat that is the host's remote
    control, and counts as no pupil; 0: none.
    """

    def __init__(self, clock: Callable[[], float], each: int | None) -> None:
        """`each`: the most seats of one address, in any case."""
        self._clock, self._each = clock, each
        self.issued = 0
        self.dropped: set[int] = set()
        self.barred: set[int] = set()
        self.shares = True
        self.remote = 0
        self._sittings: dict[bytes, Sitting] = {}  # by mark

    def __iter__(self) -> Iterator[Sitting]:
        return iter(self._sittings.values())

    def find(self, seat: Seat) -> Sitting | None:
        """The seat, if it is there or was within ten minutes."""
        return self._sittings.get(seat.mark)

    def find_number(self, number: int) -> Sitting | None:
        """A seat that is there and has this number."""
        return next((each for each in self if each.seat.number == number and each.since is None), None)

    def stands(self, mark: bytes) -> bool:
        """Whether the vote of a seat counts now; that of one whose place others have does, if it did before."""
        sitting = self._sittings.get(mark)
        return sitting is None or sitting.counts

    def make_place(self, group: int | None) -> bytes | None:
        """Make place for another seat; returns the mark of the one that gives way, if one does. Raises RoomError.

        In a full class it is one that left before it was there for a minute, or else the one that has slept longest;
        in the share of an address only one of the former.
        """
        taken = [each for each in self if group is not None and each.group == group]
        most = self._most_each()
        if len(taken) >= most:
            fleeting = [each for each in taken if not each.counts]
            if len(taken) > most or not fleeting:
                raise RoomError("crowded", f"{len(taken)} seats of this class are your address's, which is its share")
            way = min(fleeting, key=_slept)
        elif len(self._sittings) >= SEATS:
            sleeping = [each for each in self if each.since is not None]
            if not sleeping:
                raise RoomError("too_many", f"this class has {SEATS} seats, and all are taken")
            way = min(sleeping, key=lambda each: (each.counts, _slept(each)))
        else:
            return None
        self.forget(way.seat.mark)
        return way.seat.mark

    def _most_each(self) -> int:
        """The most seats of one address."""
        most = SEATS if self._each is None else self._each
        groups = {each.group for each in self} - {None}
        return min(most, SEATS_EACH) if self.shares and len(groups) >= SHARING else most

    def sit(self, seat: Seat, group: int | None) -> Sitting:
        """Somebody takes a seat that has its place, or for which there is one."""
        sitting = self.find(seat)
        if sitting is None:
            sitting = self.put(seat, group)
            self.issued = max(self.issued, seat.number)
        elif sitting.since is not None:
            sitting.came = self._clock()
        sitting.since, sitting.group = None, group
        return sitting

    def put(self, seat: Seat, group: int | None) -> Sitting:
        """Know of a seat."""
        votes, positions = Bucket(*VOTES, self._clock), Bucket(*POSITIONS, self._clock)
        sitting = self._sittings[seat.mark] = Sitting(seat, group, votes, positions, self._clock())
        return sitting

    def is_out(self, seat: Seat | None, group: int | None = None) -> bool:
        """Whether a host has taken this seat away, or keeps its address out. None: a seat that is new."""
        if seat and seat.number in self.dropped:
            return True
        return group in self.barred and not (seat and seat.number == self.remote)

    def check(self, seat: Seat | None, group: int | None = None) -> None:
        """Raises RoomError if it is out."""
        if self.is_out(seat, group):
            raise RoomError("dropped", "the host has taken this seat away, or keeps your address out")

    def sleep(self, seat: Seat) -> None:
        """Nobody is at this seat any more."""
        sitting = self.find(seat)
        if sitting and sitting.since is None:
            sitting.since, sitting.hand = self._clock(), False
            sitting.stayed += sitting.since - sitting.came

    def forget(self, mark: bytes) -> Sitting | None:
        """Give the place of a seat to others; returns what it was."""
        return self._sittings.pop(mark, None)

    def too_old(self) -> list[bytes]:
        """The marks of those who have slept too long."""
        end = self._clock() - SEAT_SLEEPS
        return [each.seat.mark for each in self if each.since is not None and each.since <= end]

    def drop(self, number: int) -> list[bytes]:
        """Take a number away for good; returns the marks of its seats. Raises RoomError."""
        if not 1 <= number <= self.issued:
            raise RoomError("not_now", f"no seat has the number {number}")
        if number not in self.dropped and len(self.dropped) >= MOST_DROPPED:
            raise RoomError("too_many", f"{MOST_DROPPED} seats were taken away; lock the class instead")
        self.dropped.add(number)
        if self.remote == number:
            self.remote = 0
        marks = [each.seat.mark for each in self if each.seat.number == number]
        for mark in marks:
            self.forget(mark)
        return marks

    def bar(self, group: int) -> list[bytes]:
        """Keep an address out, but for the remote control; returns the marks of its seats. Raises RoomError."""
        marks = [each.seat.mark for each in self if each.group == group and each.seat.number != self.remote]
        if not marks:
            raise RoomError("not_now", "nobody of these is there any more")
        if len(self.barred) >= MOST_DROPPED:
            raise RoomError("too_many", f"{MOST_DROPPED} addresses are kept out; lock the class instead")
        self.barred.add(group)
        for mark in marks:
            self.forget(mark)
        return marks

    def pupils(self) -> list[Sitting]:
        """The seats of pupils who are there."""
        return [each for each in self if each.since is None and each.seat.number != self.remote]


def _slept(sitting: Sitting) -> float:
    """Since when nobody is there; endless: somebody is."""
    return float("inf") if sitting.since is None else sitting.since
