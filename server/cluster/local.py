"""The count of items in this process, on all its processors."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from ..search.counting.count import Cancelled
from ..search.counting.threads import usable_threads
from ..search.pausable import Pauses, Together, finish
from .answers import counting_item, other_engine
from .items import Item
from .ledger import ClusterProgress, Ledger, Total, compare


def count_locally(
    ledger: Ledger,
    *,
    engine: str | None = None,
    threads: int | None = None,
    progress: Callable[[ClusterProgress], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Total:
    """Count the items that the ledger misses. The arguments are those of `count`.

    Raises EngineUnavailable, Cancelled, Mismatch, WrongTotal, OSError for a journal that cannot be written.
    """
    lock = Lock()

    def work(item: Item) -> Pauses[None]:
        answer = ledger.find(item) or (yield from counting_item(item, engine))
        if item in ledger.verified:
            compare(answer, (yield from counting_item(item, other_engine(answer.engine))))
        with lock:
            ledger.record(answer)
            if progress is not None:
                progress(ledger.progress())

    def check() -> None:
        if cancelled is not None and cancelled():
            raise Cancelled

    def all_items() -> Pauses[None]:
        yield Together(map(work, ledger.hand_out()), usable_threads(threads))  # type: ignore[misc]

    finish(all_items(), check)
    return ledger.total()
