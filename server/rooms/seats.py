"""The seats of one room: who is there, who sleeps, who follows, and where those are who look around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..config.limits import BRIEF, MOST_DROPPED, POSITIONS, SEAT_SLEEPS, SEATS, VOTES
from ..hosting.sockets.bucket import Bucket
from .codes import Seat
from .errors import RoomError

MOST_STRETCHES = 64


@dataclass(slots=True)
class Sitting:
    """One seat while a room knows of it. Times are those of the server's steady clock."""

    seat: Seat
    owner: str | None  # whose share of seats it is counted in
    votes: Bucket
    positions: Bucket
    came: float = 0.0
    since: float | None = None  # since when nobody is there; None: somebody is
    follow: bool = True
    step: int = 0
    hand: bool = False
    at: str = ""  # the process that its owner is connected to, where there are several

    @property
    def is_brief(self) -> bool:
        """Whether somebody came and left at once: a person does not, a program does."""
        return self.since is not None and self.since - self.came < BRIEF


class Seats:
    """The seats of a room.

    `issued`: the largest number so far; `dropped`: numbers that may not come back; `remote`: the number of the seat
    that is the host's remote control, and counts as no pupil; 0: none.
    """

    def __init__(self, clock: Callable[[], float], each: int | None) -> None:
        """`each`: the most seats of one owner."""
        self._clock, self._each = clock, each
        self.issued = 0
        self.dropped: set[int] = set()
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

    def make_place(self, owner: str | None) -> bytes | None:
        """Make place for another seat: the one that has slept longest gives way; its mark, if one did.

        Raises RoomError.
        """
        oldest = min((each for each in self if each.since is not None), key=_slept, default=None)
        if len(self._sittings) >= SEATS and oldest is None:
            raise RoomError("too_many", f"this class has {SEATS} seats, and all are taken")
        limited = owner is not None and self._each is not None
        if limited and sum(each.owner == owner for each in self) >= (self._each or 0):
            raise RoomError("too_many", "your address has its share of this class's seats")
        if len(self._sittings) < SEATS or oldest is None:
            return None
        self.forget(oldest.seat.mark)
        return oldest.seat.mark

    def sit(self, seat: Seat, owner: str | None) -> Sitting:
        """Somebody takes a seat, for the first time or again. Raises RoomError."""
        self.check_dropped(seat)
        sitting = self.find(seat)
        if sitting is None:
            self.make_place(owner)
            sitting = self.put(seat, owner)
            self.issued = max(self.issued, seat.number)
        sitting.came, sitting.since = self._clock(), None
        return sitting

    def put(self, seat: Seat, owner: str | None) -> Sitting:
        """Know of a seat."""
        votes, positions = Bucket(*VOTES, self._clock), Bucket(*POSITIONS, self._clock)
        sitting = self._sittings[seat.mark] = Sitting(seat, owner, votes, positions)
        return sitting

    def replace(self, sittings: Iterable[Sitting]) -> None:
        """Know of these and of no others."""
        self._sittings = {each.seat.mark: each for each in sittings}

    def check_dropped(self, seat: Seat) -> None:
        """Raises RoomError if a host has taken this seat away."""
        if seat.number in self.dropped:
            raise RoomError("dropped", "the host has taken this seat away")

    def sleep(self, seat: Seat) -> None:
        """Nobody is at this seat any more."""
        if sitting := self.find(seat):
            sitting.since, sitting.hand = self._clock(), False

    def forget(self, mark: bytes) -> None:
        """Give the place of a seat to others."""
        self._sittings.pop(mark, None)

    def forget_sleepers(self) -> bool:
        """Give the places of those who have slept too long to others; whether there were any."""
        end = self._clock() - SEAT_SLEEPS
        over = [each.seat.mark for each in self if each.since is not None and each.since <= end]
        for mark in over:
            self.forget(mark)
        return bool(over)

    def forget_brief(self) -> list[bytes]:
        """Forget the seats of those who came and left at once; returns their marks."""
        marks = [each.seat.mark for each in self if each.is_brief]
        for mark in marks:
            self.forget(mark)
        return marks

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

    def pupils(self) -> list[Sitting]:
        """The seats of pupils who are there."""
        return [each for each in self if each.since is None and each.seat.number != self.remote]

    def places(self) -> dict[str, object]:
        """Who follows, who is free and where, who sleeps, and which numbers raise a hand, in the fields of the wire."""
        there = self.pupils()
        free = sorted(each.step for each in there if not each.follow)
        return {
            "follow": len(there) - len(free),
            "free": len(free),
            "away": sum(each.since is not None for each in self),
            "brief": sum(each.is_brief for each in self),
            "hands": sorted({each.seat.number for each in there if each.hand}),
            "where": stretch(free),
            "dropped": sorted(self.dropped),
        }


def _slept(sitting: Sitting) -> float:
    """Since when nobody is there; endless: somebody is."""
    return float("inf") if sitting.since is None else sitting.since


def stretch(steps: Sequence[int]) -> list[tuple[int, int, int]]:
    """Sorted steps as at most 64 stretches: the first step of each, its last, and how many are within."""
    if not steps:
        return []
    least, width = steps[0], steps[-1] - steps[0] + 1
    stretches: dict[int, tuple[int, int, int]] = {}
    for step in steps:
        place = (step - least) * MOST_STRETCHES // width if width > MOST_STRETCHES else step - least
        first, _, count = stretches.get(place, (step, step, 0))
        stretches[place] = first, step, count + 1
    return list(stretches.values())
