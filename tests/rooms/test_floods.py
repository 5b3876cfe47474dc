"""Networks with many seats: a class behind one address, phones beside it, and a program that joins again and again."""

from typing import Any

from server.config.limits import BURST, FLOOD, SEATS_EACH
from tests.rooms.kit import CODE, Class, Ear, outcome, question

SCHOOL, BOTS = "192.0.2.7", "198.51.100.9"


class Crowded(Class):
    """A class with a host, whose pupils join from networks."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.ear, self.asked = self.host(), 0

    def seat(self, owner: str, count: int, every: float = 0.0) -> list[tuple[Ear, str]]:
        """Let pupils of a network join, one in so many seconds."""
        joined = []
        for _ in range(count):
            joined.append(self.join(owner=owner))
            self.clock.now += every
        return joined

    def ask(self, voters: list[tuple[Ear, str]]) -> None:
        """Ask, let these pupils vote, and close."""
        self.asked = self.do("ask_question", question(self.asked))
        for _, seat in voters:
            self.vote(seat, self.asked, 1, 1)
        self.do("close_round", self.asked, 1)

    def places(self) -> dict[str, Any]:
        self.pass_(1)
        return self.ear.of("places")[-1]

    def refuse(self, code: str, owner: str) -> None:
        assert outcome(lambda: self.join(owner=owner)) == code


def test_phones_on_mobile_data_shut_out_nobody_of_a_school_behind_one_address() -> None:
    class_ = Crowded()
    for number in range(4):
        class_.seat(f"mobile {number}", 1)
    pupils = class_.seat(SCHOOL, 30, every=59 / 30)
    for _ in range(2):
        places = class_.places()
        assert (places["flood"], places["refused"], class_.ear.room["here"]) == (None, 0, 34)
        class_.ask(pupils[:10])


def test_many_seats_of_one_network_within_seconds_are_called_a_flood_and_are_kept_out() -> None:
    class_ = Crowded()
    remote = class_.join(owner=BOTS)
    class_.do("appoint", 1)
    honest = class_.seat(SCHOOL, 25, every=1)
    class_.clock.now += 60
    bots = class_.seat(BOTS, FLOOD - 1, every=BURST / FLOOD)
    assert class_.places()["flood"] is None
    bots += class_.seat(BOTS, 12)
    group, seats, seconds = class_.places()["flood"]
    assert (seats, seconds > BURST, BOTS in str(class_.ear.heard)) == (len(bots), True, False)
    for ear, _ in bots[:5]:
        class_.rooms.leave(CODE, ear)
    class_.ask([*honest[:20], *bots])
    class_.do("bar", group)
    places = class_.places()
    assert (places["flood"], places["refused"], places["away"], class_.ear.room["here"]) == (None, 0, 0, 25)
    assert [ear.left for ear, _ in bots] == [None] * 5 + ["dropped"] * (len(bots) - 5)
    assert outcome(lambda: class_.join(bots[9][1], BOTS)) == "dropped"
    class_.refuse("dropped", BOTS)
    assert class_.join(remote[1], owner=BOTS)[0].number == 1
    assert class_.places()["refused"] == 1, "a new one; the others have lost their seats"
    class_.do("admit")
    class_.join(bots[0][1], owner=BOTS)
    class_.seat(BOTS, 2 * FLOOD)
    places = class_.places()
    assert (places["refused"], places["flood"]) == (0, None), "the host has decided"


def test_a_network_whose_seats_do_not_vote_while_others_do_is_a_flood_until_they_vote() -> None:
    class_ = Crowded()
    bots = class_.seat(BOTS, FLOOD, every=2)
    class_.ask([])
    assert class_.places()["flood"] is None, "it is the whole class"
    honest = class_.seat(SCHOOL, 9)
    class_.ask(honest[:5] + bots[:6])
    assert class_.places()["flood"] is None, "few of the others have voted, either"
    class_.ask(honest[:7] + bots[:7])
    assert class_.places()["flood"] is None, "a third has voted"
    class_.ask(honest[:7] + bots[:6])
    flood = class_.places()["flood"]
    assert flood[1:] == [FLOOD, 1 + 2 * (FLOOD - 1)]
    class_.ask(honest + bots[:7])
    assert class_.places()["flood"] is None


def test_a_network_is_limited_only_at_many_seats_until_the_host_admits_more(monkeypatch: Any) -> None:
    monkeypatch.setattr("server.rooms.refusals.NEW_SEATS", (1e9, 10**9))
    assert SEATS_EACH >= 200
    class_ = Crowded()
    pupils = class_.seat(SCHOOL, SEATS_EACH)
    class_.refuse("crowded", SCHOOL)
    class_.join(owner="home")
    class_.join(owner=None)  # its network is unknown
    class_.rooms.leave(CODE, pupils[0][0])
    class_.join(owner=SCHOOL)  # in place of the seat that did not stay
    class_.join(pupils[0][1], owner=SCHOOL)  # which takes its own place again
    class_.refuse("crowded", SCHOOL)
    class_.do("set_locked", True)
    class_.refuse("locked", "home")
    assert class_.places()["refused"] == 3
    class_.do("admit")
    class_.join(owner=SCHOOL)
    assert (class_.places()["refused"], class_.ear.room["locked"]) == (0, False)


def test_the_operators_limit_stays() -> None:
    class_ = Crowded(seats_per_address=2)
    class_.seat("a", 2)
    class_.do("admit")
    class_.refuse("crowded", "a")
    class_.join(owner="b")
