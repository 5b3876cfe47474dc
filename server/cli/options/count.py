"""`bitqueens count`: count all solutions of a board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...config.limits import LARGEST_COUNTED
from .items import add_item_options
from .parser import make_parser, whole

ENGINES = ("richards", "batch", "avx2", "avx512", "vbmi2")  # a copy, since their module needs NumPy; a test compares
LEAST_IN_ITEMS = 8  # n; smaller boards have no border to cut them by


@dataclass(frozen=True)
class Count:
    """Count all solutions of one board."""

    n: int
    json: bool = False
    engine: str | None = None  # None: the fastest that this machine can run
    threads: int | None = None  # None: one for each processor
    journal: Path | None = None
    verify: float = 0  # the share of the items that are counted twice
    cluster: str | None = None  # the address of a Dask scheduler, or local:N

    @property
    def in_items(self) -> bool:
        """Whether it is cut into items, which can be written down and counted twice."""
        return self.journal is not None or self.verify > 0 or self.cluster is not None


def parse(arguments: Sequence[str]) -> Count:
    parser = _parser()
    asked = parser.parse_args(arguments)
    count = Count(asked.n, asked.json, asked.engine, asked.threads, asked.journal, asked.verify, asked.cluster)
    if count.in_items and count.n < LEAST_IN_ITEMS:
        parser.error(f"argument N: --journal, --verify and --cluster need at least {LEAST_IN_ITEMS}, not {count.n}")
    if count.cluster and (count.engine or count.threads):
        parser.error("argument --cluster: its workers choose engines and threads; leave out --engine and --threads")
    return count


def _parser() -> argparse.ArgumentParser:
    parser = make_parser(
        "Count all ways to put N queens on a board of N times N squares so that none attacks another.",
        command=" count",
        epilog="One row more takes six to nine times as long; above N = 18 a forecast comes first. Ctrl-C stops it.",
    )
    boards = whole(1, LARGEST_COUNTED)
    parser.add_argument("n", metavar="N", type=boards, help=f"rows of the board, 1 to {LARGEST_COUNTED}")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    parser.add_argument("--engine", choices=ENGINES, help="how to count (default: the fastest that runs here)")
    add_item_options(parser)
    return parser
