"""The requests of classes: what each may hold, and what it asks for. Whoever makes one shows a token or a seat."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

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


@dataclass(frozen=True, slots=True)
class RoomRequest(Request):
    """A request about a class."""


@dataclass(frozen=True, slots=True)
class Open(RoomRequest):
    """Open a class, or open one again with what a host still knows of it."""

    kind: ClassVar = "open"
    token: Annotated[str, allow(is_token, "32 hexadecimal digits, chosen at random")] = field(repr=False)
    begin: Annotated[Beginning, BEGINNING]
    key: Annotated[str | None, allow(lambda value: isinstance(value, str), "a text")] = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class InRoom(RoomRequest):
    """A request to a class that is open, and what is shown for it."""

    code: Annotated[str, CODE] = field(repr=False)
    shown: Annotated[Credential, SHOWN] = field(repr=False)


@dataclass(frozen=True, slots=True)
class OfHost(InRoom):
    """A request that only a host may make: with the token, or from the seat that is the remote control."""


@dataclass(frozen=True, slots=True)
class OfPupil(InRoom):
    """A request that only a pupil may make."""

    shown: Annotated[Credential, PUPIL] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Join(InRoom):
    """Be told what happens in a class, until one leaves. A pupil's may have a seat; a host's has a screen."""

    kind: ClassVar = "join"
    shown: Annotated[Credential, SHOWN_OR_NOT] = field(repr=False)
    screen: Annotated[Screen, SCREEN]


@dataclass(frozen=True, slots=True)
class Lead(InRoom):
    """Show something else to all who follow."""

    kind: ClassVar = "lead"
    term: Annotated[int, SEQ]
    film: Annotated[Film, FILM]


@dataclass(frozen=True, slots=True)
class SetMode(OfHost):
    """Say whether pupils may look around."""

    kind: ClassVar = "mode"
    mode: Annotated[Mode, MODE]


@dataclass(frozen=True, slots=True)
class Give(OfHost):
    """Give the lead to a seat, or back to the hosts, who are 0."""

    kind: ClassVar = "give"
    to: Annotated[int, NUMBER]


@dataclass(frozen=True, slots=True)
class Lower(OfHost):
    """Lower all hands."""

    kind: ClassVar = "lower"


@dataclass(frozen=True, slots=True)
class Appoint(OfHost):
    """Make a seat the host's remote control; 0: none."""

    kind: ClassVar = "appoint"
    number: Annotated[int, NUMBER]


@dataclass(frozen=True, slots=True)
class Here(OfPupil):
    """Say where a pupil is."""

    kind: ClassVar = "here"
    follow: Annotated[bool, boolean]
    step: Annotated[int, STEP]
    hand: Annotated[bool, boolean] = False


@dataclass(frozen=True, slots=True)
class Ask(OfHost):
    """Ask everybody about a step, or something of one's own while it is shown."""

    kind: ClassVar = "ask"
    about: Annotated[About | Poll, ABOUT]
    step: Annotated[int, STEP]


@dataclass(frozen=True, slots=True)
class Vote(OfPupil):
    """Answer the question in a round of votes. Whether the answer can be one depends on the question."""

    kind: ClassVar = "vote"
    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]
    answer: Annotated[int, whole(0, LARGEST_ANSWER)]


@dataclass(frozen=True, slots=True)
class SetCloses(OfHost):
    """Say whether rounds of votes close by themselves when all have voted."""

    kind: ClassVar = "closes"
    closes: Annotated[bool, boolean]


@dataclass(frozen=True, slots=True)
class CountDown(OfHost):
    """End a round of votes in so many seconds; 0: no longer."""

    kind: ClassVar = "countdown"
    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]
    seconds: Annotated[int, whole(0, COUNTDOWN)]


@dataclass(frozen=True, slots=True)
class Close(OfHost):
    """End a round of votes."""

    kind: ClassVar = "close"
    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]


@dataclass(frozen=True, slots=True)
class Again(OfHost):
    """Begin the round after this one."""

    kind: ClassVar = "again"
    ask: Annotated[int, SEQ]
    round: Annotated[int, ROUND]


@dataclass(frozen=True, slots=True)
class Reveal(OfHost):
    """Show the answer."""

    kind: ClassVar = "reveal"
    ask: Annotated[int, SEQ]


@dataclass(frozen=True, slots=True)
class Leave(InRoom):
    """Leave a class for good."""

    kind: ClassVar = "leave"


@dataclass(frozen=True, slots=True)
class End(OfHost):
    """End a class for all."""

    kind: ClassVar = "end"


@dataclass(frozen=True, slots=True)
class Lock(OfHost):
    """Let nobody new join, or let them again."""

    kind: ClassVar = "lock"
    locked: Annotated[bool, boolean]


@dataclass(frozen=True, slots=True)
class Drop(OfHost):
    """Take a seat away for good."""

    kind: ClassVar = "drop"
    number: Annotated[int, NUMBER]


@dataclass(frozen=True, slots=True)
class Bar(OfHost):
    """Take all seats of an address away, and keep it out; 0: keep none out any longer."""

    kind: ClassVar = "bar"
    group: Annotated[int, GROUP]


@dataclass(frozen=True, slots=True)
class SetShares(OfHost):
    """Say whether an address has but some of the seats where those of many are taken."""

    kind: ClassVar = "shares"
    shares: Annotated[bool, boolean]
