"""The last line of a terminal, in which a thread shows how far work is.

For a stream that is no terminal nothing is printed. Standard library only, since it also shows the first installation.
"""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterator
from threading import Event, Thread
from time import perf_counter
from typing import TextIO

PATIENCE = 0.3  # seconds before the line appears; shorter work needs none
BETWEEN = 0.1  # seconds between two updates
USUAL = 80  # columns of a terminal of unknown width


@contextlib.contextmanager
def showing(
    stream: TextIO, text: str | Callable[[int], str] = ""
) -> Iterator[Callable[[str | Callable[[int], str]], None]]:
    """Show a line until the block ends, which removes it. Yield a function that changes the line.

    text: a text, shown with the seconds since the block began, or a function that returns the line for a number of
    columns. Until there is one, nothing is shown.
    """
    began, over, width, latest = perf_counter(), Event(), 0, deque([text], maxlen=1)

    def write(line: str) -> None:
        with contextlib.suppress(OSError):  # a terminal that is gone is no reason to end
            stream.write("\r" + line)
            stream.flush()

    def draw() -> None:
        nonlocal width
        shown = ""
        over.wait(PATIENCE)
        while not over.wait(BETWEEN):
            if text := latest[0]:
                room = columns(stream) - 1  # a full line would wrap
                line = f"{text}, {perf_counter() - began:.0f} s"[:room] if isinstance(text, str) else text(room)
                if line != shown:
                    shown, width = line, max(width, len(line))
                    write(line.ljust(width))

    thread = Thread(target=draw, daemon=True)
    if is_shown := stream.isatty():
        thread.start()
    try:
        yield latest.append
    finally:
        over.set()
        if is_shown:
            thread.join()
        if width:
            write(" " * width + "\r")


def columns(stream: TextIO) -> int:
    """Return the columns of a stream's terminal, which may differ from stdout's; USUAL if unknown."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or USUAL
    except OSError:
        return USUAL
