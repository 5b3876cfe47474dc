"""A class that many threads change at once: no acknowledged vote is lost, and none counts that came after the close."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Event, Thread

import pytest

from server.config.limits import ROUNDS
from server.rooms.listener import Credential
from server.rooms.rooms import Rooms
from tests.rooms.kit import CODE, FILM, HOST, TOKEN, Ear, outcome, question
from tests.tools.waiting import PATIENCE, until

VOTERS, SEATS_OF_EACH, QUESTIONS = 6, 10, 4
FEWEST = 30  # seats with a vote when a round is closed

Cast = dict[tuple[int, int], dict[str, int]]  # the last acknowledged vote of each seat, by question and round


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Switch between threads all the time, and limit no rates."""
    before = sys.getswitchinterval()
    for name in ("seats.VOTES", "room.LEADS"):
        monkeypatch.setattr(f"server.rooms.{name}", (1e9, 10**9))
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


class Crowd:
    """A class with its news thread, and threads that vote, come and go, lead, and close its rounds."""

    def __init__(self) -> None:
        self.rooms, self.remote, self.over = Rooms(), Ear(), Event()
        self.rooms.open(TOKEN, CODE, FILM)
        self.rooms.join(CODE, HOST, self.remote, None)
        self.cast = [Cast() for _ in range(VOTERS)]
        self.late = [0] * VOTERS
        works = [(self.vote, number) for number in range(VOTERS)]
        works += [(self.come_and_go, number) for number in range(2)] + [(self.lead, 0)]
        self.threads = [Thread(target=work, args=[number]) for work, number in works]

    def do(self, what: str, *values: object) -> None:
        """Call a method of the room as a host."""
        with self.rooms.change(CODE, HOST, None) as (room, _):
            getattr(room, what)(*values)

    def join(self) -> tuple[Ear, str]:
        ear = Ear()
        return ear, str(self.rooms.join(CODE, Credential(), ear, None))

    def vote(self, number: int) -> None:
        """Vote from some seats, on whatever is asked, over and over."""
        random, seats = Random(number), [self.join() for _ in range(SEATS_OF_EACH)]
        while not self.over.is_set():
            ear, seat = random.choice(seats)
            ask, round, answer = ear.room.get("ask", 0), ear.room.get("round", 0), 1 << random.randrange(8)

            def cast() -> None:
                with self.rooms.change(CODE, Credential(seat=seat), None) as (room, member):  # noqa: B023 - at once
                    assert member.seat
                    room.vote(member.seat, ask, round, answer)  # noqa: B023 - at once

            if (why := outcome(cast)) is None:
                self.cast[number].setdefault((ask, round), {})[seat] = answer
            else:
                assert why == "late"
                self.late[number] += 1

    def come_and_go(self, _: int) -> None:
        while not self.over.is_set():
            self.rooms.leave(CODE, self.join()[0])

    def lead(self, _: int) -> None:
        step = 0
        while not self.over.is_set():
            step += 1
            self.do("move_film", 1, replace(FILM, step=step))

    def count_cast(self, ask: int, round: int) -> Counter[int]:
        """Count the acknowledged votes of a round by their answer."""
        return Counter(answer for cast in self.cast for answer in [*cast.get((ask, round), {}).values()])

    def close(self, ask: int, round: int) -> None:
        """Close a round from two devices at once."""
        closers = [Thread(target=self.do, args=["close_round", ask, round]) for _ in range(2)]
        for closer in closers:
            closer.start()
        for closer in closers:
            closer.join(PATIENCE)

    def counted(self) -> dict[int, Counter[int]]:
        """Return what counts in each closed round of the question."""
        with self.rooms.change(CODE, HOST, None) as (room, _):
            assert room.ballot
            return {tally.round: Counter(dict(tally.counts)) for tally in room.ballot.tallies}


@pytest.mark.usefixtures("hasty")
def test_a_vote_counts_if_it_was_acknowledged_and_only_then(caplog: pytest.LogCaptureFixture) -> None:
    """Fails without the lock of `Rooms`."""
    crowd, counted = Crowd(), dict[tuple[int, int], Counter[int]]()
    for thread in crowd.threads:
        thread.start()
    try:
        for ask in range(1, QUESTIONS + 1):
            crowd.do("ask_question", question(step=ask))
            for round in range(1, ROUNDS + 1):
                until(lambda: crowd.count_cast(ask, round).total() > FEWEST, "the votes")  # noqa: B023 - at once
                crowd.close(ask, round)
                if round < ROUNDS:
                    crowd.do("start_next_round", ask, round)
            counted |= {(ask, round): votes for round, votes in crowd.counted().items()}
    finally:
        crowd.over.set()
        for thread in crowd.threads:
            thread.join(PATIENCE)
    assert len(counted) == QUESTIONS * ROUNDS
    assert counted == {each: crowd.count_cast(*each) for each in counted}
    assert all(crowd.late), "no vote came late"
    assert not caplog.records, "news failed"
    until(lambda: crowd.remote.room["here"] == VOTERS * SEATS_OF_EACH, "that all others have left")
    with crowd.rooms.change(CODE, HOST, None) as (room, _):
        room.over = "ended"
    assert crowd.remote.left == "ended"
