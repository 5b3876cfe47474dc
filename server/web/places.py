"""The places of downloads under way, of which one address cannot have all."""

from collections import Counter
from threading import Lock

from ..config.limits import DOWNLOADS, DOWNLOADS_EACH


class Places:
    """DOWNLOADS places, of which one address has at most DOWNLOADS_EACH."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def take(self, address: str) -> str:
        """Take a place; returns an empty text, or in words why there is none."""
        with self._lock:
            if self._taken.total() >= DOWNLOADS:
                return f"{DOWNLOADS} downloads are under way already; try again later"
            if self._taken[address] >= DOWNLOADS_EACH:
                return f"{DOWNLOADS_EACH} downloads to your address are under way already; try again later"
            self._taken[address] += 1
            return ""

    def give_back(self, address: str) -> None:
        """The download has ended."""
        with self._lock:
            self._taken[address] -= 1
            self._taken += Counter()  # forgets addresses without any
