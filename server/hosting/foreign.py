"""Requests that pages of other sites make a browser send. What costs work is not done for them.

Browsers say so in Sec-Fetch-Site (Fetch Metadata), which no page can set; over plain HTTP to another machine, and in
old browsers, only Origin is left, and not on every request. Other clients send neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..config.config import Config
from .hosts import same_origin

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_OUR_OWN = ("same-origin", "none")  # none: typed, or a bookmark


def is_foreign(environ: WSGIEnvironment, config: Config) -> bool:
    """Whether a page of another site makes this request, and is not one of those that may; for links it may be any."""
    origin, site = environ.get("HTTP_ORIGIN"), environ.get("HTTP_SEC_FETCH_SITE")
    if site in _OUR_OWN or (site is None and (origin is None or same_origin(origin, environ["HTTP_HOST"]))):
        return False
    if environ.get("HTTP_SEC_FETCH_MODE") == "navigate" and environ.get("HTTP_SEC_FETCH_DEST") == "document":
        return False
    return "*" not in config.allow_embedding and (origin or "").lower() not in (
        *config.allow_origin,
        *config.allow_embedding,
    )
