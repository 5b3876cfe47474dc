"""Requests about classes, with the allowed values of their fields. Each but `open` carries a token or a seat."""

import types
from collections.abc import Callable
from dataclasses import field
from typing import Annotated, Any, ClassVar

from ...rooms.ballot import OwnQuestion, Poll
from ...rooms.codes import is_token
from ...rooms.film import Moved
from ...rooms.listener import Credential
from ...rooms.room import Room
from ...search.questions.kinds import About
from ..checks import Check, allow, boolean, one_of, whole
from ..fields import Fields, Request
from ..run import STEP
from . import fields as read
from .snapshots import BEGINNING, Beginning

TASKS = ("place", "predict")  # that pupils do on their own: queens placed, questions answered
MOST_DONE = 9999


class RoomRequest(Request):
    """A request about a class."""


class OpenClass(RoomRequest, kind="open"):
    """Open a class, or restore one from a host's last snapshot."""

    token: Annotated[str, allow(is_token, "32 hexadecimal digits, chosen at random")] = field(repr=False)
    begin: Annotated[Beginning, BEGINNING]
    key: Annotated[str | None, allow(lambda value: isinstance(value, str), "a text")] = field(default=None, repr=False)
    code: Annotated[str | None, read.CODE_OR_NOT] = field(default=None, repr=False)  # that the class has had


class InRoom(RoomRequest):
    """Request to an open class, with a credential."""

    code: Annotated[str, read.CODE] = field(repr=False)
    shown: Annotated[Credential, read.SHOWN] = field(repr=False)


class HostRequest(InRoom):
    """Request that only a host may make: with the token, or from the seat of the remote control.

    `change`: the method of the room that it calls, with the request's fields `own` in their order.
    """

    change: ClassVar[Callable[..., None]]
    own: ClassVar[tuple[str, ...]]

    def apply(self, room: Room) -> None:
        """Apply the request to the room. Raises RoomError."""
        type(self).change(room, *(getattr(self, name) for name in self.own))


def register_host_request(kind: str, change: Callable[..., None], **own: Check | Fields) -> None:
    """Register a host's request by its kind; `own`: its fields by name, each with its check."""
    annotations = {name: Annotated[Any, check] for name, check in own.items()}
    types.new_class(
        change.__name__,
        (HostRequest,),
        {"kind": kind},
        lambda body: body.update(__annotations__=annotations, __module__=__name__, change=change, own=(*own,)),
    )


class PupilRequest(InRoom):
    """Request that only a pupil may make."""

    shown: Annotated[Credential, read.PUPIL] = field(repr=False)


class JoinClass(InRoom, kind="join"):
    """Receive the news of a class until leaving it. A pupil may give a seat."""

    shown: Annotated[Credential, read.SHOWN_OR_NOT] = field(repr=False)


class ReportPosition(PupilRequest, kind="here"):
    """Send a pupil's position, and how much of a task is done."""

    follow: Annotated[bool, boolean]
    hand: Annotated[bool, boolean] = False
    task: Annotated[str, one_of(TASKS)] = ""
    done: Annotated[int, whole(0, MOST_DONE)] = 0


class AskQuestion(InRoom, kind="ask"):
    """As a host, ask the class a question about a step, or open a poll or a question of one's own while it is shown."""

    about: Annotated[About | Poll, read.ABOUT]
    step: Annotated[int, STEP]
    own: Annotated[OwnQuestion | None, read.OWN] = None
    moved: Annotated[Moved | None, read.MOVED] = None  # the film that is shown with it


class Vote(PupilRequest, kind="vote"):
    """Vote in a round. The question decides which answers are possible."""

    ask: Annotated[int, read.SEQ]
    round: Annotated[int, read.ROUND]
    answer: Annotated[int, whole(0, read.LARGEST_ANSWER)]


class LeaveClass(InRoom, kind="leave"):
    """Leave a class for good."""


ROUND_OF = {"ask": read.SEQ, "round": read.ROUND}
for _kind, _change, _own in (
    ("mode", Room.set_mode, {"mode": read.MODE}),
    ("take", Room.take_lead, {}),
    ("lead", Room.move_film, {"term": read.SEQ, "film": read.FILM}),
    ("lower", Room.lower_hands, {}),
    ("appoint", Room.appoint, {"number": read.NUMBER}),
    ("close", Room.close_round, ROUND_OF),
    ("again", Room.start_next_round, ROUND_OF),
    ("reveal", Room.reveal, {"ask": read.SEQ}),
    ("discard", Room.discard, {"ask": read.SEQ, "moved": read.RETURNED}),
    ("end", Room.end, {}),
    ("lock", Room.set_locked, {"locked": boolean}),
    ("drop", Room.drop, {"number": read.NUMBER}),
    ("bar", Room.bar, {"group": read.GROUP}),
    ("admit", Room.admit, {}),
):
    register_host_request(_kind, _change, **_own)
