"""The messages of the wire: the one list that another message joins.

Besides its line here it needs a request in `requests.py`, a reader in `readers.py`, what answers it, and a section in
WIRE.md.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..config.limits import MOST_OUTLINES, MOST_PAGES
from . import answers, gallery, readers, requests
from .checks import Id
from .requests import Request


@dataclass(frozen=True)
class Background:
    """How answers are made aside: what they are called, and how many of them one viewer may wait for."""

    name: str
    most: int


@dataclass(frozen=True)
class Message:
    """One kind of message.

    - `request`: what it is as a request; `fields`: all that it may have; `read`: what makes one of the other;
    - `answer`: what is answered; None where that is a conversation, which the session has;
    - `background`: set where making the answer takes more than moments.
    """

    request: type
    fields: tuple[str, ...]
    read: Callable[[Mapping[str, Any], Id], Request]
    answer: Callable[[Any], Mapping[str, Any]] | None = None
    background: Background | None = None


OWN = ("type", "id")
RUN = (*OWN, "algorithm", "n", "goal")

SOUGHT = ("what", "from", "direction", "number", "line", "square", "queens")
DRAWN = Background("outlines", MOST_OUTLINES)
PAGE = Background("pages of solutions", MOST_PAGES)
SHELF = Background("pages of classes", MOST_PAGES)

MESSAGES: Mapping[str, Message] = {
    "describe": Message(requests.Describe, RUN, readers.describe, answers.description),
    "read": Message(requests.Read, (*RUN, "start", "stop", "stride", "by"), readers.read, answers.steps),
    "find": Message(requests.Find, (*RUN, *SOUGHT), readers.find, answers.found),
    "tried": Message(requests.Tried, (*RUN, "step"), readers.tried, answers.tried),
    "outline": Message(
        requests.Outline, (*RUN, "start", "stop", "width", "exact"), readers.outline, answers.outline, DRAWN
    ),
    "solutions": Message(requests.Solutions, (*RUN, "start", "stop"), readers.solutions, gallery.solutions, PAGE),
    "classes": Message(
        requests.Classes, (*RUN, "start", "stop", "found", "solution"), readers.classes, gallery.classes, SHELF
    ),
    "count": Message(requests.Count, (*OWN, "n", "engine", "threads"), readers.count),
    "cancel": Message(requests.Cancel, OWN, readers.cancel),
    "times": Message(requests.Times, OWN, readers.times),
    "time": Message(requests.Time, (*OWN, "seconds", "largest"), readers.time),
}
BY_REQUEST = {message.request: message for message in MESSAGES.values()}


def message_of(request: Request) -> Message:
    """The kind of message that a request was."""
    return BY_REQUEST[type(request)]
