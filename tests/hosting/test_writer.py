"""The writer of a viewer: whole frames from any number of threads, and the limits of pending output."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from wsproto import ConnectionType
from wsproto.connection import Connection as Wire
from wsproto.events import CloseConnection, Ping, TextMessage

from server.config.limits import LIMITS
from server.hosting import writer
from server.hosting.outgoing import TOO_SLOW, Backlog, Outgoing
from server.hosting.writer import Writer, prepare
from tests.tools.waiting import until

ROUNDS, LARGE = 10, 200_000  # characters: more than a socket buffers, so that each send stops in the middle
GOODBYE = 1001, "the server is stopping"


class Pair:
    """A writer, and the other end of its connection."""

    def __init__(self, outgoing: Outgoing | None = None, **limits: float) -> None:
        ours, self.theirs = socket.socketpair()
        self.ours = ours
        self.theirs.settimeout(10)
        changed = replace(LIMITS, **limits)  # type: ignore[arg-type]
        prepare(ours, changed.send_buffer)
        self._wire = Wire(ConnectionType.CLIENT)
        self.writer = Writer(ours, changed, Outgoing(changed) if outgoing is None else outgoing)

    def read(self) -> Iterator[object]:
        """Return the events that arrive until the end."""
        with suppress(ConnectionError):
            while data := self.theirs.recv(4096):
                self._wire.receive_data(data)
                yield from self._wire.events()

    def texts(self) -> Iterator[str]:
        text = ""
        for event in self.read():
            if isinstance(event, TextMessage):
                text += event.data
                if event.message_finished:
                    yield text
                    text = ""


@pytest.fixture
def pair() -> Iterator[Pair]:
    pair = Pair()
    with pair.ours, pair.theirs:
        yield pair


def test_frames_of_many_threads_never_mix() -> None:
    """Pings, answers and posts go to a slow reader. Fails without the lock of `deliver`."""
    pair = Pair(outbox=10**9, outboxes=10**9)

    def answer(name: str) -> None:
        for number in range(ROUNDS):
            pair.writer.send(f"{name}{number} " + name * LARGE)
            pair.writer.signal(Ping())
            pair.writer.post(f"{name}-news {number}")

    threads = [threading.Thread(target=answer, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    came: dict[str, list[int]] = {}
    for text in pair.texts():
        head, number = text.split()[0].rstrip("0123456789"), text.split()[-1]
        if head.endswith("-news"):
            came.setdefault(head, []).append(int(number))
        else:
            name = head[0]
            assert text.split()[1] == name * LARGE
            came.setdefault(name, []).append(int(text.split()[0][1:]))
        if sum(map(len, came.values())) == 8 * ROUNDS:
            break
    for thread in threads:
        thread.join(10)
    pair.ours.close()
    pair.theirs.close()
    assert came == {name: list(range(ROUNDS)) for head in "abcd" for name in (head, f"{head}-news")}


def test_posting_never_blocks_and_other_viewers_get_their_news(pair: Pair) -> None:
    """Fails if `deliver` blocks on a full socket or on the lock."""
    stalled = Pair(stall=60)
    with stalled.ours, stalled.theirs:
        for _ in range(10):
            stalled.writer.post("x" * 100_000)  # more than its socket buffers; no one reads it
        pair.writer.post("news")
        assert next(pair.texts()) == "news"
        assert not stalled.writer.deliver(), "that one should have been stuck"
        stalled.writer.drop()


def test_the_rest_of_a_frame_comes_later_and_whole(pair: Pair) -> None:
    """Fails if the rest of a frame is lost."""
    letters = [f"{number} " + "x" * 90_000 for number in range(20)]
    for letter in letters:
        pair.writer.post(letter)
    came = pair.texts()
    assert [next(came) for _ in letters] == letters


def test_the_latest_news_wins(pair: Pair) -> None:
    """Fails if `post` ignores its key."""
    pair.writer._outgoing.notify = lambda _: None  # no delivery meanwhile
    for number in range(100):
        pair.writer.post(f"progress {number}", "count 1")
    pair.writer.post("progress of another", "count 2")
    pair.writer.post("the result")
    assert pair.writer.deliver()
    came = pair.texts()
    assert [next(came) for _ in range(3)] == ["progress 99", "progress of another", "the result"]


def test_a_full_outbox_closes_the_connection() -> None:
    """Fails without the limit in `post`."""
    full = Pair(outbox=10**6, stall=60)
    with full.ours, full.theirs:
        for _ in range(15):
            full.writer.post("x" * 100_000)
        *came, last = until_closed(full)
        assert (last.code, last.reason) == (1013, TOO_SLOW)
        assert sum(len(each.data) for each in came) < 15 * 100_000


def until_closed(pair: Pair) -> list[Any]:
    """Return the events that arrive, the closing frame last."""
    came: list[Any] = []
    for event in pair.read():
        came.append(event)
        if isinstance(event, CloseConnection):
            return came
    raise AssertionError("no closing frame")


def test_a_viewer_that_does_not_close_is_cut_off() -> None:
    """Fails without `_cut_at`."""
    staying = Pair(stall=0.2)
    with staying.ours, staying.theirs:
        until(staying.writer.deliver, "that the line is free")
        staying.writer.send("first")
        staying.writer.send_away("too slow")
        staying.writer.post("never")
        *came, last = until_closed(staying)
        assert ([each.data for each in came], last.reason) == (["first"], "too slow")
        until(lambda: is_cut(staying.ours), "the line is still open")


def test_nothing_is_held_for_a_viewer_that_is_cut_off_or_has_read_all() -> None:
    """Fails if bytes that are partly sent, replaced or refused stay counted."""
    outgoing = Outgoing(LIMITS)
    cut, good = (Pair(outgoing=outgoing, stall=60) for _ in range(2))
    with cut.ours, cut.theirs, good.ours, good.theirs:
        for _ in range(5):
            cut.writer.post("x" * 100_000)
            good.writer.post("x" * 100_000, "news")
        assert len(outgoing) > 3 * 100_000
        cut.writer.drop()
        good.writer.post("last")
        next(text for text in good.texts() if text == "last")
        until(lambda: not len(outgoing), f"{len(outgoing)} bytes are still held")
        good.writer.close(*GOODBYE)
        good.writer.post("late")
        good.writer.flush()
        until(lambda: not len(outgoing), f"{len(outgoing)} bytes are still held")


def test_news_for_one_that_takes_none_are_given_up() -> None:
    """Fails without `_time_left`: the broadcaster would try for ever."""
    stalled = Pair(stall=0.2)
    with stalled.ours, stalled.theirs:
        for _ in range(10):
            stalled.writer.post("x" * 100_000)
        until(lambda: is_cut(stalled.ours), "the line is still open")


class Full:
    """A connection with a small buffer, whose other end reads nothing."""

    def __init__(self, room: int) -> None:
        self.room, self.now, self.cut = room, 0.0, False

    def send(self, data: bytes) -> int:
        taken = min(self.room, len(data))
        self.room -= taken
        if not taken:
            raise BlockingIOError
        return taken

    def wait(self, _: object, seconds: float) -> None:
        self.now += seconds

    def shutdown(self, _: int) -> None:
        self.cut = True


def test_a_viewer_that_reads_nothing_is_dropped_after_the_stall_and_no_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if each attempt to send restarts the time limit."""
    line = Full(room=500)
    monkeypatch.setattr(writer, "wait_for_room", line.wait)
    limits = replace(LIMITS, stall=5.0)
    writing = Writer(line, limits, Outgoing(limits), lambda: line.now)  # type: ignore[arg-type]
    writing._outgoing.notify = lambda _: None
    writing.post("first " + "x" * 300)
    assert writing.deliver()
    writing.post("second " + "x" * 300)
    assert not writing.deliver()  # from now on the socket is full
    line.now = 2.0
    writing.close(*GOODBYE)
    writing.flush()
    assert line.cut
    assert line.now == pytest.approx(5.0)


def is_cut(line: socket.socket) -> bool:
    try:
        line.send(b"")
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_nothing_is_sent_after_the_closing_frame(pair: Pair) -> None:
    pair.writer.close(*GOODBYE)
    pair.writer.send("late")
    pair.writer.signal(Ping())
    pair.writer.flush()
    pair.ours.shutdown(socket.SHUT_WR)
    (only,) = pair.read()
    assert isinstance(only, CloseConnection)
    assert only.code == 1001


def test_the_closing_frame_comes_whole_after_a_partly_sent_frame(pair: Pair) -> None:
    """Fails if bytes of the two frames that do not fit at once are lost, or sent twice."""
    pair.writer.send("x" * 10**6)  # more than the socket buffers
    pair.writer.close(*GOODBYE)
    came = pair.read()
    text = ""
    while isinstance(event := next(came), TextMessage):
        text += event.data
    assert text == "x" * 10**6
    assert isinstance(event, CloseConnection)


def test_a_broadcaster_goes_on_after_an_error(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Fails without the `except` of `deliver`."""
    broken = Pair()
    with broken.ours, broken.theirs:
        broken.writer.deliver = lambda: 1 / 0  # type: ignore[assignment,return-value]
        broken.writer.post("lost")
        until(lambda: "while sending to a viewer" in caplog.text, "the failure is not in the log")
        pair.writer.post("news")
        assert next(pair.texts()) == "news"


ROOM, RATE, SLOW = 1000, 10, 5


class Room:
    """Limit of 1,000 bytes, which records each viewer that is closed or dropped."""

    def __init__(self) -> None:
        self.now = 0.0
        self.closed: list[str] = []
        self.dropped: list[str] = []
        limits = replace(LIMITS, outboxes=ROOM, least_rate=RATE, slow=SLOW)
        self.outgoing = Outgoing(limits, lambda: self.now)

    def viewer(self, name: str, *, partly_sent: int = 0) -> Pending:
        """Add a viewer with a partly sent frame of this many bytes, which stays when it is closed."""
        return Pending(self, name, partly_sent)


class Pending(Backlog):
    """Output without a socket."""

    def __init__(self, room: Room, name: str, partly_sent: int) -> None:
        super().__init__()
        self._room, self._name, self._partly_sent = room, name, partly_sent

    def deliver(self) -> bool:
        raise AssertionError("nothing is posted")

    def send_away(self, why: str) -> None:
        assert why == TOO_SLOW
        self._room.closed.append(self._name)
        self._room.outgoing.shrink(self, max(0, self.size - self._partly_sent))

    def drop(self) -> None:
        self._room.dropped.append(self._name)
        self._room.outgoing.remove(self)


@pytest.fixture
def room() -> Room:
    return Room()


def test_all_together_never_hold_more_than_there_is_room_for(room: Room) -> None:
    """Fails without `_find_one_too_many`: the viewer with the most bytes for the longest time goes first."""
    old, large = room.viewer("old"), room.viewer("large")
    room.outgoing.grow(old, 300)
    room.now = 1
    room.outgoing.grow(large, 500)
    room.now = 2
    room.outgoing.grow(room.viewer("new"), 400)  # 300 for two seconds, 500 for one, and 400 for none
    assert room.closed == ["old"]
    assert len(room.outgoing) == 900


def test_a_new_viewer_is_not_closed_for_bytes_of_others(room: Room) -> None:
    """Fails if only sizes are compared."""
    hogs = [room.viewer(f"hog {number}") for number in range(9)]
    for hog in hogs:
        room.outgoing.grow(hog, 100)
    room.now = 1
    good = room.viewer("good")
    room.outgoing.grow(good, 300)
    assert good.size == 300
    assert len(room.closed) == 2
    assert len(room.outgoing) == ROOM


def test_a_closed_viewer_that_still_holds_too_much_is_dropped(room: Room) -> None:
    """Fails if the rest of a partly sent frame is kept."""
    stuck = room.viewer("stuck", partly_sent=800)
    room.outgoing.grow(stuck, 900)
    room.now = 1
    room.outgoing.grow(room.viewer("good"), 300)
    assert (room.closed, room.dropped) == (["stuck"], ["stuck"])
    assert len(room.outgoing) == 300


@pytest.mark.parametrize(("taken", "is_closed"), [(RATE * SLOW - 1, True), (RATE * SLOW, False)])
@pytest.mark.parametrize("others", [100, 300])
def test_a_viewer_below_the_least_rate_is_closed_if_memory_is_short(
    room: Room, taken: int, is_closed: bool, others: int
) -> None:
    """Only while more than half of the limit is used, and only after some seconds."""
    room.outgoing.grow(room.viewer("slow"), 300)
    slow = next(iter(room.outgoing._behind))
    room.outgoing.shrink(slow, 0, taken)
    room.now = SLOW - 0.1
    room.outgoing.grow(room.viewer("early"), 100)
    assert room.closed == []
    room.now = SLOW
    room.outgoing.grow(room.viewer("late"), others)
    assert room.closed == (["slow"] if is_closed and others == 300 else [])


def test_a_rate_is_of_late(room: Room) -> None:
    """Fails if old bytes count: half a minute at a good rate, then none."""
    viewer = room.viewer("tired")
    room.outgoing.grow(viewer, 600)
    for second in range(1, 31):
        room.now = second
        room.outgoing.shrink(viewer, RATE, RATE)
        room.outgoing.grow(viewer, RATE)
    assert room.closed == []
    room.now = 30 + 2 * SLOW
    room.outgoing.grow(room.viewer("other"), 1)
    assert room.closed == ["tired"]


def test_the_fuller_the_room_the_less_may_wait_for_each(room: Room) -> None:
    one, other = room.viewer("one"), room.viewer("other")
    room.outgoing.grow(one, 190)
    assert not room.outgoing.is_large(one)
    room.outgoing.grow(other, 100)
    assert not room.outgoing.is_large(other)
    room.outgoing.grow(one, 1)
    room.outgoing.grow(other, 200)
    assert room.outgoing.is_large(one)
    assert room.outgoing.is_large(other)
    room.outgoing.shrink(one, 191, 191)
    assert not room.outgoing.is_large(one)  # nothing is pending for it, so its next request is handled
    assert not room.outgoing.is_large(room.viewer("new"))
