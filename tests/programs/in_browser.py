"""Record programs and describe the recordings: in Pyodide, and in this Python for comparison.

It imports nothing but `server.programs`, as a page does.
"""

import json
from typing import Any

from server.programs.board.film import film
from server.programs.board.guess import guess
from server.programs.recorder.options import Options
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.verdict.compare import compare
from server.programs.verdict.observation import observe


def describe_all(programs: str) -> str:
    """Record programs, given as JSON: name -> options; return name -> description."""
    return json.dumps({name: describe_one(**options) for name, options in json.loads(programs).items()})


def describe_one(source: str, **options: Any) -> dict[str, Any]:
    """Describe a recording: its end, its board with all changes, the comparison, its numbers of calls and returns."""
    recording = Recording.load(record(source, Options(**options)))
    found = guess(recording)
    changes = film(recording, found.board) if found.board else []
    facts = compare(recording, found.board, changes, observe(recording, changes)) if found.board else None
    kinds = [moment.kind for moment in recording.walk()]
    return {
        "end": recording.header["end"],
        "printed": recording.printed(recording.count),
        "board": found.board.to_json() if found.board else None,
        "boards": [change.squares for change in changes],
        "compared": facts and facts.to_json(),
        "calls": [kinds.count("c"), kinds.count("r")],
    }
