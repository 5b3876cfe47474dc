"""Encode answers and steps as JSON: with orjson where it is installed, else with Python's slower module.

A step of an algorithm without ld, col, rd, poss and bit has its own variables in `state`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..search.step import AnyFrame, AnyStep

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


def step_object(step: AnyStep, frames: dict[int, Any]) -> Mapping[str, Any]:
    """Return a step's fields by name, for JSON, with each frame of the stack encoded only once.

    `frames` caches encoded frames by identity, because steps share most of their frames. So the frames must stay alive
    while the cache is used.
    """
    whole = fields_of(step)
    if step.stack is not None:
        for frame in step.stack:
            if id(frame) not in frames:
                frames[id(frame)] = share(fields_of(frame))
        whole["stack"] = [frames[id(frame)] for frame in step.stack]
    return whole


def fields_of(part: AnyStep | AnyFrame) -> dict[str, Any]:
    return {name: getattr(part, name) for name in part.fields()}


def json_lines(steps: Iterable[AnyStep | None]) -> Iterator[str]:
    """Yield JSON Lines: one step on each line, as on the wire. For a pause (None) yield an empty text."""
    for step in steps:
        yield encode(step_object(step, {})).decode() + "\n" if step else ""
