"""The places of downloads under way, of which one address cannot have all."""

from collections import Counter
from threading import Lock


class Places:
    """So many places, of which one address has at most `each`. `things` names for people what takes them."""

    def __init__(self, things: str, places: int, each: int) -> None:
        self._things, self._places, self._each = things, places, each
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def take(self, address: str) -> str:
        """Take a place; returns an empty text, or in words why there is none."""
        with self._lock:
            if self._taken.total() >= self._places:
                return f"{self._places} {self._things} are under way already; try again later"
            if self._taken[address] >= self._each:
                return f"{self._each} {self._things} to your address are under way already; try again later"
            self._taken[address] += 1
            return ""

    def give_back(self, address: str) -> None:
        """The download has ended."""
        with self._lock:
            self._taken[address] -= 1
            self._taken += Counter()  # forgets addresses without any
