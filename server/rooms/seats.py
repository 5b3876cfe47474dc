"""Seats of one room: which are occupied, which sleep, and who may join. A `group` is the number of a network."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from ..config.limits import MOST_DROPPED, POSITIONS, SEAT_SLEEPS, SEATS, SEATS_EACH, STAYED, VOTES
from ..hosting.shares import Bucket
from .codes import Seat
from .errors import RoomError
from .floods import Floods


@dataclass(slots=True)
class Sitting:
    """State of one seat that the room remembers. Times are those of the server's steady clock."""

    seat: Seat
    group: int | None  # of its network; None: it has no limit
    vote_rate: Bucket
    position_rate: Bucket
    came: float
    since: float | None = None  # when it was left; None: it is occupied
    stayed: float = 0.0  # seconds for which it was occupied, up to `since`
    follow: bool = True
    hand: bool = False
    task: str = ""  # of its own that the pupil works on, and how much of it is done
    done: int = 0

    @property
    def counts(self) -> bool:
        """Return whether a vote from this seat counts: it is occupied, or was for a minute."""
        return self.since is None or self.stayed >= STAYED


class Seats:
    """Seats of a room.

    `issued`: the largest number so far; `dropped`: numbers that may not return; `barred`: networks that may not join;
    `refused`: joins that were refused since the host last decided who may; `remote`: the number of the seat that is
    the host's remote control, which counts as no pupil; 0: none.
    """

    def __init__(self, clock: Callable[[], float], each: int | None) -> None:
        """`each`: the operator's limit on the seats of one network."""
        self._clock, self._each = clock, SEATS if each is None else each
        self._most_each = min(self._each, SEATS_EACH)
        self._floods = Floods()
        self.issued = self.refused = 0
        self.dropped: set[int] = set()
        self.barred: set[int] = set()
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
        Of a network with all its seats, only a seat of the first kind does. `group` None: no network's limit counts.
        """
        taken = [each for each in self if group is not None and each.group == group]
        if len(taken) >= self._most_each:
            fleeting = [each for each in taken if not each.counts]
            if len(taken) > self._most_each or not fleeting:
                raise RoomError("crowded", f"your network has {len(taken)} seats of this class: no more are allowed")
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

    def issue(self, group: int | None) -> int:
        """Return the number of a new seat."""
        self.issued += 1
        self._floods.note_join(group, self._clock())
        return self.issued

    def note_votes(self, voted: Collection[bytes]) -> None:
        """Note from which seats votes have come in a round that is closed."""
        self._floods.note_votes((each.group, each.seat.mark in voted) for each in self.pupils())

    def find_flood(self) -> tuple[int, int, int] | None:
        """Return the network that has far too many seats: its number, its seats, and in how many seconds they came."""
        return self._floods.find(each.group for each in self if each.seat.number != self.remote)

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
        """Return whether a host has dropped this seat, or barred its network. None: a seat that is new."""
        if seat and seat.number in self.dropped:
            return True
        return group in self.barred and not (seat and seat.number == self.remote)

    def check(self, seat: Seat | None, group: int | None = None) -> None:
        """Check that a seat may join. Raises RoomError."""
        if self.is_excluded(seat, group):
            raise RoomError("dropped", "the host has dropped this seat or keeps out your network")

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
        """Exclude a network, but not the remote control; return the marks of its seats. Raises RoomError."""
        marks = [each.seat.mark for each in self if each.group == group and each.seat.number != self.remote]
        if not marks:
            raise RoomError("not_now", "no seat of this network is left")
        if len(self.barred) >= MOST_DROPPED:
            raise RoomError("too_many", f"at most {MOST_DROPPED} networks can be kept out; lock the class instead")
        self.barred.add(group)
        self.refused = 0
        for mark in marks:
            self.forget(mark)
        return marks

    def admit(self) -> None:
        """Let in all networks, with as many seats as the operator allows, and trust those that are here."""
        self._most_each, self.refused = self._each, 0
        self.barred.clear()
        self._floods.trust(each.group for each in self)

    def pupils(self) -> list[Sitting]:
        """Return the occupied seats of pupils."""
        return [each for each in self if each.since is None and each.seat.number != self.remote]


def _slept(sitting: Sitting) -> float:
    """Return when a seat was left; infinity while it is occupied."""
    return float("inf") if sitting.since is None else sitting.since
