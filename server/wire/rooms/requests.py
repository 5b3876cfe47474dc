"""The requests of classes, checked and typed. Data only. Whoever makes one shows a token or a seat, each time."""

from dataclasses import dataclass, field

from ...rooms.film import Film
from ...rooms.listener import Credential, Screen
from ...rooms.reopening import Last
from ...rooms.room import Mode
from ...search.questions.kinds import About
from ..checks import Id


@dataclass(frozen=True, slots=True)
class Asked:
    """The question of a snapshot, whose answer the server finds again by itself."""

    film: Film
    about: About
    step: int


@dataclass(frozen=True, slots=True)
class Open:
    """Open a class, or open one again with what a host still knows of it."""

    id: Id
    token: str = field(repr=False)
    key: str | None = field(repr=False)
    film: Film
    last: Last | None = None
    asked: Asked | None = None


@dataclass(frozen=True, slots=True)
class InRoom:
    """A request to a class that is open, and what is shown for it."""

    id: Id
    code: str = field(repr=False)
    shown: Credential = field(repr=False)


@dataclass(frozen=True, slots=True)
class Join(InRoom):
    """Be told what happens in a class, until one leaves."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Lead(InRoom):
    """Show something else to all who follow."""

    term: int
    film: Film


@dataclass(frozen=True, slots=True)
class SetMode(InRoom):
    """Say whether pupils may look around."""

    mode: Mode


@dataclass(frozen=True, slots=True)
class Give(InRoom):
    """Give the lead to a seat, or back to the hosts, who are 0."""

    to: int


@dataclass(frozen=True, slots=True)
class Here(InRoom):
    """Say where a pupil is."""

    follow: bool
    step: int
    hand: bool


@dataclass(frozen=True, slots=True)
class Ask(InRoom):
    """Ask everybody about a step."""

    about: About
    step: int


@dataclass(frozen=True, slots=True)
class InRound(InRoom):
    """A request about one round of votes."""

    ask: int
    round: int


@dataclass(frozen=True, slots=True)
class Vote(InRound):
    """Answer the question."""

    answer: int


@dataclass(frozen=True, slots=True)
class Close(InRound):
    """End a round of votes."""


@dataclass(frozen=True, slots=True)
class Again(InRound):
    """Begin the round after this one."""


@dataclass(frozen=True, slots=True)
class Reveal(InRoom):
    """Show the answer."""

    ask: int


@dataclass(frozen=True, slots=True)
class Leave(InRoom):
    """Leave a class for good."""


@dataclass(frozen=True, slots=True)
class End(InRoom):
    """End a class for all."""


@dataclass(frozen=True, slots=True)
class Lock(InRoom):
    """Let nobody new join, or let them again."""

    locked: bool


@dataclass(frozen=True, slots=True)
class Drop(InRoom):
    """Take a seat away for good."""

    number: int


RoomRequest = (
    Open | Join | Lead | SetMode | Give | Here | Ask | Vote | Close | Again | Reveal | Leave | End | Lock | Drop
)
