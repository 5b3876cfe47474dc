"""Listeners of one room in this process, and its news: each text is encoded once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

import orjson

from ..config.limits import COUNTS_EVERY, PLACES_EVERY
from .errors import RoomError
from .listener import Member, RoomListener, Screen, Why
from .places import places_of
from .room import Room

_NUMBERS = ("here", "seats", "voted", "of")  # fields of a snapshot that change without `seq`


class Audience:
    """Listeners of a room, each with its member and its screen.

    `remove` is thread-safe; all other methods are for one thread at a time.
    """

    def __init__(self, is_cut_off: Callable[[], bool]) -> None:
        """`is_cut_off` returns whether the room cannot be reached."""
        self._is_cut_off = is_cut_off
        self._listeners: dict[RoomListener, tuple[Member, Screen]] = {}
        self.coming: set[bytes] = set()  # marks of seats whose join is under way
        self._sent = (0, 0)  # the newest epoch and seq that were sent
        self._numbers: list[object] = []
        self._places = ""
        self._counted = self._placed = float("-inf")  # when numbers and places were last sent
        self._tallied: object = None  # the results that were last sent: ballot, rounds, shown, epoch

    def add(self, listener: RoomListener, member: Member, screen: Screen, room: Room, seat: str | None) -> None:
        """Send a new listener a snapshot and the results, and close another one at its seat."""
        mine: dict[str, object] = {}
        if seat is not None and member.seat is not None:
            mine = {"seat": seat, "number": member.seat.number}
            for other in self._sitting(member.seat.mark):
                self._close(other, "elsewhere")
            self.coming.discard(member.seat.mark)
        listener.send_snapshot(encode({"code": room.code} | mine | snapshot(room)))
        self._listeners[listener] = member, screen
        self._send_results(room, {listener: (member, screen)})
        if room.is_host(member.seat):
            listener.send_news("places", self._places_of(room))

    def remove(self, listener: RoomListener) -> Member | None:
        """Remove a listener; return its member, None if it was removed before."""
        member, _ = self._listeners.pop(listener, (None, None))
        return member

    def count_seats(self) -> int:
        """Return the number of listeners with a seat."""
        return sum(member.seat is not None for member, _ in list(self._listeners.values()))

    def has(self, mark: bytes) -> bool:
        """Return whether a seat is occupied here, or about to be."""
        return mark in self.coming or bool(self._sitting(mark))

    def close(self, why: Why) -> None:
        """Close all listeners."""
        for listener in list(self._listeners):
            self._close(listener, why)

    def is_ahead(self, room: Room) -> bool:
        """Return whether a newer state than this one was sent, and has been lost."""
        return (room.epoch, room.seq) < self._sent

    def reconcile(self, room: Room) -> None:
        """Correct, after a failure, which members of this process are in the room."""
        self.coming.clear()
        present = [member for member, _ in list(self._listeners.values())]
        here = {member.seat.mark for member in present if member.seat}
        for member in present:
            if member.seat is None:
                continue
            sitting = room.seats.find(member.seat)
            if sitting is None or (sitting.since is not None and sitting.at == room.worker):
                with suppress(RoomError):
                    room.sit(member.seat, member.group)
        for each in room.seats:
            if each.at == room.worker and each.since is None and each.seat.mark not in here:
                room.sleep(each.seat)
        room.hosts.count(room.worker, sum(member.seat is None for member in present))

    def publish(self, room: Room, now: float) -> None:
        """Send all news that is due."""
        newest = room.epoch, room.seq
        if newest > self._sent or (newest == self._sent and now >= self._counted + COUNTS_EVERY):
            self._close_displaced(room)
            state = snapshot(room)
            numbers = [state.get(name) for name in _NUMBERS]
            if (newest, numbers) != (self._sent, self._numbers):
                self._sent, self._numbers, self._counted = newest, numbers, now
                fields = encode(state)
                for listener in list(self._listeners):
                    listener.send_news("room", fields)
        ballot = room.ballot
        stage = ballot and (ballot.number, len(ballot.tallies), ballot.phase == "revealed", room.epoch)
        if stage != self._tallied:
            self._tallied = stage
            self._send_results(room, dict(self._listeners))
        if now >= self._placed + PLACES_EVERY:
            hosts = [listener for listener, (member, _) in list(self._listeners.items()) if room.is_host(member.seat)]
            places = self._places_of(room) if hosts else ""
            if places != self._places:
                self._places, self._placed = places, now
                for listener in hosts:
                    listener.send_news("places", places)

    def _close_displaced(self, room: Room) -> None:
        """Close listeners whose seat was dropped, or is now connected to another process."""
        for listener, (member, _) in list(self._listeners.items()):
            if member.seat is None:
                continue
            sitting = room.seats.find(member.seat)
            if room.seats.is_excluded(member.seat, member.group):
                self._close(listener, "dropped")
            elif sitting and sitting.at != room.worker:
                self._close(listener, "elsewhere")

    def _sitting(self, mark: bytes) -> list[RoomListener]:
        return [each for each, (member, _) in list(self._listeners.items()) if member.seat and member.seat.mark == mark]

    def _close(self, listener: RoomListener, why: Why) -> None:
        if self.remove(listener):
            listener.close(why)

    def _places_of(self, room: Room) -> str:
        return encode(places_of(room.seats) | {"cut_off": self._is_cut_off()})

    def _send_results(self, room: Room, listeners: Mapping[RoomListener, tuple[Member, Screen]]) -> None:
        """Send the results of closed rounds: to hosts' remotes, and once the answer is shown to all."""
        ballot = room.ballot
        if ballot is None or not ballot.tallies:
            return
        fields = encode(ballot.results())
        for listener, (member, screen) in listeners.items():
            if ballot.phase == "revealed" or (room.is_host(member.seat) and screen == "remote"):
                listener.send_news("tally", fields)


def snapshot(room: Room) -> dict[str, object]:
    """Return a room's public state."""
    return {"age": round(room.age(), 3)} | room.fields()


def encode(fields: Mapping[str, object]) -> str:
    """Return fields as JSON without the braces."""
    return orjson.dumps(fields).decode()[1:-1]
