"""Limits on connections, in all and of one address, and plain HTTP requests that never arrive completely.

Each test was seen to fail without the code that its docstring names.
"""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from http import HTTPStatus

import pytest

from server.config.config import Config
from server.config.limits import LIMITS
from server.config.settings import network
from server.hosting.refusal import Refused
from server.hosting.shares import Bucket, Shares
from server.hosting.visitors import owner_of
from tests.hosting.conftest import (
    SHAKE,
    Held,
    Start,
    StartResponse,
    connect,
    echo,
    health,
    hosted,
    is_open,
    whole_answer,
)
from tests.tools.process import has_proc, megabytes
from tests.tools.raw import RawClient
from tests.tools.serving import ServerProcess, serving
from tests.tools.waiting import until


def test_one_viewer_too_many_is_refused_with_retry_after(start: Start) -> None:
    """Fails without the places of the gate."""
    address = start(clients=2)
    with ExitStack() as stack:
        first, _ = (stack.enter_context(RawClient(address)) for _ in range(2))
        with connect(address) as third:
            third.sendall(SHAKE)
            answer = whole_answer(third)
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"Retry-After: 5" in answer
        assert b"Content-Security-Policy: default-src 'none'" in answer
        assert health(address) == "ok", "the page itself can be had"
        first.reset()
        until(lambda: is_let_in(address), "the place is not free again")


def is_let_in(address: str) -> bool:
    with connect(address) as line:
        line.sendall(SHAKE)
        return line.recv(100).startswith(b"HTTP/1.1 101")


def test_one_connection_too_many_is_refused_at_once(start: Start) -> None:
    """Fails without the count in `Server.process_request`: each connection would get a thread."""
    address = start(clients=3, connections_beside=0)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(RawClient(address))
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
    """Each sends an endless header, byte by byte. Fails without `Waiting.reap`."""
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
    """Fails without the timeout of `Handler._answer_one`."""
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
@pytest.mark.skipif(not has_proc(), reason="this system has no /proc to measure memory")
def test_an_hours_worth_of_steps_leaves_memory_flat() -> None:
    """Eight steps a second make 450 windows an hour. Fails if no window is dropped (`WINDOW_BYTES` at a gigabyte)."""
    with ServerProcess() as server, RawClient(server.address) as viewer:

        def hour(number: int) -> float:
            for window in range(number * 450, number * 450 + 450):
                run = {"type": "read", "id": window, "algorithm": "bitmask", "n": 12}
                viewer.send(json.dumps(run | {"start": window * 64, "stop": window * 64 + 64}))
                assert f'"steps":[{{"step":{window * 64},' in viewer.receive()
            return megabytes(server.process.pid)

        first, last = (hour(number) for number in range(2))
        assert last - first < 12, f"{first:.0f} MB after an hour, {last:.0f} MB after two"


# If a proxy is trusted, this machine's addresses count like all others.
ELSEWHERE = (network("192.0.2.1"),)
ONE, OTHER, THIRD = "127.0.0.2", "127.0.0.3", "127.0.0.4"
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
several_addresses = pytest.mark.skipif(
    not hasattr(socket, "SO_REUSEPORT"), reason="not every system has more than one address of its own"
)


@pytest.mark.parametrize(
    ("peer", "owner", "behind_proxies"),
    [
        ("203.0.113.9", "203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/64"),
        ("127.0.0.1", None, "127.0.0.1"),
        ("::1", None, "::/64"),
        ("192.0.2.1", "192.0.2.1", None),
        ("", None, None),
    ],
)
def test_the_owner_of_an_address(peer: str, owner: str | None, behind_proxies: str | None) -> None:
    assert owner_of(peer, Config()) == owner
    assert owner_of(peer, Config(trusted_proxy=ELSEWHERE)) == behind_proxies


def test_places_are_shared() -> None:
    shares = Shares("chairs", 4, 2)
    shares.acquire("a")
    shares.acquire("a")
    with pytest.raises(Refused, match="your address has its share of the chairs") as refused:
        shares.acquire("a")
    assert refused.value.status == HTTPStatus.TOO_MANY_REQUESTS
    shares.acquire("b")
    shares.acquire(None)
    for owner in ("b", "c", None):
        with pytest.raises(Refused, match="as many chairs as allowed") as refused:
            shares.acquire(owner)
        assert refused.value.status == HTTPStatus.SERVICE_UNAVAILABLE
    shares.release("a")
    shares.acquire("a")
    shares.release(None)
    shares.acquire("c")


@pytest.mark.parametrize(
    ("config", "each"),
    [
        (Config(), 25),
        (Config(trusted_proxy=ELSEWHERE), 50),
        (Config(max_per_address=700), 70),
        (Config(max_per_address=5000), 100),
        (Config(max_per_address=1), 1),
    ],
)
def test_how_large_a_share_is(config: Config, each: int) -> None:
    assert config.share_of(100) == each


@pytest.fixture
def address() -> Iterator[str]:
    """Run a server with eight viewers and sixteen connections, half of them for one address."""
    limits = replace(LIMITS, clients=8, connections_beside=8, request=60.0, idle=60.0)
    with serving(Config(trusted_proxy=ELSEWHERE, limits=limits)) as address:
        yield address


def status_for(source: str, address: str, request: bytes = ASK) -> int:
    with connect(address, source) as line:
        line.sendall(request)
        return int(line.recv(65536)[9:12])


@several_addresses
def test_viewers_of_one_address_leave_places_to_others(address: str) -> None:
    """Fails without the owner in `Gate._admit`."""
    with ExitStack() as stack:
        viewers = [stack.enter_context(RawClient(address, source=ONE)) for _ in range(4)]
        with connect(address, ONE) as line:
            line.sendall(SHAKE)
            answer = line.recv(65536)
        assert answer.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        assert b"Retry-After: 5" in answer
        assert status_for(ONE, address) == 200, "the page itself can be had"
        stack.enter_context(RawClient(address, source=OTHER))
        viewers[0].reset()
        until(lambda: status_for(ONE, address, SHAKE) == 101, "the place is not free again")


@several_addresses
def test_half_heads_close_the_door_to_nobody(address: str) -> None:
    """Fails without `Server.arrivals.evict`, or without the owner in it."""
    with ExitStack() as stack:
        slow = stack.enter_context(connect(address, THIRD))
        lines = [stack.enter_context(connect(address, source)) for source in (ONE, OTHER) * 20]
        assert [status_for(source, address) for source in (ONE, OTHER, THIRD) * 10] == [200] * 30
        assert is_open(slow)
        assert not any(is_open(line) for line in lines[:24])


@several_addresses
def test_a_connection_beyond_the_share_takes_the_place_of_an_idle_one_of_the_same_address() -> None:
    """Fails without the owner in `Waiting.evict`: the other address's connection would be the longest idle one."""
    limits = replace(LIMITS, clients=2, connections_beside=4, idle=60.0)
    with hosted(echo, Config(trusted_proxy=ELSEWHERE, limits=limits)) as host, ExitStack() as stack:
        lines = []
        for number, source in enumerate((OTHER, ONE, ONE, ONE, ONE)):
            line = stack.enter_context(connect(host.address, source))
            line.sendall(ASK)
            assert line.recv(65536).endswith(b"/healthz")
            lines.append(line)
            until(lambda number=number: len(host._server.idle) == min(number + 1, 4), "it is not idle")
        assert [is_open(line) for line in lines] == [True, False, True, True, True]


@several_addresses
def test_behind_a_proxy_the_clients_are_counted_and_not_the_proxy() -> None:
    """Fails if the share is that of the connection's own address."""
    config = Config(trusted_proxy=(network(ONE),), limits=replace(LIMITS, clients=4, connections_beside=8))
    with serving(config) as address, ExitStack() as stack:

        def come(client: bytes) -> int:
            line = stack.enter_context(connect(address, ONE))
            line.sendall(SHAKE[:-2] + b"X-Forwarded-For: " + client + b"\r\n\r\n")
            return int(line.recv(65536)[9:12])

        assert [come(b"203.0.113.9") for _ in range(3)] == [101, 101, 429]
        assert [come(b"2001:db8::%d" % number) for number in range(3)] == [101, 101, 429]
        assert come(b"203.0.113.10") == 503


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    now = 100.0
    bucket = Bucket(2.0, 5, lambda: now)
    assert [bucket.take_token() for _ in range(7)] == [True] * 5 + [False] * 2
    now += 1
    assert [bucket.take_token() for _ in range(3)] == [True, True, False]
    now += 1000
    assert [bucket.take_token() for _ in range(6)] == [True] * 5 + [False]
