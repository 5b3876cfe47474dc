"""`bitqueens count N` with `--journal` or `--cluster`: its options, and the count in items."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ..bootstrap.lastline import showing
from .bar import format_bar
from .output import fail, format_duration, plural, send
from .parser import Command, Parser, setting

if TYPE_CHECKING:
    from ..cluster.journal import Journal
    from ..cluster.ledger import ItemProgress, Ledger, Total
    from ..search.counting.count import Count

MOST_PROCESSES = 64  # of --cluster local:N
FAILED = 1  # exit status for wrong or missing answers


@dataclass(frozen=True)
class CountOptions(Command):
    """The options of a count."""

    n: int
    json: bool = False
    engine: str | None = None  # None: the fastest that this machine can run
    threads: int | None = None  # None: one for each processor
    journal: Path | None = None
    cluster: str | None = None  # the address of a Dask scheduler, local or local:N

    @property
    def in_items(self) -> bool:
        """True if the count is cut into items, for a journal or a cluster."""
        return bool(self.journal or self.cluster)

    def extras(self) -> Sequence[str]:
        return ["cluster"] if self.cluster else []


def add_item_options(parser: Parser) -> None:
    """Add the options --journal and --cluster."""
    resumes = "cut the work into items and write each answer to this file; the same command later resumes from it"
    parser.add("--journal", metavar="FILE", type=Path, help=resumes)
    workers = (
        "use the workers of a Dask scheduler, tcp://HOST:PORT or tls://HOST:PORT, or processes here, local or local:N"
    )
    parser.add("--cluster", metavar="WHERE", type=setting(read_address), help=workers)


def read_address(text: str) -> str:
    """Read the address of a Dask scheduler, or the processes on this machine to count in."""
    name, _, number = text.partition(":")
    if text == "local" or (
        name == "local" and number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= MOST_PROCESSES
    ):
        return text
    try:
        parts = urlsplit(text)
        whole_address = parts.scheme in ("tcp", "tls") and parts.hostname and parts.port
        if whole_address and text == f"{parts.scheme}://{parts.netloc}" and "@" not in text:
            return text
    except ValueError:
        pass  # an invalid port or IPv6 address
    raise ValueError(
        f"must be tcp://HOST:PORT, tls://HOST:PORT, local, or local:N with N from 1 to {MOST_PROCESSES}, not {text!r}"
    )


def count_items(
    options: CountOptions, expected: float | None, stopping: Callable[[], bool], say: Callable[[str], None]
) -> int:
    """Count a board in items, and print the total; return the exit status.

    expected: the seconds for all items together, if there is a forecast.
    """
    from ..cluster.connect import Unreachable, warning_about
    from ..cluster.items import cut
    from ..cluster.journal import BadJournal, open_journal
    from ..cluster.ledger import Ledger, WrongTotal, count_here
    from ..cluster.workers import ClusterFailed, count_on_workers
    from ..search.counting.engines import EngineUnavailable
    from ..search.counting.jobs import usable_threads

    items, file = cut(options.n), options.journal
    if options.cluster and (warning := warning_about(options.cluster)):
        say(warning)
    try:
        with open_journal(file, items) if file else nullcontext() as journal, showing(sys.stderr) as show:
            ledger = Ledger(items, journal, expected)
            if journal:
                _announce_journal(journal, ledger, say)

            def progress(now: ItemProgress) -> None:
                show(partial(format_bar, now.fraction, describe(now)))

            if options.cluster:
                total = count_on_workers(options.cluster, ledger, progress, stopping, say)
            else:
                total = count_here(ledger, options.engine, options.threads, progress, stopping)
    except OSError as error:
        where = error.filename or file
        return fail("count", f"{where}: {error.strerror}" if where and error.strerror else error)
    except (BadJournal, EngineUnavailable, Unreachable) as error:
        return fail("count", error)
    except (ClusterFailed, WrongTotal) as error:
        resumes = isinstance(error, ClusterFailed) and file
        return fail("count", f"{error}{f'; the same command resumes from {file}' if resumes else ''}", FAILED)
    threads = None if options.cluster else usable_threads(options.threads)
    return send([write_result(total, total.engines, threads) if options.json else format_total(total), "\n"])


def write_result(counted: Count | Total, engines: Sequence[str], threads: int | None) -> str:
    """Return the result as JSON, with the same fields for every way of counting: null for one that is not known."""
    names = ("n", "solutions", "seconds", "core_seconds", "items", "resumed", "workers")
    known = {name: getattr(counted, name, None) for name in names}
    return json.dumps({**known, "workers": known["workers"] or None, "engines": [*engines], "threads": threads})


def _announce_journal(journal: Journal, ledger: Ledger, say: Callable[[str], None]) -> None:
    if journal.torn:
        say(f"the last line of {journal.path} is incomplete and was dropped")
    if ledger.resumed:
        are = "is" if ledger.resumed == 1 else "are"
        say(f"{ledger.resumed:,} of {plural(len(ledger.cut), 'item')} {are} in {journal.path}")


def describe(now: ItemProgress) -> list[str]:
    """Return texts about the progress, the longest first."""
    left = "" if now.left is None else f", {format_duration(now.left)} left"
    by = f" by {plural(now.workers, 'worker')}" if now.workers else ""
    return [f"{now.fraction:7.2%}, {now.done:,} of {now.items:,} items{by}{left}", f"{now.fraction:.2%}{left}"]


def format_total(total: Total) -> str:
    """Format the result of a count in items, in words."""
    parts = [plural(total.items, "item")]
    if total.resumed:
        parts.append(f"{total.resumed:,} from the journal")
    if total.workers:
        parts.append(plural(total.workers, "worker"))
    return (
        f"N = {total.n}: {plural(total.solutions, 'solution')} in {format_duration(total.seconds)},"
        f" {format_duration(total.core_seconds)} of a core ({'+'.join(total.engines)}; {', '.join(parts)})"
    )
