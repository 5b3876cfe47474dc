"""How a program is run, and what is known of its recording before it runs."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from .bounds import Bounds
from .chunks import CHUNK
from .effects import Effects

VERSION = 1  # of the format


@dataclass(frozen=True)
class Options:
    """How a program is run.

    - `path`: of its file; need not exist. Its name is the program's first argument, and stands in tracebacks;
    - `argv`: its further arguments; `stdin`: all that it can read;
    - `call`: an expression that is evaluated after the file has run, such as "Solution().solveNQueens(8)";
    - `follow`: whether other files of its folder can be imported, and are recorded, too;
    - `refuse`: whether a program that starts another process is ended, for good in this process;
    - `effects`: what lines can change, where that is not to be read from the text;
    - `chunk`: the events of a chunk; `seconds`: after which a shorter one is handed on, too;
    - `journal`: a file that has the events of the chunk that is not whole yet, "" for none.
    """

    path: str = "program.py"
    argv: Sequence[str] = ()
    stdin: str = ""
    call: str = ""
    follow: bool = False
    refuse: bool = False
    bounds: Bounds = field(default_factory=Bounds)
    effects: Effects | None = None
    chunk: int = CHUNK
    seconds: float = inf
    journal: str = ""


def header_of(source: str, options: Options) -> dict[str, Any]:
    """What is known of a recording before the program runs."""
    return {
        "version": VERSION,
        "file": Path(options.path).name,
        "source": source,
        "argv": [*options.argv],
        "stdin": options.stdin,
        "call": options.call,
        "python": platform.python_version(),
        "chunk": options.chunk,
        "bounds": asdict(options.bounds),
    }
