"""Classes for connections: what all of them share, and the joins, seats and requests of each."""

import hmac
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Any

from ...config.limits import JOINED
from ...config.logs import log
from ...hosting.threads import Threads
from ...hosting.visitors import Visitor
from ...jobs.jobs import Jobs, MakeWork
from ...rooms.codes import Seat, address_of, code_of, draw_code
from ...rooms.errors import RoomError
from ...rooms.listener import Credential, Member, Why
from ...rooms.room import Room
from ...rooms.rooms import Rooms, check_host
from ...search.pausable import Pausable, task
from ..checks import BadRequest, Id, quote
from ..listeners import JoinListener, Line
from ..replies import Reply, encode
from . import requests
from .asking import find_question

AnswerLater = Callable[[Id, Jobs, MakeWork], None]  # makes the answer to the request with this id in the background


class RoomServices:
    """Classes of a server. `opening`: jobs that derive codes, one at a time, since each takes 32 MB and 0.1 s."""

    def __init__(self, rooms: Rooms, answers: Jobs, key: str | None = None) -> None:
        self.rooms, self.answers, self.opening, self._key = rooms, answers, Jobs(Threads(1)), key

    def check_key(self, key: str | None, visitor: Visitor) -> None:
        """Check that a visitor may open a class. Raises RoomError."""
        if visitor.is_here:
            return
        if key is None or self._key is None:
            here = "on the machine that runs the server; --class-key lets others open one"
            where = here if self._key is None else "with the key that the server prints"
            raise RoomError("forbidden", f"a class can be opened {where}")
        if not hmac.compare_digest(key.encode("utf-8", "replace"), self._key.encode()):
            self.rooms.refusals.report_wrong_key(visitor.owner)
            raise RoomError("forbidden", "key is not the one that the server prints", suspect=True)


class Attending:
    """Handles one viewer's requests about rooms."""

    def __init__(self, services: RoomServices, visitor: Visitor, line: Line) -> None:
        self._services, self._rooms, self._visitor, self._line = services, services.rooms, visitor, line
        self._lock = Lock()
        self._joined: dict[Id, tuple[str, JoinListener]] = {}  # and the code of each room
        self._seats: dict[str, str] = {}  # by code: a connection holds one seat of a room
        self._lost: set[str] = set()  # codes of rooms where another connection has taken over the seat

    def handle(self, request: requests.RoomRequest, later: AnswerLater) -> None:
        """Answer a request, a long one by `later`. Raises BadRequest and RoomError."""
        match request:
            case requests.OpenClass():
                self._open(request, later)
            case requests.AskQuestion():
                self._ask(request, later)
            case requests.JoinClass():
                self._join(request)
            case requests.LeaveClass():
                self._leave(request)
            case requests.InRoom():
                with self._rooms.change(request.code, request.shown, self._visitor.owner) as (room, member):
                    reply = self._apply(request, room, member)
                self._line.send(encode(reply, request.id))

    def cancel(self, id: Id) -> bool:
        """Leave the room that was joined with this id; return whether there was one."""
        with self._lock:
            code, joined = self._joined.pop(id, ("", None))
        if joined:
            self._rooms.leave(code, joined)
        return joined is not None

    def close(self) -> None:
        """Leave all rooms, when the viewer has gone."""
        for id in [*self._joined]:
            self.cancel(id)

    def _apply(self, request: requests.InRoom, room: Room, member: Member) -> Reply:
        """Apply a request to a room; return the answer. Raises RoomError and BadRequest."""
        match request:
            case requests.Vote():
                seat = self._claim_seat(request, member)
                try:
                    room.vote(seat, request.ask, request.round, request.answer)
                except ValueError as error:
                    raise BadRequest(f"answer must be {error}, not {quote(request.answer)}", request.id) from None
                return {"type": "voted", "ask": request.ask, "round": request.round}
            case requests.ReportPosition():
                seat = self._claim_seat(request, member)
                position = {name: getattr(request, name) for name in ("follow", "hand", "task", "done")}
                room.report_position(seat, **position)
            case requests.HostRequest():
                check_host(room, member)
                request.apply(room)
        return {"type": "left", "why": room.over} if room.over else _ok(room)

    def _open(self, request: requests.OpenClass, later: AnswerLater) -> None:
        """Derive the code of the token, which takes a while, then open the room."""
        begin, visitor, rooms = request.begin, self._visitor, self._rooms
        if request.code:
            rooms.check_code(request.code)
        if not visitor.is_here:
            rooms.refusals.check_opening(visitor.owner)  # first: it limits guesses of the key
        self._services.check_key(request.key, visitor)

        def open_class() -> Pausable[Reply]:
            code = yield from task(lambda: code_of(request.token, rooms.first_signs))
            if request.code not in (None, code):
                why = "the server has another number of processes by now, where its token has another code"
                log.warning("a class cannot come back: %s (--shard)", why)  # no log has a code
                raise RoomError("lost", f"the class {request.code} cannot come back: {why}")
            last, asked = begin.last, begin.asked
            if last and asked:
                question = yield from find_question(asked.film.trace, asked.step, asked.about, asked.own)
                last = replace(last, question=question)
            return self._invitation(code) | rooms.open(request.token, code, begin.film, last)

        later(request.id, self._services.opening, lambda *_: open_class())

    def _invitation(self, code: str) -> dict[str, Any]:
        visitor = self._visitor
        address = address_of(visitor.base, code) if visitor.base else None
        others = [address_of(other, code) for other in visitor.others]
        picture = draw_code(address) if address else None
        return {"type": "opened", "code": code, "address": address, "others": others, "qr": picture}

    def _ask(self, request: requests.AskQuestion, later: AnswerLater) -> None:
        """Find the answer in the trace of the film, the shown one or the request's, then ask the room."""
        entered = partial(self._rooms.change, request.code, request.shown, self._visitor.owner)
        with entered() as (room, member):
            check_host(room, member)
            trace = (request.moved or room).film.trace

        def ask() -> Pausable[Reply]:
            question = yield from find_question(trace, request.step, request.about, request.own)
            with entered() as (room, member):
                check_host(room, member)
                number = room.ask_question(question, request.moved)
                return _ok(room) | {"ask": number}

        later(request.id, self._services.answers, lambda *_: ask())

    def _join(self, request: requests.JoinClass) -> None:
        code = request.code
        if request.id in self._joined:
            raise BadRequest(f"id must be new: a join with id {request.id} is under way", request.id)
        if len(self._joined) >= JOINED:
            raise RoomError("too_many", f"a connection may join {JOINED} times at a time")
        shown = self._shown_for(request)
        joined = JoinListener(self._line, request.id, self._forget)
        with self._lock:
            was_lost = code in self._lost
            self._lost.discard(code)
            self._joined[request.id] = code, joined
        try:
            seat = self._rooms.join(code, shown, joined, self._visitor.owner)
        except Exception:
            self._forget(joined, "elsewhere" if was_lost else "left")
            raise
        if seat:
            self._seats[code] = seat

    def _shown_for(self, request: requests.JoinClass) -> Credential:
        """Return the credential of a join: by default the seat that this connection has. Raises RoomError."""
        shown = request.shown
        if shown.token is None:
            shown = replace(shown, seat=shown.seat or self._seats.get(request.code))
            self._check_seat(request.code, shown.seat)
        return shown

    def _claim_seat(self, request: requests.PupilRequest, member: Member) -> Seat:
        """Return a pupil's seat, which this connection holds from now on. Raises RoomError."""
        code, shown = request.code, request.shown.seat
        self._check_seat(code, shown)
        if code in self._lost:  # a message from before the takeover
            raise RoomError("forbidden", "this seat was taken over by another connection; join first")
        assert shown
        assert member.seat
        self._seats[code] = shown
        return member.seat

    def _leave(self, request: requests.LeaveClass) -> None:
        """Leave a room for good, with all joins of this connection."""
        with self._rooms.change(request.code, request.shown, self._visitor.owner) as (room, member):
            if member.seat:
                room.leave(member.seat)
        for code, joined in [*self._joined.values()]:
            if code == request.code:
                self._rooms.leave(code, joined)
                joined.close("left")
        self._line.send(encode({"type": "left", "why": "left"}, request.id))

    def _check_seat(self, code: str, seat: str | None) -> None:
        """Check that this connection holds no other seat of the room. Raises RoomError."""
        if self._seats.get(code, seat) != seat:
            raise RoomError("forbidden", "this connection holds another seat of this class", suspect=True)

    def _forget(self, joined: JoinListener, why: Why) -> None:
        with self._lock:
            code, _ = self._joined.pop(joined.id, ("", joined))
            if why == "elsewhere":
                self._lost.add(code)


def _ok(room: Room) -> dict[str, Any]:
    """Return the answer to a change, with the state that the room has reached."""
    return {"type": "ok", "seq": room.seq, "term": room.term}
