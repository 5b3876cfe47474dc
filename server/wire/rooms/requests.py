"""The requests of classes: what each may hold, and what it asks for. Whoever makes one shows a token or a seat."""

from dataclasses import field
from typing import Annotated

from ...config.limits import COUNTDOWN
from ...rooms.ballot import Poll
from ...rooms.codes import is_token
from ...rooms.film import Film
from ...rooms.listener import Credential, Screen
from ...rooms.room import Mode
from ...search.questions.kinds import About
from ..checks import allow, boolean, whole
from ..fields import Request
from ..run import STEP
from .fields import (
    ABOUT,
    CODE,
    FILM,
    GROUP,
    LARGEST_ANSWER,
    MODE,
    NUMBER,
    PUPIL,
    ROUND,
    SCREEN,
    SEQ,
    SHOWN,
    SHOWN_OR_NOT,
)
from .snapshots import BEGINNING, Beginning


class RoomRequest(Request):
    """A request about a class."""


class Open(RoomRequest, kind="open"):
    """Open a class, or open one again with what a host still knows of it."""

    token: Annotated[str, allow(is_token, "32 hexadecimal digits, chosen at random")] = field(repr=False)
    begin: Annotated[Beginning, BEGINNING]
    key: Annotated[str | None, allow(lambda value: isinstance(value, str), "a text")] = field(default=None, repr=False)


class InRoom(RoomRequest):
    """A request to a class that is open, and what is shown for it."""

    code: Annotated[str, CODE] = field(repr=False)
    shown: Annotated[Credential, SHOWN] = field(repr=False)


class OfHost(InRoom):
    """A request that only a host may make: with the token, or from the seat that is the remote control."""


class OfPupil(InRoom):
    """A request that only a pupil may make."""

    shown: Annotated[Credential, PUPIL] = field(repr=False)


class Join(InRoom, kind="join"):
    """Be told what happens in a class, until one leaves. A pupil's may have a seat; a host's has a screen."""

    shown: Annotated[Credential, SHOWN_OR_NOT] = field(repr=False)
    screen: Annotated[Screen, SCREEN]


class Lead(InRoom, kind="lead"):
    """Show something else to all who follow."""

    term: Annotated[int, SEQ]
    film: Annotated[Film, FILM]


class SetMode(OfHost, kind="mode"):
    """Say whether pupils may look around."""

    mode: Annotated[Mode, MODE]


class Give(OfHost, kind="give"):
    """Give the lead to a seat, or back to the hosts, who are 0."""

    to: Annotated[int, NUMBER]


class Lower(OfHost, kind="lower"):
    """Lower all hands."""


class Appoint(OfHost, kind="appoint"):
    """Make a seat the host's remote control; 0: none."""

    number: Annotated[int, NUMBER]


class Here(OfPupil, kind="here"):
    """Say where a pupil is."""

    follow: Annotated[bool, boolean]
    step: Annotated[int, STEP]
    hand: Annotated[bool, boolean] = False


class Ask(OfHost, kind="ask"):
    """Ask everybody about a step, or something of one's own while it is shown."""

    about: Annotated[About | Poll, ABOUT]
    step: Annotated[int, STEP]


class Vote(OfPupil, kind="vote"):
    """Answer the question in a round of votes. Whether the answer can be one depends on the question."""

    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]
    answer: Annotated[int, whole(0, LARGEST_ANSWER)]


class SetCloses(OfHost, kind="closes"):
    """Say whether rounds of votes close by themselves when all have voted."""

    closes: Annotated[bool, boolean]


class OfRound(OfHost):
    """A request of a host about a round of votes."""

    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]


class CountDown(OfRound, kind="countdown"):
    """End a round of votes in so many seconds; 0: no longer."""

    seconds: Annotated[int, whole(0, COUNTDOWN)]


class Close(OfRound, kind="close"):
    """End a round of votes."""


class Again(OfRound, kind="again"):
    """Begin the round after this one."""


class Reveal(OfHost, kind="reveal"):
    """Show the answer."""

    ask: Annotated[int, SEQ]


class Leave(InRoom, kind="leave"):
    """Leave a class for good."""


class End(OfHost, kind="end"):
    """End a class for all."""


class Lock(OfHost, kind="lock"):
    """Let nobody new join, or let them again."""

    locked: Annotated[bool, boolean]


class Drop(OfHost, kind="drop"):
    """Take a seat away for good."""

    number: Annotated[int, NUMBER]


class Bar(OfHost, kind="bar"):
    """Take all seats of an address away, and keep it out; 0: keep none out any longer."""

    group: Annotated[int, GROUP]


class SetShares(OfHost, kind="shares"):
    """Say whether an address has but some of the seats where those of many are taken."""

    shares: Annotated[bool, boolean]
