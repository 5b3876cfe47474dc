"""What all connections of a server share to take part in classes, and who may open one."""

from __future__ import annotations

import hmac

from ...hosting.threads import Threads
from ...hosting.visitors import Visitor
from ...jobs.jobs import Jobs
from ...rooms.errors import RoomError
from ...rooms.rooms import Rooms


class Classes:
    """The classes of a server. `opening`: where codes are made, one at a time, since each takes 32 MB and 0.1 s."""

    def __init__(self, rooms: Rooms | None, answers: Jobs, key: str | None = None) -> None:
        """`rooms`: None where several processes serve; `answers`: where answers to viewers are made; `key` opens."""
        self.rooms, self.answers, self.opening, self._key = rooms, answers, Jobs(Threads(1)), key

    def check_key(self, key: str | None, visitor: Visitor) -> None:
        """Raises RoomError if this visitor may open no class."""
        if visitor.is_here:
            return
        if key is None or self._key is None:
            other = "; --class-key lets others open one" if self._key is None else ", or with the key that it prints"
            raise RoomError("forbidden", f"a class is opened on the machine that serves it{other}")
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self._key.encode()):
            raise RoomError("forbidden", "key is not the one that the server prints", suspect=True)
