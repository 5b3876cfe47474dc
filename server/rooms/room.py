"""One room: actions of its hosts, its lead and its pupils, and the snapshot that every listener receives.

It has no sockets and starts no threads; its time comes from a clock in its arguments. Each method is one change, called
under the lock of `Rooms`.
"""

from collections.abc import Callable, Iterable
from typing import Literal

from ..config.limits import DESERTED, LEAD_AWAY, LEADS, RESTORING, ROOM_LASTS
from ..hosting.shares import Bucket
from .ballot import Ballot, RoomQuestion
from .codes import Keys, Seat
from .errors import RoomError
from .film import FilmState
from .listener import Why
from .seats import Seats, Sitting

Mode = Literal["free", "pinned", "front"]
HOST = 0  # stands for all hosts where other numbers are seats


class Room:
    """A room. `seq` rises with each change to send at once; `over`: the reason why it ends with this change."""

    def __init__(
        self, code: str, keys: Keys, film: FilmState, clock: Callable[[], float], each: int | None = None
    ) -> None:
        """`clock` returns seconds and never jumps; `each`: the most seats of one address."""
        self.code, self.keys = code, keys
        self._clock = clock
        self.opened = clock()
        self.devices = 0  # of hosts that are connected
        self._hosts_left = clock()  # when the last of them left
        self.epoch, self.seq, self.term = 0, 1, 1
        self.mode: Mode = "free"
        self.lead, self.locked, self.away = HOST, False, False
        self.closes = False  # a round closes by itself when all have voted
        self.lowered = 0  # how often a host has lowered all hands
        self.film, self.film_at = film, clock()
        self.seats = Seats(clock, each)
        self.ballot: Ballot | None = None
        self.asked = 0
        self._lead_rate = Bucket(*LEADS, clock)
        self.restored: tuple[int, int, int, int] | None = None  # newness of the accepted snapshot, as in `restore`
        self.over: Why | None = None

    # The snapshot

    def fields(self) -> dict[str, object]:
        """Return the snapshot without its age: flat, and without anything that pupils may not see."""
        own = ("epoch", "seq", "term", "mode", "lead", "away", "locked", "closes", "lowered")
        fields: dict[str, object] = {name: getattr(self, name) for name in own}
        fields |= {
            "shares": self.seats.shares,
            "remote": self.seats.remote,
            "here": len(self.seats.pupils()),
            "seats": self.seats.issued,
            "lasts": max(0, round(self.opened + ROOM_LASTS - self._clock())),
        }
        fields |= self.film.fields()
        if self.ballot:
            fields |= self.ballot.fields() | {"voted": self._voted(self.ballot), "of": self._voters(self.ballot)}
            if self.ballot.ends is not None:
                fields["ends"] = max(0, round(self.ballot.ends - self._clock(), 1))
        return fields

    def age(self) -> float:
        """Return the seconds since the lead last moved."""
        return self._clock() - self.film_at

    # Presence

    def add_host(self) -> None:
        """Add a host's device."""
        self.devices += 1
        self.check_away()

    def remove_host(self) -> None:
        """Remove a host's device."""
        self.devices -= 1
        self._hosts_left = self._clock()

    def sit(self, seat: Seat, group: int | None) -> None:
        """Occupy a seat that was issued. Raises RoomError."""
        self.seats.check(seat, group)
        if self.seats.find(seat) is None:
            self._displace(group)
        self.seats.sit(seat, group)
        self.check_away()

    def issue(self, group: int | None) -> str:
        """Return a new seat, for its owner alone. Raises RoomError."""
        if self.locked:
            raise RoomError("locked", "the host has locked this class: no new pupil can join")
        self.seats.check(None, group)
        self._displace(group)
        self.seats.issued += 1
        return self.keys.issue(self.seats.issued)

    def sleep(self, seat: Seat) -> None:
        """Mark a seat as left; its owner may come back."""
        self.seats.sleep(seat)

    def leave(self, seat: Seat) -> None:
        """Leave a seat for good, which makes room for another."""
        self.seats.sleep(seat)
        self._forget(seat.mark)

    def _displace(self, group: int | None) -> None:
        if mark := self.seats.displace(group):
            self._forget_votes([mark])

    def _forget(self, mark: bytes) -> None:
        """Remove a seat. A vote that counted stays."""
        sitting = self.seats.forget(mark)
        if sitting and not sitting.counts:
            self._forget_votes([mark])

    def why_over(self) -> Literal["expired", "deserted"] | None:
        """Return why the room must end now; None: it goes on."""
        if self._clock() >= self.opened + ROOM_LASTS:
            return "expired"
        left = self._hosts_away_since()
        return "deserted" if left is not None and self._clock() >= left + DESERTED else None

    def check_away(self) -> None:
        """Forget seats that have slept too long, and update `away`: whether the lead is absent."""
        for mark in self.seats.too_old():
            self._forget(mark)
        left = self._lead_left()
        away = left is not None and self._clock() >= left + LEAD_AWAY
        self._set(self, "away", away)

    def _lead_left(self) -> float | None:
        """Return when the lead left; None while it is there."""
        if self.lead == HOST:
            return self._hosts_away_since()
        times = [each.since for each in self.seats if each.seat.number == self.lead]
        return None if None in times else max(filter(None, times), default=self.opened)

    def _hosts_away_since(self) -> float | None:
        """Return when the last host left; None while one is connected."""
        return None if self.devices else self._hosts_left

    # Actions of hosts

    def set_mode(self, mode: Mode) -> None:
        """Set whether pupils may look around."""
        self._set(self, "mode", mode)

    def set_locked(self, locked: bool) -> None:
        """Set whether new pupils are kept out."""
        self._set(self, "locked", locked)

    def set_closes(self, closes: bool) -> None:
        """Set whether a round closes by itself when all have voted."""
        self._set(self, "closes", closes)

    def set_shares(self, shares: bool) -> None:
        """Set whether one address may hold only some of the seats while many addresses hold seats."""
        self._set(self.seats, "shares", shares)

    def give_lead(self, to: int) -> None:
        """Give the lead to a seat or back to the hosts. Each call begins a new term, also for the hosts."""
        if to != HOST and self.seats.find_number(to) is None:
            raise RoomError("not_now", f"seat {to} is empty")
        self.lead, self.term = to, self.term + 1
        self._change()
        self.check_away()

    def lower_hands(self) -> None:
        for sitting in self.seats:
            sitting.hand = False
        self.lowered += 1
        self._change()

    def appoint(self, number: int) -> None:
        """Make a seat the host's remote control, in place of another; 0: none. Raises RoomError."""
        if number != HOST and self.seats.find_number(number) is None:
            raise RoomError("not_now", f"seat {number} is empty")
        self._set(self.seats, "remote", number)
        if number != HOST and self.lead == number:
            self.give_lead(HOST)

    def is_host(self, seat: Seat | None) -> bool:
        """Return whether a member has a host's rights; `seat` None: it has shown the token."""
        return seat is None or seat.number == self.seats.remote

    def drop(self, number: int) -> None:
        """Exclude a seat for good, with its vote in an open round. Raises RoomError."""
        self._take_away(self.seats.drop(number), leads=number == self.lead)

    def bar(self, group: int) -> None:
        """Exclude an address and drop its seats; 0: allow all addresses again. Raises RoomError."""
        if group:
            leads = any(each.seat.number == self.lead for each in self.seats if each.group == group)
            self._take_away(self.seats.bar(group), leads=leads)
        else:
            self.seats.barred.clear()

    def _take_away(self, marks: list[bytes], *, leads: bool) -> None:
        self._forget_votes(marks)
        if leads:
            self.give_lead(HOST)
        self._change()

    def _forget_votes(self, marks: Iterable[bytes]) -> None:
        for mark in marks:
            if self.ballot:
                self.ballot.votes.pop(mark, None)

    def move_film(self, seat: Seat | None, term: int, film: FilmState) -> None:
        """Show another state of the film. `seat`: None of a host. Raises RoomError if it has not the lead."""
        number = HOST if seat is None or self.is_host(seat) else seat.number
        if number != self.lead or term != self.term:
            holder = "the host" if self.lead == HOST else f"seat {self.lead}"
            raise RoomError("stale", f"{holder} has the lead, in term {self.term}")
        if not self._lead_rate.take_token():
            raise RoomError("too_often", "the lead may move 20 times a second")
        if self.ballot and film.trace != self.ballot.question.trace:
            if self.ballot.phase != "revealed":
                raise RoomError("not_now", "algorithm, n and goal stay until the answer to the question is shown")
            self.ballot = None
        self.show(film)
        self._change()

    def end(self) -> None:
        """End the class for all members."""
        self.over = "ended"

    def show(self, film: FilmState) -> None:
        self.film, self.film_at = film, self._clock()

    # Questions

    def ask_question(self, question: RoomQuestion) -> int:
        """Ask a question; return its number. The same question, asked twice, stays open as it is."""
        if self.ballot and self.ballot.phase == "open" and self.ballot.question == question:
            return self.ballot.number
        if question.trace != self.film.trace:
            raise RoomError("not_now", "the film now shows another search")
        self.asked += 1
        self.ballot = Ballot(self.asked, question)
        self._change()
        return self.asked

    def close_round(self, ask: int, round: int) -> None:
        if self._asked_now(ask).close(round, self.seats.is_vote_valid):
            self._change()

    def count_down(self, ask: int, round: int, seconds: int) -> None:
        """Close a round of votes in so many seconds; 0: stop the countdown. A closed round stays closed."""
        ballot = self._asked_now(ask)
        if ballot.is_open(round):
            ballot.ends = self._clock() + seconds if seconds else None
            self._change()

    def check_round(self) -> None:
        """Close the round of votes if its countdown is over, or if `closes` is set and all have voted."""
        ballot = self.ballot
        if ballot is None or ballot.phase != "open" or self.is_being_restored():
            return
        is_over = ballot.ends is not None and self._clock() >= ballot.ends
        have_voted = self._voted(ballot)
        if is_over or (self.closes and 0 < have_voted == self._voters(ballot)):
            self.close_round(ballot.number, ballot.round)

    def start_next_round(self, ask: int, round: int) -> None:
        """Begin the round after this one."""
        if self._asked_now(ask).start_next_round(round):
            self._change()

    def reveal(self, ask: int) -> None:
        """Show the answer and the results of all rounds."""
        if self._asked_now(ask).reveal():
            self._change()

    def vote(self, seat: Seat, ask: int, round: int, answer: int) -> None:
        """Count a vote; it counts as soon as this returns. Raises RoomError, or ValueError for an impossible answer."""
        sitting = self._sitting(seat)
        if self.is_being_restored() and self.restored:
            raise RoomError("waiting", "the class was just opened again; send the vote again in some seconds")
        if not sitting.vote_rate.take_token():
            raise RoomError("too_often", "a seat may vote twice a second")
        ballot = self.ballot
        if ballot is None or ask != ballot.number:
            raise RoomError("late", "this question is no longer open")
        if allowed := ballot.question.allows(answer):
            raise ValueError(allowed)
        ballot.vote(seat.mark, round, answer)

    def report_position(
        self, seat: Seat, *, follow: bool, step: int, hand: bool, task: str = "", done: int = 0
    ) -> None:
        """Set a pupil's position and, with a task, how much of it is done. Raises RoomError."""
        sitting = self._sitting(seat)
        if not sitting.position_rate.take_token():
            raise RoomError("too_often", "a seat may send its position once a second")
        sitting.follow, sitting.step, sitting.hand = follow, step, hand
        if task:
            sitting.task, sitting.done = task, done

    # After a failure

    def is_being_restored(self) -> bool:
        """Return whether a host may still bring a newer snapshot than the one that the room was restored from."""
        return self._clock() < self.opened + RESTORING and (self.restored is not None or not self.asked)

    def _asked_now(self, ask: int) -> Ballot:
        if self.ballot is None or ask != self.ballot.number:
            raise RoomError("not_now", f"question {ask} is not the current one")
        return self.ballot

    def _sitting(self, seat: Seat) -> Sitting:
        """Return a seat that is occupied or was within ten minutes. Raises RoomError."""
        self.seats.check(seat)
        sitting = self.seats.find(seat)
        if sitting is None:
            raise RoomError("forbidden", "this seat has not joined for ten minutes; join first")
        return sitting

    def _voters(self, ballot: Ballot) -> int:
        """Return the number of pupils that are present, without the lead, or have voted in this round."""
        there = {each.seat.mark for each in self.seats.pupils() if each.seat.number != self.lead}
        voters = there | ballot.valid_votes(self.seats.is_vote_valid).keys()
        return max(len(voters), ballot.voted())  # after the answer is shown, only their number is stored

    def _voted(self, ballot: Ballot) -> int:
        """Return the number of valid votes in this round."""
        return len(ballot.valid_votes(self.seats.is_vote_valid)) if ballot.phase == "open" else ballot.voted()

    def _set(self, of: object, name: str, value: object) -> None:
        """Set a value of the room or of its seats, which is a change only if the value is another one."""
        if value != getattr(of, name):
            setattr(of, name, value)
            self._change()

    def _change(self) -> None:
        self.seq += 1
