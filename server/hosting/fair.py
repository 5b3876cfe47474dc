"""Whose turn it is: of the addresses with something to do the one that has had least, then of its viewers the same.

What counts is processor time. Nobody saves it up: who comes back goes before all who are busy, but for no longer than
CREDIT. So a flood from one address keeps others waiting for one slice, and a viewer in it those of that address alone.
"""

from __future__ import annotations

import time
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from ..config.logs import report

CREDIT = 0.02  # seconds of processor time
SLICE = 0.002  # seconds of processor time; a slice ends at the first pause after them
ACCOUNTS = Lock()  # guards all of them: threads with different queues charge, and raise, the same ones

thread_time = getattr(time, "thread_time", time.perf_counter)  # which a browser does not have


class Usage:
    """Seconds of processor time: `spent` by some together, and `now` by that one of them whose turn was last.

    `under_way` holds what is being done for them in the background and keeps memory meanwhile.
    """

    def __init__(self) -> None:
        self.spent = self.now = 0.0
        self.under_way = set[object]()


class Account:
    """The processor time of one viewer, which counts in that of its address, too."""

    def __init__(self, address: Usage | None = None) -> None:
        self.spent, self.address = 0.0, address or Usage()

    def charge(self, seconds: float) -> None:
        """The viewer has had so much."""
        with ACCOUNTS:
            self.spent += seconds
            self.address.spent += seconds


class Addresses:
    """The addresses of those who are here. One is forgotten with the last account of it.

    Queues that share `everyone` go by the same accounts: what one had in either counts in both.
    """

    def __init__(self) -> None:
        self.everyone = Usage()
        self._known = WeakValueDictionary[str, Usage]()

    def open_account(self, name: str) -> Account:
        """The account of a new viewer at an address."""
        return Account(self._known.setdefault(name, Usage()))


class HasAccount(Protocol):
    """Something that is done for a viewer."""

    @property
    def account(self) -> Account: ...


class Turn(HasAccount, Protocol):
    """Some work for a viewer, of which a slice is done at a time."""

    def run(self) -> None:
        """Do a slice, and charge it to the account. If there is more to do, see to it that another turn comes."""


def give(turn: Turn) -> None:
    """Let it run. Only the log tells of its failure: whoever gives turns goes on with the others."""
    try:
        turn.run()
    except Exception as error:
        report(error, "working for a viewer")


class Workers(Protocol):
    """Threads that give turns, in the order of a queue."""

    def put(self, turn: Turn) -> None:
        """Queue a turn. From any thread, without waiting."""


T = TypeVar("T", bound=HasAccount)


class Queue(Generic[T]):
    """What is ready to be done. Its owner guards it; nothing here waits."""

    def __init__(self, everyone: Usage | None = None) -> None:
        self._everyone = everyone or Usage()
        self._ready: dict[Usage, list[tuple[float, int, T]]] = {}  # heaps: by what its viewer had spent, then by age
        self._addresses: list[tuple[float, int, Usage]] = []  # a heap; what an address had spent when it got here
        self._age = count()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, one: T) -> None:
        account, address = one.account, one.account.address
        with ACCOUNTS:
            address.spent = max(address.spent, self._everyone.now - CREDIT)
            account.spent = max(account.spent, address.now - CREDIT)
        waiting = self._ready.get(address)
        if waiting is None:
            waiting = self._ready[address] = []
            heappush(self._addresses, (address.spent, next(self._age), address))
        heappush(waiting, (account.spent, next(self._age), one))
        self._size += 1

    def take(self) -> T:
        """Whose turn it is; of equals who has waited longest. Raises IndexError if nothing is ready."""
        while True:
            seen, _, address = heappop(self._addresses)
            if seen >= address.spent:
                break
            heappush(self._addresses, (address.spent, next(self._age), address))  # it has had more since
        waiting = self._ready[address]
        spent, _, one = heappop(waiting)
        if waiting:
            heappush(self._addresses, (address.spent, next(self._age), address))
        else:
            del self._ready[address]
        with ACCOUNTS:
            self._everyone.now, address.now = max(self._everyone.now, address.spent), max(address.now, spent)
        self._size -= 1
        return one
