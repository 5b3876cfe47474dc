"""The fair queue: order by address, then by viewer, by processor time."""

from collections import Counter
from dataclasses import dataclass

import pytest

from server.hosting import fair
from server.hosting.fair import CREDIT, Account, Addresses, Queue


@dataclass
class Task:
    """Work that takes the same time in each of its turns."""

    name: str
    account: Account
    seconds: float = 0.001


def run(queue: Queue, seconds: float) -> list[str]:
    """Run endless tasks for so much processor time; return the names of those that had a turn, in order."""
    turns: list[str] = []
    while seconds > 0:
        task = queue.pop()
        task.account.charge(task.seconds)
        seconds -= task.seconds
        turns.append(task.name)
        queue.put(task)
    return turns


def queue_of(*tasks: Task) -> Queue:
    queue = Queue()
    for task in tasks:
        queue.put(task)
    return queue


def test_equals_go_in_the_order_in_which_they_came() -> None:
    queue = queue_of(*(Task(name, Account()) for name in "abc"))
    assert [queue.pop().name for _ in range(3)] == ["a", "b", "c"]
    assert len(queue) == 0
    with pytest.raises(IndexError):
        queue.pop()


def test_a_flood_from_one_address_gets_no_more_than_one_viewer_of_another() -> None:
    addresses = Addresses()
    flood = [Task("flood", addresses.open_account("here")) for _ in range(20)]
    turns = Counter(run(queue_of(*flood, Task("one", addresses.open_account("there"))), 1.0))
    assert abs(turns["flood"] - turns["one"]) <= CREDIT / 0.001 + 1


def test_viewers_of_one_address_get_the_same_however_long_their_turns_are() -> None:
    addresses = Addresses()
    long, short = (
        Task(name, addresses.open_account("school"), time) for name, time in (("long", 0.01), ("short", 0.001))
    )
    turns = Counter(run(queue_of(long, short), 2.0))
    assert turns["long"] * 0.01 == pytest.approx(turns["short"] * 0.001, rel=0.1)


def test_a_new_viewer_goes_first_and_absence_saves_no_time() -> None:
    queue = queue_of(Task("busy", Account()))
    run(queue, 5.0)
    queue.put(Task("new", Account()))
    turns = run(queue, 1.0)
    assert turns[0] == "new"
    assert turns[: 3 * round(CREDIT / 0.001)].count("busy") >= CREDIT / 0.001 - 2


def test_an_address_is_stored_as_long_as_it_has_viewers() -> None:
    addresses = Addresses()
    stays = addresses.open_account("here")
    addresses.open_account("here").charge(1.0)
    assert addresses.open_account("here").address is stays.address
    assert stays.address.spent == 1.0
    del stays
    assert addresses.open_account("here").address.spent == 0.0


def test_time_spent_in_another_queue_does_not_put_a_viewer_behind_constant_ones() -> None:
    """Fails if an address is raised to the others' level only when it returns."""
    addresses = Addresses()
    messages, jobs = Queue(addresses.everyone), Queue(addresses.everyone)
    school, flood = (addresses.open_account(name) for name in ("school", "flood"))
    for number in range(5):
        messages.put(Task(f"flood {number}", flood))
    jobs.put(Task("school", school))
    run(jobs, 60.0)
    messages.put(Task("school", school))
    assert "school" in run(messages, 3 * CREDIT)


def test_nothing_is_lost_that_is_charged_while_another_queue_raises_an_account(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = queue_of(one := Task("one", Account()))

    def charge_between(first: float, second: float) -> float:
        """Charge like another thread between two steps of this one, unless a lock prevents it."""
        if not fair.ACCOUNTS.locked():
            one.account.charge(1.0)
            charged.append(1.0)
        return max(first, second)

    charged: list[float] = []
    monkeypatch.setattr(fair, "max", charge_between, raising=False)
    queue.put(queue.pop())
    assert one.account.spent == one.account.address.spent == sum(charged)
