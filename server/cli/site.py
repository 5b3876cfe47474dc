"""`bitqueens site DIR`: write the pages as a folder of plain files, for any file server, with Python in the page.

All messages go to stderr.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .ending import interruptible
from .output import saying
from .parser import Command, make_parser

say = saying("site")


@dataclass(frozen=True)
class Site(Command):
    """Write the site into a new or empty folder."""

    folder: Path
    pyodide: Path | None = None  # None: npm fetches it


def parse(arguments: Sequence[str]) -> Site:
    parser = make_parser(
        "Write the pages as a folder of plain files that any file server can serve: the search runs in the page.",
        command=" site",
        epilog="Try it: python3 -m http.server --directory DIR. Classes and a race by time need a server.",
    )
    parser.add_argument("folder", metavar="DIR", type=Path, help="a new or empty folder")
    parser.add_argument(
        "--pyodide", metavar="FOLDER", type=Path, help="the unpacked npm package; by default npm fetches it once"
    )
    return Site(**vars(parser.parse_args(arguments)))


def run(options: Site) -> int:
    """Write the site; return the exit status."""
    from ..pyodide.files import NoPyodide, fetch
    from ..site.build import NotEmpty, build
    from ..site.snapshot import SnapshotFailed

    try:
        with interruptible():  # temporary folders must be removed
            size = build(options.folder, options.pyodide or fetch(), say)
    except (NotEmpty, NoPyodide, SnapshotFailed) as error:
        say(f"error: {error}")
        return 2
    except OSError as error:
        say(f"error: {error.filename or options.folder}: {error.strerror}")
        return 2
    say(f"the site has {size / 1e6:.0f} MB; try it: python3 -m http.server --directory {options.folder}")
    return 0
