"""Errors of requests for a room that is not open, and the limits on guessing codes and opening rooms."""

from collections.abc import Callable
from threading import Lock
from weakref import WeakKeyDictionary

from cachetools import LRUCache, TTLCache

from ..config.limits import ALL_GUESSES, ALL_OPENINGS, DESERTED, GUESSES, NEW_SEATS, NEW_SEATS_WAIT, OPENINGS, WRONG_KEY
from ..hosting.shares import Bucket
from .errors import RoomError
from .listener import Credential, Why

_MOST_NAMES = 4096  # of the latest attempts


class Refusals:
    """Rate limits of a server's rooms, and the errors of missing ones. Thread-safe."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._started = clock, clock()
        self._rates: LRUCache[str, Bucket] = LRUCache(_MOST_NAMES)
        self._wrong: TTLCache[str | None, None] = TTLCache(_MOST_NAMES, WRONG_KEY, clock)
        self._waiting: WeakKeyDictionary[object, float] = WeakKeyDictionary()  # each waiting viewer, and since when
        self._lock = Lock()

    def check_opening(self, owner: str | None) -> None:
        """Count an attempt of an address to open a room, successful or not. Raises RoomError.

        Guesses from many addresses keep nobody out that has not tried a wrong key itself.
        """
        is_tried = self._try_once(f"opening:{owner}", OPENINGS)
        if is_tried and (self._try_once("opening", ALL_OPENINGS) or owner not in self._wrong):
            return
        why = "six classes may be opened, or keys tried, a minute from one address; after a wrong key, 60 from all"
        raise RoomError("too_often", why)

    def report_wrong_key(self, owner: str | None) -> None:
        """Remember an address that has tried a wrong key."""
        with self._lock:
            self._wrong[owner] = None

    def check_new_seat(self, code: str, owner: str | None, viewer: object) -> None:
        """Count a request of an address for a new seat. Raises RoomError.

        A connection waits at most some seconds: else one device could keep out all others of its address.
        """
        if owner is not None and not self._try_once(f"seats:{code}:{owner}", NEW_SEATS):
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
        if not (self._try_once(f"guess:{owner}", GUESSES) and self._try_once("guess", ALL_GUESSES)):
            return RoomError("too_often", "too many unknown codes; wait a minute", suspect=True)
        return RoomError("no_room", "no class is open with this code")

    def _try_once(self, name: str, rate: tuple[float, int]) -> bool:
        """Count an attempt under a name; return whether its rate, of a second and at once, allows it."""
        with self._lock:
            if name not in self._rates:
                self._rates[name] = Bucket(*rate, self._clock)
            return self._rates[name].take_token()
