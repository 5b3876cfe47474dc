"""Those who have joined one room in this process, and what they are told: each text is made once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

import orjson

from ..config.limits import COUNTS_EVERY, PLACES_EVERY
from .errors import RoomError
from .listener import Listener, Screen, Who, Why
from .places import places_of
from .room import Room


class Audience:
    """The listeners of a room, each with who it is and its screen."""

    def __init__(self, is_cut_off: Callable[[], bool]) -> None:
        """`is_cut_off`: whether other processes cannot be reached."""
        self._is_cut_off = is_cut_off
        self._cut_off = False  # as hosts were told
        self._listeners: dict[Listener, tuple[Who, Screen]] = {}
        self._counted = self._placed = float("-inf")  # when numbers and places were last told
        self._tallied: object = None  # whose results were last told: question, rounds, whether to all

    def add(self, listener: Listener, who: Who, screen: Screen, room: Room, seat: str | None) -> None:
        """Somebody joins: tell everything at once."""
        mine = {} if seat is None or who.seat is None else {"seat": seat, "number": who.seat.number}
        listener.begin(encode({"code": room.code} | mine | snapshot(room)))
        self._listeners[listener] = who, screen
        self._tell_results(room, {listener: (who, screen)})
        if room.is_host(who.seat):
            listener.tell("places", _places(room, cut_off=self._is_cut_off()))

    def remove(self, listener: Listener) -> Who | None:
        """Somebody is told nothing more; None: has been before."""
        who, _ = self._listeners.pop(listener, (None, None))
        return who

    def count_seats(self) -> int:
        """How many listeners sit at a seat; any thread may ask."""
        return sum(who.seat is not None for who, _ in list(self._listeners.values()))

    def sitting(self, mark: bytes) -> list[Listener]:
        """Those who sit at a seat."""
        return [each for each, (who, _) in self._listeners.items() if who.seat and who.seat.mark == mark]

    def drop(self, marks: Iterable[bytes]) -> None:
        """Those who sit at these seats leave."""
        for listener in [each for mark in marks for each in self.sitting(mark)]:
            self.remove(listener)
            listener.end("dropped")

    def end(self, why: Why) -> None:
        """Everybody leaves."""
        for listener in self._listeners:
            listener.end(why)
        self._listeners.clear()

    def compare(self, room: Room) -> None:
        """Other processes have changed the room: those leave who are elsewhere by now, and the room knows the rest."""
        here: set[bytes] = set()
        hosts = 0
        for listener, (who, _) in list(self._listeners.items()):
            if who.seat is None:
                hosts += 1
                continue
            sitting = room.seats.find(who.seat)
            is_out = room.seats.is_out(who.seat, who.group)
            if is_out or (sitting and sitting.at != room.worker):
                del self._listeners[listener]
                listener.end("dropped" if is_out else "elsewhere")
            else:
                here.add(who.seat.mark)
                if sitting is None or sitting.since is not None:
                    with suppress(RoomError):
                        room.sit(who.seat, who.group)
        for each in room.seats:
            if each.at == room.worker and each.since is None and each.seat.mark not in here:
                room.sleep(each.seat)
        room.hosts.count(room.worker, hosts)

    def is_to_count(self, room: Room, now: float) -> bool:
        """Whether `tell` would change the room."""
        return room.counted and not room.fresh and now >= self._counted + COUNTS_EVERY

    def tell(self, room: Room, now: float) -> None:
        """Tell everybody what is new, if it is time."""
        if room.fresh or ((room.counted or room.recounted) and now >= self._counted + COUNTS_EVERY):
            if room.counted and not room.fresh:
                room.seq += 1
            room.fresh = room.counted = room.recounted = False
            self._counted = now
            fields = encode(snapshot(room))
            for listener in self._listeners:
                listener.tell("room", fields)
        ballot = room.ballot
        stage = ballot and (ballot.number, len(ballot.tallies), ballot.phase == "revealed", room.epoch)
        if stage != self._tallied:
            self._tallied = stage
            self._tell_results(room, self._listeners)
        cut_off = self._is_cut_off()
        if (room.moved or cut_off != self._cut_off) and now >= self._placed + PLACES_EVERY:
            room.moved, self._placed, self._cut_off = False, now, cut_off
            places = _places(room, cut_off=cut_off)
            for listener, (who, _) in self._listeners.items():
                if room.is_host(who.seat):
                    listener.tell("places", places)

    def _tell_results(self, room: Room, listeners: dict[Listener, tuple[Who, Screen]]) -> None:
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


def _places(room: Room, *, cut_off: bool) -> str:
    return encode(places_of(room.seats) | {"cut_off": cut_off})


def encode(fields: Mapping[str, object]) -> str:
    """JSON fields without their braces."""
    return orjson.dumps(fields).decode()[1:-1]
