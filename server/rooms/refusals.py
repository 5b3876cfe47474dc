"""Errors of requests for a room that is not open, and the limits on guessing codes and opening rooms."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ..config.limits import ALL_GUESSES, ALL_OPENINGS, DESERTED, GUESSES, NEW_SEATS, NEW_SEATS_WAIT, OPENINGS
from .errors import RoomError
from .listener import Credential, Why
from .store import RoomStore


class Refusals:
    """Rate limits of a server's rooms, and the errors of missing ones."""

    def __init__(self, store: RoomStore) -> None:
        self._store, self._clock, self._started = store, store.clock, store.clock()
        self._waiting: WeakKeyDictionary[object, float] = WeakKeyDictionary()  # each waiting viewer, and since when

    def check_opening(self, owner: str | None) -> None:
        """Count an attempt of an address to open a room, successful or not. Raises RoomError."""
        if not (self._store.try_once(f"opening:{owner}", OPENINGS) and self._store.try_once("opening", ALL_OPENINGS)):
            why = "six classes may be opened, or keys tried, a minute from one address, and 60 from all of them"
            raise RoomError("too_often", why)

    def check_new_seat(self, code: str, owner: str | None, viewer: object) -> None:
        """Count a request of an address for a new seat. Raises RoomError.

        A connection waits at most some seconds: else one device could keep out all others of its address.
        """
        if owner is not None and not self._store.try_once(f"seats:{code}:{owner}", NEW_SEATS):
            since = self._waiting.setdefault(viewer, self._clock())
            if self._clock() < since + NEW_SEATS_WAIT:
                raise RoomError("waiting", "many have joined from this address at once; try again in some seconds")
        self._waiting.pop(viewer, None)

    def explain(self, ended: Why | None, shown: Credential, owner: str | None) -> RoomError:
        """Return the error for a code without a room. A request without a credential counts as a guess."""
        if ended:
            return RoomError("ended", "this class has ended")
        if shown.token or shown.seat:  # not a guess: this member was in the room
            if self._clock() < self._started + DESERTED:
                why = "this class is not open again yet; try again in some seconds"
                return RoomError("waiting", why, suspect=True)
            return RoomError("no_room", "no class is open with this code", suspect=True)
        if not (self._store.try_once(f"guess:{owner}", GUESSES) and self._store.try_once("guess", ALL_GUESSES)):
            return RoomError("too_often", "too many unknown codes; wait a minute", suspect=True)
        return RoomError("no_room", "no class is open with this code")
