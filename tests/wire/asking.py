"""Requests as a page sends them, and checks of every answer."""

import json
import re
from collections.abc import Callable, Hashable, Iterator
from queue import SimpleQueue
from typing import Any

from server.hosting.threads import Threads
from server.jobs.counting import Counts
from server.jobs.jobs import Jobs
from server.timing.bench import Bench
from server.wire.fields import MESSAGES, Request
from server.wire.rooms.requests import RoomRequest
from server.wire.run import RunRequest
from server.wire.session import Background, Session
from tests.tools.serving import ROOT
from tests.tools.waiting import PATIENCE

BACKGROUND = Background(Jobs(Threads(2)), Counts(), Bench())

EXAMPLE = re.compile(r" {4}(->|<-) (\{.*(?:\n {6,}.*)*)")  # a message, or an answer, in WIRE.md
LEFT_OUT = re.compile(r",?\s*…")


def read_examples(arrow: str) -> Iterator[dict[str, Any]]:
    """Yield the examples in WIRE.md of messages (`->`) or of answers (`<-`), without the parts that "…" replaces."""
    for sent, text in EXAMPLE.findall((ROOT / "server" / "wire" / "WIRE.md").read_text("utf-8")):
        if sent == arrow:
            yield json.loads(LEFT_OUT.sub("", text))


RUN: dict[str, Any] = {"algorithm": "bitmask", "n": 8}
SMALL: dict[str, dict[str, Any]] = {  # changes to examples that take long
    "outline": {"n": 8, "stop": 6170, "width": 100, "exact": True},
    "count": {"n": 8},
    "ask": {"step": 0},
    "vote": {"answer": 4},
}
EXAMPLES = {example["type"]: example for example in reversed([*read_examples("->")])}  # the first of each kind


def list_forms(*bases: type[Request]) -> dict[str, dict[str, Any]]:
    """Return a good message of each kind of request with one of these bases, by kind."""
    kinds = [kind for kind, request in MESSAGES.items() if kind in EXAMPLES and issubclass(request, bases)]
    return {kind: EXAMPLES[kind] | SMALL.get(kind, {}) for kind in kinds}


FORMS = list_forms(RunRequest)
TOKEN, SEAT = EXAMPLES["open"]["token"], EXAMPLES["leave"]["seat"]
FILM: dict[str, Any] = {**RUN, "step": 0}
CLASS_FORMS = {
    kind: message | {name: value for name, value in (("token", TOKEN), ("seat", SEAT), ("ask", 1)) if name in message}
    for kind, message in list_forms(RoomRequest).items()
}
ALL_FORMS = list_forms(Request) | CLASS_FORMS
REPLIES = {example["type"]: example.keys() for example in read_examples("<-")}  # the fields of each answer


class Heard:
    """A viewer's connection that receives everything at once."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self.send = hear
        self.woken = 0

    def post(self, text: str, _: Hashable = None) -> None:
        self.send(text)

    def wake(self) -> None:
        self.woken += 1


class Talk:
    """A viewer's session, with methods that wait for its messages."""

    def __init__(self, background: Background = BACKGROUND) -> None:
        self.said: SimpleQueue[str] = SimpleQueue()
        self.line = Heard(self.said.put)
        self.session = Session(background, self.line)

    def say(self, **message: Any) -> None:
        self.session.handle(json.dumps({"id": 1} | message))

    def hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(self.said.get(timeout=PATIENCE))
        return said

    def hear_the(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        while (said := self.hear())["type"] not in types:
            pass
        return said

    def hear_the_end(self, id: int = 1) -> dict[str, Any]:
        """Return the last message about a request."""
        while (said := self.hear())["id"] != id or said["type"] == "progress":
            pass
        return said


def answer(text: str | bytes) -> str:
    """Return a session's answer to one message."""
    talk = Talk()
    talk.session.handle(text)
    reply = talk.said.get(timeout=PATIENCE)
    assert talk.said.empty()
    return reply


def plain(value: Any) -> Any:
    """Return the value after a round trip through JSON: tuples become lists."""
    return json.loads(json.dumps(value))


def form(kind: str, **changes: Any) -> dict[str, Any]:
    """Return a good request with some fields changed; `from_` stands for `from`, and `...` removes a field."""
    changed = ALL_FORMS[kind] | {("from" if field == "from_" else field): value for field, value in changes.items()}
    return {field: value for field, value in changed.items() if value is not ...}


def ask(kind: str, **changes: Any) -> dict[str, Any]:
    return read(answer(json.dumps(form(kind, **changes))))


def read(text: str) -> dict[str, Any]:
    """Parse an answer, which must be strict JSON with the fields of its type."""
    reply = json.loads(text, parse_constant=refuse)
    assert isinstance(reply, dict)
    assert reply.keys() >= REPLIES[reply["type"]]
    if reply["type"] == "error":
        assert reply.keys() == REPLIES["error"]
        assert reply["code"] in ("bad_request", "not_ready", "damaged_table")
        assert 0 < len(reply["message"]) < 360
    return reply


def refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")
