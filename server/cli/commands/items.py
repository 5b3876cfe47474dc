"""Work in items, which `bitqueens count` and `bitqueens index` share: here or on a cluster, with a journal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from .bar import Bar
from .durations import format_duration
from .plurals import plural

if TYPE_CHECKING:
    from ...cluster.items import Items
    from ...cluster.journal import Journal
    from ...cluster.ledger import Ledger, Progress, Total

STOPPED = 1  # the exit status if something is wrong with the answers


class Options(Protocol):
    """How items are to be completed."""

    @property
    def threads(self) -> int | None: ...
    @property
    def journal(self) -> Path | None: ...
    @property
    def verify(self) -> float: ...
    @property
    def cluster(self) -> str | None: ...


def complete(
    items: Items,
    options: Options,
    stopping: Callable[[], bool],
    say: Callable[[str], None],
    done: Callable[[Ledger, Total], None],
    engine: str | None = None,
) -> int:
    """Complete the items, and call `done` with their answers; returns the exit status."""
    from ...cluster.answers import Mismatch
    from ...cluster.connect import connect, warning_about
    from ...cluster.errors import ClusterFailed
    from ...cluster.journal import BadJournal, open_journal
    from ...cluster.ledger import Ledger, WrongTotal
    from ...cluster.local import count_locally
    from ...cluster.machines import count_there
    from ...search.counting.engines import EngineUnavailable

    try:
        if options.cluster and (warning := warning_about(options.cluster)):
            say(warning)
        with (
            open_journal(options.journal, items) if options.journal else nullcontext() as journal,
            connect(options.cluster) if options.cluster else nullcontext() as client,
        ):
            ledger = Ledger(items, journal, options.verify)
            if journal:
                _tell(journal, ledger, say)
            with Bar(sys.stderr, "items") as bar:

                def progress(now: Progress, workers: int = 0) -> None:
                    bar.draw(now.fraction, lambda _: describe(now, workers))

                if client is None:
                    threads = options.threads
                    total = count_locally(ledger, engine=engine, threads=threads, progress=progress, cancelled=stopping)
                else:
                    total = count_there(client, ledger, progress=progress, cancelled=stopping, say=say)
        done(ledger, total)
    except ClusterFailed as error:
        say(f"stopped: {error}{_kept(options)}")
        return STOPPED
    except (BadJournal, EngineUnavailable, OSError) as error:
        say(f"error: {error}")
        return 2
    except (Mismatch, WrongTotal) as error:
        say(f"stopped: {error}")
        return STOPPED
    return 0


def _tell(journal: Journal, ledger: Ledger, say: Callable[[str], None]) -> None:
    """Say what the journal had."""
    if journal.torn:
        say(f"the last line of {journal.path} was unfinished and is dropped")
    if ledger.resumed:
        are = "is" if ledger.resumed == 1 else "are"
        say(f"{ledger.resumed:,} of {plural(len(ledger.items.work), 'item')} {are} in {journal.path}")


def _kept(options: Options) -> str:
    return (
        f"; what is counted is in {options.journal}, and the same command goes on from there" if options.journal else ""
    )


def describe(now: Progress, workers: int = 0) -> str:
    """How far it has come, in a line. workers: 0 without a cluster."""
    left, by = "", f" by {plural(workers, 'worker')}" if workers else ""
    if now.left is not None:
        error = f" ± {format_duration(now.error)}" if now.error else ""
        left = f", {format_duration(now.left)}{error} left"
    return f"{now.fraction:7.2%}, {now.done:,} of {now.items:,} items, {now.rate:.3g} a second{by}{left}"


def format_effort(total: Total) -> str:
    """What it took, in words."""
    parts = [plural(total.items, "item")]
    if total.resumed:
        parts.append(f"{total.resumed:,} from the journal")
    if total.workers:
        parts.append(plural(total.workers, "worker"))
    if total.verified:
        parts.append(f"{total.verified:,} counted twice")
    return (
        f"{format_duration(total.seconds)}, {format_duration(total.core_seconds)} of a core"
        f" ({'+'.join(total.engines)}; {', '.join(parts)})"
    )
