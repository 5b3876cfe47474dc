"""What a room needs of those who have joined it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from .codes import Seat

Screen = Literal["pupil", "projector", "remote"]
News = Literal["room", "tally", "places"]
Why = Literal["left", "ended", "expired", "deserted", "dropped", "elsewhere"]


class Listener(Protocol):
    """Is told what happens in a room. Each call returns at once."""

    @property
    def viewer(self) -> object:
        """The connection that is told it, the same one for all its listeners."""

    def begin(self, fields: str) -> None:
        """The first snapshot, with what is for this listener alone: JSON fields, without the braces."""

    def tell(self, news: News, fields: str) -> None:
        """News of this kind, which replaces what was told before."""

    def end(self, why: Why) -> None:
        """There will be no more news."""


@dataclass(frozen=True, slots=True)
class Credential:
    """What somebody shows: a host's token, a pupil's seat, or neither."""

    token: str | None = None
    seat: str | None = None

    def __repr__(self) -> str:
        return "Credential(…)"  # no log ever holds one


@dataclass(frozen=True, slots=True)
class Who:
    """Who somebody is in a room. `seat`: None of a host; `group`: the number that stands for the address."""

    seat: Seat | None
    group: int | None = None
