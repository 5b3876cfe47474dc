"""Encode answers as JSON: with orjson where it is installed, else with Python's slower module."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # as in a browser
    HAS_ORJSON = False
else:
    HAS_ORJSON = True


def encode(value: Any) -> bytes:
    """Encode a value as JSON, in UTF-8 and without spaces."""
    if HAS_ORJSON:
        return orjson.dumps(value)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def share(value: Any) -> Any:
    """Prepare a part that several values contain: it is encoded once, where that saves time."""
    return orjson.Fragment(orjson.dumps(value)) if HAS_ORJSON else value


def embed(encoded: bytes) -> Any:
    """Prepare a part of a value from its JSON."""
    return orjson.Fragment(encoded) if HAS_ORJSON else json.loads(encoded)
