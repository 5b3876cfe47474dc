"""`bitqueens lesson check`: check the files of lessons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .parser import make_parser


@dataclass(frozen=True)
class Lessons:
    """Check files of lessons."""

    files: tuple[Path, ...]


def parse(arguments: Sequence[str]) -> Lessons:
    parser = make_parser(
        "Check files of lessons: what they say, whether their places exist, and whether their questions can be asked.",
        command=" lesson",
        epilog="It prints what is wrong with its file and line, and ends with 1 if anything is.",
    )
    parser.add_argument("what", metavar="check", choices=["check"], help="the only thing to do with lessons so far")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a lesson, such as bits.en.md")
    return Lessons(tuple(parser.parse_args(arguments).files))
