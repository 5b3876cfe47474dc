"""Options of a run, and the header of its recording."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from .bounds import Bounds
from .chunks import CHUNK

VERSION = 1  # of the format


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
