"""Errors as a viewer is told of them. Of failures of ours the log says what has happened, and the viewer where."""

from ..cluster.items import ClusterFailed
from ..config.logs import lacks_descriptors, report
from ..rooms.errors import RoomError
from ..search.index.tables.store import DamagedTable
from ..search.walks.reach import NotReady
from .answers import Reply, encode, failure
from .checks import BadRequest, Id

_CODES = {BadRequest: "bad_request", NotReady: "not_ready", DamagedTable: "damaged_table"}


def report_error(id: Id | None, error: Exception) -> str:
    """The message for the viewer: what is wrong with the request, or that we have failed, which is logged."""
    return encode(refuse(error) or failure_reply(error, "answering"), id)


def refuse(error: Exception) -> Reply | None:
    """The answer that says what is wrong with a request; None for a failure of ours."""
    if isinstance(error, RoomError):
        return failure(error.code, str(error))
    return next((failure(code, str(error)) for kind, code in _CODES.items() if isinstance(error, kind)), None)


def failure_reply(error: Exception, doing: str) -> Reply:
    """Log a failure of ours; returns an answer that says where in the log the reason is, but not the reason."""
    if isinstance(error, ClusterFailed):
        return failure("cluster", f"the cluster cannot count; the server's log says why, under {report(error, doing)}")
    failed = "the server has too few file descriptors" if lacks_descriptors(error) else "the server failed"
    return failure("failed", f"{failed}; its log says why, under {report(error, doing)}")
