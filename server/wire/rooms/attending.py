"""What one connection does in rooms: its joins, the seats that it holds, and its requests as host or pupil."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from threading import Event, Lock
from typing import Any

from ...config.limits import JOINED
from ...hosting.fair import Account
from ...hosting.visitors import Visitor
from ...rooms.ballot import Question
from ...rooms.codes import Seat, code_of
from ...rooms.errors import RoomError
from ...rooms.invitation import address_of, draw_code
from ...rooms.listener import Who, Why
from ...rooms.room import Room
from ...rooms.rooms import Rooms
from ...search.pausable import Pausable, task
from ..answers import Reply, encode
from ..checks import BadRequest, Id, quote
from ..failures import report_error
from ..listeners import Answered, Line
from . import requests
from .asking import find_question
from .classes import Classes
from .hosting import change_as_host, ok
from .listening import Joined
from .requests import RoomRequest
from .works import Works

SETTLED = 10.0  # seconds to wait for the join before; what it waits for itself is over by then

AtOnce = requests.Leave | requests.End | requests.Drop | requests.Bar


class Attending:
    """Takes the requests of one viewer that are about rooms."""

    def __init__(self, classes: Classes, visitor: Visitor, line: Line, account: Account) -> None:
        self._classes, self._visitor, self._line = classes, visitor, line
        self._lock, self._closed = Lock(), False
        self._joined: dict[Id, tuple[str, Joined]] = {}  # with the code of each room
        self._seats: dict[str, str] = {}  # by code: a connection holds one seat of a room
        self._lost: set[str] = set()  # codes of rooms where another connection has taken the seat over
        self._settled = Event()  # no join has still to be answered
        self._settled.set()
        self._suspects = 0  # answers that were errors which nobody makes by mistake
        self._works = Works(account, line.post)

    def take(self, request: RoomRequest, answered: Answered) -> None:
        """Answer a request, at once or later, and call `answered` then. Raises BadRequest and RoomError."""
        match request:
            case requests.Open():
                self._open(request, answered)
            case requests.Ask():
                self._ask(request, answered)
            case requests.Join():
                self._join(request, answered)
            case requests.Leave() | requests.End() | requests.Drop() | requests.Bar():
                self._line.post(encode(self._answer(request), request.id))  # behind news that was told before
                answered()
            case requests.InRoom():
                changed = self._rooms.put(request.code, partial(self._change, request))
                changed.add_done_callback(partial(self._finish, request.id, answered))

    def take_suspect(self) -> bool:
        """Whether a request that nobody makes by mistake has been refused. Each is told once."""
        with self._lock:
            suspect = self._suspects > 0
            self._suspects -= suspect
            return suspect

    def cancel(self, id: Id) -> bool:
        """Leave the room that was joined with this id; whether there is one."""
        left = self._go(id)
        if left:
            left.result()
        return left is not None

    def close(self) -> None:
        """The viewer has gone."""
        with self._lock:
            self._closed, ids = True, [*self._joined]
        self._works.close()
        for id in ids:
            self._go(id)

    @property
    def _rooms(self) -> Rooms:
        if self._classes.rooms is None:
            why = "classes need one process: start the server without --workers, with --workers 1, or with --rooms"
            raise RoomError("unavailable", why)
        return self._classes.rooms

    def _go(self, id: Id) -> Future[None] | None:
        """Leave the room that was joined with this id, if there is one."""
        with self._lock:
            code, joined = self._joined.pop(id, ("", None))
        return self._rooms.leave(code, joined) if joined else None

    def _answer(self, request: AtOnce) -> Reply:
        """The answer to what can be done at once."""
        rooms, where = self._rooms, (request.code, request.shown, self._visitor.owner)
        match request:
            case requests.Leave():
                return self._leave(request)
            case requests.End():
                rooms.end(*where)
                return {"type": "left", "why": "ended"}
            case requests.Drop():
                rooms.drop(*where, request.number)
            case requests.Bar():
                rooms.bar(*where, request.group)
        with rooms.host(*where) as room:
            return ok(room)

    def _change(self, request: requests.InRoom, found: Room | None) -> Reply:
        """Change a room in its turn; returns the answer. Raises RoomError and BadRequest."""
        room, who = self._rooms.admit(found, request.code, request.shown, self._visitor.owner)
        match request:
            case requests.Vote():
                seat = self._take_seat(request, who)
                try:
                    room.vote(seat, request.ask, request.round, request.answer)
                except ValueError as error:
                    raise BadRequest(f"answer must be {error}, not {quote(request.answer)}", request.id) from None
                return {"type": "voted", "ask": request.ask, "round": request.round}
            case requests.Here():
                seat = self._take_seat(request, who)
                room.here(seat, follow=request.follow, step=request.step, hand=request.hand)
            case requests.Lead():
                room.move(who.seat, request.term, request.film)
            case _:
                change_as_host(request, room, who)
        return ok(room)

    def _finish(self, id: Id, answered: Answered, answer: Future[Reply]) -> None:
        """Send the answer to a change."""
        try:
            self._line.post(encode(answer.result(), id))
        except Exception as error:
            self._refuse(id, error)
        answered()

    def _refuse(self, id: Id, error: Exception) -> None:
        """Say why something is not done."""
        if isinstance(error, RoomError) and error.suspect:
            with self._lock:
                self._suspects += 1
        self._line.post(report_error(id, error, "answering"))

    def _open(self, request: requests.Open, answered: Answered) -> None:
        """Check all that is quick, then have the code made."""
        rooms, begin = self._rooms, request.begin
        if not self._visitor.is_here:
            rooms.check_opening(self._visitor.owner)  # first: keys can be guessed
        self._classes.check_key(request.key, self._visitor)

        def prepare() -> Pausable[tuple[str, Any]]:
            code = yield from task(lambda: code_of(request.token))
            question, asked = None, begin.asked
            if asked:
                question = yield from find_question(asked.film.trace, asked.step, asked.about)
            return code, begin.last and replace(begin.last, question=question)

        def open_(made: tuple[str, Any]) -> Reply:
            code, last = made
            opened = rooms.open(request.token, code, begin.film, last)
            base = self._visitor.base
            address = address_of(base, code) if base else None
            picture = draw_code(address) if address else None
            others = [address_of(other, code) for other in self._visitor.others]
            return {"type": "opened", "code": code, "address": address, "others": others, "qr": picture} | opened

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

    def _join(self, request: requests.Join, answered: Answered) -> None:
        """Join with the seat that is shown, the one that this connection has had, or a new one."""
        rooms = self._rooms
        if not self._settled.wait(SETTLED):  # the seat of the join before this one is that of the connection
            raise RoomError("waiting", "the join before this one is under way; ask once more in some seconds")
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
            was_lost = code in self._lost
            self._lost.discard(code)

        def finish(seat: Future[str | None]) -> None:
            try:
                if its := seat.result():
                    self._seats[code] = its
            except Exception as error:
                self._forget(joined, "elsewhere" if was_lost else "left")
                self._refuse(request.id, error)
            finally:
                self._settled.set()
                answered()

        sitting = rooms.join(code, shown, request.screen, joined, self._visitor.owner)
        self._settled.clear()
        sitting.add_done_callback(finish)
        if self._closed:  # its leaving may have come before the join
            rooms.leave(code, joined)

    def _take_seat(self, request: requests.Vote | requests.Here, who: Who) -> Seat:
        """The seat of a pupil, which is that of this connection from now on. Raises RoomError."""
        code, shown = request.code, request.shown.seat
        self._check_seat(code, shown)
        if code in self._lost:  # what was still on its way when a newer connection voted
            raise RoomError("forbidden", "this seat was taken over by another connection; join first")
        assert shown
        assert who.seat
        self._seats[code] = shown
        return who.seat

    def _leave(self, request: requests.Leave) -> Reply:
        """Leave a room for good, with all its screens on this connection."""
        with self._rooms.enter(request.code, request.shown, self._visitor.owner):
            pass  # whoever shows nothing right leaves nothing
        for code, joined in list(self._joined.values()):
            if code == request.code:
                self._rooms.leave(code, joined, for_good=True).result()
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
