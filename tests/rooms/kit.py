"""A class under a clock that the test sets, with listeners that record their news."""

import json
from collections.abc import Callable
from typing import Any

from server.rooms.ballot import RoomQuestion
from server.rooms.errors import RoomError
from server.rooms.film import FilmState
from server.rooms.listener import Credential, News, Why
from server.rooms.room import Room
from server.rooms.rooms import Rooms

TOKEN, OTHER = "a" * 32, "b" * 32
CODE = "K7MQ4X"
HOST = Credential(token=TOKEN)
FILM = FilmState("bitmask", 8, "all", 0)
SECRET = 64  # an answer that differs from all other numbers in a message


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Ear:
    """A listener. `room` is the state that a page would keep, `number` that of its seat."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.room: dict[str, Any] = {}
        self.left: Why | None = None
        self.number: int | None = None
        self.viewer = self

    def send_snapshot(self, fields: str) -> None:
        self.send_news("room", fields)
        self.number = self.room.get("number")

    def send_news(self, news: News, fields: str) -> None:
        assert self.left is None, "news after the end"
        said = json.loads(f"{{{fields}}}")
        self.heard.append((news, said))
        if news == "room":
            assert len(fields) < 2000
            newest = self.room.get("epoch", 0), self.room.get("seq", 0)
            assert (said["epoch"], said["seq"]) >= newest, "seq does not rise"
            self.room = said

    def close(self, why: Why) -> None:
        self.left = why

    def of(self, news: News) -> list[dict[str, Any]]:
        return [said for kind, said in self.heard if kind == news]


def outcome(do: Callable[[], object]) -> str | None:
    """Return the code of an error; None if there was none."""
    try:
        do()
    except RoomError as error:
        return error.code
    except ValueError:
        return "ValueError"
    return None


def question(step: int = 0, answer: int = SECRET) -> RoomQuestion:
    return RoomQuestion(FILM.trace, step, "next", answer, step + 1, 20)


class Class:
    """The rooms of a server, with one open."""

    def __init__(self, **settings: Any) -> None:
        self.clock = Clock()
        self.rooms = Rooms(clock=self.clock, wall=self.clock, announcing=False, **settings)
        self.open()

    def open(self, token: str = TOKEN, code: str = CODE, **more: Any) -> dict[str, Any]:
        return dict(self.rooms.open(token, code, FILM, **more))

    def join(self, seat: str | None = None, owner: str | None = None) -> tuple[Ear, str]:
        """Join as a pupil."""
        ear = Ear()
        text = self.rooms.join(CODE, Credential(seat=seat), ear, owner)
        assert text
        return ear, text

    def host(self) -> Ear:
        ear = Ear()
        assert self.rooms.join(CODE, HOST, ear, None) is None
        return ear

    def look(self) -> Room:
        """Return the room, to be read."""
        with self.rooms.change(CODE, HOST, None) as (room, _):
            return room

    def do(self, what: str, *values: Any, **named: Any) -> Any:
        """Call a method of the room as a host."""
        with self.rooms.change(CODE, HOST, None) as (room, _):
            return getattr(room, what)(*values, **named)

    def end(self) -> None:
        """End the class as a host."""
        with self.rooms.change(CODE, HOST, None) as (room, _):
            room.over = "ended"

    def as_pupil(self, seat: str, what: str, *values: Any, **named: Any) -> None:
        """Call a method of the room as a pupil."""
        with self.rooms.change(CODE, Credential(seat=seat), None) as (room, member):
            getattr(room, what)(member.seat, *values, **named)

    def vote(self, seat: str, ask: int, round: int, answer: int) -> None:
        self.as_pupil(seat, "vote", ask, round, answer)

    def here(self, seat: str, *, follow: bool = True, hand: bool = False) -> None:
        self.as_pupil(seat, "report_position", follow=follow, hand=hand)

    def quit(self, ear: Ear, seat: str) -> None:
        """Leave as a pupil, for good."""
        self.as_pupil(seat, "leave")
        self.rooms.leave(CODE, ear)

    def pass_(self, seconds: float) -> None:
        """Let seconds pass, and send all news."""
        self.clock.now += seconds
        self.rooms.announce()
