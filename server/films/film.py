"""Puts excerpts into an empty film, which makes a film in one file: the same bytes for the same input."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Any

_PLACE = '<script type="text/plain" id="excerpts">'


def pack(value: Any) -> str:
    """A value as JSON, compressed, in letters that are safe in HTML; always the same for the same value."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()


def fill(
    empty: str,
    excerpts: Sequence[Mapping[str, Any]],
    begins: Mapping[str, Any] | None = None,
    files: Mapping[str, str] | None = None,
    **more: Any,
) -> str:
    """The film. `begins`: what it shows first, as fields of the page's address; `files`: more files, by their paths;
    `more`: what else the page looks for in it.
    """
    before, place, after = empty.partition(_PLACE)
    assert place, "this is no empty film"
    packed = pack({"excerpts": [*excerpts], "begins": dict(begins or {}), "files": dict(files or {}), **more})
    return f"{before}{place}{packed}{after}"
