"""Requests about classes, with the allowed values of their fields. Each but `open` carries a token or a seat."""

from dataclasses import field
from typing import Annotated

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
from .fields import (
    ABOUT,
    CODE,
    CODE_OR_NOT,
    FILM,
    GROUP,
    LARGEST_ANSWER,
    MODE,
    NUMBER,
    OWN,
    PUPIL,
    ROUND,
    SCREEN,
    SEQ,
    SHOWN,
    SHOWN_OR_NOT,
)
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
    code: Annotated[str | None, CODE_OR_NOT] = field(default=None, repr=False)  # that the class has had


class InRoom(RoomRequest):
    """Request to an open class, with a credential."""

    code: Annotated[str, CODE] = field(repr=False)
    shown: Annotated[Credential, SHOWN] = field(repr=False)


class HostRequest(InRoom):
    """Request that only a host may make: with the token, or from the seat of the remote control."""

    def change(self, room: Room) -> None:
        """Apply the request to the room. Raises RoomError."""
        raise NotImplementedError


class PupilRequest(InRoom):
    """Request that only a pupil may make."""

    shown: Annotated[Credential, PUPIL] = field(repr=False)


class JoinClass(InRoom, kind="join"):
    """Receive the news of a class until leaving it. A pupil may give a seat; a host gives a screen."""

    shown: Annotated[Credential, SHOWN_OR_NOT] = field(repr=False)
    screen: Annotated[Screen, SCREEN]


class MoveFilm(InRoom, kind="lead"):
    """Move the film for all who follow."""

    term: Annotated[int, SEQ]
    film: Annotated[FilmState, FILM]


class SetMode(HostRequest, kind="mode"):
    """Set whether pupils may look around."""

    mode: Annotated[Mode, MODE]

    def change(self, room: Room) -> None:
        room.set_mode(self.mode)


class GiveLead(HostRequest, kind="give"):
    """Give the lead to a seat, or to the hosts: 0."""

    to: Annotated[int, NUMBER]

    def change(self, room: Room) -> None:
        room.give_lead(self.to)


class LowerHands(HostRequest, kind="lower"):
    def change(self, room: Room) -> None:
        room.lower_hands()


class Appoint(HostRequest, kind="appoint"):
    """Make a seat the host's remote control; 0: none."""

    number: Annotated[int, NUMBER]

    def change(self, room: Room) -> None:
        room.appoint(self.number)


class ReportPosition(PupilRequest, kind="here"):
    """Send a pupil's position, and how much of a task is done."""

    follow: Annotated[bool, boolean]
    step: Annotated[int, STEP]
    hand: Annotated[bool, boolean] = False
    task: Annotated[str, one_of(TASKS)] = ""
    done: Annotated[int, whole(0, MOST_DONE)] = 0


class AskQuestion(InRoom, kind="ask"):
    """As a host, ask the class a question about a step, or open a poll or a question of one's own while it is shown."""

    about: Annotated[About | Poll, ABOUT]
    step: Annotated[int, STEP]
    own: Annotated[OwnQuestion | None, OWN] = None


class Vote(PupilRequest, kind="vote"):
    """Vote in a round. The question decides which answers are possible."""

    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]
    answer: Annotated[int, whole(0, LARGEST_ANSWER)]


class SetCloses(HostRequest, kind="closes"):
    """Set whether rounds of votes close by themselves when all have voted."""

    closes: Annotated[bool, boolean]

    def change(self, room: Room) -> None:
        room.set_closes(self.closes)


class RoundRequest(HostRequest):
    """Request of a host about a round of votes."""

    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]


class CountDown(RoundRequest, kind="countdown"):
    """Close a round of votes in so many seconds; 0: stop the countdown."""

    seconds: Annotated[int, whole(0, COUNTDOWN)]

    def change(self, room: Room) -> None:
        room.count_down(self.ask, self.round, self.seconds)


class CloseRound(RoundRequest, kind="close"):
    def change(self, room: Room) -> None:
        room.close_round(self.ask, self.round)


class StartNextRound(RoundRequest, kind="again"):
    """Begin the round after this one."""

    def change(self, room: Room) -> None:
        room.start_next_round(self.ask, self.round)


class RevealAnswer(HostRequest, kind="reveal"):
    ask: Annotated[int, SEQ]

    def change(self, room: Room) -> None:
        room.reveal(self.ask)


class LeaveClass(InRoom, kind="leave"):
    """Leave a class for good."""


class EndClass(HostRequest, kind="end"):
    """End a class for all members."""

    def change(self, room: Room) -> None:
        room.over = "ended"


class LockClass(HostRequest, kind="lock"):
    """Keep new pupils out, or let them in again."""

    locked: Annotated[bool, boolean]

    def change(self, room: Room) -> None:
        room.set_locked(self.locked)


class DropSeat(HostRequest, kind="drop"):
    """Exclude a seat for good."""

    number: Annotated[int, NUMBER]

    def change(self, room: Room) -> None:
        room.drop(self.number)


class BarAddress(HostRequest, kind="bar"):
    """Exclude an address and all its seats; 0: allow all addresses again."""

    group: Annotated[int, GROUP]

    def change(self, room: Room) -> None:
        room.bar(self.group)


class SetShares(HostRequest, kind="shares"):
    """Set whether one address may hold only some of the seats while many addresses hold seats."""

    shares: Annotated[bool, boolean]

    def change(self, room: Room) -> None:
        room.set_shares(self.shares)
