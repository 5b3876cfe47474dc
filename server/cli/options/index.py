"""`bitqueens index`: make the table with which every step of a large board can be read at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...config.limits import INDEXABLE
from .items import add_item_options
from .parser import make_parser, whole


@dataclass(frozen=True)
class Index:
    """Make the table of one board, in the user's cache folder."""

    n: int
    threads: int | None = None  # None: one for each processor
    journal: Path | None = None
    verify: float = 0  # the share of the items that are measured twice
    cluster: str | None = None  # the address of a Dask scheduler, or local:N


def parse(arguments: Sequence[str]) -> Index:
    least, most = INDEXABLE
    parser = make_parser(
        "Make the table with which the page can go to any step of N queens, and keep it in the user's cache folder.",
        command=" index",
        epilog=f"The tables up to N = {least - 1} come with the program. A server finds a new one when it starts.",
    )
    parser.add_argument("n", metavar="N", type=whole(least, most), help=f"rows of the board, {least} or {most}")
    add_item_options(parser)
    asked = parser.parse_args(arguments)
    if asked.cluster and asked.threads:
        parser.error("argument --cluster: its workers choose their threads; leave out --threads")
    return Index(asked.n, asked.threads, asked.journal, asked.verify, asked.cluster)
