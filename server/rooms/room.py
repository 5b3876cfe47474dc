"""One room: what its hosts, its lead and its pupils can do, and the snapshot that tells everybody all of it.

It knows no socket and starts nothing: time comes from a clock that it is given. Each method is one change, and is
called by one thread at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from ..config.limits import DESERTED, LEAD_AWAY, LEADS, RESTORING, ROOM_LASTS
from ..hosting.shares import Bucket
from .ballot import Ballot, Question
from .codes import Keys, Seat
from .errors import RoomError
from .film import Film
from .hosts import Hosts
from .listener import Why
from .seats import Seats, Sitting

Mode = Literal["free", "pinned", "front"]
HOST = 0  # the number that stands for all hosts, where others are seats'


class Room:
    """A room. `seq` rises with all that is to be told at once; `over`: why it ends with this change."""

    def __init__(self, code: str, keys: Keys, film: Film, clock: Callable[[], float], each: int | None = None) -> None:
        """`clock`: seconds of a clock that nobody sets; `each`: the most seats of one address."""
        self.code, self.keys = code, keys
        self._clock = clock
        self.opened, self.hosts = clock(), Hosts(clock)
        self.worker = ""  # this process, where there are several
        self.epoch, self.seq, self.term = 0, 1, 1
        self.mode: Mode = "free"
        self.lead, self.locked, self.away = HOST, False, False
        self.closes = False  # whether a round closes by itself when all have voted
        self.lowered = 0  # how often the host has lowered all hands
        self.film, self.film_at = film, clock()
        self.seats = Seats(clock, each)
        self.ballot: Ballot | None = None
        self.asked = 0
        self.leads = Bucket(*LEADS, clock)
        self.restored: tuple[int, int, int] | None = None  # how new what a host has brought is
        self.over: Why | None = None

    # What it tells

    def fields(self) -> dict[str, object]:
        """The snapshot, without its age: flat, and with nothing that a pupil may not know."""
        told: dict[str, object] = {
            "epoch": self.epoch,
            "seq": self.seq,
            "term": self.term,
            "mode": self.mode,
            "lead": self.lead,
            "away": self.away,
            "locked": self.locked,
            "closes": self.closes,
            "lowered": self.lowered,
            "shares": self.seats.shares,
            "remote": self.seats.remote,
            "here": len(self.seats.pupils()),
            "seats": self.seats.issued,
            "lasts": max(0, round(self.opened + ROOM_LASTS - self._clock())),
        }
        told |= self.film.fields()
        if self.ballot:
            told |= self.ballot.fields() | {"voted": self._voted(self.ballot), "of": self._voters(self.ballot)}
            if self.ballot.ends is not None:
                told["ends"] = max(0, round(self.ballot.ends - self._clock(), 1))
        return told

    def age(self) -> float:
        """Seconds since the lead's last word."""
        return self._clock() - self.film_at

    # Who is there

    def host_came(self) -> None:
        """A host's device has joined."""
        self.hosts.came(self.worker)
        self.check_away()

    def sit(self, seat: Seat, group: int | None) -> None:
        """Somebody joins with a seat that was issued. Raises RoomError."""
        self.seats.check(seat, group)
        before = self.seats.find(seat)
        if before is None:
            self._make_place(group)
        elif before.since is None and before.at != self.worker:
            self._change()  # the other process lets it go at once
        self.seats.sit(seat, group).at = self.worker
        self.check_away()

    def issue(self, group: int | None) -> str:
        """A new seat, for its owner alone. Raises RoomError."""
        if self.locked:
            raise RoomError("locked", "the host has locked this class: nobody new can join")
        self.seats.check(None, group)
        self._make_place(group)
        self.seats.issued += 1
        return self.keys.issue(self.seats.issued)

    def sleep(self, seat: Seat) -> None:
        """Nobody is at this seat any more; its owner may come back."""
        self.seats.sleep(seat)

    def leave(self, seat: Seat) -> None:
        """Somebody has left for good: others may have the place."""
        self.seats.sleep(seat)
        self._forget(seat.mark)

    def _make_place(self, group: int | None) -> None:
        if mark := self.seats.make_place(group):
            self._forget_votes([mark])

    def _forget(self, mark: bytes) -> None:
        """Give the place of a seat to others. Its vote counts on, if it did."""
        sitting = self.seats.forget(mark)
        if sitting and not sitting.counts:
            self._forget_votes([mark])

    def why_over(self) -> Literal["expired", "deserted"] | None:
        """Why the room is to end now, if it is."""
        if self._clock() >= self.opened + ROOM_LASTS:
            return "expired"
        left = self.hosts.away_since()
        return "deserted" if left is not None and self._clock() >= left + DESERTED else None

    def check_away(self) -> None:
        """Find out whether the lead is away, and forget who has slept too long."""
        for mark in self.seats.too_old():
            self._forget(mark)
        left = self._lead_left()
        away = left is not None and self._clock() >= left + LEAD_AWAY
        if away != self.away:
            self.away = away
            self._change()

    def _lead_left(self) -> float | None:
        """Since when whoever leads has not been there; None: somebody is."""
        if self.lead == HOST:
            return self.hosts.away_since()
        times = [each.since for each in self.seats if each.seat.number == self.lead]
        return None if None in times else max(filter(None, times), default=self.opened)

    # What hosts do

    def set_mode(self, mode: Mode) -> None:
        """Whether pupils may look around."""
        if mode != self.mode:
            self.mode = mode
            self._change()

    def lock(self, locked: bool) -> None:
        """Whether nobody new may join."""
        if locked != self.locked:
            self.locked = locked
            self._change()

    def set_closes(self, closes: bool) -> None:
        """Whether a round closes by itself when all have voted."""
        if closes != self.closes:
            self.closes = closes
            self._change()

    def set_shares(self, shares: bool) -> None:
        """Whether an address has but some of the seats where those of many are taken."""
        if shares != self.seats.shares:
            self.seats.shares = shares
            self._change()

    def give(self, to: int) -> None:
        """Give the lead to a seat or back to the hosts. Every time a new term begins, also for the hosts themselves."""
        if to != HOST and self.seats.find_number(to) is None:
            raise RoomError("not_now", f"nobody is at seat {to}")
        self.lead, self.term = to, self.term + 1
        self._change()
        self.check_away()

    def lower(self) -> None:
        """Lower all hands."""
        for sitting in self.seats:
            sitting.hand = False
        self.lowered += 1
        self._change()

    def appoint(self, number: int) -> None:
        """Make a seat the host's remote control, in place of another; 0: none. Raises RoomError."""
        if number != HOST and self.seats.find_number(number) is None:
            raise RoomError("not_now", f"nobody is at seat {number}")
        if number != self.seats.remote:
            self.seats.remote = number
            self.counted = self.moved = True
            self._change()
        if number != HOST and self.lead == number:
            self.give(HOST)

    def is_host(self, seat: Seat | None) -> bool:
        """Whether somebody who sits there may do what a host does; None: has shown the token."""
        return seat is None or seat.number == self.seats.remote

    def drop(self, number: int) -> None:
        """Take a seat away for good, with its vote in an open round. Raises RoomError."""
        self._take_away(self.seats.drop(number), leads=number == self.lead)

    def bar(self, group: int) -> None:
        """Take the seats of an address away as well, and keep it out; 0: no address any longer. Raises RoomError."""
        if group:
            leads = any(each.seat.number == self.lead for each in self.seats if each.group == group)
            self._take_away(self.seats.bar(group), leads=leads)
        else:
            self.seats.barred.clear()

    def _take_away(self, marks: list[bytes], *, leads: bool) -> None:
        self._forget_votes(marks)
        if leads:
            self.give(HOST)
        self._change()

    def _forget_votes(self, marks: Iterable[bytes]) -> None:
        for mark in marks:
            if self.ballot:
                self.ballot.votes.pop(mark, None)

    def move(self, seat: Seat | None, term: int, film: Film) -> None:
        """The lead shows something else. `seat`: whose word it is, None of a host. Raises RoomError."""
        number = HOST if seat is None or self.is_host(seat) else seat.number
        if number != self.lead or term != self.term:
            holder = "the host" if self.lead == HOST else f"seat {self.lead}"
            raise RoomError("stale", f"{holder} has the lead, in term {self.term}")
        if not self.leads.take():
            raise RoomError("too_often", "the lead may move 20 times a second")
        if self.ballot and film.trace != self.ballot.question.trace:
            if self.ballot.phase != "revealed":
                raise RoomError("not_now", "algorithm, n and goal stay until the answer to the question is shown")
            self.ballot = None
        self.show(film)
        self._change()

    def show(self, film: Film) -> None:
        """From now on this is what the lead shows."""
        self.film, self.film_at = film, self._clock()

    # Questions

    def ask(self, question: Question) -> int:
        """Ask everybody; returns the question's number. The same one, asked twice, stays open as it is."""
        if self.ballot and self.ballot.phase == "open" and self.ballot.question == question:
            return self.ballot.number
        if question.trace != self.film.trace:
            raise RoomError("not_now", "the film shows another search by now")
        self.asked += 1
        self.ballot = Ballot(self.asked, question)
        self._change()
        return self.asked

    def close(self, ask: int, round: int) -> None:
        """End a round of votes."""
        if self._asked_now(ask).close(round, self.seats.stands):
            self._change()

    def count_down(self, ask: int, round: int, seconds: int) -> None:
        """Close a round of votes in so many seconds; 0: when the host says so. A round that is closed stays so."""
        ballot = self._asked_now(ask)
        if ballot.is_open(round):
            ballot.ends = self._clock() + seconds if seconds else None
            self._change()

    def check_round(self) -> None:
        """Close the round of votes if its time is over, or if all have voted and that is to close it."""
        ballot = self.ballot
        if ballot is None or ballot.phase != "open" or self.is_being_restored():
            return
        is_over = ballot.ends is not None and self._clock() >= ballot.ends
        have_voted = self._voted(ballot)
        if is_over or (self.closes and 0 < have_voted == self._voters(ballot)):
            self.close(ballot.number, ballot.round)

    def again(self, ask: int, round: int) -> None:
        """Begin the round after this one."""
        if self._asked_now(ask).again(round):
            self._change()

    def reveal(self, ask: int) -> None:
        """Tell everybody the answer and how all rounds were answered."""
        if self._asked_now(ask).reveal():
            self._change()

    def vote(self, seat: Seat, ask: int, round: int, answer: int) -> None:
        """Count a vote. When this returns it counts, whatever happens next. Raises RoomError, or ValueError."""
        sitting = self._sitting(seat)
        if self.is_being_restored() and self.restored:
            raise RoomError("waiting", "the class was just opened again; send the vote once more in some seconds")
        if not sitting.votes.take():
            raise RoomError("too_often", "a seat may vote twice a second")
        ballot = self.ballot
        if ballot is None or ask != ballot.number:
            raise RoomError("late", "this question is not asked any more")
        if allowed := ballot.question.allows(answer):
            raise ValueError(allowed)
        ballot.vote(seat.mark, round, answer)

    def here(self, seat: Seat, *, follow: bool, step: int, hand: bool) -> None:
        """A pupil says where it is. Raises RoomError."""
        sitting = self._sitting(seat)
        if not sitting.positions.take():
            raise RoomError("too_often", "a seat may say once a second where it is")
        sitting.follow, sitting.step, sitting.hand = follow, step, hand

    # After a failure

    def is_being_restored(self) -> bool:
        """Whether a host may still bring a newer snapshot than the one that the room was opened with."""
        return self._clock() < self.opened + RESTORING and (self.restored is not None or not self.asked)

    def lose(self, workers: set[str]) -> None:
        """These processes have died: nobody is there any more of those who were with them."""
        for worker in workers:
            self.hosts.count(worker, 0)
        for each in self.seats:
            if each.since is None and each.at in workers:
                self.sleep(each.seat)

    def _asked_now(self, ask: int) -> Ballot:
        if self.ballot is None or ask != self.ballot.number:
            raise RoomError("not_now", f"question {ask} is not the one that is asked now")
        return self.ballot

    def _sitting(self, seat: Seat) -> Sitting:
        """A seat that is there, or was within ten minutes."""
        self.seats.check(seat)
        sitting = self.seats.find(seat)
        if sitting is None:
            raise RoomError("forbidden", "this seat has not joined for ten minutes; join first")
        return sitting

    def _voters(self, ballot: Ballot) -> int:
        """How many pupils are there, but for the one who leads, or have voted in this round."""
        there = {each.seat.mark for each in self.seats.pupils() if each.seat.number != self.lead}
        voters = there | ballot.standing(self.seats.stands).keys()
        return max(len(voters), ballot.voted())  # once the answer is shown, only their number is known

    def _voted(self, ballot: Ballot) -> int:
        """How many have voted in this round whose vote counts."""
        return len(ballot.standing(self.seats.stands)) if ballot.phase == "open" else ballot.voted()

    def _change(self) -> None:
        self.seq += 1
