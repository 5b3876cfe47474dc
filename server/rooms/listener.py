"""Members of a room: their listeners, credentials and identities."""

from dataclasses import dataclass
from typing import Literal, Protocol

from .codes import Seat

News = Literal["room", "tally", "places"]
Why = Literal["left", "ended", "expired", "deserted", "dropped", "elsewhere"]


class RoomListener(Protocol):
    """Receiver of a room's news. Each call returns at once."""

    @property
    def viewer(self) -> object:
        """Connection of the viewer, the same for all its listeners."""

    def send_snapshot(self, fields: str) -> None:
        """Send the first snapshot, with the listener's own fields: JSON without the braces."""

    def send_news(self, news: News, fields: str) -> None:
        """Send news, which replaces unsent news of the same kind."""

    def close(self, why: Why) -> None:
        """Send the reason why no more news follows."""


@dataclass(frozen=True, slots=True)
class Credential:
    """Credential of a request: a host's token, a pupil's seat, or neither."""

    token: str | None = None
    seat: str | None = None

    def __repr__(self) -> str:
        return "Credential(…)"  # no log ever holds one


@dataclass(frozen=True, slots=True)
class Member:
    """Identity in a room. `seat`: None of a host; `group`: the number that stands for the address."""

    seat: Seat | None
    group: int | None = None
