"""Requests about classes, with the allowed values of their fields. Each but `open` carries a token or a seat."""

from collections.abc import Callable
from dataclasses import field, fields
from typing import Annotated, ClassVar

from ...config.limits import COUNTDOWN
from ...rooms.ballot import OwnQuestion, Poll
from ...rooms.codes import is_token
from ...rooms.film import FilmState
from ...rooms.listener import Credential, Screen
from ...rooms.room import Mode, Room
from ...search.questions.kinds import About
from ..checks import allow, boolean, one_of, whole
from ..fields import Request
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

    `change`: the method of the room that it calls, with the request's own fields in their order.
    """

    change: ClassVar[Callable[..., None]]

    def __init_subclass__(cls, kind: str = "", change: Callable[..., None] | None = None) -> None:
        super().__init_subclass__(kind)
        if change:
            cls.change = change

    def apply(self, room: Room) -> None:
        """Apply the request to the room. Raises RoomError."""
        own = fields(self)[len(fields(HostRequest)) :]
        type(self).change(room, *(getattr(self, each.name) for each in own))


class PupilRequest(InRoom):
    """Request that only a pupil may make."""

    shown: Annotated[Credential, read.PUPIL] = field(repr=False)


class JoinClass(InRoom, kind="join"):
    """Receive the news of a class until leaving it. A pupil may give a seat; a host gives a screen."""

    shown: Annotated[Credential, read.SHOWN_OR_NOT] = field(repr=False)
    screen: Annotated[Screen, read.SCREEN]


class MoveFilm(InRoom, kind="lead"):
    """Move the film for all who follow."""

    term: Annotated[int, read.SEQ]
    film: Annotated[FilmState, read.FILM]


class SetMode(HostRequest, kind="mode", change=Room.set_mode):
    """Set whether pupils may look around."""

    mode: Annotated[Mode, read.MODE]


class GiveLead(HostRequest, kind="give", change=Room.give_lead):
    """Give the lead to a seat, or to the hosts: 0."""

    to: Annotated[int, read.NUMBER]


class LowerHands(HostRequest, kind="lower", change=Room.lower_hands):
    """Lower all hands."""


class Appoint(HostRequest, kind="appoint", change=Room.appoint):
    """Make a seat the host's remote control; 0: none."""

    number: Annotated[int, read.NUMBER]


class ReportPosition(PupilRequest, kind="here"):
    """Send a pupil's position, and how much of a task is done."""

    follow: Annotated[bool, boolean]
    step: Annotated[int, STEP]
    hand: Annotated[bool, boolean] = False
    task: Annotated[str, one_of(TASKS)] = ""
    done: Annotated[int, whole(0, MOST_DONE)] = 0


class AskQuestion(InRoom, kind="ask"):
    """As a host, ask the class a question about a step, or open a poll or a question of one's own while it is shown."""

    about: Annotated[About | Poll, read.ABOUT]
    step: Annotated[int, STEP]
    own: Annotated[OwnQuestion | None, read.OWN] = None


class Vote(PupilRequest, kind="vote"):
    """Vote in a round. The question decides which answers are possible."""

    ask: Annotated[int, read.SEQ]
    round: Annotated[int, read.ROUND]
    answer: Annotated[int, whole(0, read.LARGEST_ANSWER)]


class SetCloses(HostRequest, kind="closes", change=Room.set_closes):
    """Set whether rounds of votes close by themselves when all have voted."""

    closes: Annotated[bool, boolean]


class RoundRequest(HostRequest):
    """Request of a host about a round of votes."""

    ask: Annotated[int, read.SEQ]
    round: Annotated[int, read.ROUND]


class CountDown(RoundRequest, kind="countdown", change=Room.count_down):
    """Close a round of votes in so many seconds; 0: stop the countdown."""

    seconds: Annotated[int, whole(0, COUNTDOWN)]


class CloseRound(RoundRequest, kind="close", change=Room.close_round):
    """Close a round of votes."""


class StartNextRound(RoundRequest, kind="again", change=Room.start_next_round):
    """Begin the round after this one."""


class RevealAnswer(HostRequest, kind="reveal", change=Room.reveal):
    ask: Annotated[int, read.SEQ]


class LeaveClass(InRoom, kind="leave"):
    """Leave a class for good."""


class EndClass(HostRequest, kind="end", change=Room.end):
    """End a class for all members."""


class LockClass(HostRequest, kind="lock", change=Room.set_locked):
    """Keep new pupils out, or let them in again."""

    locked: Annotated[bool, boolean]


class DropSeat(HostRequest, kind="drop", change=Room.drop):
    """Exclude a seat for good."""

    number: Annotated[int, read.NUMBER]


class BarAddress(HostRequest, kind="bar", change=Room.bar):
    """Exclude an address and all its seats; 0: allow all addresses again."""

    group: Annotated[int, read.GROUP]


class SetShares(HostRequest, kind="shares", change=Room.set_shares):
    """Set whether one address may hold only some of the seats while many addresses hold seats."""

    shares: Annotated[bool, boolean]
