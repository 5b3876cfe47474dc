"""`bitqueens count` with a journal, or with items that are counted twice: the count in items."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict
from typing import TYPE_CHECKING

from ..options import Count as Options
from .bar import Bar
from .durations import format_duration
from .plurals import plural

if TYPE_CHECKING:
    from ...cluster.journal import Journal
    from ...cluster.ledger import Ledger, Progress, Total

STOPPED = 1  # the exit status if something is wrong with the answers


def count_items(options: Options, stopping: Callable[[], bool], say: Callable[[str], None]) -> int:
    """Count; returns the exit status."""
    from ...cluster.answers import Mismatch
    from ...cluster.connect import connect, warning_about
    from ...cluster.constellations import cut
    from ...cluster.errors import ClusterFailed
    from ...cluster.here import count_here
    from ...cluster.journal import BadJournal, open_journal
    from ...cluster.ledger import Ledger, WrongTotal
    from ...cluster.machines import count_there
    from ...search.counting.engines import EngineUnavailable

    try:
        items = cut(options.n)
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
                    engine, threads = options.engine, options.threads
                    counted = count_here(ledger, engine=engine, threads=threads, progress=progress, cancelled=stopping)
                else:
                    counted = count_there(client, ledger, progress=progress, cancelled=stopping, say=say)
    except ClusterFailed as error:
        say(f"stopped: {error}{_kept(options)}")
        return STOPPED
    except (BadJournal, EngineUnavailable, OSError) as error:
        say(f"error: {error}")
        return 2
    except (Mismatch, WrongTotal) as error:
        say(f"stopped: {error}")
        return STOPPED
    print(json.dumps(asdict(counted)) if options.json else format_total(counted), flush=True)
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


def format_total(counted: Total) -> str:
    """The result in words."""
    by = "+".join(counted.engines)
    parts = [plural(counted.items, "item")]
    if counted.resumed:
        parts.append(f"{counted.resumed:,} from the journal")
    if counted.workers:
        parts.append(plural(counted.workers, "worker"))
    if counted.verified:
        parts.append(f"{counted.verified:,} counted twice")
    return (
        f"N = {counted.n}: {plural(counted.solutions, 'solution')} in {format_duration(counted.seconds)},"
        f" {format_duration(counted.core_seconds)} of a core ({by}; {', '.join(parts)})"
    )
