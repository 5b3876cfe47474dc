"""What the page's worker for programs calls: it runs a program, and finds what there is to see in the recording."""

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

PATIENCE = 1.0  # seconds of a run that are lost at most if the page ends its worker
FIELDS = ("argv", "stdin", "call", "path")


def run(task: str, sink: Sink) -> None:
    """Run a program. `task` is JSON: `source`, the fields of `Options` in FIELDS, and `bounds`; blocks go to `sink`."""
    fields: dict[str, Any] = json.loads(task)
    options = {name: fields[name] for name in FIELDS if name in fields}
    record(fields["source"], Options(bounds=Bounds(**fields.get("bounds", {})), seconds=PATIENCE, **options), sink)


def find_all(data: bytes, choice: str = "") -> str:
    """The findings, as JSON. `choice`: a reading as JSON, "none" for no board, "" for the likeliest."""
    reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
    return json.dumps(find(Recording.load(data), reading, choice == "none"))
