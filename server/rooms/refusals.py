"""Why no room is open with a code, and how often somebody may ask for one, or open one."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from ..config.limits import ALL_GUESSES, ALL_OPENINGS, DESERTED, GUESSES, NEW_SEATS, NEW_SEATS_WAIT, OPENINGS
from .errors import RoomError
from .listener import Credential, Why
from .store import RoomStore


class Refusals:
    """What somebody is told whose room is not open, or who asks too often."""

    def __init__(self, store: RoomStore) -> None:
        self._store, self._clock, self._started = store, store.clock, store.clock()
        self._waiting: WeakKeyDictionary[object, float] = WeakKeyDictionary()  # viewers, and since when each waits

    def check_opening(self, owner: str | None) -> None:
        """Count that somebody at this address opens a room, rightly or not. Raises RoomError."""
        if not (self._store.try_once(f"opening:{owner}", OPENINGS) and self._store.try_once("opening", ALL_OPENINGS)):
            why = "six classes may be opened, or keys tried, a minute from one address, and 60 from all of them"
            raise RoomError("too_often", why)

    def check_new_seat(self, code: str, owner: str | None, viewer: object) -> None:
        """Count that somebody at this address asks for a new seat. Raises RoomError.

        A connection waits at most some seconds: else one device would keep all others of its address out.
        """
        if owner is not None and not self._store.try_once(f"seats:{code}:{owner}", NEW_SEATS):
            since = self._waiting.setdefault(viewer, self._clock())
            if self._clock() < since + NEW_SEATS_WAIT:
                raise RoomError("waiting", "many have come from this address at once; ask once more in some seconds")
        self._waiting.pop(viewer, None)

    def explain(self, ended: Why | None, shown: Credential, owner: str | None) -> RoomError:
        """Why there is no room with a code. Whoever shows nothing may be guessing, and that is counted."""
        if ended:
            return RoomError("ended", "this class has ended")
        if shown.token or shown.seat:  # not a guess: somebody who was there
            if self._clock() < self._started + DESERTED:
                why = "this class is not open again yet; ask once more in some seconds"
                return RoomError("waiting", why, suspect=True)
            return RoomError("no_room", "no class is open with this code", suspect=True)
        if not (self._store.try_once(f"guess:{owner}", GUESSES) and self._store.try_once("guess", ALL_GUESSES)):
            return RoomError("too_often", "too many codes that no class has; wait a minute", suspect=True)
        return RoomError("no_room", "no class is open with this code")
