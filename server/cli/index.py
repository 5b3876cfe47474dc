"""`bitqueens index N`: make the table of a board and store it in the user's cache folder.

The result goes to stdout, everything else to stderr.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ..config.limits import INDEXABLE
from .items import ItemCommand, add_item_options, complete, format_effort
from .output import plural, saying, send
from .parser import make_parser, whole
from .signals import run_command

if TYPE_CHECKING:
    from ..cluster.ledger import Ledger, Total

_say = saying("index")


@dataclass(frozen=True)
class Index(ItemCommand):
    """Make the table of one board, in the user's cache folder."""


def parse(arguments: Sequence[str]) -> Index:
    least, most = INDEXABLE
    parser = make_parser(
        "Make the table for jumping to any step of N queens, and store it in the user's cache folder.",
        command=" index",
        epilog=f"The tables up to N = {least - 1} come with the program. A server finds a new one when it starts.",
    )
    parser.add_argument("n", metavar="N", type=whole(least, most), help=f"rows of the board, {least} or {most}")
    add_item_options(parser)
    index = Index(**vars(parser.parse_args(arguments)))
    if index.cluster and index.threads:
        parser.error("argument --cluster: its workers choose their threads; leave out --threads")
    return index


def run(options: Index) -> int:
    """Make the table; return the exit status."""
    aim = f" before the table of N = {options.n} was made"
    return run_command(partial(_make, options), aim, _say, patient=bool(options.cluster))


def _make(options: Index, stopping: Callable[[], bool]) -> int:
    # Imported in the thread, so that a signal can stop the slow import of numba, too.
    from ..cluster.leaves import columns_of, cut
    from ..search.index.tables.own import save_own

    def save(ledger: Ledger, total: Total) -> None:
        path = save_own(options.n, columns_of(answer.found for answer in ledger.answers))
        solutions = plural(total.solutions, "solution")
        send([f"N = {options.n}: {path}, {solutions} as expected, in {format_effort(total)}\n"])

    return complete(cut(options.n), options, stopping, _say, save)
