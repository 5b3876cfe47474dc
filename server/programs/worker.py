"""Entry points for the page's workers: one runs a program and tries it, another one judges what the first has sent."""

import gc
import json
from collections.abc import Callable
from typing import Any

from .board.reading import Reading
from .recorder.chunks import Sink
from .recorder.options import Options
from .recorder.record import record
from .recording.recording import Recording
from .tries.judging import judge
from .tries.sweep import sweep
from .verdict.findings import find

PATIENCE = 1.0  # seconds of a run that are lost at most if the page terminates its worker


def run(task: str, sink: Sink, has_room: Callable[[], bool]) -> None:
    """Run a program and send each block to `sink`.

    `task` is JSON: `source`, and of the `Options` `path`, `argv`, `stdin` and `call`; `has_room` is theirs, too.
    """
    options: dict[str, Any] = json.loads(task)
    source = options.pop("source")
    record(source, Options(seconds=PATIENCE, has_room=has_room, **options), sink)


def try_all(task: str, sink: Callable[[str], None]) -> None:
    """Run a program without the recorder, and send each outcome to `sink` as JSON.

    `task` is JSON as for `run`, with `size` as `sweep` has it.
    """
    for outcome in sweep(json.loads(task), None):
        sink(outcome)


def judge_all(task: str, outcomes: str) -> str:
    """Return the facts that the outcomes of `try_all`, one a line, show, as JSON. Raises NoOutcome."""
    return json.dumps(judge(json.loads(task), outcomes.splitlines()))


class Finder:
    """Finder of boards, which reads the first part of a run only once."""

    def __init__(self) -> None:
        self._latest: Recording | None = None

    def find(self, data: bytes, choice: str = "") -> str:
        """Return the findings as JSON.

        Args:
            data: The recording.
            choice: A reading as JSON, "none" for no board, "" for the likeliest; "part" for that of the first part of
                a run, which is not judged.
        """
        reading = Reading.from_json(json.loads(choice)) if choice not in ("", "none", "part") else None
        gc.disable()  # the many lists of a recording hold no cycles, and would be searched for them again and again
        try:
            self._latest = Recording.load(data, self._latest)
            return json.dumps(find(self._latest, reading, choice == "none", choice != "part"))
        finally:
            gc.enable()
