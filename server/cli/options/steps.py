"""`bitqueens trace`: print the steps of a search."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...config.limits import LARGEST_STEP
from .parser import make_parser, whole

# Copies, since their modules need packages that may not be installed yet; a test compares.
LISTINGS = Path(__file__).parents[2] / "search" / "algorithms" / "listings"
ALGORITHMS = tuple(sorted(listing.stem for listing in LISTINGS.glob("*.js")))
LARGEST_TRACED = 32
STEP_FORMATS = ("jsonl", "csv", "text")


@dataclass(frozen=True)
class Steps:
    """Print the steps of a trace `first`, `first + stride`, ... up to and including `last`."""

    algorithm: str
    n: int
    first: int
    last: int | None  # None: to the end
    stride: int
    format: str
    goal: str


def parse(arguments: Sequence[str]) -> Steps:
    asked = _parser().parse_args(arguments)
    return Steps(asked.algorithm, asked.n, asked.first, asked.last, asked.stride, asked.format, asked.goal)


def _parser() -> argparse.ArgumentParser:
    parser = make_parser(
        "Print the steps of a search, one after the other.",
        command=" trace",
        epilog="Steps count from 0. If their number is not known, it prints on until it is stopped.",
    )
    number = whole(0, LARGEST_STEP)
    parser.add_argument("algorithm", metavar="ALGORITHM", choices=ALGORITHMS, help=", ".join(ALGORITHMS))
    parser.add_argument("n", metavar="N", type=whole(1, LARGEST_TRACED), help=f"queens, 1 to {LARGEST_TRACED}")
    parser.add_argument("--from", dest="first", metavar="STEP", type=number, default=0, help="first step (default: 0)")
    parser.add_argument("--to", dest="last", metavar="STEP", type=number, help="last step (default: the last of all)")
    parser.add_argument("--stride", type=whole(1, LARGEST_STEP), default=1, help="every so many steps (default: 1)")
    parser.add_argument("--format", choices=STEP_FORMATS, default="text", help="text draws boards and masks (default)")
    parser.add_argument("--goal", choices=("all", "first"), default="all", help="first: end with the first solution")
    return parser
