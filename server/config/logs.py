"""The log: one line an event, on stderr. A failure has an id, which whoever met it is told too.

Standard library only. No line tells what a viewer said or where it sits: a log is no register of pupils.
"""

from __future__ import annotations

import logging
import secrets
import sys
import traceback

log = logging.getLogger("bitqueens")


def write_to_stderr(level: str) -> None:
    """Begin to log what is at least as grave as `level`; calling it again changes the level."""
    if not log.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(OneLine("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)
        log.propagate = False
    log.setLevel(level.upper())


def report(error: BaseException, doing: str) -> str:
    """Log a failure of ours; returns the id to find it by."""
    id = secrets.token_hex(4)
    log.error("failure %s while %s", id, doing, exc_info=error)
    return id


class OneLine(logging.Formatter):
    """An exception, too, is told on the line: what it was, and where. Nobody can forge a second one."""

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another handler's words for it
        return "".join(letter if letter.isprintable() else " " for letter in super().format(record))

    def formatException(self, exc_info: object) -> str:  # noqa: N802 - logging's own name
        assert isinstance(exc_info, tuple)
        _, error, trail = exc_info
        frames = reversed(traceback.extract_tb(trail))
        places = " < ".join(f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames)
        return f"- {type(error).__name__}: {error} - in {places or 'no place'}"
