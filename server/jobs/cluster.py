"""Counting on a cluster as a job of the server. Its workers get nothing from viewers but n."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..cluster.connect import connect
from ..cluster.constellations import cut
from ..cluster.ledger import ClusterProgress, Ledger
from ..cluster.machines import count_on_workers
from ..config.logs import log
from ..search.pausable import Pausable, task
from .jobs import Begin, IsCancelled
from .listeners import Progress, Report, Throttle

VERIFIED = 0.01  # the share of the items that are counted twice, the second time by another worker
ALONE = 10.0  # seconds in which the first worker may come, or another one if all have left


@dataclass(frozen=True, slots=True)
class ClusterCount:
    """A finished count."""

    n: int
    solutions: int
    seconds: float
    engine: str  # those that the workers have used, such as avx2+vbmi2
    workers: int  # that have helped


def count_on_cluster(address: str, n: int) -> Begin:
    """The work of one count on the workers of the scheduler at this address. n: 8 to 34.

    It waits more than it works, in a thread of its own, and raises ClusterFailed, Mismatch or WrongTotal.
    """

    def begin(report: Report, is_cancelled: IsCancelled) -> Pausable[Any]:
        throttle = Throttle(report)

        def progress(now: ClusterProgress, workers: int) -> None:
            throttle.report(
                lambda seconds: Progress(
                    now.fraction, seconds, now.left, now.solutions, error=now.error or None, workers=workers
                )
            )

        def count() -> ClusterCount:
            report(Progress(0.0, 0.0, None, 0))
            ledger = Ledger(cut(n), verify=VERIFIED)
            with connect(address) as client:
                total = count_on_workers(
                    client, ledger, progress=progress, cancelled=is_cancelled, report=log.warning, worker_timeout=ALONE
                )
            return ClusterCount(n, total.solutions, total.seconds, "+".join(total.engines), total.workers)

        return task(count)

    return begin
