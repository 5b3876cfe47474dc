"""Listeners of one room, and its news: each text is encoded once for all of them."""

from collections.abc import Iterable, Mapping

import orjson

from ..config.limits import COUNTS_EVERY, PLACES_EVERY
from .listener import Member, RoomListener, Why
from .positions import positions_of
from .room import Room

_NUMBERS = ("here", "seats", "voted", "of")  # fields of a snapshot that change without `seq`


class Audience:
    """Listeners of a room, each with its member. All methods are called under the lock of `Rooms`."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._listeners: dict[RoomListener, Member] = {}
        self._sent = (0, 0)  # the newest epoch and seq that were sent
        self._numbers: list[object] = []
        self._positions = ("", 0)  # which were last sent, and the remote control then
        self._counted = self._positioned = float("-inf")  # when numbers and positions were last sent
        self._tallied: object = None  # the results that were last sent: ballot, rounds, shown, epoch, remote

    def add(self, listener: RoomListener, member: Member, seat: str | None) -> None:
        """Send a new listener a snapshot and the results, and close another one at its seat."""
        room, own = self.room, dict[str, object]()
        if seat is not None and member.seat is not None:
            own = {"seat": seat, "number": member.seat.number}
            for other, sitting in [*self._listeners.items()]:
                if sitting.seat and sitting.seat.mark == member.seat.mark:
                    self._close(other, "elsewhere")
        listener.send_snapshot(encode({"code": room.code} | own | snapshot(room)))
        self._listeners[listener] = member
        self._send_results([listener])
        if room.is_host(member.seat):
            listener.send_news("places", encode(positions_of(room.seats)))

    def remove(self, listener: RoomListener) -> Member | None:
        """Remove a listener; return its member, None if it was removed before."""
        return self._listeners.pop(listener, None)

    def count_seats(self) -> int:
        """Return the number of listeners with a seat."""
        return sum(member.seat is not None for member in self._listeners.values())

    def close(self, why: Why) -> None:
        for listener in [*self._listeners]:
            self._close(listener, why)

    def publish(self, now: float) -> None:
        """Send all news that is due."""
        room = self.room
        newest = room.epoch, room.seq
        if newest != self._sent or now >= self._counted + COUNTS_EVERY:
            self._close_excluded()
            state = snapshot(room)
            numbers = [state.get(name) for name in _NUMBERS]
            if (newest, numbers) != (self._sent, self._numbers):
                self._sent, self._numbers, self._counted = newest, numbers, now
                fields = encode(state)
                for listener in self._listeners:
                    listener.send_news("room", fields)
        ballot = room.ballot
        stage = ballot and (
            ballot.number,
            len(ballot.tallies),
            ballot.phase == "revealed",
            room.epoch,
            room.seats.remote,
        )
        if stage != self._tallied:
            self._tallied = stage
            self._send_results(self._listeners)
        if now >= self._positioned + PLACES_EVERY:
            hosts = [listener for listener, member in self._listeners.items() if room.is_host(member.seat)]
            positions = encode(positions_of(room.seats)) if hosts else ""
            if (positions, room.seats.remote) != self._positions:
                self._positions, self._positioned = (positions, room.seats.remote), now
                for listener in hosts:
                    listener.send_news("places", positions)

    def _close_excluded(self) -> None:
        """Close listeners whose seat was dropped, or whose address was barred."""
        for listener, member in [*self._listeners.items()]:
            if member.seat and self.room.seats.is_excluded(member.seat, member.group):
                self._close(listener, "dropped")

    def _close(self, listener: RoomListener, why: Why) -> None:
        del self._listeners[listener]
        listener.close(why)

    def _send_results(self, listeners: Iterable[RoomListener]) -> None:
        """Send the results of closed rounds: to hosts, and once the answer is shown to all."""
        room, ballot = self.room, self.room.ballot
        if ballot is None or not ballot.tallies:
            return
        fields = encode(ballot.results())
        for listener in listeners:
            if ballot.phase == "revealed" or room.is_host(self._listeners[listener].seat):
                listener.send_news("tally", fields)


def snapshot(room: Room) -> dict[str, object]:
    """Return a room's public state."""
    return {"age": round(room.age(), 3)} | room.fields()


def encode(fields: Mapping[str, object]) -> str:
    """Return fields as JSON without the braces."""
    return orjson.dumps(fields).decode()[1:-1]
