"""`bitqueens count`: count all solutions of a board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from .parser import make_parser, whole

# What counting can do, known here before it can be imported; a test compares.
LARGEST_BOARD = 34
ENGINES = ("richards", "batch", "avx2", "avx512")
MOST_THREADS = 256


@dataclass(frozen=True)
class Count:
    """Count all solutions of one board."""

    n: int
    json: bool
    engine: str | None  # None: the fastest that this machine can run
    threads: int | None  # None: one a processor


def parse(arguments: Sequence[str]) -> Count:
    asked = _parser().parse_args(arguments)
    return Count(asked.n, asked.json, asked.engine, asked.threads)


def _parser() -> argparse.ArgumentParser:
    parser = make_parser(
        "Count all ways to put N queens on a board of N times N squares so that none attacks another.",
        command=" count",
        epilog="A row more takes six to nine times as long: above N = 18 a forecast comes first. Ctrl-C stops it.",
    )
    boards = whole(1, LARGEST_BOARD)
    parser.add_argument("n", metavar="N", type=boards, help=f"rows of the board, 1 to {LARGEST_BOARD}")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    parser.add_argument("--engine", choices=ENGINES, help="how to count (default: the fastest one that runs here)")
    threads = whole(1, MOST_THREADS)
    parser.add_argument("--threads", metavar="T", type=threads, help="how many at once (default: one a processor)")
    return parser
