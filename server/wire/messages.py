"""The list of all messages of the wire.

A new message needs a line here, a request in `requests.py`, a reader in `readers.py`, a function that answers it, and a
section in WIRE.md. Those of classes have theirs in `rooms`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..rooms.film import Film
from ..search.pausable import Pausable
from . import answers, gallery, lessons, readers, requests
from .answers import Reply
from .checks import Id
from .requests import Request
from .rooms import readers as room_readers
from .rooms import requests as room_requests
from .rooms.requests import RoomRequest


@dataclass(frozen=True)
class Message:
    """One kind of message.

    - `request`: the type of its request; `fields`: all fields that it may have; `read`: makes the request from them;
    - `answer`: makes the answer; None if the session answers itself.
    """

    request: type
    fields: tuple[str, ...]
    read: Callable[[Mapping[str, Any], Id], Request | RoomRequest]
    answer: Callable[[Any], Pausable[Reply]] | None = None


BASE = ("type", "id")
RUN = (*BASE, "algorithm", "n", "goal")

HOST = (*BASE, "code", "token")
PUPIL = (*BASE, "code", "seat")
FIND = ("what", "from", "direction", "number", "line", "square", "queens")

MESSAGES: Mapping[str, Message] = {
    "describe": Message(requests.Describe, RUN, readers.read_describe, answers.describe),
    "read": Message(requests.Read, (*RUN, "start", "stop", "stride", "by"), readers.read_read, answers.read),
    "find": Message(requests.Find, (*RUN, *FIND), readers.read_find, answers.find),
    "questions": Message(requests.Questions, (*RUN, "start", "stop", "about"), readers.read_questions, answers.ask),
    "tried": Message(requests.SubtreeCounts, (*RUN, "step"), readers.read_tried, answers.count_subtrees),
    "outline": Message(
        requests.Outline,
        (*RUN, "start", "stop", "width", "exact"),
        readers.read_outline,
        answers.draw_outline,
    ),
    "solutions": Message(requests.Solutions, (*RUN, "start", "stop"), readers.read_solutions, gallery.read_solutions),
    "classes": Message(
        requests.Classes,
        (*RUN, "start", "stop", "found", "solution"),
        readers.read_classes,
        gallery.read_classes,
    ),
    "lesson": Message(requests.ReadLesson, (*BASE, "text"), readers.read_lesson, lessons.read_lesson),
    "count": Message(requests.Count, (*BASE, "n", "engine", "threads"), readers.read_count),
    "cancel": Message(requests.Cancel, BASE, readers.read_cancel),
    "times": Message(requests.Times, BASE, readers.read_times),
    "time": Message(requests.Time, (*BASE, "seconds", "largest"), readers.read_time),
    "open": Message(
        room_requests.Open,
        (*BASE, "token", "key", *Film.__slots__, "last", "rounds", "dropped"),
        room_readers.read_open,
    ),
    "join": Message(room_requests.Join, (*PUPIL, "token", "screen"), room_readers.read_join),
    "lead": Message(room_requests.Lead, (*PUPIL, "token", "term", *Film.__slots__), room_readers.read_lead),
    "mode": Message(room_requests.SetMode, (*HOST, "mode"), room_readers.read_mode),
    "give": Message(room_requests.Give, (*HOST, "to"), room_readers.read_give),
    "here": Message(room_requests.Here, (*PUPIL, "follow", "step", "hand"), room_readers.read_here),
    "ask": Message(room_requests.Ask, (*HOST, "about", "step"), room_readers.read_ask),
    "vote": Message(room_requests.Vote, (*PUPIL, "ask", "round", "answer"), room_readers.read_vote),
    "close": Message(room_requests.Close, (*HOST, "ask", "round"), room_readers.read_close),
    "again": Message(room_requests.Again, (*HOST, "ask", "round"), room_readers.read_again),
    "reveal": Message(room_requests.Reveal, (*HOST, "ask"), room_readers.read_reveal),
    "leave": Message(room_requests.Leave, (*PUPIL, "token"), room_readers.read_leave),
    "end": Message(room_requests.End, HOST, room_readers.read_end),
    "lock": Message(room_requests.Lock, (*HOST, "locked"), room_readers.read_lock),
    "drop": Message(room_requests.Drop, (*HOST, "number"), room_readers.read_drop),
}
BY_REQUEST = {message.request: message for message in MESSAGES.values()}
KINDS = {message.request: kind for kind, message in MESSAGES.items()}


def message_of(request: Request) -> Message:
    """The kind of message that a request came from."""
    return BY_REQUEST[type(request)]
