"""`bitqueens index N`: makes the table of a board and keeps it in the user's cache folder.

The result goes to stdout, everything else to stderr.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..options import Index as Options
from .items import complete, format_effort
from .plurals import plural
from .signals import run_command

if TYPE_CHECKING:
    from ...cluster.ledger import Ledger, Total


def run(options: Options) -> int:
    """Make the table; returns the exit status."""
    aim = f"the table of N = {options.n} was made"
    return run_command(partial(_make, options), aim, _say, patient=bool(options.cluster))


def _make(options: Options, stopping: Callable[[], bool]) -> int:
    # Imported here, in the thread, so that a signal can stop the slow import of numba, too.
    from ...cluster.leaves import columns_of, cut
    from ...search.index.tables.own import save_own

    def save(ledger: Ledger, total: Total) -> None:
        path = save_own(options.n, columns_of(answer.found for answer in ledger.answers))
        solutions = plural(total.solutions, "solution")
        print(f"N = {options.n}: {path}, {solutions} as is known, in {format_effort(total)}", flush=True)

    return complete(cut(options.n), options, stopping, _say, save)


def _say(message: str) -> None:
    print(f"bitqueens index: {message}", file=sys.stderr, flush=True)
