"""Options of a run with its bounds, and the header of its recording."""

import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from .chunks import CHUNK

VERSION = 1  # of the format


@dataclass(frozen=True)
class Bounds:
    """Limits at which recording ends; the recording so far stays.

    - `events`: lines, calls, returns and exceptions;
    - `seconds`: wall-clock time under the recorder, which makes a program about a hundred times slower;
    - `bytes`: memory that the program takes beyond Python's at its start; also the size of the recording's JSON;
    - `depth`: open calls; Python's own limit ends a recursion first, unless the program raises it;
    - `output`: characters of output to record. The program may print more.
    """

    events: int = 1_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000
    depth: int = 5_000
    output: int = 1_000_000


@dataclass(frozen=True)
class Options:
    """Options of a run.

    - `path`: the program's file, which need not exist. It is the program's first argument, and appears in tracebacks;
    - `argv`: further arguments; `stdin`: all input;
    - `call`: an expression to evaluate after the file has run, such as "Solution().solveNQueens(8)";
    - `follow`: let the program import other files of its folder, and record these, too;
    - `refuse`: end a program that starts another process; this process then refuses that for good;
    - `chunk`: events of a chunk; `seconds`: send a shorter chunk after this time;
    - `journal`: the path of a file for the events of the unfinished chunk, "" for none;
    - `has_room`: returns False if deeper calls would take up the stack of the browser, which ends Python.
    """

    path: str = "program.py"
    argv: Sequence[str] = ()
    stdin: str = ""
    call: str = ""
    follow: bool = False
    refuse: bool = False
    bounds: Bounds = field(default_factory=Bounds)
    chunk: int = CHUNK
    seconds: float = inf
    journal: str = ""
    has_room: Callable[[], bool] = lambda: True


def used_memory() -> Callable[[], int]:
    """Return a function for the bytes taken from now on; it returns 0 if the system has no report, as in a browser."""
    try:
        import resource
    except ImportError:
        return lambda: 0
    unit = 1 if sys.platform == "darwin" else 1024

    def most() -> int:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit

    start = most()
    return lambda: most() - start


def header_of(source: str, options: Options) -> dict[str, Any]:
    """Return the part of a recording's header that is known before the program runs."""
    return {
        "version": VERSION,
        "file": Path(options.path).name,
        "source": source,
        "argv": [*options.argv],
        "stdin": options.stdin,
        "call": options.call,
        "python": platform.python_version(),
        "chunk": options.chunk,
    }
