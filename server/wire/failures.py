"""Errors as a viewer is told of them. Of failures of ours the log says what has happened, and the viewer where."""

from ..cluster.errors import ClusterFailed
from ..config.logs import lacks_descriptors, report
from ..rooms.errors import RoomError
from ..search.index.tables.store import DamagedTable
from ..search.walks.reach import NotReady
from .answers import Reply, encode, failure
from .checks import BadRequest, Id


def report_error(id: Id | None, error: Exception, doing: str) -> str:
    """The message for the viewer: what is wrong with the request, or that we have failed, which is logged."""
    match error:
        case BadRequest():
            return encode(failure("bad_request", str(error)), id)
        case NotReady():
            return encode(failure("not_ready", str(error)), id)
        case DamagedTable():
            return encode(failure("damaged_table", str(error)), id)
        case RoomError():
            return encode(failure(error.code, str(error)), id)
        case _:
            return report_failure(id, error, doing)


def report_failure(id: Id | None, error: Exception, doing: str) -> str:
    """Log a failure of ours; returns the message for the viewer."""
    return encode(failure_reply(error, doing), id)


def failure_reply(error: Exception, doing: str) -> Reply:
    """Log a failure of ours; returns an answer that says where in the log the reason is, but not the reason."""
    if isinstance(error, ClusterFailed):
        return failure("cluster", f"the cluster cannot count; the server's log says why, under {report(error, doing)}")
    failed = "the server has too few file descriptors" if lacks_descriptors(error) else "the server failed"
    return failure("failed", f"{failed}; its log says why, under {report(error, doing)}")
