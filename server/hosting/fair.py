"""Fair queue, in two levels: addresses first, by the CPU time that each has used, then the viewers of an address.

CPU time that a viewer leaves unused is lost, but for CREDIT seconds. So a flood from one address delays others by one
slice, and viewers at that address by one slice of each of its viewers.
"""

import time
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from typing import Protocol
from weakref import WeakValueDictionary

from ..config.logs import log_failure

CREDIT = 0.02  # seconds of CPU time
SLICE = 0.002  # seconds of CPU time; a slice ends at the first pause after them
ACCOUNTS = Lock()  # guards all accounts: threads with different queues update the same ones

thread_time = getattr(time, "thread_time", time.perf_counter)  # a browser has no thread_time


class Usage:
    """CPU time of a group: the viewers of one address, or all addresses.

    - `spent`: the seconds of all its members together;
    - `now`: the seconds of the member whose turn was last. A member that was idle goes on from there, less CREDIT; else
      it would be ahead of all others for long;
    - `under_way`: work for the group that still occupies memory.
    """

    def __init__(self) -> None:
        self.spent = self.now = 0.0
        self.under_way = set[object]()


class Account:
    """CPU time of one viewer, which is also charged to its address."""

    def __init__(self, address: Usage | None = None) -> None:
        self.spent, self.address = 0.0, address or Usage()

    def charge(self, seconds: float) -> None:
        """Add so many seconds."""
        with ACCOUNTS:
            self.spent += seconds
            self.address.spent += seconds


class Addresses:
    """Addresses of the connected viewers. An address is dropped with its last account.

    Queues that share `everyone` use the same accounts, so CPU time spent in one counts in the other.
    """

    def __init__(self) -> None:
        self.everyone = Usage()
        self._known = WeakValueDictionary[str, Usage]()

    def open_account(self, name: str) -> Account:
        """Return a new account for a viewer at an address."""
        return Account(self._known.setdefault(name, Usage()))


class Turn(Protocol):
    """Work for a viewer that runs one slice at a time, charged to its account."""

    @property
    def account(self) -> Account: ...

    def run(self) -> None:
        """Run a slice and charge it to the account. If work is left, arrange for another turn."""


def run_turn(turn: Turn) -> None:
    """Run a turn. An error is logged and not raised, so that the thread goes on with other turns."""
    try:
        turn.run()
    except Exception as error:
        log_failure(error, "working for a viewer")


class Runner(Protocol):
    """Runs turns in the order of a queue, in threads of its own."""

    def put(self, turn: Turn) -> None:
        """Queue a turn. Any thread may call it; it does not block."""


class Queue:
    """Turns that are ready to run. Its owner locks it; no method blocks."""

    def __init__(self, everyone: Usage | None = None) -> None:
        self._everyone = everyone or Usage()
        self._ready: dict[Usage, list[tuple[float, int, Turn]]] = {}  # heaps, by the viewer's spent seconds, then age
        self._addresses: list[tuple[float, int, Usage]] = []  # a heap, by the spent seconds when pushed
        self._age = count()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, one: Turn) -> None:
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

    def pop(self) -> Turn:
        """Remove and return the next entry; among equals the oldest. Raises IndexError if the queue is empty."""
        while True:
            seen, _, address = heappop(self._addresses)
            if seen >= address.spent:
                break
            heappush(self._addresses, (address.spent, next(self._age), address))  # it has spent more since
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
