"""State of one connection in rooms: its joins, its seats, and its requests as host or pupil."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from ...config.limits import JOINED
from ...hosting.fair import Account
from ...hosting.visitors import Visitor
from ...rooms.ballot import RoomQuestion
from ...rooms.codes import Seat, address_of, code_of, draw_code
from ...rooms.errors import RoomError
from ...rooms.film import TraceKey
from ...rooms.listener import Credential, Member, Why
from ...rooms.room import Room
from ...rooms.rooms import Rooms, check_host
from ...search.pausable import Pausable, task
from ..answers import Reply, encode
from ..checks import BadRequest, Id, quote
from ..failures import report_error
from ..listeners import Line
from . import requests
from .asking import find_question
from .hosting import change_as_host, ok
from .listening import JoinListener
from .requests import RoomRequest
from .services import RoomServices
from .works import Works

T = TypeVar("T")


class Attending:
    """Handles one viewer's requests about rooms."""

    def __init__(self, services: RoomServices, visitor: Visitor, line: Line, account: Account) -> None:
        self._services, self._visitor, self._line = services, visitor, line
        self._lock = Lock()
        self._joined: dict[Id, tuple[str, JoinListener]] = {}  # and the code of each room
        self._seats: dict[str, str] = {}  # by code: a connection holds one seat of a room
        self._lost: set[str] = set()  # codes of rooms where another connection has taken over the seat
        self._joining, self._settled = 0, Future[None]()  # joins without an answer; resolves once there are none
        self._settled.set_result(None)
        self._suspects = 0  # suspect requests that were refused later
        self._works = Works(account, self._finish)

    def handle(self, request: RoomRequest) -> None:
        """Answer a request, now or later. Raises BadRequest and RoomError."""
        match request:
            case requests.OpenClass():
                self._open(request)
            case requests.AskQuestion():
                self._ask(request)
            case requests.JoinClass():
                self._join(request)
            case requests.LeaveClass():
                self._leave(request)
            case requests.InRoom():
                changed = self._change(request, partial(self._apply, request))
                changed.add_done_callback(partial(self._finish, request.id))

    def pop_suspect(self) -> bool:
        """Return whether a suspect request has been refused since the last call; each counts once."""
        with self._lock:
            suspect = self._suspects > 0
            self._suspects -= suspect
            return suspect

    def cancel(self, id: Id) -> bool:
        """Leave the room that was joined with this id; return whether there was one."""
        return self._go(id) is not None

    def close(self) -> None:
        """Leave all rooms, when the viewer has gone."""
        with self._lock:
            ids = [*self._joined]
        self._works.close()
        for id in ids:
            self._go(id)

    @property
    def _rooms(self) -> Rooms:
        if self._services.rooms is None:
            why = "classes need one process: start the server without --workers, with --workers 1, or with --rooms"
            raise RoomError("unavailable", why)
        return self._services.rooms

    def _go(self, id: Id) -> JoinListener | None:
        """Leave the room that was joined with this id, if there is one."""
        with self._lock:
            code, joined = self._joined.pop(id, ("", None))
        if joined:
            joined.is_over = True
            self._rooms.leave(code, joined)
        return joined

    def _change(self, request: requests.InRoom, change: Callable[[Room, Member], T]) -> Future[T]:
        return self._rooms.change(request.code, request.shown, self._visitor.owner, change)

    def _apply(self, request: requests.InRoom, room: Room, member: Member) -> Reply:
        """Apply a request to a room; return the answer. Raises RoomError and BadRequest."""
        match request:
            case requests.EndClass():
                check_host(room, member)
                room.over = "ended"
                return {"type": "left", "why": "ended"}
            case requests.Vote():
                seat = self._claim_seat(request, member)
                try:
                    room.vote(seat, request.ask, request.round, request.answer)
                except ValueError as error:
                    raise BadRequest(f"answer must be {error}, not {quote(request.answer)}", request.id) from None
                return {"type": "voted", "ask": request.ask, "round": request.round}
            case requests.ReportPosition():
                seat = self._claim_seat(request, member)
                position = {name: getattr(request, name) for name in ("follow", "step", "hand", "task", "done")}
                room.report_position(seat, **position)
            case requests.MoveFilm():
                room.move_film(member.seat, request.term, request.film)
            case _:
                change_as_host(request, room, member)
        return ok(room)

    def _finish(self, id: Id, answer: Future[Reply]) -> None:
        """Send the answer to a request."""
        try:
            self._line.post(encode(answer.result(), id))
        except Exception as error:
            self._refuse(id, error)

    def _refuse(self, id: Id, error: Exception) -> None:
        """Send an error."""
        if isinstance(error, RoomError) and error.suspect:
            with self._lock:
                self._suspects += 1
        self._line.post(report_error(id, error))

    def _open(self, request: requests.OpenClass) -> None:
        """Derive the code of the token, then open the room."""
        rooms, begin, visitor = self._rooms, request.begin, self._visitor

        def prepare() -> Pausable[tuple[str, Any]]:
            if not visitor.is_here:
                yield from task(lambda: rooms.check_opening(visitor.owner))  # first: it limits guesses of the key
            self._services.check_key(request.key, visitor)
            code = yield from task(lambda: code_of(request.token))
            question, asked = None, begin.asked
            if asked:
                question = yield from find_question(asked.film.trace, asked.step, asked.about, asked.own)
            return code, begin.last and replace(begin.last, question=question)

        def open_(made: tuple[str, Any]) -> Future[Reply]:
            code, last = made
            address = address_of(visitor.base, code) if visitor.base else None
            picture = draw_code(address) if address else None
            others = [address_of(other, code) for other in visitor.others]
            opened = {"type": "opened", "code": code, "address": address, "others": others, "qr": picture}
            return rooms.open(request.token, code, begin.film, last, opened)

        self._works.start(self._services.opening, request.id, prepare, open_)

    def _ask(self, request: requests.AskQuestion) -> None:
        """Find the answer in the trace of the shown film, then ask the room."""

        def look(room: Room, member: Member) -> TraceKey:
            check_host(room, member)
            return room.film.trace

        def ask(question: RoomQuestion, room: Room, member: Member) -> Reply:
            check_host(room, member)
            number = room.ask_question(question)
            return ok(room) | {"ask": number}

        def find(trace: Future[TraceKey]) -> None:
            try:
                work = partial(find_question, trace.result(), request.step, request.about, request.own)
                then = lambda question: self._change(request, partial(ask, question))  # noqa: E731
                self._works.start(self._services.answers, request.id, work, then)
            except Exception as error:
                self._refuse(request.id, error)

        self._change(request, look).add_done_callback(find)

    def _join(self, request: requests.JoinClass) -> None:
        """Join a room after earlier joins are settled, since these may give the connection its seat."""
        rooms, code = self._rooms, request.code
        if request.id in self._joined:
            raise BadRequest(f"id must be new: a join with id {request.id} is under way", request.id)
        if max(len(self._joined), self._joining) >= JOINED:
            raise RoomError("too_many", f"a connection may join {JOINED} times at a time")
        joined, settled = JoinListener(self._line, request.id, self._forget), Future[None]()
        was_lost = False

        def begin(_: Future[None]) -> None:
            nonlocal was_lost
            sitting: Future[str | None] = Future()
            try:
                shown = self._shown_for(request)
                with self._lock:
                    was_lost = code in self._lost
                    self._lost.discard(code)
                sitting = rooms.join(code, shown, request.screen, joined, self._visitor.owner)
            except Exception as error:
                sitting.set_exception(error)
            sitting.add_done_callback(finish)

        def finish(sitting: Future[str | None]) -> None:
            try:
                if its := sitting.result():
                    self._seats[code] = its
            except Exception as error:
                self._forget(joined, "elsewhere" if was_lost else "left")
                self._refuse(request.id, error)
            if joined.is_over:  # it may have left before the join was done
                rooms.leave(code, joined)
            with self._lock:
                self._joining -= 1
            settled.set_result(None)

        with self._lock:
            self._joined[request.id] = code, joined
            before, self._settled = self._settled, settled
            self._joining += 1
        before.add_done_callback(begin)

    def _shown_for(self, request: requests.JoinClass) -> Credential:
        """Return the credential of a join: by default the seat that this connection has. Raises RoomError."""
        shown = request.shown
        if shown.token is None:
            shown = replace(shown, seat=shown.seat or self._seats.get(request.code))
            self._check_seat(request.code, shown.seat)
        return shown

    def _claim_seat(self, request: requests.Vote | requests.ReportPosition, member: Member) -> Seat:
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

        def leave(room: Room, member: Member) -> Reply:
            if member.seat:
                room.leave(member.seat)
            return {"type": "left", "why": "left"}

        def finish(left: Future[Reply]) -> None:
            for code, joined in list(self._joined.values()):
                if code == request.code and not left.exception():
                    self._rooms.leave(code, joined)
                    joined.close("left")
            self._finish(request.id, left)

        self._change(request, leave).add_done_callback(finish)

    def _check_seat(self, code: str, seat: str | None) -> None:
        """Check that this connection holds no other seat of the room. Raises RoomError."""
        if self._seats.get(code, seat) != seat:
            raise RoomError("forbidden", "this connection holds another seat of this class", suspect=True)

    def _forget(self, joined: JoinListener, why: Why) -> None:
        with self._lock:
            code, _ = self._joined.pop(joined.id, ("", joined))
            if why == "elsewhere":
                self._lost.add(code)
