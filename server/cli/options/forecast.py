"""`bitqueens forecast`: what large boards would take."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from ...config.limits import LARGEST_COUNTED
from .count import ENGINES, LEAST_IN_ITEMS
from .parser import make_parser, whole

MOST_SECONDS = 3600  # of measuring one board


@dataclass(frozen=True)
class Forecast:
    """Forecast the core hours of boards."""

    boards: tuple[int, ...]
    json: bool = False
    engine: str | None = None  # None: the fastest that this machine can run
    seconds: int = 10


def parse(arguments: Sequence[str]) -> Forecast:
    asked = _parser().parse_args(arguments)
    return Forecast(tuple(asked.boards), asked.json, asked.engine, asked.seconds)


def _parser() -> argparse.ArgumentParser:
    parser = make_parser(
        "Forecast how many hours of one core the count of large boards takes on this machine.",
        command=" forecast",
        epilog="It measures a sample of each board. The error is twice the standard deviation that the sample shows.",
    )
    boards = whole(LEAST_IN_ITEMS, LARGEST_COUNTED)
    rows = f"rows of a board, {LEAST_IN_ITEMS} to {LARGEST_COUNTED}"
    parser.add_argument("boards", metavar="N", type=boards, nargs="+", help=rows)
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each board")
    parser.add_argument("--engine", choices=ENGINES[1:], help="how to count (default: the fastest that runs here)")
    seconds = whole(1, MOST_SECONDS)
    parser.add_argument("--seconds", type=seconds, default=10, help="how long to measure a board (default: 10)")
    return parser
