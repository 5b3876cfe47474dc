"""Why a room refuses something."""

from typing import Literal

Code = Literal[
    "unavailable",  # this server opens no classes
    "forbidden",  # the key, the token or the seat does not allow it
    "taken",  # another token's class has this code
    "too_many",  # rooms, or seats in one
    "too_often",
    "no_room",  # nobody has opened a class with this code
    "ended",
    "waiting",  # for the class to be opened again after a failure
    "locked",
    "crowded",  # an address has its share of the seats
    "dropped",
    "stale",  # somebody else has the lead by now
    "late",  # the round was closed
    "not_now",  # the question is at another stage
]


class RoomError(Exception):
    """A room refuses a request. `suspect`: nobody makes it by mistake, so it is held against whoever sends it."""

    def __init__(self, code: Code, message: str, *, suspect: bool = False) -> None:
        super().__init__(message)
        self.code, self.suspect = code, suspect


class CutOff(RoomError):
    """The rooms of several processes cannot be reached."""

    def __init__(self) -> None:
        super().__init__("waiting", "classes stand still: Redis cannot be reached now; ask once more in some seconds")
