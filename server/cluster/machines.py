"""The count of items on the workers of a Dask scheduler.

Each worker has few items at a time, which are sent to it by name: so every answer has a known worker, and the items
of a worker that leaves are known.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass
from itertools import islice
from math import inf
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from ..search.counting.count import Cancelled
from .answers import ItemAnswer, read_answer
from .items import ClusterFailed, Item
from .ledger import ClusterProgress, Ledger, Total, compare
from .remote import answer_request, make_request

if TYPE_CHECKING:
    from distributed import Client, Future

AHEAD = 1  # items that wait at a worker beside those in its threads, so that it is never idle
POLL = 0.05  # seconds between two looks at `cancelled`
LOOK = 0.5  # seconds between two updates of the list of workers
PATIENCE = 10.0  # seconds in which an accepted worker may come, if all that are there were refused
SILENCE = 10.0  # seconds in which the scheduler must send its list of workers
JOURNAL = "the journal"  # the source of an answer of an earlier run
MOST_LOSSES = 5  # workers that may die with the same item


@dataclass(frozen=True, slots=True)
class Sent:
    """An item that a worker is counting, and its first answer, if it is counted again."""

    item: Item
    worker: str
    before: tuple[ItemAnswer, str] | None  # the answer and its worker


def count_on_workers(
    client: Client,
    ledger: Ledger,
    *,
    progress: Callable[[ClusterProgress, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    report: Callable[[str], None] = lambda _: None,
    worker_timeout: float = inf,
) -> Total:
    """Count the items that the ledger misses on the cluster's workers.

    - progress: called with the progress and the number of workers;
    - cancelled: called in the calling thread, many times a second;
    - report: called with sentences about workers that are refused or leave;
    - worker_timeout: seconds to wait for workers while there is none.

    Raises ClusterFailed, Cancelled, Mismatch, WrongTotal, OSError for a journal that cannot be written.
    """
    count = _RemoteCount(client, ledger, report, worker_timeout)
    try:
        while not count.is_over():
            if cancelled is not None and cancelled():
                raise Cancelled
            count.update_workers()
            count.send()
            if count.receive() and progress is not None:
                progress(ledger.progress(), len(count.workers))
    finally:
        count.cancel_sent()
    return ledger.total(len(count.helped))


class _RemoteCount:
    """The state of a count: the items to send, the items sent, and the workers."""

    def __init__(self, client: Client, ledger: Ledger, report: Callable[[str], None], worker_timeout: float) -> None:
        self._client, self._ledger, self._report, self._worker_timeout = client, ledger, report, worker_timeout
        self._missing = ledger.hand_out()
        self._returned: deque[Item] = deque()  # lost or refused, to be sent to others
        self._again: deque[tuple[Item, ItemAnswer, str]] = deque()  # to count twice: first answer, its worker
        self._sent: dict[Future[Any], Sent] = {}
        self._landed: SimpleQueue[Future[Any]] = SimpleQueue()
        self._losses: Counter[Item] = Counter()
        self._refused: dict[str, str] = {}  # worker: why
        self._next_look = 0.0
        self._able = monotonic()  # when an accepted worker was last there
        self._alone = False  # True once it has reported that there is no worker
        self.workers: dict[str, int] = {}  # accepted workers: their threads
        self.helped: set[str] = set()  # workers that have answered

    def is_over(self) -> bool:
        """Return whether all is counted, and counted again."""
        if not self._ledger.is_complete or self._sent or self._again or self._returned:
            return False
        self._returned.extend(islice(self._missing, 1))  # an answer of the journal that was drawn
        return not self._returned

    def update_workers(self) -> None:
        """Update the list of workers every LOOK seconds; take back the items of lost ones. Raises ClusterFailed."""
        if monotonic() < self._next_look:
            return
        self._next_look = monotonic() + LOOK
        there = self._list_workers()
        self.workers = {worker: threads for worker, threads in there.items() if worker not in self._refused}
        for future, sent in list(self._sent.items()):
            if sent.worker not in there:
                self._lose(future, sent)
        if self.workers:
            self._able, self._alone = monotonic(), False
        elif there and monotonic() > self._able + PATIENCE:
            raise ClusterFailed("every worker was refused")
        elif not there and monotonic() > self._able + self._worker_timeout:
            raise ClusterFailed(f"the scheduler has no worker, and none came in {self._worker_timeout:.0f} s")
        elif not there and not self._alone:
            self._alone = True
            self._report("waiting for workers")

    def send(self) -> None:
        """Send each worker the items that it has room for."""
        busy = Counter(sent.worker for sent in self._sent.values())
        # Round after round, so that each worker has an item before any has one in its queue.
        for place in range(max(self.workers.values(), default=0) + AHEAD):
            for worker, threads in self.workers.items():
                if busy[worker] <= place < threads + AHEAD and self._send_to(worker):
                    busy[worker] += 1

    def receive(self) -> bool:
        """Wait up to POLL seconds for an answer and record it; return whether one came. Raises Mismatch, OSError."""
        try:
            future = self._landed.get(timeout=POLL)
        except Empty:
            return False
        sent = self._sent.pop(future, None)
        if sent is None:
            return False  # its item was taken back
        try:
            answer = self._read(future, sent.item)
        except _Refused as refused:
            self._refuse(sent.worker, str(refused))
            self._put_back(sent)
            return False
        except _Lost:
            self._put_back(sent)
            return False
        self.helped.add(sent.worker)
        if sent.before is not None:
            before, by = sent.before
            compare(before, answer, (by, sent.worker))
            self._ledger.record(before)
        elif sent.item in self._ledger.verified:
            self._again.append((sent.item, answer, sent.worker))
        else:
            self._ledger.record(answer)
        return True

    def cancel_sent(self) -> None:
        """Cancel all sent items. Workers drop even those that they have begun."""
        for future in self._sent:
            future.cancel()
        self._sent.clear()

    def _list_workers(self) -> dict[str, int]:
        if self._client.status == "running":
            try:
                ask = self._client.scheduler.ncores  # type: ignore[union-attr]  # there is one while it runs
                return dict(self._client.sync(ask, callback_timeout=SILENCE))
            except (OSError, TimeoutError):
                pass
        raise ClusterFailed("the connection to the scheduler was lost")

    def _send_to(self, worker: str) -> bool:
        """Send this worker an item, if there is one for it; return whether there was."""
        found = self._choose(worker)
        if found is None:
            return False
        item, before = found
        request = make_request(item, self._ledger.items.table, before[0].engine if before else None)
        key = f"bitqueens-{item.n}-{item.first}-{item.last}-{uuid4().hex[:8]}"
        try:
            future = self._client.submit(answer_request, request, key=key, workers=[worker], pure=False)
        except Exception as error:  # the client's own, if it was closed since the last look
            raise ClusterFailed(f"the connection to the scheduler was lost: {error}") from None
        self._sent[future] = Sent(item, worker, before)
        future.add_done_callback(self._landed.put)
        return True

    def _choose(self, worker: str) -> tuple[Item, tuple[ItemAnswer, str] | None] | None:
        """Choose the next item for this worker: first an item to count again that another worker has counted."""
        for place, (again, answer, by) in enumerate(self._again):
            if by != worker or len(self.workers) == 1:
                del self._again[place]
                return again, (answer, by)
        item = self._returned.popleft() if self._returned else next(self._missing, None)
        if item is None:
            return None
        known = self._ledger.find(item)
        return item, (known, JOURNAL) if known else None

    def _read(self, future: Future[Any], item: Item) -> ItemAnswer:
        """Read a worker's answer. Raises _Refused, _Lost."""
        if future.status != "finished":
            error = future.exception() if future.status == "error" else None
            if error is None or type(error).__name__ == "KilledWorker":
                raise _Lost
            raise _Refused(f"{type(error).__name__}: {error}")
        try:
            fields = future.result()
        except CancelledError:  # the scheduler was lost before the answer was fetched
            raise _Lost from None
        if not isinstance(fields, dict) or "refused" in fields:
            raise _Refused(str(fields["refused"] if isinstance(fields, dict) else fields)[:200])
        try:
            answer = read_answer(fields)
        except ValueError as error:
            raise _Refused(f"its answer is invalid: {error}") from None
        if answer.item != item:
            raise _Refused(f"it was sent the item {item} and answered for {answer.item}")
        return answer

    def _refuse(self, worker: str, why: str) -> None:
        if worker not in self._refused:
            self._refused[worker] = why
            self.workers.pop(worker, None)
            self._report(f"the worker {worker} is refused: {why}")

    def _lose(self, future: Future[Any], sent: Sent) -> None:
        del self._sent[future]
        future.cancel()
        self._losses[sent.item] += 1
        if self._losses[sent.item] > MOST_LOSSES:
            raise ClusterFailed(f"the item {sent.item} was lost with {MOST_LOSSES + 1} workers")
        self._report(f"the worker {sent.worker} has left; others count its item {sent.item}")
        self._put_back(sent)

    def _put_back(self, sent: Sent) -> None:
        if sent.before is None:
            self._returned.appendleft(sent.item)
        else:
            self._again.appendleft((sent.item, *sent.before))


class _Refused(Exception):
    """A worker gave no answer, for the reason in the message."""


class _Lost(Exception):
    """An item came back without an answer."""
