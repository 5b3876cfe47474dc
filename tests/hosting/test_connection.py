"""Viewers that are slow, gone, hostile or too fast affect only themselves, and leave nothing behind.

Each test was seen to fail without the code that its docstring names.
"""

import gc
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, cast
from weakref import WeakSet

import pytest
from flask import Flask

from server.config.limits import COUNTS_EVERY, LIMITS, MOST_ANSWERS, PLACES_EVERY
from server.hosting import connection
from server.hosting.connection import Clients, Connection, clients_of
from server.hosting.outgoing import TOO_SLOW, Outgoing
from server.hosting.turns import Turns
from server.search.outline import kernel
from server.search.pausable import Pausable
from server.wire import protocol, session
from server.wire.fields import Request
from server.wire.replies import Reply
from server.wire.session import Session
from tests.hosting.conftest import DESCRIBE, SHAKE, Held, Start, connect
from tests.tools.raw import RawClient, frame
from tests.tools.waiting import PATIENCE, until

Begin = Callable[[str], Held]
Read = Callable[..., str]


def is_served(address: str) -> bool:
    with RawClient(address) as viewer:
        viewer.send(DESCRIBE)
        return '"steps":6170' in viewer.receive()


def test_a_viewer_that_does_not_read_is_dropped_and_delays_no_other(start: Start, held: Begin, read: Read) -> None:
    """Fails without the stall in `Writer.deliver`."""
    address = start(stall=0.3)
    before = held(address)
    with RawClient(address, buffer=4096) as stalled:
        for _ in range(20):  # far more than all buffers hold
            stalled.send(read())
        assert is_served(address)
        before.add(descriptors=1)  # the test's own viewer
        before.returns()


def test_a_viewer_that_reads_drop_by_drop_is_dropped_too(start: Start, held: Begin, read: Read) -> None:
    """Fails without the time limit for a whole answer (`Writer.deliver`)."""
    address = start(sending=0.5)
    before = held(address)
    with RawClient(address, buffer=4096) as slow:
        for _ in range(20):
            slow.send(read())
        end = threading.Event()

        def drip() -> None:
            while not end.wait(0.01) and slow.socket.recv(300):
                pass

        reading = threading.Thread(target=drip)
        reading.start()
        try:
            before.add(threads=1, descriptors=1)  # the test's own
            before.returns()
        finally:
            end.set()
            reading.join()


def test_a_slow_viewer_is_closed_with_the_reason_when_memory_is_short(
    start: Start, read: Read, caplog: pytest.LogCaptureFixture
) -> None:
    """Fails if each connection has limits of its own (`open_stream`)."""
    caplog.set_level("INFO")
    address = start(outboxes=4 * 10**6, slow=0.2, stall=PATIENCE)
    with ExitStack() as stack:
        hogs = [stack.enter_context(RawClient(address, buffer=4096)) for _ in range(5)]
        for hog in hogs:
            for _ in range(20):
                hog.send(read())
        until(lambda: is_served(address) and TOO_SLOW in caplog.text, "nobody is sent away")
        assert hogs[0].wait_closed() == 1013


def test_a_phone_out_of_reach_is_gone_within_half_a_minute_of_its_last_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each wait for a message is over at once. Fails with a longer heartbeat, or if a pong does not count."""
    waits, answers = list[float](), 3

    class Silence:
        def __init__(self, *parts: Any) -> None:
            self.read = parts[2]

        def wait(self, seconds: float) -> bool:
            waits.append(seconds)
            if 1 < len(waits) <= answers + 1:  # a pong to the ping before
                list(self.read(frame(10)))
            return False

        wake = list

    monkeypatch.setattr(connection, "Turns", Silence)
    ours, phone = socket.socketpair()
    with ours, phone:
        nothing = cast(Any, None)
        viewer = Connection(ours, LIMITS, nothing, nothing, nothing, Outgoing(LIMITS))
        viewer.converse(lambda _: True, lambda: False)
        until(lambda: len(phone.recv(100, socket.MSG_PEEK)) == 2 * (answers + 1), "a ping for each silence")
    assert len(waits) == answers + 2
    assert sum(waits[-2:]) + COUNTS_EVERY + PLACES_EVERY < 30


def test_a_viewer_that_leaves_without_closing_leaves_nothing(
    start: Start, held: Begin, read: Read, caplog: pytest.LogCaptureFixture
) -> None:
    """Fails if a broken connection is reported as a failure (`Connection._receive`)."""
    address = start()
    before = held(address)
    for _ in range(20):
        viewer = RawClient(address)
        viewer.send(read())
        viewer.send('{"type": "count", "id": 2, "n": 30}')
        viewer.reset()
    before.returns()
    assert is_served(address)
    assert caplog.records == []


@pytest.mark.parametrize("length", [4097, 50 * 2**20])
def test_a_message_that_is_too_long_ends_it_before_it_has_come(start: Start, length: int) -> None:
    """Fails without the limit in `Connection._receive`."""
    with RawClient(start(long_message=4096)) as viewer:
        viewer.send_bytes(frame(1, b" " * 4097, length=length))
        assert viewer.wait_closed() == 1009


def test_a_message_in_too_many_pieces_is_too_long(start: Start) -> None:
    """Fails if only single frames are measured."""
    with RawClient(start(long_message=4096)) as viewer:
        viewer.send_bytes(frame(1, b" " * 1000, first=0x01) + frame(0, b" " * 1000, first=0x00) * 4)
        assert viewer.wait_closed() == 1009


def test_only_a_few_messages_may_be_long(start: Start) -> None:
    """Whole or in pieces. Fails if each message may be as long as a viewer's own lesson."""
    long = (DESCRIBE + " " * 2000).encode()
    with RawClient(start(message=1000, long_message=4096, long_at_once=2, long_a_second=0.001)) as viewer:
        viewer.send_bytes(frame(1, long))
        viewer.send_bytes(frame(1, long[:1500], first=0x01) + frame(0, long[1500:]))
        viewer.send(DESCRIBE)
        assert [json.loads(viewer.receive())["type"] for _ in range(3)] == ["description"] * 3
        viewer.send_bytes(frame(1, long))
        assert viewer.wait_closed() == 1009


def test_a_message_in_pieces_is_one_message(start: Start) -> None:
    """Also if the cut is inside a character of two bytes."""
    text = DESCRIBE.replace("1", '"é"', 1).encode()
    cut = text.index("é".encode()) + 1
    with RawClient(start()) as viewer:
        viewer.send_bytes(frame(1, text[:cut], first=0x01) + frame(9, b"ping") + frame(0, text[cut:]))
        assert viewer.socket.recv(6) == b"\x8a\x04ping"
        assert json.loads(viewer.receive())["id"] == "é"


@pytest.mark.parametrize("one", [frame(1, DESCRIBE.encode()), frame(9, b"!"), frame(1, b"", first=0x01)])
def test_a_flood_is_turned_away(start: Start, held: Begin, one: bytes) -> None:
    """Floods of requests, pings, or pieces of an endless message. Fails without the bucket in `Connection._receive`."""
    address = start(messages_a_second=1.0, messages_at_once=50)
    before = held(address)
    with RawClient(address) as rude:
        rest = frame(0, b"", first=0x00) if one[0] == 0x01 else one
        rude.send_bytes(one + rest * 400)
        assert rude.wait_closed() == 1008
    before.returns()
    assert is_served(address)


def test_a_flood_that_is_not_read_fills_only_its_own_buffers(start: Start, held: Begin) -> None:
    """300,000 messages: each is read after the answer to the one before, so the rest stays at the sender."""
    address = start(stall=0.3, messages_at_once=10**9)
    before = held(address)
    with RawClient(address, buffer=4096) as rude:
        rude.socket.settimeout(0.2)
        with pytest.raises((TimeoutError, ConnectionError)):
            rude.send_bytes(frame(1, DESCRIBE.encode()) * 300_000)
    before.returns()


def test_repeated_nonsense_is_turned_away_and_a_little_is_not(start: Start) -> None:
    """Fails without the bucket in `converse`."""
    with RawClient(start(mistakes_a_second=0.001, mistakes_at_once=5)) as viewer:
        for _ in range(5):
            viewer.send('{"type": "sing"}')
            assert '"bad_request"' in viewer.receive()
        viewer.send(DESCRIBE)
        assert '"description"' in viewer.receive()
        viewer.send("nonsense")
        assert '"bad_request"' in viewer.receive()
        assert viewer.wait_closed() == 1008


def test_compression_is_not_agreed_to(start: Start) -> None:
    """Fails if `accept_handshake` passes the offer on."""
    offer = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
    with connect(start()) as line:
        line.sendall(SHAKE[:-2] + offer)
        answer = line.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101")
    assert b"extensions" not in answer.lower()


def test_a_failure_ends_the_conversation_and_is_found_in_the_log(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Fails without the last `except` of `converse`: the websocket would get Flask's error page."""

    def break_down(*_: Any) -> bool:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(Session, "handle", break_down)
    with RawClient(start()) as viewer:
        viewer.send(DESCRIBE)
        told = json.loads(viewer.receive())
        assert (told["type"], told["id"], told["code"]) == ("error", None, "failed")
        assert viewer.wait_closed() == 1011
    assert "of all things" not in told["message"]
    assert f"failure {told['message'][-8:]} while answering a viewer" in caplog.text


@pytest.mark.parametrize("kind", ["describe", "outline"])
def test_a_failure_to_answer_ends_nothing_else(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    """Fails without the `except` of `Session.handle`, or that of its outlines."""
    answer = "server.wire.session.answer"
    monkeypatch.setattr(answer, lambda _: 1 / 0)
    with RawClient(start()) as viewer:
        outline = {"start": 0, "stop": 9, "width": 5} if kind == "outline" else {}
        viewer.send(json.dumps(json.loads(DESCRIBE) | {"type": kind} | outline))
        told = json.loads(viewer.receive())
        monkeypatch.undo()
        viewer.send(DESCRIBE)
        assert '"steps":6170' in viewer.receive()
    assert (told["type"], told["id"], told["code"]) == ("error", 1, "failed")
    assert f"failure {told['message'][-8:]} while " in caplog.text


class Staying:
    """A connection that stays when the server stops."""

    def __init__(self) -> None:
        self.told, self.dropped = list[int](), False

    def close(self, code: int, _: str) -> None:
        self.told.append(code)

    def drop(self) -> None:
        self.dropped = True


def test_each_viewer_gets_a_closing_frame_at_the_stop_and_is_then_cut_off() -> None:
    app = Flask("test")
    clients, viewer = Clients(app, replace(LIMITS, farewell=0.1)), Staying()
    with clients.registered(cast(Connection, viewer)):
        clients_of(app).dismiss()
    assert (viewer.told, viewer.dropped) == ([1001], True)


def test_without_viewers_it_returns_at_once() -> None:
    Clients(Flask("test"), replace(LIMITS, farewell=60)).dismiss()


STEPS_16, STEPS_18 = 3_423_570_908, 178_097_533_472


def spread(id: object, shift: int = 0) -> str:
    """Return a request for 256 widely spread steps of n = 18: seconds of work."""
    run = {"type": "read", "id": id, "algorithm": "bitmask", "n": 18}
    return json.dumps(run | {"start": shift, "stop": STEPS_18, "stride": STEPS_18 // 256})


def outline(id: object, start: int) -> str:
    """Return a request for an exact outline of n = 16."""
    run = {"type": "outline", "id": id, "algorithm": "bitmask", "n": 16}
    return json.dumps(run | {"start": start, "stop": STEPS_16, "width": 1400})


def test_a_short_answer_overtakes_a_long_one(start: Start, read: Callable[..., str]) -> None:
    with RawClient(start()) as viewer:
        viewer.send(spread("long"))
        for id in range(3):
            viewer.send(read(id=id))
        assert [json.loads(viewer.receive())["id"] for _ in range(3)] == [0, 1, 2]


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Disable garbage collection."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("leave", [RawClient.reset, RawClient.__exit__])
def test_the_state_of_a_viewer_is_freed_without_the_garbage_collector(
    start: Start, monkeypatch: pytest.MonkeyPatch, read: Callable[..., str], leave: Callable[[RawClient], None]
) -> None:
    """Fifty viewers that come and leave would leave it work, for which it stops all threads."""
    living, made = WeakSet[object](), set[type]()
    for kind in (Connection, session.Session, Turns):

        def note(self: object, *arguments: Any, begin: Callable[..., None] = kind.__init__, **named: Any) -> None:
            begin(self, *arguments, **named)
            living.add(self)
            made.add(type(self))

        monkeypatch.setattr(kind, "__init__", note)
    viewer = RawClient(start())
    viewer.send(read())
    assert '"steps"' in viewer.receive()
    assert {Connection, session.Session, Turns} <= made  # the turn may be over by now
    leave(viewer)
    until(lambda: not living, living)


class Drawn:
    """Counts the parts of outlines, and can block them."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self._draw, self.parts, self.go_on = draw, 0, threading.Event()

    def __call__(self, *arguments: Any) -> Any:
        self.parts += 1
        assert self.go_on.wait(60)
        return self._draw(*arguments)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawn]:
    drawn = Drawn(kernel.draw)
    monkeypatch.setattr(kernel, "draw", drawn)
    yield drawn
    drawn.go_on.set()


def test_outlines_for_a_viewer_that_has_left_are_not_drawn(start: Start, held: Begin, drawn: Drawn) -> None:
    """Each has more than ten parts. Only those in progress are finished."""
    address = start()
    drawn.go_on.set()
    before = held(address)
    drawn.go_on.clear()
    drawn.parts = 0
    with RawClient(address) as viewer:
        for number in range(8):
            viewer.send(outline(number, number))
        until(lambda: drawn.parts, "no outline is drawn")
    until(lambda: viewer_threads() == 0, "the viewer has not left")
    drawn.go_on.set()
    before.returns()
    assert drawn.parts <= 2 * threading.active_count()


def viewer_threads() -> int:
    return sum("process_request_thread" in thread.name for thread in threading.enumerate())


def test_abandoned_requests_cost_little(start: Start, held: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if all requests are started, though no viewer waits for the answers any more."""
    address = start()
    before = held(address)
    begun: list[Request] = []

    def answer(request: Request) -> Pausable[Reply]:
        begun.append(request)
        return protocol.answer(request)

    monkeypatch.setattr(session, "answer", answer)
    with RawClient(address) as viewer:
        for number in range(200):
            viewer.send(spread(number, number))
        until(lambda: len(begun) > MOST_ANSWERS, "they are not begun")
    before.returns()
    assert len(begun) < 2 * MOST_ANSWERS


def test_no_message_is_handled_after_the_session_is_closed(
    start: Start, read: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def noted(name: str, call: Callable[..., None]) -> Callable[..., None]:
        return lambda self: (order.append(name), call(self))[1]

    for kind, name in ((Connection, "end_turns"), (session.Session, "close"), (Connection, "finish")):
        monkeypatch.setattr(kind, name, noted(name, getattr(kind, name)))
    with RawClient(start()) as viewer:
        viewer.send(read())
        assert '"steps"' in viewer.receive()
    until(lambda: order == ["end_turns", "close", "finish"], order)
