"""The JSON of answers: by orjson where it is installed, else by Python's own module, which takes longer for it."""

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
    """A value as JSON, in UTF-8 and without spaces."""
    if HAS_ORJSON:
        return orjson.dumps(value)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def share(value: Any) -> Any:
    """A part of several values that are to be encoded: it is encoded once, where that saves time."""
    return orjson.Fragment(orjson.dumps(value)) if HAS_ORJSON else value


def embed(encoded: bytes) -> Any:
    """A part of a value that is to be encoded, of which there is already the JSON."""
    return orjson.Fragment(encoded) if HAS_ORJSON else json.loads(encoded)
