"""Work in items, shared by `count` and `index`: its options, and its run on this machine or on a cluster."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..config.limits import MOST_THREADS
from ..config.settings import cluster
from .bar import Bar
from .output import format_duration, plural
from .parser import Command, setting, whole

if TYPE_CHECKING:
    from ..cluster.items import Items
    from ..cluster.journal import Journal
    from ..cluster.ledger import ClusterProgress, Ledger, Total


@dataclass(frozen=True)
class ItemCommand(Command):
    """The options of a command whose work can be cut into items."""

    n: int
    threads: int | None = None  # None: one for each processor
    journal: Path | None = None
    verify: float = 0  # share of the items that are done twice
    cluster: str | None = None  # the address of a Dask scheduler, or local:N

    def extras(self) -> Sequence[str]:
        return ["cluster"] if self.cluster else []


def add_item_options(parser: argparse.ArgumentParser) -> None:
    """Add the options --threads, --journal, --cluster and --verify."""
    threads = whole(1, MOST_THREADS)
    parser.add_argument(
        "--threads", metavar="T", type=threads, help="threads at a time (default: one for each processor)"
    )
    parser.add_argument(
        "--journal",
        metavar="FILE",
        type=Path,
        help="cut the work into items and write each answer to this file; the same command later resumes from it",
    )
    parser.add_argument(
        "--cluster",
        metavar="WHERE",
        type=setting(cluster),
        help="use the workers of a Dask scheduler, tcp://HOST:PORT or tls://HOST:PORT, or local:N, N processes here",
    )
    parser.add_argument(
        "--verify",
        metavar="SHARE",
        type=share,
        default=0.0,
        help="do this share of the items twice, with two engines; 0.01: one in a hundred (default: 0)",
    )


def share(text: str) -> float:
    """Read a share from 0 to 1, as a type for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 1, not {text!r}")
    return value


STOPPED = 1  # exit status for wrong or missing answers


def complete(
    items: Items,
    options: ItemCommand,
    stopping: Callable[[], bool],
    say: Callable[[str], None],
    done: Callable[[Ledger, Total], None],
    engine: str | None = None,
    expected: float | None = None,
) -> int:
    """Complete the items, call `done` with their answers, and return the exit status.

    expected: the seconds for all items together, if there is a forecast.
    """
    from ..cluster.answers import Mismatch
    from ..cluster.connect import connect, warning_about
    from ..cluster.items import ClusterFailed
    from ..cluster.journal import BadJournal, open_journal
    from ..cluster.ledger import Ledger, WrongTotal
    from ..cluster.local import count_locally
    from ..cluster.machines import count_on_workers
    from ..search.counting.engines import EngineUnavailable

    try:
        if options.cluster and (warning := warning_about(options.cluster)):
            say(warning)
        with ExitStack() as stack:
            journal = stack.enter_context(open_journal(options.journal, items)) if options.journal else None
            client = stack.enter_context(connect(options.cluster)) if options.cluster else None
            ledger = Ledger(items, journal, options.verify, expected)
            if journal:
                _announce_journal(journal, ledger, say)
            with Bar(sys.stderr, "items") as bar:

                def progress(now: ClusterProgress, workers: int = 0) -> None:
                    bar.draw(now.fraction, lambda _: describe(now, workers))

                if client is None:
                    threads = options.threads
                    total = count_locally(ledger, engine=engine, threads=threads, progress=progress, cancelled=stopping)
                else:
                    total = count_on_workers(client, ledger, progress=progress, cancelled=stopping, report=say)
        done(ledger, total)
    except ClusterFailed as error:
        say(f"stopped: {error}{_resume_hint(options)}")
        return STOPPED
    except OSError as error:
        file = error.filename or options.journal
        say(f"error: {file}: {error.strerror}" if file and error.strerror else f"error: {error}")
        return 2
    except (BadJournal, EngineUnavailable) as error:
        say(f"error: {error}")
        return 2
    except (Mismatch, WrongTotal) as error:
        say(f"stopped: {error}")
        return STOPPED
    return 0


def _announce_journal(journal: Journal, ledger: Ledger, say: Callable[[str], None]) -> None:
    if journal.torn:
        say(f"the last line of {journal.path} is incomplete and was dropped")
    if ledger.resumed:
        are = "is" if ledger.resumed == 1 else "are"
        say(f"{ledger.resumed:,} of {plural(len(ledger.items.work), 'item')} {are} in {journal.path}")


def _resume_hint(options: ItemCommand) -> str:
    return (
        f"; finished items are in {options.journal}, and the same command resumes from there" if options.journal else ""
    )


def describe(now: ClusterProgress, workers: int = 0) -> list[str]:
    """Return texts about the progress, the longest first. workers: 0 without a cluster."""
    left, by = "", f" by {plural(workers, 'worker')}" if workers else ""
    if now.left is not None:
        error = f" ± {format_duration(now.error)}" if now.error else ""
        left = f", {format_duration(now.left)}{error} left"
    return [
        f"{now.fraction:7.2%}, {now.done:,} of {now.items:,} items, {now.rate:.3g} a second{by}{left}",
        f"{now.fraction:7.2%}, {now.done:,} of {now.items:,} items{left}",
        f"{now.fraction:.2%}{left}",
    ]


def format_effort(total: Total) -> str:
    """Format the time and the items of a total, in words."""
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
