"""The options of work in items, which several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...config.limits import MOST_THREADS
from ...config.settings import cluster
from .parser import setting, whole


def add_item_options(parser: argparse.ArgumentParser) -> None:
    """--threads, --journal, --cluster and --verify."""
    threads = whole(1, MOST_THREADS)
    parser.add_argument(
        "--threads", metavar="T", type=threads, help="how many run at once (default: one for each processor)"
    )
    parser.add_argument(
        "--journal",
        metavar="FILE",
        type=Path,
        help="cut the work into items and write each answer to this file; the same command later goes on from there",
    )
    parser.add_argument(
        "--cluster",
        metavar="WHERE",
        type=setting(cluster),
        help="work on a Dask scheduler's workers, tcp://HOST:PORT or tls://HOST:PORT, or local:N, in N processes here",
    )
    parser.add_argument(
        "--verify",
        metavar="SHARE",
        type=share,
        default=0.0,
        help="do this share of the items twice, with two engines; 0.01: one in a hundred (default: 0)",
    )


def share(text: str) -> float:
    """A share from 0 to 1, as a type for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 1, not {text!r}")
    return value
