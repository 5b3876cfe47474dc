"""Failures of ours: the log says what has happened, the viewer is told where in the log."""

from ..config.logs import lacks_descriptors, report
from .answers import Reply, encode, failure
from .checks import Id


def report_failure(id: Id | None, error: Exception, doing: str) -> str:
    """Log a failure of ours; returns the message for the viewer."""
    return encode(failure_reply(error, doing), id)


def failure_reply(error: Exception, doing: str) -> Reply:
    """Log a failure of ours; returns an answer that says where in the log the reason is, but not the reason."""
    failed = "the server has too few file descriptors" if lacks_descriptors(error) else "the server failed"
    return failure("failed", f"{failed}; its log says why, under {report(error, doing)}")
