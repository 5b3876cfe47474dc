"""What who runs the server can change so that a request is not refused again, in one line of the log."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from threading import Lock

from ..config import settings
from ..config.logs import log
from .refusal import Refused
from .sockets.bucket import Bucket

_LONGEST = 80  # characters of a header that are repeated

PASS_ON = "a proxy must ask by HTTP/1.1 and pass on Upgrade and Connection, as in server/hosting/recipes"
_BY_STATUS = {
    HTTPStatus.SERVICE_UNAVAILABLE: "--max-clients allows more",
    HTTPStatus.TOO_MANY_REQUESTS: "--max-per-address allows more; a proxy is named by --trusted-proxy",
}


def of_host(name: str) -> str:
    """For a Host that is not ours."""
    with suppress(ValueError):
        return f"if {settings.host(name)[:_LONGEST]} is a name of this server, --allow-host {name[:_LONGEST]} allows it"
    return "the header Host is malformed"


def of_origin(origin: str, host: str) -> str:
    """For a page of another origin than the Host that it asks."""
    told = f"the page is of {origin[:_LONGEST]!r}, and asked for {host[:_LONGEST]!r}"
    with suppress(ValueError):
        allow = f"--allow-origin {settings.origin(origin)[:_LONGEST]}"
        return f"{told}: if both are this server, a proxy must pass on Host; if another site may ask for steps, {allow}"
    return told


class Log:
    """Tells of refusals in the log, unless there are too many. `tell` may be called from any thread."""

    def __init__(self) -> None:
        self._lines, self._lock = Bucket(a_second=0.1, at_once=20), Lock()

    def tell(self, refused: Refused) -> None:
        """One line."""
        remedy = refused.remedy or _BY_STATUS.get(refused.status, "")
        with self._lock:
            if self._lines.take():
                log.warning("refused: %s%s", refused, f" ({remedy})" if remedy else "")
