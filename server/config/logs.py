"""Log on stderr: one line for each event. A failure has an id, which the viewer sees, too.

No line has a viewer's messages or address, so that the log is no register of pupils.
"""

from __future__ import annotations

import errno
import logging
import secrets
import sys
import traceback

log = logging.getLogger("bitqueens")


def write_to_stderr(level: str) -> None:
    """Log events of at least this level to stderr; a second call changes the level."""
    if not log.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(OneLine("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)
        log.propagate = False
    log.setLevel(level.upper())


def log_failure(error: BaseException, doing: str) -> str:
    """Log a failure of ours and return its id in the log."""
    id = secrets.token_hex(4)
    log.error("failure %s while %s", id, doing, exc_info=error)
    return id


def lacks_descriptors(error: BaseException | None) -> bool:
    """Return True if the error means that this process, or the system, has too many open files and sockets."""
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)


class OneLine(logging.Formatter):
    """Formatter with an event and its exception on one line. Control characters are replaced: no line can be forged."""

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another handler's formatted exception
        return "".join(letter if letter.isprintable() else " " for letter in super().format(record))

    def formatException(self, exc_info: object) -> str:  # noqa: N802 - logging's own name
        assert isinstance(exc_info, tuple)
        _, error, trail = exc_info
        frames = reversed(traceback.extract_tb(trail))
        lines = " < ".join(f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in frames)
        return f"- {type(error).__name__}: {error} - in {lines or 'no known line'}"
