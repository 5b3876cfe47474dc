"""The list of all messages of the wire.

A new message needs a request in `requests.py`, a function that answers it, a line here, and a section in WIRE.md.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..search.pausable import Pausable
from . import answers, gallery, lessons, requests
from .answers import Reply
from .checks import BadRequest, Id, quote
from .fields import Fields, Request, fields_of, names_of
from .rooms import requests as of_rooms

# What makes the answer to a request; None: the session answers itself.
ANSWERS: Mapping[type[Request], Callable[[Any], Pausable[Reply]] | None] = {
    requests.Describe: answers.describe,
    requests.Read: answers.read,
    requests.Find: answers.find,
    requests.Questions: answers.ask,
    requests.SubtreeCounts: answers.count_subtrees,
    requests.Outline: answers.draw_outline,
    requests.Solutions: gallery.read_solutions,
    requests.Classes: gallery.read_classes,
    requests.ReadLesson: lessons.read_lesson,
    requests.Count: None,
    requests.Cancel: None,
    requests.Times: None,
    requests.Time: None,
}
OF_ROOMS: tuple[type[Request], ...] = (
    of_rooms.Open,
    of_rooms.Join,
    of_rooms.Lead,
    of_rooms.SetMode,
    of_rooms.Give,
    of_rooms.Here,
    of_rooms.Ask,
    of_rooms.Vote,
    of_rooms.Close,
    of_rooms.Again,
    of_rooms.Reveal,
    of_rooms.Leave,
    of_rooms.End,
    of_rooms.Lock,
    of_rooms.Drop,
    of_rooms.Appoint,
    of_rooms.SetCloses,
    of_rooms.SetShares,
    of_rooms.Bar,
    of_rooms.CountDown,
    of_rooms.Lower,
)


@dataclass(frozen=True)
class Message:
    """What a message of one kind may hold, and the request that is made of it."""

    request: type[Request]
    names: tuple[str, ...]
    fields: Mapping[str, Fields]


MESSAGES: Mapping[str, Message] = {
    request.kind: Message(request, names_of(request), fields_of(request)) for request in (*ANSWERS, *OF_ROOMS)
}


def read_request(kind: str, message: Mapping[str, Any], id: Id) -> Request:
    """The request in a message. Raises BadRequest."""
    known = MESSAGES[kind]
    for name in message:
        if name not in known.names:
            raise BadRequest(f"{quote(name)} is not a field of {kind}, which has {', '.join(known.names)}")
    return known.request(id, **{name: each.read(message) for name, each in known.fields.items()})
