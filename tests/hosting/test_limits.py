"""The limits on connections, and requests by plain HTTP that never arrive completely.

What each test is there for was taken out once, and the test failed; its docstring names it.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.hosting.conftest import SHAKE, Held, Start, StartResponse, connect, health, hosted, whole_answer
from tests.tools.process import is_told, megabytes
from tests.tools.raw import Raw
from tests.tools.serving import ServerProcess
from tests.tools.waiting import until


def test_one_viewer_too_many_is_told_to_come_back(start: Start) -> None:
    """Fails without the places of the gate."""
    address = start(clients=2)
    with ExitStack() as stack:
        first, _ = (stack.enter_context(Raw(address)) for _ in range(2))
        with connect(address) as third:
            third.sendall(SHAKE)
            answer = whole_answer(third)
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"Retry-After: 5" in answer
        assert b"Content-Security-Policy: default-src 'none'" in answer
        assert health(address) == "ok", "the page itself can be had"
        first.vanish()
        until(lambda: is_let_in(address), "the place is not free again")


def is_let_in(address: str) -> bool:
    with connect(address) as line:
        line.sendall(SHAKE)
        return line.recv(100).startswith(b"HTTP/1.1 101")


def test_one_connection_too_many_is_told_so_at_the_door(start: Start) -> None:
    """Fails without the count in `Server.process_request`: each would get a thread."""
    address = start(clients=2, connections_beside=1)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connect(address))
        until(lambda: whole_answer_of_one_more(address).startswith(b"HTTP/1.1 503"), "one more was taken in")
        assert b"X-Content-Type-Options: nosniff" in whole_answer_of_one_more(address)
    until(lambda: whole_answer_of_one_more(address).startswith(b"HTTP/1.1 200"), "no place is free again")


def whole_answer_of_one_more(address: str) -> bytes:
    with connect(address) as line:
        try:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return whole_answer(line)
        except ConnectionError:  # refused before it had sent anything
            return b""


def test_a_hundred_slow_lorises_are_cut_off_and_the_page_is_served(start: Start, held: Callable[[str], Held]) -> None:
    """Each sends an endless header, letter by letter. Fails without `Arrivals.reap`."""
    address = start(request=0.5)
    before = held(address)
    lorises = [connect(address) for _ in range(100)]
    for loris in lorises:
        loris.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    alive = set(lorises)
    end = time.monotonic() + 20
    while alive:
        for loris in list(alive):
            try:
                loris.sendall(b"z")
            except ConnectionError:
                alive.discard(loris)
        assert health(address) == "ok"
        assert time.monotonic() < end, f"{len(alive)} are still there"
    for loris in lorises:
        loris.close()
    before.returns()


def test_a_body_is_not_waited_for(start: Start) -> None:
    """Fails if the host reads the body to its end."""
    with connect(start()) as line:
        line.settimeout(5)
        line.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n" + b"begun" * 4000)
        assert line.recv(100).startswith(b"HTTP/1.1 405")
        with suppress(ConnectionError):
            while line.recv(4096):
                pass


def test_an_answer_that_is_not_read_is_given_up() -> None:
    """Fails without the time-out of `Handler._answer_one`."""
    ended = threading.Event()

    def endless(_: object, start_response: StartResponse) -> Iterator[bytes]:
        start_response("200 OK", [])
        try:
            while True:
                yield bytes(10**6)
        finally:
            ended.set()

    with hosted(endless, transfer=0.3) as host, connect(host.address) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert ended.wait(20)


@pytest.mark.slow  # beside the limit of each cache
@pytest.mark.skipif(not is_told(), reason="this system does not tell how much memory a process has")
def test_an_hours_worth_of_steps_leaves_memory_flat() -> None:
    """Eight steps a second make 450 windows an hour. Fails if nothing is dropped (`WINDOW_BYTES` at a gigabyte)."""
    with ServerProcess() as server, Raw(server.address) as viewer:

        def hour(number: int) -> float:
            for window in range(number * 450, number * 450 + 450):
                run = {"type": "read", "id": window, "algorithm": "bitmask", "n": 12}
                viewer.say(json.dumps(run | {"start": window * 64, "stop": window * 64 + 64}))
                assert f'"steps":[{{"step":{window * 64},' in viewer.hear()
            return megabytes(server.process.pid)

        first, last = (hour(number) for number in range(2))
        assert last - first < 12, f"{first:.0f} MB after an hour, {last:.0f} MB after two"
