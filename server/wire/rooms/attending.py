"""What one connection does in rooms: its joins, the seats that it holds, and its requests as host or pupil."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import Any

from ...config.limits import JOINED
from ...hosting.visitors import Visitor
from ...rooms.ballot import Question
from ...rooms.codes import code_of
from ...rooms.errors import RoomError
from ...rooms.invitation import address_of, draw_code, draw_link
from ...rooms.listener import Why
from ...rooms.room import Room
from ...rooms.rooms import Rooms
from ...search.pausable import Pausable, task
from ..answers import Reply, encode
from ..checks import BadRequest, Id, quote
from ..line import Line
from ..metering import Answered
from . import requests
from .asking import find_question
from .classes import Classes
from .listening import Joined
from .requests import RoomRequest
from .works import Works

Change = requests.SetMode | requests.Give | requests.Lock | requests.Close | requests.Again | requests.Reveal
AtOnce = requests.Vote | requests.Here | requests.Leave | requests.End | requests.Drop | requests.Lead | Change


class Attending:
    """Takes the requests of one viewer that are about rooms."""

    def __init__(self, classes: Classes, visitor: Visitor, line: Line) -> None:
        self._classes, self._visitor, self._line = classes, visitor, line
        self._lock = Lock()
        self._joined: dict[Id, tuple[str, Joined]] = {}  # with the code of each room
        self._seats: dict[str, str] = {}  # by code: a connection holds one seat of a room
        self._lost: set[str] = set()  # codes of rooms where another connection has taken the seat over
        self._works = Works(line.post)

    def take(self, request: RoomRequest, answered: Answered) -> None:
        """Answer a request, at once or later, and call `answered` then. Raises BadRequest and RoomError."""
        match request:
            case requests.Open():
                self._open(request, answered)
            case requests.Ask():
                self._ask(request, answered)
            case requests.Join():
                self._join(request)
                answered()
            case _:
                self._line.post(encode(self._answer(request), request.id))  # behind news that was told before
                answered()

    def cancel(self, id: Id) -> bool:
        """Leave the room that was joined with this id; whether there is one."""
        with self._lock:
            code, joined = self._joined.pop(id, (None, None))
        if code and joined:
            self._rooms.leave(code, joined)
        return joined is not None

    def close(self) -> None:
        """The viewer has gone."""
        with self._lock:
            ids = [*self._joined]
        self._works.close()
        for id in ids:
            self.cancel(id)

    @property
    def _rooms(self) -> Rooms:
        if self._classes.rooms is None:
            why = "classes need one process: start the server without --workers, with --workers 1, or with --rooms"
            raise RoomError("unavailable", why)
        return self._classes.rooms

    def _answer(self, request: AtOnce) -> Reply:
        """The answer to what can be done at once."""
        rooms, where = self._rooms, (request.code, request.shown, self._visitor.owner)
        match request:
            case requests.Vote() | requests.Here():
                return self._take_part(request)
            case requests.Leave():
                return self._leave(request)
            case requests.End():
                rooms.end(*where)
                return {"type": "left", "why": "ended"}
            case requests.Drop():
                rooms.drop(*where, request.number)
            case requests.Lead():
                with rooms.enter(*where) as (room, who):
                    room.move(who.number, request.term, request.film)
                    return ok(room)
        with rooms.host(*where) as room:
            match request:
                case requests.SetMode():
                    room.set_mode(request.mode)
                case requests.Give():
                    room.give(request.to)
                case requests.Lock():
                    room.lock(request.locked)
                case requests.Close():
                    room.close(request.ask, request.round)
                case requests.Again():
                    room.again(request.ask, request.round)
                case requests.Reveal():
                    room.reveal(request.ask)
            return ok(room)

    def _open(self, request: requests.Open, answered: Answered) -> None:
        """Check all that is quick, then have the code made."""
        rooms = self._rooms
        self._classes.check_key(request.key, self._visitor)
        rooms.check_opening(self._visitor.owner)

        def prepare() -> Pausable[tuple[str, Any]]:
            code = yield from task(lambda: code_of(request.token))
            question, asked = None, request.asked
            if asked:
                question = yield from find_question(asked.film.trace, asked.step, asked.about)
            return code, request.last and replace(request.last, question=question)

        def open_(made: tuple[str, Any]) -> Reply:
            code, last = made
            opened = rooms.open(request.token, code, request.film, last)
            base = self._visitor.base
            address = address_of(base, code) if base else None
            pictures = {
                "qr": draw_code(address) if address else None,
                "remote": draw_link(address, request.token) if address else None,
            }
            others = [address_of(other, code) for other in self._visitor.others]
            return {"type": "opened", "code": code, "address": address, "others": others} | pictures | opened

        self._works.start(self._classes.opening, request.id, answered, prepare, open_)

    def _ask(self, request: requests.Ask, answered: Answered) -> None:
        """Find the answer first."""
        where = request.code, request.shown, self._visitor.owner
        with self._rooms.host(*where) as room:
            trace = room.film.trace

        def ask(question: Question) -> Reply:
            with self._rooms.host(*where) as room:
                number = room.ask(question)
                return ok(room) | {"ask": number}

        def find() -> Pausable[Any]:
            return find_question(trace, request.step, request.about)

        self._works.start(self._classes.answers, request.id, answered, find, ask)

    def _join(self, request: requests.Join) -> None:
        """Join with the seat that is shown, the one that this connection has had, or a new one."""
        if request.id in self._joined:
            raise BadRequest(f"id must be new: a join with id {request.id} is under way", request.id)
        if len(self._joined) >= JOINED:
            raise RoomError("too_many", f"a connection may join {JOINED} times at a time")
        code, shown = request.code, request.shown
        if shown.token is None:
            if shown.seat is None and code in self._seats:
                shown = replace(shown, seat=self._seats[code])
            self._check_seat(code, shown.seat)
        joined = Joined(self._line, request.id, self._forget)
        with self._lock:
            self._joined[request.id] = code, joined
        try:
            seat = self._rooms.join(code, shown, request.screen, joined, self._visitor.owner)
        except BaseException:
            self._forget(joined, "left")
            raise
        self._lost.discard(code)
        if seat is not None:
            self._seats[code] = seat

    def _take_part(self, request: requests.Vote | requests.Here) -> Reply:
        """Vote, or say where one is."""
        code, shown = request.code, request.shown
        self._check_seat(code, shown.seat)
        with self._rooms.enter(code, shown, self._visitor.owner) as (room, who):
            if code in self._lost:  # what was still on its way when a newer connection voted
                raise RoomError("forbidden", "this seat was taken over by another connection; join first")
            assert shown.seat
            assert who.seat
            self._seats[code] = shown.seat
            if isinstance(request, requests.Here):
                room.here(who.seat, follow=request.follow, step=request.step, hand=request.hand)
                return ok(room)
            try:
                room.vote(who.seat, request.ask, request.round, request.answer)
            except ValueError as error:
                raise BadRequest(f"answer must be {error}, not {quote(request.answer)}", request.id) from None
        return {"type": "voted", "ask": request.ask, "round": request.round}

    def _leave(self, request: requests.Leave) -> Reply:
        """Leave a room for good, with all its screens on this connection."""
        with self._rooms.enter(request.code, request.shown, self._visitor.owner):
            pass  # whoever shows nothing right leaves nothing
        for code, joined in list(self._joined.values()):
            if code == request.code:
                self._rooms.leave(code, joined, for_good=True)
                joined.end("left")
        return {"type": "left", "why": "left"}

    def _check_seat(self, code: str, seat: str | None) -> None:
        """Raises RoomError if this connection holds another seat of the room."""
        if self._seats.get(code, seat) != seat:
            raise RoomError("forbidden", "this connection holds another seat of this class", suspect=True)

    def _forget(self, joined: Joined, why: Why) -> None:
        with self._lock:
            code, _ = self._joined.pop(joined.id, ("", joined))
            if why == "elsewhere":
                self._lost.add(code)


def ok(room: Room) -> dict[str, Any]:
    """What answers a change: how new the room is by now."""
    return {"type": "ok", "seq": room.seq, "term": room.term}
