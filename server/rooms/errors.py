"""Errors of requests that a room refuses."""

from typing import Literal

Code = Literal[
    "forbidden",  # the key, the token or the seat does not allow it
    "taken",  # another token's class has this code
    "too_many",  # rooms, or seats in one
    "too_often",
    "no_room",  # no class has this code
    "misdirected",  # another process has the classes of this code
    "lost",  # a class that cannot be opened again here
    "ended",
    "waiting",  # until the class is open again after a failure
    "locked",
    "crowded",  # an address has its share of the seats
    "dropped",
    "stale",  # another device of the host leads by now
    "late",  # the round is closed
    "not_now",  # the question is at another stage
]


class RoomError(Exception):
    """A room refuses a request. `suspect`: no page sends it by mistake, so it counts against the connection."""

    def __init__(self, code: Code, message: str, *, suspect: bool = False) -> None:
        super().__init__(message)
        self.code, self.suspect = code, suspect
