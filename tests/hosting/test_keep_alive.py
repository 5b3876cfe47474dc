"""One connection, many requests: where each answer ends, and when the connection does (RFC 9112)."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from functools import partial
from urllib.parse import urlsplit

import pytest

from server.hosting.host import Host
from tests.hosting.conftest import Start, StartResponse, connect, echo, hosted, is_open, whole_answer
from tests.tools.waiting import until


def connection_to(address: str) -> closing[http.client.HTTPConnection]:
    return closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=20))


def test_one_connection_takes_many_requests(start: Start) -> None:
    with connection_to(start()) as connection:
        lines = set()
        for path in ("/healthz", "/", "/nothing", "/healthz"):
            connection.request("GET", path)
            lines.add(connection.sock)
            answer = connection.getresponse()
            assert answer.status == (404 if path == "/nothing" else 200)
            assert answer.getheader("Connection") is None
            assert len(answer.msg.get_all("Date") or []) == 1
            answer.read()
        assert len(lines) == 1


def test_requests_sent_at_once_are_answered_in_order() -> None:
    with hosted(echo) as host, connect(host.address) as line:
        line.sendall(b"".join(b"GET /%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % number for number in range(5)))
        heard = b""
        while heard.count(b"\r\n\r\n/") < 5:
            heard += line.recv(65536)
        assert [part[:2] for part in heard.split(b"\r\n\r\n")[1:]] == [b"/%d" % number for number in range(5)]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_answer_of_unknown_length_ends_with_its_last_chunk(method: str) -> None:
    def pieces(_: object, start_response: StartResponse) -> Iterator[bytes]:
        start_response("200 OK", [])
        yield b"one "
        yield b""
        yield b"two"

    with hosted(pieces) as host, connection_to(host.address) as connection:
        for _ in range(2):
            connection.request(method, "/")
            assert connection.getresponse().read() == (b"one two" if method == "GET" else b"")


def test_the_answer_to_head_has_no_body_even_if_the_app_sends_one() -> None:
    with hosted(echo) as host, connection_to(host.address) as connection:
        for path in ("/first", "/second!"):
            connection.request("HEAD", path)
            answer = connection.getresponse()
            assert answer.getheader("Content-Length") == str(len(path))
            assert answer.read() == b""
        connection.request("GET", "/third")
        assert connection.getresponse().read() == b"/third"


@pytest.mark.parametrize(
    ("method", "status"), [("HEAD", "200 OK"), ("GET", "304 Not Modified"), ("GET", "204 No Content")]
)
def test_an_answer_without_a_body_claims_no_length(method: str, status: str) -> None:
    def bare(_: object, start_response: StartResponse) -> list[bytes]:
        start_response(status, [])
        return []

    with hosted(bare) as host, connection_to(host.address) as connection:
        for _ in range(2):
            connection.request(method, "/")
            answer = connection.getresponse()
            assert answer.getheader("Content-Length") is None
            assert answer.getheader("Connection") is None
            answer.read()


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /x HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n",
        b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: TE, Close\r\n\r\n",
        b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nGET /",
        b"POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_where_the_next_request_would_begin_is_not_known_or_not_wanted(request_: bytes) -> None:
    with hosted(echo) as host, connect(host.address) as line:
        line.sendall(request_)
        heard = b""
        with suppress(ConnectionError):
            while data := line.recv(65536):
                heard += data
        assert heard.count(b"HTTP/1.1 200 OK") == 1
        assert b"Connection: close\r\n" in heard
        assert heard.endswith(b"/x")


def test_who_asks_whether_to_go_on_is_told_once() -> None:
    """Failed while werkzeug and the class below it both said so."""
    with hosted(echo) as host, connect(host.address) as line:
        line.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n")
        heard = whole_answer(line)
        assert heard.count(b"HTTP/1.1 100 Continue\r\n\r\n") == 1
        assert heard.endswith(b"/x")


def test_an_answer_that_breaks_off_ends_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    def breaks(_: object, start_response: StartResponse) -> Iterator[bytes]:
        start_response("200 OK", [("Content-Length", "10")])
        yield b"half"
        raise RuntimeError("the other half is missing")

    def is_short(_: object, start_response: StartResponse) -> list[bytes]:
        start_response("200 OK", [("Content-Length", "10")])
        return [b"half"]

    for app in (breaks, is_short):
        with hosted(app) as host, connection_to(host.address) as connection:
            connection.request("GET", "/")
            with pytest.raises(http.client.IncompleteRead):
                connection.getresponse().read()
    assert "the other half is missing" in caplog.text


def test_an_app_that_fails_before_its_answer_is_500(caplog: pytest.LogCaptureFixture) -> None:
    def fails(*_: object) -> list[bytes]:
        raise RuntimeError("out of order")

    with hosted(fails) as host, connection_to(host.address) as connection:
        connection.request("GET", "/")
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("Connection")) == (500, "close")
    assert "out of order" in caplog.text


def test_a_silent_connection_is_closed() -> None:
    """Fails without the patience of `Idle`."""
    with hosted(echo, idle=0.2) as host, connect(host.address) as line:
        line.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).endswith(b"/x")
        until(lambda: not is_open(line), "it stays open")


def is_idle(host: Host, connections: int) -> bool:
    return len(host._server.idle) == connections


def test_the_longest_idle_connection_gives_its_place_to_a_new_one() -> None:
    """Fails without `Idle.evict`: the third one would be turned away."""
    with hosted(echo, clients=1, connections_beside=1, idle=60.0) as host, ExitStack() as stack:
        lines = []
        for idle in (1, 2, 2, 2):
            line = stack.enter_context(connect(host.address))
            line.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(65536).endswith(b"/x")
            lines.append(line)
            until(partial(is_idle, host, idle), "it is not idle")
        assert [is_open(line) for line in lines] == [False, False, True, True]


def test_a_request_that_begins_and_does_not_arrive_is_cut_off_on_a_kept_connection() -> None:
    with hosted(echo, request=0.3, idle=60.0) as host, connect(host.address) as line:
        line.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).endswith(b"/x")
        line.sendall(b"GET /y HT")
        until(lambda: not is_open(line), "it is waited for")
