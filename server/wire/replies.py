"""Replies as JSON text, and errors as replies.

A failure of the server goes into the log; its reply has only the id of that entry.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from ..config.logs import lacks_descriptors, log_failure
from ..formats.encoding import encode as encode_json
from ..rooms.errors import RoomError
from ..search.index.tables.store import DamagedTable
from ..search.walks.reach import NotReady
from .checks import BadRequest, Id

_CODES = {BadRequest: "bad_request", NotReady: "not_ready", DamagedTable: "damaged_table"}

Reply: TypeAlias = Mapping[str, Any]


def encode(reply: Reply, id: Id | None) -> str:
    """Return an answer to the request with this id as JSON text."""
    return encode_json({"type": reply["type"], "id": id, **reply}).decode()


def failure(code: str, message: str) -> Reply:
    return {"type": "error", "code": code, "message": message}


def encode_error(id: Id | None, error: Exception) -> str:
    """Return the answer to a failed request as text: its fault, or that the server failed, which is logged."""
    return encode(refuse(error) or failure_reply(error, "answering"), id)


def refuse(error: Exception) -> Reply | None:
    """Return the answer that names a request's fault; None for a failure of the server."""
    if isinstance(error, RoomError):
        return failure(error.code, str(error))
    return next((failure(code, str(error)) for kind, code in _CODES.items() if isinstance(error, kind)), None)


def failure_reply(error: Exception, doing: str) -> Reply:
    """Log a failure of the server; return an answer with the id of the log entry, but not the reason."""
    failed = "the server has too few file descriptors" if lacks_descriptors(error) else "the server failed"
    return failure("failed", f"{failed}; its log says why, under {log_failure(error, doing)}")
