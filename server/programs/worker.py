"""Entry points for the page's worker: run a program, try it with other sizes, and describe its recording."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .board.reading import Reading
from .recorder.bounds import Bounds
from .recorder.chunks import Sink
from .recorder.options import Options
from .recorder.record import record
from .recording.recording import Recording
from .tries.sweep import send_facts
from .verdict.findings import find

PATIENCE = 1.0  # seconds of a run that are lost at most if the page terminates its worker
FIELDS = ("argv", "stdin", "call", "path")


def run(task: str, sink: Sink, has_room: Callable[[], bool]) -> None:
    """Run a program and send each block to `sink`.

    `task` is JSON: `source`, the `Options` in FIELDS, and `bounds`; `has_room` is that of `Options`.
    """
    fields: dict[str, Any] = json.loads(task)
    options = {name: fields[name] for name in FIELDS if name in fields}
    bounds = Bounds(**fields.get("bounds", {}))
    record(fields["source"], Options(bounds=bounds, seconds=PATIENCE, has_room=has_room, **options), sink)


def try_all(task: str, sink: Sink) -> None:
    """Try a program with other sizes, and its calls twice. `task` is JSON as for `run`, with `size`: the board's rows.

    The facts so far go to `sink` as JSON after each run: a caller that waits no longer still has them.
    """
    send_facts(json.loads(task), None, sink)


def find_all(data: bytes, choice: str = "") -> str:
    """Return the findings as JSON. `choice`: a reading as JSON, "none" for no board, "" for the likeliest."""
    reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
    return json.dumps(find(Recording.load(data), reading, choice == "none"))
