"""Entry points for the page's worker: run a program, and describe its recording."""

from __future__ import annotations

import json
from typing import Any

from .boards.reading import Reading
from .findings import find
from .recorder.bounds import Bounds
from .recorder.chunks import Sink
from .recorder.options import Options
from .recorder.record import record
from .recording.recording import Recording

PATIENCE = 1.0  # seconds of a run that are lost at most if the page terminates its worker
FIELDS = ("argv", "stdin", "call", "path")


def run(task: str, sink: Sink) -> None:
    """Run a program and send each block to `sink`. `task` is JSON: `source`, the `Options` in FIELDS, and `bounds`."""
    fields: dict[str, Any] = json.loads(task)
    options = {name: fields[name] for name in FIELDS if name in fields}
    record(fields["source"], Options(bounds=Bounds(**fields.get("bounds", {})), seconds=PATIENCE, **options), sink)


def find_all(data: bytes, choice: str = "") -> str:
    """Return the findings as JSON. `choice`: a reading as JSON, "none" for no board, "" for the likeliest."""
    reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
    return json.dumps(find(Recording.load(data), reading, choice == "none"))
