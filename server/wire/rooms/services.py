"""Services that all connections share to take part in classes, and the key that opens one."""

from __future__ import annotations

import hmac

from ...hosting.threads import Threads
from ...hosting.visitors import Visitor
from ...jobs.jobs import Jobs
from ...rooms.errors import RoomError
from ...rooms.rooms import Rooms


class RoomServices:
    """Classes of a server. `opening`: jobs that derive codes, one at a time, since each takes 32 MB and 0.1 s."""

    def __init__(self, rooms: Rooms, answers: Jobs, key: str | None = None) -> None:
        """`answers`: jobs that make answers; `key`: the class key."""
        self.rooms, self.answers, self.opening, self._key = rooms, answers, Jobs(Threads(1)), key

    def check_key(self, key: str | None, visitor: Visitor) -> None:
        """Check that a visitor may open a class. Raises RoomError."""
        if visitor.is_here:
            return
        if key is None or self._key is None:
            other = "; --class-key lets others open one" if self._key is None else ", or with the key that it prints"
            raise RoomError("forbidden", f"a class can be opened on the machine that runs the server{other}")
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self._key.encode()):
            raise RoomError("forbidden", "key is not the one that the server prints", suspect=True)
