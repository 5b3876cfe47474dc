"""Requests as a page sends them, and checks that every answer must pass."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from queue import SimpleQueue
from typing import Any

from server.hosting.threads import Threads
from server.jobs.counting import Counts
from server.jobs.jobs import Jobs
from server.timing.bench import Bench
from server.wire.session import Background, Session

PATIENCE = 60  # seconds
BACKGROUND = Background(Jobs(Threads(2)), Counts(), Bench())

RUN: dict[str, Any] = {"algorithm": "bitmask", "n": 8}
FORMS: dict[str, dict[str, Any]] = {
    "describe": {"type": "describe", "id": 1, **RUN},
    "read": {"type": "read", "id": 2, **RUN, "start": 0, "stop": 64, "stride": 1},
    "find": {"type": "find", "id": 3, **RUN, "what": "solution", "from": 0},
    "questions": {"type": "questions", "id": 9, **RUN, "start": 0, "stop": 64, "about": ["next"]},
    "tried": {"type": "tried", "id": 7, **RUN, "step": 0},
}
OTHER_FORMS: dict[str, dict[str, Any]] = {
    "outline": {"type": "outline", "id": 4, **RUN, "start": 0, "stop": 6170, "width": 100},
    "solutions": {"type": "solutions", "id": 7, **RUN, "start": 0, "stop": 60},
    "classes": {"type": "classes", "id": 8, **RUN, "start": 0, "stop": 20},
    "lesson": {"type": "lesson", "id": 9, "text": "# One\n## Two\n[place](?n=4&step=2)\n? free\n"},
    "count": {"type": "count", "id": 5, "n": 8},
    "cancel": {"type": "cancel", "id": 6},
    "times": {"type": "times", "id": 7},
    "time": {"type": "time", "id": 8, "seconds": 5, "largest": 14},
}
TOKEN, SEAT = "0123456789abcdef" * 2, f"17.{'r' * 16}.{'p' * 22}"
HOST, PUPIL = {"code": "K7MQ4X", "token": TOKEN}, {"code": "K7MQ4X", "seat": SEAT}
FILM: dict[str, Any] = {**RUN, "step": 0}
CLASS_FORMS: dict[str, dict[str, Any]] = {
    kind: {"type": kind, "id": 1, **fields}
    for kind, fields in {
        "open": {"token": TOKEN, **FILM},
        "join": {"code": "k7m q4x"},
        "lead": {**HOST, "term": 1, **FILM},
        "mode": {**HOST, "mode": "pinned"},
        "give": {**HOST, "to": 17},
        "here": {**PUPIL, "follow": True, "step": 5},
        "ask": {**HOST, "about": "next", "step": 0},
        "vote": {**PUPIL, "ask": 1, "round": 1, "answer": 4},
        "close": {**HOST, "ask": 1, "round": 1},
        "countdown": {**HOST, "ask": 1, "round": 1, "seconds": 30},
        "closes": {**HOST, "closes": True},
        "again": {**HOST, "ask": 1, "round": 1},
        "reveal": {**HOST, "ask": 1},
        "leave": PUPIL,
        "end": HOST,
        "lock": {**HOST, "locked": True},
        "drop": {**HOST, "number": 17},
        "bar": {**HOST, "group": 17},
        "shares": {**HOST, "shares": False},
        "lower": HOST,
        "appoint": {**HOST, "number": 17},
    }.items()
}
REPLIES = {
    "description": {"type", "id", "algorithm", "n", "steps", "placements", "solutions", "checks", "exact"},
    "steps": {"type", "id", "algorithm", "n", "start", "stride", "steps"},
    "found": {"type", "id", "step"},
    "questions": {"type", "id", "algorithm", "n", "start", "questions"},
    "tried": {"type", "id", "algorithm", "n", "step", "queens", "rows"},
    "outline": {"type", "id", "algorithm", "n", "start", "stop", "width", "exact", "calls", "deepest", "solutions"},
    "solutions": {"type", "id", "algorithm", "n", "start", "total", "solutions"},
    "classes": {"type", "id", "algorithm", "n", "start", "total", "classes"},
    "lesson": {"type", "id", "title", "stops", "faults"},
    "error": {"type", "id", "code", "message"},
}


class Heard:
    """The line of a viewer who hears all at once."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self.send = hear
        self.woken = 0

    def post(self, text: str, _: Hashable = None) -> None:
        self.send(text)

    def wake(self) -> None:
        self.woken += 1


class Talk:
    """A viewer's session, and a way to wait for what it says."""

    def __init__(self, background: Background = BACKGROUND) -> None:
        self.said: SimpleQueue[str] = SimpleQueue()
        self.line = Heard(self.said.put)
        self.session = Session(background, self.line)

    def say(self, **message: Any) -> None:
        self.session.take(json.dumps({"id": 1} | message))

    def hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self.said.get(timeout=PATIENCE))
        return said

    def hear_the(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (said := self.hear())["type"] not in types:
            pass
        return said

    def hear_the_end(self, id: int = 1) -> dict[str, Any]:
        """The last message about a request."""
        while (said := self.hear())["id"] != id or said["type"] == "progress":
            pass
        return said


def answer(text: str | bytes) -> str:
    """A session's answer to one message."""
    talk = Talk()
    talk.session.take(text)
    reply = talk.said.get(timeout=PATIENCE)
    assert talk.said.empty()
    return reply


def plain(value: Any) -> Any:
    """The value after JSON: tuples become lists."""
    return json.loads(json.dumps(value))


def form(kind: str, **changes: Any) -> dict[str, Any]:
    """A good request with some fields changed; `from_` stands for `from`, and a field of `...` is left out."""
    changed = (FORMS | OTHER_FORMS | CLASS_FORMS)[kind] | {
        ("from" if field == "from_" else field): value for field, value in changes.items()
    }
    return {field: value for field, value in changed.items() if value is not ...}


def ask(kind: str, **changes: Any) -> dict[str, Any]:
    """The answer to a request."""
    return read(answer(json.dumps(form(kind, **changes))))


def read(text: str) -> dict[str, Any]:
    """An answer, which is strict JSON and has the fields of its type."""
    reply = json.loads(text, parse_constant=refuse)
    assert isinstance(reply, dict)
    assert reply.keys() >= REPLIES[reply["type"]]
    if reply["type"] == "error":
        assert reply.keys() == REPLIES["error"]
        assert reply["code"] in ("bad_request", "not_ready", "damaged_table")
        assert 0 < len(reply["message"]) < 320
    return reply


def refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")
