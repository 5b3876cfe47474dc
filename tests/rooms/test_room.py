"""A room under random actions of hosts, pupils, forgers, and requests that come too late."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from server.rooms.ballot import OwnQuestion, RoomQuestion
from server.rooms.codes import Keys
from server.rooms.errors import RoomError
from server.rooms.film import Moved
from server.rooms.listener import Credential
from server.rooms.rooms import check_host
from tests.rooms.kit import CODE, FILM, SECRET, TOKEN, Class, Ear, outcome, question

WHICH = st.integers(0, 5)
FORGED = [Credential(token="c" * 32), Credential(seat=Keys("c" * 32).issue(1)), Credential(seat="1.x.y"), Credential()]


class Hands(RuleBasedStateMachine):
    """The model: the term of the lead, the phase of the question, and each acknowledged vote."""

    def __init__(self) -> None:
        super().__init__()
        self.class_ = Class()
        self.host = self.class_.host()
        self.pupils: list[tuple[Ear, str]] = [self.class_.join()]
        self.term = 1
        self.ask = self.round = 0
        self.phase = ""
        self.votes: dict[str, int] = {}
        self.closed: dict[int, Counter[int]] = {}
        self.seq = (0, 0)

    def refused(self, code: str, what: str, *values: Any) -> None:
        with pytest.raises(RoomError) as error:
            self.class_.do(what, *values)
        assert error.value.code == code

    @rule(seconds=st.sampled_from([0.1, 0.6, 1.5]))
    def time_passes(self, seconds: float) -> None:
        self.class_.pass_(seconds)

    @rule()
    def somebody_joins(self) -> None:
        if len(self.pupils) < 6:
            self.pupils.append(self.class_.join())
            assert self.pupils[-1][0].number == len(self.pupils)
            assert self.pupils[-1][0].room["step"] == self.film().step

    def film(self) -> Any:
        return self.class_.look().film

    @rule(which=WHICH, times=st.integers(1, 3))
    def somebody_comes_back(self, which: int, times: int) -> None:
        place = which % len(self.pupils)
        for _ in range(times):
            before, seat = self.pupils[place]
            self.pupils[place] = self.class_.join(seat)
            assert before.left == "elsewhere"
            assert self.pupils[place][1] == seat
            self.class_.rooms.leave(CODE, before)  # the lost connection is noticed only now

    @rule()
    def another_device_leads(self) -> None:
        self.class_.do("take_lead")
        self.term += 1

    @rule(old=st.integers(0, 1), step=st.integers(0, 100))
    def the_film_moves(self, old: int, step: int) -> None:
        film = replace(FILM, step=step)
        why = outcome(lambda: self.class_.do("move_film", self.term - old, film))
        assert why in (("stale",) if old else (None, "too_often"))
        assert why or self.film() == film

    @rule(step=st.integers(0, 2))
    def a_question(self, step: int) -> None:
        same = self.phase == "open" and self.asked == step and self.round == 1
        before = self.ask
        ask = self.class_.do("ask_question", question(step))
        if ask == before:
            assert self.phase == "open"
            assert self.asked == step
            return
        assert not same
        assert ask == before + 1
        self.ask, self.round, self.phase, self.votes, self.closed, self.asked = ask, 1, "open", {}, {}, step

    @rule(which=WHICH, ask=st.integers(0, 1), round=st.integers(-1, 1), answer=st.sampled_from([1, 2, 4, 3, 0, 256]))
    def a_vote(self, which: int, ask: int, round: int, answer: int) -> None:
        _, seat = self.pupils[which % len(self.pupils)]
        why = outcome(lambda: self.class_.vote(seat, self.ask - ask, self.round + round, answer))
        right = self.phase == "open" and not ask and not round
        assert why in ((None, "too_often", "ValueError") if right else ("too_often", "late", "ValueError"))
        assert why != "ValueError" or answer in (3, 0, 256)
        if why is None:
            assert answer not in (3, 0, 256)
            self.votes[seat] = answer

    @rule(back=st.integers(0, 1))
    def closing(self, back: int) -> None:
        if self.ask and self.round > back:
            self.class_.do("close_round", self.ask, self.round - back)
            if not back and self.phase == "open":
                self.phase, self.closed[self.round] = "closed", Counter(self.votes.values())
        elif self.ask == 0:
            self.refused("not_now", "close_round", 1, 1)

    @rule(back=st.integers(0, 1))
    def once_more(self, back: int) -> None:
        if back and self.round > 1:
            self.class_.do("start_next_round", self.ask, self.round - 1)
        elif self.phase == "closed" and self.round < 3:
            self.class_.do("start_next_round", self.ask, self.round)
            self.round, self.phase, self.votes = self.round + 1, "open", {}
        else:
            self.refused("not_now", "start_next_round", self.ask, max(1, self.round))

    @rule()
    def revealing(self) -> None:
        if self.phase in ("closed", "revealed"):
            self.class_.do("reveal", self.ask)
            self.phase = "revealed"
        else:
            self.refused("not_now", "reveal", self.ask)

    @rule(shown=st.sampled_from(FORGED), pupil=st.booleans())
    def a_forger_can_do_nothing(self, shown: Credential, pupil: bool) -> None:
        shown = Credential(seat=self.pupils[0][1]) if pupil else shown

        def change() -> None:
            with self.class_.rooms.change(CODE, shown, None) as (room, member):
                check_host(room, member)

        assert outcome(change) == "forbidden"

    @invariant()
    def no_vote_is_lost_or_counts_twice(self) -> None:
        room = self.class_.look()
        ballot = room.ballot
        if ballot is None:
            assert not self.ask
            return
        assert (ballot.number, ballot.round, ballot.phase) == (self.ask, self.round, self.phase)
        if self.phase == "open":
            assert sorted(ballot.votes.values()) == sorted(self.votes.values())
        assert {tally.round: Counter(dict(tally.counts)) for tally in ballot.tallies} == self.closed
        newest = room.epoch, room.seq
        assert newest >= self.seq
        self.seq = newest

    @invariant()
    def no_answer_before_it_is_shown(self) -> None:
        for ear, _ in self.pupils:
            for news, said in ear.heard:
                if news == "tally":
                    assert said["ask"] < self.ask or self.phase == "revealed"
                else:
                    assert news == "places" or ("answer" in said) == (said.get("phase") == "revealed")
                    assert "answer" not in said or said["answer"] == SECRET


def test_a_room_in_random_hands() -> None:
    run_state_machine_as_test(Hands, settings=settings(max_examples=60, stateful_step_count=40, deadline=None))


def test_a_crowd_sees_counts_but_no_votes() -> None:
    class_ = Class()
    host = class_.host()
    pupils = [class_.join() for _ in range(20)]
    class_.do("ask_question", question())
    for number, (_, seat) in enumerate(pupils[:15]):
        class_.vote(seat, 1, 1, 1 << number % 3)
    class_.pass_(1)
    for ear in (host, pupils[0][0]):
        assert (ear.room["voted"], ear.room["of"], ear.room["here"]) == (15, 20, 20)
        assert not ear.of("tally")
    class_.do("close_round", 1, 1)
    class_.pass_(0)
    (tally,) = host.of("tally")
    assert tally["rounds"] == [
        {"round": 1, "voted": 15, "counts": [[1, 5], [2, 5], [4, 5]], "ones": [5, 5, 5, 0, 0, 0, 0, 0], "moved": []}
    ]
    assert tally["answer"] == SECRET
    late, _ = class_.join()
    assert not late.of("tally")
    class_.do("reveal", 1)
    class_.pass_(0)
    assert pupils[19][0].of("tally") == late.of("tally") == [tally]
    assert class_.join()[0].of("tally") == [tally]


def test_who_moved_between_two_rounds_is_counted_by_both_votes() -> None:
    class_ = Class()
    remote = class_.host()
    seats = [class_.join()[1] for _ in range(6)]
    class_.do("ask_question", question(answer=4))
    for seat, answer in zip(seats, (4, 4, 1, 1, 2), strict=False):
        class_.vote(seat, 1, 1, answer)
    class_.do("close_round", 1, 1)
    class_.do("start_next_round", 1, 1)
    for seat, answer in zip(seats[:4] + seats[5:], (4, 1, 4, 2, 4), strict=True):  # one votes only once, one only now
        class_.vote(seat, 1, 2, answer)
    class_.do("close_round", 1, 2)
    class_.pass_(0)
    first, second = remote.of("tally")[-1]["rounds"]
    assert (first["moved"], second["moved"]) == ([], [1, 1, 1, 1])
    class_.do("reveal", 1)
    class_.pass_(2)
    class_.do("ask_question", RoomQuestion(FILM.trace, 0, "lost", None, 0, 0))
    class_.vote(seats[0], 2, 1, 0)
    class_.do("close_round", 2, 1)
    class_.do("start_next_round", 2, 1)
    class_.vote(seats[0], 2, 2, 0)
    class_.do("close_round", 2, 2)
    class_.pass_(0)
    assert [each["moved"] for each in remote.of("tally")[-1]["rounds"]] == [[], []]  # a poll has no right answer


def test_an_own_question_is_public_but_for_its_answer_and_its_reason() -> None:
    class_ = Class()
    host = class_.host()
    ear, seat = class_.join()
    own = OwnQuestion("Which half?", ("the left", "the right", "both"), 1, "The first queen stands there.")
    class_.do("ask_question", RoomQuestion(FILM.trace, 0, "own", own.right, 0, 0, own))
    class_.pass_(0)
    public = {"text": "Which half?", "choices": ["the left", "the right", "both"], "judged": True}
    assert ear.room["own"] == host.room["own"] == public
    assert outcome(lambda: class_.vote(seat, 1, 1, 3)) == "ValueError"
    class_.vote(seat, 1, 1, 1)
    class_.do("close_round", 1, 1)
    class_.pass_(0)
    assert not {"answer", "reason"} & ear.room.keys()
    assert host.of("tally")[-1]["reason"] == own.reason
    assert not ear.of("tally")
    class_.do("reveal", 1)
    class_.pass_(0)
    assert (ear.room["answer"], ear.room["reason"]) == (1, own.reason)
    assert ear.of("tally")[-1]["reason"] == own.reason


def test_work_done_alone_is_counted_for_the_host() -> None:
    class_ = Class()
    host = class_.host()
    seats = [class_.join()[1] for _ in range(4)]
    for seat, task, done in zip(seats, ("place", "predict", "predict", ""), (4, 7, 9, 0), strict=True):
        class_.as_pupil(seat, "report_position", follow=not task, hand=False, task=task, done=done)
    class_.pass_(1)
    assert host.of("places")[-1]["work"] == [["place", 4, 1], ["predict", 9, 1], ["predict", 7, 1]]
    class_.pass_(1)
    class_.here(seats[1])  # back with the lead: what is done stays
    class_.pass_(1)
    assert host.of("places")[-1]["work"][-1] == ["predict", 7, 1]


def test_the_members_after_a_phone_has_slept() -> None:
    class_ = Class()
    ear, seat = class_.join()
    class_.do("ask_question", question())
    class_.rooms.leave(CODE, ear)
    class_.pass_(599)
    class_.vote(seat, 1, 1, 4)
    class_.pass_(2)
    with pytest.raises(RoomError, match="join first"):
        class_.vote(seat, 1, 1, 2)
    class_.join(seat)
    class_.vote(seat, 1, 1, 2)
    class_.do("close_round", 1, 1)
    with pytest.raises(RoomError, match="closed"):
        class_.vote(seat, 1, 1, 1)


def test_a_poll_has_no_right_answer() -> None:
    class_ = Class()
    host, (pupil, seat) = class_.host(), class_.join()
    class_.do("ask_question", RoomQuestion(FILM.trace, 5, "letters", None, 5, 0))
    with pytest.raises(ValueError, match="from 0 to 3"):
        class_.vote(seat, 1, 1, 4)
    class_.vote(seat, 1, 1, 3)
    class_.do("close_round", 1, 1)
    class_.pass_(1)
    assert host.of("tally")
    assert not pupil.of("tally")
    class_.do("reveal", 1)
    class_.pass_(1)
    (tally,) = pupil.of("tally")
    assert (tally["answer"], tally["shown"], tally["rounds"][0]["counts"]) == (None, 5, [[3, 1]])
    assert (pupil.room["about"], pupil.room["at"], pupil.room["answer"]) == ("letters", 5, None)


def test_the_film_of_a_question_stays_until_the_answer_is_shown() -> None:
    class_ = Class()
    class_.do("ask_question", question())
    other = replace(FILM, n=6)
    with pytest.raises(RoomError, match="n and goal stay"):
        class_.do("move_film", 1, other)
    class_.do("move_film", 1, replace(FILM, step=99))
    class_.do("close_round", 1, 1)
    class_.do("reveal", 1)
    class_.do("move_film", 1, other)
    assert "ask" not in class_.join()[0].room
    with pytest.raises(RoomError, match="another search"):
        class_.do("ask_question", question())


def test_there_are_never_more_votes_than_voters() -> None:
    class_ = Class()
    host = class_.host()
    (ear, seat), *_ = [class_.join() for _ in range(2)]
    class_.do("ask_question", question())
    class_.vote(seat, 1, 1, 2)
    class_.do("close_round", 1, 1)
    class_.do("reveal", 1)
    class_.rooms.leave(CODE, ear)
    class_.do("drop", 2)
    class_.pass_(2)
    assert (host.room["voted"], host.room["of"], host.of("places")[-1]["dropped"]) == (1, 1, [2])
    class_.do("ask_question", question(1))
    class_.vote(class_.join()[1], 2, 1, 2)
    class_.do("drop", 3)  # with its vote
    class_.pass_(2)
    assert (host.room["voted"], host.room["of"]) == (0, 0)


def test_absent_hosts_are_reported_until_one_is_back() -> None:
    class_ = Class()
    host, (ear, _) = class_.host(), class_.join()
    class_.rooms.leave(CODE, host)
    class_.pass_(9)
    assert not ear.room["away"]
    class_.pass_(2)
    assert ear.room["away"]
    class_.host()
    class_.pass_(0)
    assert not ear.room["away"]
    assert TOKEN not in str(ear.heard)


def test_a_film_and_its_question_are_one_change() -> None:
    class_ = Class()
    ear, seat = class_.join()
    there = replace(FILM, n=6, step=9, lesson="hour", stop=3)
    asked = replace(question(9), trace=there.trace)
    class_.do("take_lead")
    assert outcome(lambda: class_.do("ask_question", asked, Moved(there, 1))) == "stale"
    seq = class_.look().seq
    assert class_.do("ask_question", asked, Moved(there, 2)) == 1
    class_.vote(seat, 1, 1, 4)
    assert class_.do("ask_question", asked, Moved(there, 2)) == 1  # sent twice: the vote stays
    class_.pass_(1)
    room = ear.room
    assert [room[name] for name in ("seq", "n", "stop", "at", "ask", "voted")] == [seq + 1, 6, 3, 9, 1, 1]


def test_an_open_question_is_discarded_with_its_votes_and_a_closed_one_is_not() -> None:
    class_ = Class()
    ear, seat = class_.join()
    class_.do("ask_question", question())
    class_.vote(seat, 1, 1, 4)
    class_.do("discard", 1)
    class_.do("discard", 1)  # sent twice
    class_.pass_(1)
    assert not {"ask", "phase", "about", "voted"} & ear.room.keys()
    assert outcome(lambda: class_.vote(seat, 1, 1, 4)) == "late"
    assert class_.do("ask_question", question()) == 2
    assert class_.look().fields()["voted"] == 0
    assert outcome(lambda: class_.do("discard", 1)) == "not_now"
    film = replace(class_.look().film, step=3)
    assert outcome(lambda: class_.do("discard", 2, Moved(film, 99))) == "stale"
    class_.do("discard", 2, Moved(film, class_.look().term))
    class_.pass_(1)
    assert (ear.room["step"], "ask" in ear.room) == (3, False)
    assert class_.do("ask_question", question()) == 3
    class_.do("close_round", 3, 1)
    assert outcome(lambda: class_.do("discard", 3)) == "not_now"
