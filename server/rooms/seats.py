"""Seats of one room: which are occupied, which sleep, and who may join."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..config.limits import MOST_DROPPED, POSITIONS, SEAT_SLEEPS, SEATS, SEATS_EACH, SHARING, STAYED, VOTES
from ..hosting.shares import Bucket
from .codes import Seat
from .errors import RoomError


@dataclass(slots=True)
class Sitting:
    """State of one seat that the room remembers. Times are those of the server's steady clock."""

    seat: Seat
    group: int | None  # the number that stands for its address; None: it counts in no share
    vote_rate: Bucket
    position_rate: Bucket
    came: float
    since: float | None = None  # when it was left; None: it is occupied
    stayed: float = 0.0  # seconds for which it was occupied, up to `since`
    follow: bool = True
    step: int = 0
    hand: bool = False
    task: str = ""  # of its own that the pupil works on, and how much of it is done
    done: int = 0

    @property
    def counts(self) -> bool:
        """Return whether a vote from this seat counts: it is occupied, or was for a minute."""
        return self.since is None or self.stayed >= STAYED


class Seats:
    """Seats of a room.

    `issued`: the largest number so far; `dropped`: numbers that may not return; `barred`: address groups that may not
    join; `shares`: each address of a full room has limited seats; `remote`: the number of the seat that is the host's
    remote control, which counts as no pupil; 0: none.
    """

    def __init__(self, clock: Callable[[], float], each: int | None) -> None:
        """`each`: the most seats of one address, whatever `shares` is."""
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
        """Return the state of a seat that is occupied or was within ten minutes."""
        return self._sittings.get(seat.mark)

    def find_number(self, number: int) -> Sitting | None:
        """Return the occupied seat with this number."""
        return next((each for each in self if each.seat.number == number and each.since is None), None)

    def is_vote_valid(self, mark: bytes) -> bool:
        """Return whether a seat's vote counts now. A forgotten seat's does: `Room` has removed those that do not."""
        sitting = self._sittings.get(mark)
        return sitting is None or sitting.counts

    def displace(self, group: int | None) -> bytes | None:
        """Forget a seat that gives way to another one; return its mark, None if none must. Raises RoomError.

        In a full class a seat gives way that was occupied for less than a minute, else the one that has slept longest.
        Within an address's share only a seat of the first kind does.
        """
        taken = [each for each in self if group is not None and each.group == group]
        most = self._most_each()
        if len(taken) >= most:
            fleeting = [each for each in taken if not each.counts]
            if len(taken) > most or not fleeting:
                raise RoomError("crowded", f"your address has {len(taken)} seats of this class, which is its share")
            displaced = min(fleeting, key=_slept)
        elif len(self._sittings) >= SEATS:
            sleeping = [each for each in self if each.since is not None]
            if not sleeping:
                raise RoomError("too_many", f"all {SEATS} seats of this class are taken")
            displaced = min(sleeping, key=lambda each: (each.counts, _slept(each)))
        else:
            return None
        self.forget(displaced.seat.mark)
        return displaced.seat.mark

    def _most_each(self) -> int:
        """Return the most seats of one address."""
        most = SEATS if self._each is None else self._each
        groups = {each.group for each in self} - {None}
        return min(most, SEATS_EACH) if self.shares and len(groups) >= SHARING else most

    def sit(self, seat: Seat, group: int | None) -> None:
        """Occupy a seat, for which there must be room."""
        sitting = self.find(seat)
        if sitting is None:
            rates = Bucket(*VOTES, self._clock), Bucket(*POSITIONS, self._clock)
            sitting = self._sittings[seat.mark] = Sitting(seat, group, *rates, self._clock())
            self.issued = max(self.issued, seat.number)
        elif sitting.since is not None:
            sitting.came = self._clock()
        sitting.since, sitting.group = None, group

    def is_excluded(self, seat: Seat | None, group: int | None = None) -> bool:
        """Return whether a host has dropped this seat, or barred its address. None: a seat that is new."""
        if seat and seat.number in self.dropped:
            return True
        return group in self.barred and not (seat and seat.number == self.remote)

    def check(self, seat: Seat | None, group: int | None = None) -> None:
        """Check that a seat may join. Raises RoomError."""
        if self.is_excluded(seat, group):
            raise RoomError("dropped", "the host has dropped this seat or barred your address")

    def sleep(self, seat: Seat) -> None:
        """Mark a seat as left."""
        sitting = self.find(seat)
        if sitting and sitting.since is None:
            sitting.since, sitting.hand = self._clock(), False
            sitting.stayed += sitting.since - sitting.came

    def forget(self, mark: bytes) -> Sitting | None:
        """Remove a seat, which frees its place; return its last state."""
        return self._sittings.pop(mark, None)

    def too_old(self) -> list[bytes]:
        """Return the marks of seats that have slept too long."""
        end = self._clock() - SEAT_SLEEPS
        return [each.seat.mark for each in self if each.since is not None and each.since <= end]

    def drop(self, number: int) -> list[bytes]:
        """Exclude a number for good; return the marks of its seats. Raises RoomError."""
        if not 1 <= number <= self.issued:
            raise RoomError("not_now", f"no seat has the number {number}")
        if number not in self.dropped and len(self.dropped) >= MOST_DROPPED:
            raise RoomError("too_many", f"at most {MOST_DROPPED} seats can be dropped; lock the class instead")
        self.dropped.add(number)
        if self.remote == number:
            self.remote = 0
        marks = [each.seat.mark for each in self if each.seat.number == number]
        for mark in marks:
            self.forget(mark)
        return marks

    def bar(self, group: int) -> list[bytes]:
        """Exclude an address group, but not the remote control; return the marks of its seats. Raises RoomError."""
        marks = [each.seat.mark for each in self if each.group == group and each.seat.number != self.remote]
        if not marks:
            raise RoomError("not_now", "no seat of this address is left")
        if len(self.barred) >= MOST_DROPPED:
            raise RoomError("too_many", f"at most {MOST_DROPPED} addresses can be barred; lock the class instead")
        self.barred.add(group)
        for mark in marks:
            self.forget(mark)
        return marks

    def pupils(self) -> list[Sitting]:
        """Return the occupied seats of pupils."""
        return [each for each in self if each.since is None and each.seat.number != self.remote]


def _slept(sitting: Sitting) -> float:
    """Return when a seat was left; infinity while it is occupied."""
    return float("inf") if sitting.since is None else sitting.since
