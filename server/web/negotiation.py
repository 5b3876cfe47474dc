"""Which encoding of an answer a client takes: RFC 9110, 12.5.3. Browsers take no Brotli over plain HTTP."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

Encoding = Literal["gzip", "identity"]


@lru_cache(256)
def encoding_for(accepted: str | None) -> Encoding | None:
    """The better one by the header Accept-Encoding (None: there was none); None where neither will do."""
    if accepted is None:
        return "identity"
    listed = {name.lower(): quality for name, quality in parse_accept_header(accepted, Accept)}
    rest = listed.get("*", 0.0)
    gzip = listed.get("gzip", listed.get("x-gzip", rest))
    identity = listed.get("identity", rest if "*" in listed else None)
    if gzip and (identity is None or gzip >= identity):
        return "gzip"
    return None if identity == 0 else "identity"
