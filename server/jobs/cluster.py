"""Jobs that count on a cluster. The cluster's workers receive only n from viewers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..cluster.connect import connect
from ..cluster.constellations import cut
from ..cluster.ledger import ClusterProgress, Ledger
from ..cluster.machines import count_on_workers
from ..config.logs import log
from ..search.pausable import Pausable, task
from .jobs import IsCancelled, MakeWork
from .listeners import CountProgress, Report, Throttle

VERIFIED = 0.01  # share of the items that a second worker counts again
ALONE = 10.0  # seconds to wait for a worker, at first or after all have left


@dataclass(frozen=True, slots=True)
class ClusterCount:
    """Result of a count."""

    n: int
    solutions: int
    seconds: float
    engine: str  # engines of the workers, such as avx2+vbmi2
    workers: int  # number that took part


def count_on_cluster(address: str, n: int) -> MakeWork:
    """Return the work of one count on the workers of the scheduler at this address. n: 8 to 34.

    It runs in a thread of its own, where it mostly waits, and raises ClusterFailed, Mismatch or WrongTotal.
    """

    def make_work(report: Report, is_cancelled: IsCancelled) -> Pausable[Any]:
        throttle = Throttle(report)

        def progress(now: ClusterProgress, workers: int) -> None:
            throttle.report(
                lambda seconds: CountProgress(
                    now.fraction, seconds, now.left, now.solutions, error=now.error or None, workers=workers
                )
            )

        def count() -> ClusterCount:
            report(CountProgress(0.0, 0.0, None, 0))
            ledger = Ledger(cut(n), verify=VERIFIED)
            with connect(address) as client:
                total = count_on_workers(
                    client, ledger, progress=progress, cancelled=is_cancelled, report=log.warning, worker_timeout=ALONE
                )
            return ClusterCount(n, total.solutions, total.seconds, "+".join(total.engines), total.workers)

        return task(count)

    return make_work
