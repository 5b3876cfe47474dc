"""Those who have joined one room in this process, and what they are told: each text is made once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

import orjson

from ..config.limits import COUNTS_EVERY, PLACES_EVERY
from .errors import RoomError
from .listener import Listener, Screen, Who, Why
from .places import places_of
from .room import Room

_NUMBERS = ("here", "seats", "voted", "of")  # of a snapshot: what rises without `seq`


class Audience:
    """The listeners of a room, each with who it is and its screen.

    A listener may leave from any thread; all else is for one thread at a time.
    """

    def __init__(self, is_cut_off: Callable[[], bool]) -> None:
        """`is_cut_off`: whether the room cannot be reached."""
        self._is_cut_off = is_cut_off
        self._listeners: dict[Listener, tuple[Who, Screen]] = {}
        self.coming: set[bytes] = set()  # marks of seats that are being taken just now
        self._told = (0, 0)  # the newest epoch and seq
        self._numbers: list[object] = []
        self._places = ""
        self._counted = self._placed = float("-inf")  # when numbers and places were last told
        self._tallied: object = None  # whose results were last told: question, rounds, whether to all

    def add(self, listener: Listener, who: Who, screen: Screen, room: Room, seat: str | None) -> None:
        """Tell a new listener everything at once. Another one of its seat leaves."""
        mine: dict[str, object] = {}
        if seat is not None and who.seat is not None:
            mine = {"seat": seat, "number": who.seat.number}
            for other in self._sitting(who.seat.mark):
                self._end(other, "elsewhere")
            self.coming.discard(who.seat.mark)
        listener.begin(encode({"code": room.code} | mine | snapshot(room)))
        self._listeners[listener] = who, screen
        self._tell_results(room, {listener: (who, screen)})
        if room.is_host(who.seat):
            listener.tell("places", self._places_of(room))

    def remove(self, listener: Listener) -> Who | None:
        """Tell a listener nothing more; returns who it was, None if it has left before."""
        who, _ = self._listeners.pop(listener, (None, None))
        return who

    def count_seats(self) -> int:
        """How many listeners sit at a seat."""
        return sum(who.seat is not None for who, _ in list(self._listeners.values()))

    def has(self, mark: bytes) -> bool:
        """Return whether somebody sits at a seat, or is about to."""
        return mark in self.coming or bool(self._sitting(mark))

    def end(self, why: Why) -> None:
        """Everybody leaves."""
        for listener in list(self._listeners):
            self._end(listener, why)

    def is_ahead(self, room: Room) -> bool:
        """Return whether a newer state of the room was told than this one, which has been lost."""
        return (room.epoch, room.seq) < self._told

    def attend(self, room: Room) -> None:
        """Correct who of this process is in the room, after a failure."""
        self.coming.clear()
        present = [who for who, _ in list(self._listeners.values())]
        here = {who.seat.mark for who in present if who.seat}
        for who in present:
            if who.seat is None:
                continue
            sitting = room.seats.find(who.seat)
            if sitting is None or (sitting.since is not None and sitting.at == room.worker):
                with suppress(RoomError):
                    room.sit(who.seat, who.group)
        for each in room.seats:
            if each.at == room.worker and each.since is None and each.seat.mark not in here:
                room.sleep(each.seat)
        room.hosts.count(room.worker, sum(who.seat is None for who in present))

    def tell(self, room: Room, now: float) -> None:
        """Tell everybody what is new, if it is time."""
        newest = room.epoch, room.seq
        if newest > self._told or (newest == self._told and now >= self._counted + COUNTS_EVERY):
            self._part(room)
            told = snapshot(room)
            numbers = [told.get(name) for name in _NUMBERS]
            if (newest, numbers) != (self._told, self._numbers):
                self._told, self._numbers, self._counted = newest, numbers, now
                fields = encode(told)
                for listener in list(self._listeners):
                    listener.tell("room", fields)
        ballot = room.ballot
        stage = ballot and (ballot.number, len(ballot.tallies), ballot.phase == "revealed", room.epoch)
        if stage != self._tallied:
            self._tallied = stage
            self._tell_results(room, dict(self._listeners))
        if now >= self._placed + PLACES_EVERY:
            hosts = [listener for listener, (who, _) in list(self._listeners.items()) if room.is_host(who.seat)]
            places = self._places_of(room) if hosts else ""
            if places != self._places:
                self._places, self._placed = places, now
                for listener in hosts:
                    listener.tell("places", places)

    def _part(self, room: Room) -> None:
        """End the listeners whose seat was taken away, or is another process's by now."""
        for listener, (who, _) in list(self._listeners.items()):
            if who.seat is None:
                continue
            sitting = room.seats.find(who.seat)
            if room.seats.is_out(who.seat, who.group):
                self._end(listener, "dropped")
            elif sitting and sitting.at != room.worker:
                self._end(listener, "elsewhere")

    def _sitting(self, mark: bytes) -> list[Listener]:
        return [each for each, (who, _) in list(self._listeners.items()) if who.seat and who.seat.mark == mark]

    def _end(self, listener: Listener, why: Why) -> None:
        if self.remove(listener):
            listener.end(why)

    def _places_of(self, room: Room) -> str:
        return encode(places_of(room.seats) | {"cut_off": self._is_cut_off()})

    def _tell_results(self, room: Room, listeners: Mapping[Listener, tuple[Who, Screen]]) -> None:
        """Tell how the question was answered: until the answer is shown, only to hosts' remotes."""
        ballot = room.ballot
        if ballot is None or not ballot.tallies:
            return
        fields = encode(ballot.results())
        for listener, (who, screen) in listeners.items():
            if ballot.phase == "revealed" or (room.is_host(who.seat) and screen == "remote"):
                listener.tell("tally", fields)


def snapshot(room: Room) -> dict[str, object]:
    """What everybody is told of a room."""
    return {"age": round(room.age(), 3)} | room.fields()


def encode(fields: Mapping[str, object]) -> str:
    """JSON fields without their braces."""
    return orjson.dumps(fields).decode()[1:-1]
