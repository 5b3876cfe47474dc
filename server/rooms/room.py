"""One room: actions of its hosts and its pupils, and the snapshot that every listener receives.

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
from .film import FilmState, Moved
from .listener import Why
from .seats import Seats, Sitting

Mode = Literal["free", "held"]


class Room:
    """A room. `seq` rises with each change to send at once; `over`: the reason why it ends with this change."""

    def __init__(
        self, code: str, keys: Keys, film: FilmState, clock: Callable[[], float], each: int | None = None
    ) -> None:
        """`clock` returns seconds and never jumps; `each`: the operator's limit on the seats of one network."""
        self.code, self.keys = code, keys
        self._clock = clock
        self.opened = clock()
        self.devices = 0  # of hosts that are connected
        self._hosts_left = clock()  # when the last of them left
        self.epoch, self.seq, self.term = 0, 1, 1
        self.mode: Mode = "free"
        self.locked, self.away = False, False
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
        own = ("epoch", "seq", "term", "mode", "away", "locked", "lowered")
        fields: dict[str, object] = {name: getattr(self, name) for name in own}
        fields |= {
            "remote": self.seats.remote,
            "here": len(self.seats.pupils()),
            "seats": self.seats.issued,
            "lasts": max(0, round(self.opened + ROOM_LASTS - self._clock())),
        }
        fields |= self.film.fields()
        if self.ballot:
            fields |= self.ballot.fields() | {"voted": self._voted(self.ballot), "of": self._voters(self.ballot)}
        return fields

    def age(self) -> float:
        """Return the seconds since the film last moved."""
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
            self._displace(None)  # it takes its own place, which its network has had before
        self.seats.sit(seat, group)

    def issue(self, group: int | None) -> str:
        """Return a new seat, for its owner alone. Raises RoomError."""
        try:
            if self.locked:
                raise RoomError("locked", "the host has locked this class: no new pupil can join")
            self.seats.check(None, group)
            self._displace(group)
        except RoomError as error:
            self.seats.refused += error.code != "too_many"
            raise
        return self.keys.issue(self.seats.issue(group))

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
        """Forget seats that have slept too long, and update `away`: whether all hosts are absent."""
        for mark in self.seats.too_old():
            self._forget(mark)
        left = self._hosts_away_since()
        away = left is not None and self._clock() >= left + LEAD_AWAY
        self._set(self, "away", away)

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

    def take_lead(self) -> None:
        """Begin a new term, in which only the device that has begun it leads."""
        self.term += 1
        self._change()

    def lower_hands(self) -> None:
        for sitting in self.seats:
            sitting.hand = False
        self.lowered += 1
        self._change()

    def appoint(self, number: int) -> None:
        """Make a seat the host's remote control, in place of another; 0: none. Raises RoomError."""
        if number and self.seats.find_number(number) is None:
            raise RoomError("not_now", f"seat {number} is empty")
        self._set(self.seats, "remote", number)

    def is_host(self, seat: Seat | None) -> bool:
        """Return whether a member has a host's rights; `seat` None: it has shown the token."""
        return seat is None or seat.number == self.seats.remote

    def drop(self, number: int) -> None:
        """Exclude a seat for good, with its vote in an open round. Raises RoomError."""
        self._forget_votes(self.seats.drop(number))
        self._change()

    def bar(self, group: int) -> None:
        """Exclude a network and drop its seats. Raises RoomError."""
        self._forget_votes(self.seats.bar(group))
        self._change()

    def admit(self) -> None:
        """Unlock the class, and let in all networks, each with any number of seats that the operator allows."""
        self.locked = False
        self.seats.admit()
        self._change()

    def _forget_votes(self, marks: Iterable[bytes]) -> None:
        for mark in marks:
            if self.ballot:
                self.ballot.votes.pop(mark, None)

    def move_film(self, term: int, film: FilmState) -> None:
        """Show another state of the film. Raises RoomError, also if another device of the host leads by now."""
        self._check_lead(term)
        if self.ballot and film.trace != self.ballot.question.trace:
            if self.ballot.phase != "revealed":
                raise RoomError("not_now", "algorithm, n and goal stay until the answer to the question is shown")
            self.ballot = None
        self.show(film)
        self._change()

    def _check_lead(self, term: int) -> None:
        if term != self.term:
            raise RoomError("stale", f"another device of the host leads, in term {self.term}")
        if not self._lead_rate.take_token():
            raise RoomError("too_often", "the film may move 20 times a second")

    def end(self) -> None:
        """End the class for all members."""
        self.over = "ended"

    def show(self, film: FilmState) -> None:
        self.film, self.film_at = film, self._clock()

    # Questions

    def ask_question(self, question: RoomQuestion, moved: Moved | None = None) -> int:
        """Ask a question; return its number. The same question, asked twice, stays open as it is.

        `moved`: the film that is shown with it, in one change. Raises RoomError, also as `move_film` does.
        """
        if self.ballot and self.ballot.phase == "open" and self.ballot.question == question:
            return self.ballot.number
        film = moved.film if moved else self.film
        if question.trace != film.trace:
            raise RoomError("not_now", "the film now shows another search")
        if moved:
            self._check_lead(moved.term)
            self.show(film)
        self.asked += 1
        self.ballot = Ballot(self.asked, question)
        self._change()
        return self.asked

    def close_round(self, ask: int, round: int) -> None:
        ballot = self._asked_now(ask)
        if ballot.close(round, self.seats.is_vote_valid):
            self.seats.note_votes(ballot.votes)
            self._change()

    def discard(self, ask: int, moved: Moved | None = None) -> None:
        """Take an open question back with its votes. Raises RoomError once it is closed.

        `moved`: the film that is shown then, in one change, so that no page shows the step without its question.
        """
        if self.ballot is None and ask == self.asked:
            return
        if self._asked_now(ask).phase != "open":
            raise RoomError("not_now", "only an open question can be discarded")
        if moved:
            self._check_lead(moved.term)
            self.show(moved.film)
        self.ballot = None
        self._change()

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

    def report_position(self, seat: Seat, *, follow: bool, hand: bool, task: str = "", done: int = 0) -> None:
        """Set a pupil's position and, with a task, how much of it is done. Raises RoomError."""
        sitting = self._sitting(seat)
        if not sitting.position_rate.take_token():
            raise RoomError("too_often", "a seat may send its position once a second")
        sitting.follow, sitting.hand = follow, hand
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
        """Return the number of pupils that are present or have voted in this round."""
        there = {each.seat.mark for each in self.seats.pupils()}
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
