"""`bitqueens site DIR`: write the pages as a folder of plain files, for any file server, with Python in the page.

All messages go to stderr.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from ..bootstrap.lastline import showing
from .ending import interruptible
from .output import fail, saying
from .parser import Command, Parser

say = saying("site")


@dataclass(frozen=True)
class Site(Command):
    """Write the pages as a folder of plain files that any file server can serve: the search runs in the page."""

    folder: Path
    pyodide: Path | None = None  # None: it is fetched


def describe() -> Parser:
    parser = Parser(Site, "Try it: python3 -m http.server --directory DIR. Classes and a race by time need a server.")
    parser.add("folder", metavar="DIR", type=Path, help="a new or empty folder")
    parser.add("--pyodide", metavar="FOLDER", type=Path, help="the unpacked npm package (default: fetched once)")
    return parser


def run(options: Site) -> int:
    """Write the site; return the exit status."""
    from ..pyodide.files import NoPyodide, fetch
    from ..site.build import NotEmpty, build
    from ..site.snapshot import SnapshotFailed

    lacks: list[str] = []  # said later, since a line stands on the terminal meanwhile
    try:
        # Ctrl-C must remove temporary folders.
        with interruptible(), showing(sys.stderr, "bitqueens site: fetching Python for the page") as show:
            pyodide = options.pyodide or fetch()
            size = build(options.folder, pyodide, lacks.append, lambda stage: show(f"bitqueens site: {stage}"))
    except (NotEmpty, NoPyodide, SnapshotFailed) as error:
        return fail("site", error)
    except OSError as error:
        return fail("site", f"{error.filename or options.folder}: {error.strerror}")
    for sentence in lacks:
        say(sentence)
    say(f"the site has {size / 1e6:.0f} MB; try it: python3 -m http.server --directory {options.folder}")
    return 0
