"""`bitqueens count`: count all solutions of a board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from ...config.limits import LARGEST_COUNTED, MOST_THREADS
from .parser import make_parser, whole

ENGINES = ("richards", "batch", "avx2", "avx512", "vbmi2")  # a copy, since their module needs NumPy; a test compares


@dataclass(frozen=True)
class Count:
    """Count all solutions of one board."""

    n: int
    json: bool
    engine: str | None  # None: the fastest that this machine can run
    threads: int | None  # None: one for each processor


def parse(arguments: Sequence[str]) -> Count:
    asked = _parser().parse_args(arguments)
    return Count(asked.n, asked.json, asked.engine, asked.threads)


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
    threads = whole(1, MOST_THREADS)
    parser.add_argument(
        "--threads", metavar="T", type=threads, help="how many run at once (default: one for each processor)"
    )
    return parser
