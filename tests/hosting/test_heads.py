"""Request heads: their limits and strict parsing; and the ends of many responses on one connection (RFC 9112)."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from functools import partial
from urllib.parse import urlsplit

import pytest

from server.config.limits import LIMITS
from server.hosting.host import Host
from server.hosting.refusal import Refused
from server.hosting.request import parse
from tests.hosting.conftest import DESCRIBE, Start, StartResponse, connect, echo, health, hosted, is_open, whole_answer
from tests.tools.raw import RawClient, frame
from tests.tools.waiting import until

START = b"GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
OURS = 2  # fields of it
BEFORE_FIELDS = len(b"GET /x HTTP/1.1\r\n")


def status_after(address: str, data: bytes) -> int:
    """Return the status of the response to these bytes; nothing may follow it."""
    with connect(address) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        answer = whole_answer(line)
    assert answer.startswith(b"HTTP/1.1 "), answer[:200]
    return int(answer[9:12])


def filled(size: int) -> bytes:
    """Return a head whose fields have so many bytes, without the last line end."""
    rest = size - (len(START) - BEFORE_FIELDS) - len(b"X-Long: ")
    return START + b"X-Long: " + b"a" * rest + b"\r\n\r\n"


def numbered(fields: int) -> bytes:
    return START + b"".join(b"X-%d: 1\r\n" % number for number in range(fields - OURS)) + b"\r\n"


def with_line(size: int) -> bytes:
    return b"GET /" + b"x" * (size - len(b"GET / HTTP/1.1")) + START[len(b"GET /x") :] + b"\r\n"


@pytest.mark.parametrize("pieces", [1, 1000])
def test_a_head_may_be_as_large_as_said_and_no_larger(pieces: int) -> None:
    """In one piece and in many: limits must not depend on the pieces of a head. Fails without `Incoming._check`."""
    limits = LIMITS
    with hosted(echo) as host:
        for data, status in (
            (numbered(limits.fields), 200),
            (numbered(limits.fields + 1), 431),
            (filled(limits.fields_bytes), 200),
            (filled(limits.fields_bytes + 1), 431),
            (with_line(limits.request_line), 200),
            (with_line(limits.request_line + 1), 414),
        ):
            with connect(host.address) as line:
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for at in range(0, len(data), step := -(-len(data) // pieces)):
                    line.sendall(data[at : at + step])
                assert int(whole_answer(line)[9:12]) == status


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (START + b"X-Long: " + b"a" * 10**6, 431),
        (START + b"X: 1\r\n" * 10**5, 431),
        (b"GET /" + b"x" * 10**6, 414),
        (b"x" * 10**6, 414),
    ],
)
def test_a_head_that_never_ends_is_refused_before_it_does(start: Start, data: bytes, status: int) -> None:
    """Failed while a field could have 65 KB: nothing was refused before 6 MB had come."""
    assert status_after(start(request=60.0), data) == status


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (numbered(5000), b"431 Request Header Fields Too Large"),  # more than the server reads; fails without `drain`
        (b"\x16\x03\x01 \x00\r\n\r\n", b"400 Bad Request"),
        (b"GET / HTTP/9.9\r\n\r\n", b"400 Bad Request"),
        (b"GET / HTTP/1.1\nHost: localhost\n\n", b"400 Bad Request"),  # fails if it waits for the head's end
        (b"GET http://[ HTTP/1.1\r\n\r\n", b"400 Bad Request"),  # fails without the check of the target
    ],
)
def test_a_refusal_arrives_whole_and_has_our_headers(start: Start, words: bytes, status: bytes) -> None:
    """Fails without `Handler._refuse`."""
    with connect(start()) as line:
        line.sendall(words)
        head, _, body = whole_answer(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 " + status)
    assert body == status + b"\n"
    assert b"\r\nConnection: close" in head
    for header in (b"\r\nContent-Security-Policy: default-src 'none'", b"nosniff", b"no-referrer"):
        assert header in head


def test_all_heads_together_have_a_limit() -> None:
    """Fails without `Buffers`: the head of a third connection would be buffered, too."""
    with hosted(echo, buffers=40_000, request=60.0) as host, ExitStack() as stack:
        server = host._server
        lines = [stack.enter_context(connect(host.address)) for _ in range(3)]
        for number, line in enumerate(lines[:2]):
            line.sendall(filled(16_000)[:-2])
            until(lambda number=number: len(server.buffers) >= (number + 1) * 16_000, "it is not counted")
        lines[2].sendall(filled(16_000)[:-2])
        assert whole_answer(lines[2]).startswith(b"HTTP/1.1 503")
        lines[0].close()
        until(lambda: len(server.buffers) < 20_000, "what was held of a client that left is counted")
        assert status_after(host.address, filled(16_000)) == 200
        lines[1].close()
        until(lambda: len(server.buffers) == 0, "something is counted that nobody holds")


def test_the_head_of_a_websocket_is_no_longer_held_when_the_viewer_leaves(start: Start) -> None:
    address = start(buffers=2000)
    for _ in range(20):  # each handshake has more than a hundred bytes
        with RawClient(address) as viewer:
            viewer.send(DESCRIBE)
            assert '"steps":6170' in viewer.receive()
            viewer.send_bytes(frame(8, b"\x03\xe8"))
            assert viewer.wait_closed() == 1000
    assert health(address) == "ok"


def test_incomplete_messages_have_the_same_limit(start: Start) -> None:
    """Fails without the count in `Connection._receive`."""
    address = start(buffers=6000)
    with RawClient(address) as first, RawClient(address) as second:
        first.send_bytes(frame(1, b" " * 3500, first=0x01) + frame(9))
        until(lambda: first.socket.recv(100).startswith(b"\x8a"), "the ping behind it is not answered")
        second.send_bytes(frame(1, b" " * 3500, first=0x01))
        assert second.wait_closed() == 1013
        first.send_bytes(frame(0, DESCRIBE.encode()))
        assert '"steps":6170' in first.receive()


GOOD = b"GET /x HTTP/1.1\r\nHost: localhost"


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"GET",
        b"GET /x",
        b"GET  /x HTTP/1.1\r\nHost: a",
        b" GET /x HTTP/1.1\r\nHost: a",
        b"GET /x HTTP/1.1 \r\nHost: a",
        b"GET /x y HTTP/1.1\r\nHost: a",
        b"get /x HTTP/1.1\r\nHost: a",
        b"GET\t/x\tHTTP/1.1\r\nHost: a",
        b"GET /x HTTP/1.2\r\nHost: a",
        b"GET /x HTTP/2.0\r\nHost: a",
        b"GET /x HTTP/01.1\r\nHost: a",
        b"GET /x http/1.1\r\nHost: a",
        b"GET /\xff HTTP/1.1\r\nHost: a",
        b"GET x HTTP/1.1\r\nHost: a",
        b"GET * HTTP/1.1\r\nHost: a",
        b"GET /x#y HTTP/1.1\r\nHost: a",
        b"GET http:///x HTTP/1.1\r\nHost: a",
        b"GET http://[ HTTP/1.1\r\nHost: a",
        b"GET ftp://a/x HTTP/1.1\r\nHost: a",
        b"CONNECT a:80 HTTP/1.1\r\nHost: a",
        b"G@T /x HTTP/1.1\r\nHost: a",
        b"GET /x HTTP/1.1",
        GOOD + b"\r\nHost: localhost",
        GOOD + b"\r\nX",
        GOOD + b"\r\n: 1",
        GOOD + b"\r\nX : 1",
        GOOD + b"\r\nX\t: 1",
        GOOD + b"\r\n X: 1",
        GOOD + b"\r\nX: 1\r\n\tfolded",
        GOOD + b"\nX: 1",
        GOOD + b"\rX: 1",
        GOOD + b"\r\nX: 1\n\nGET /y HTTP/1.1",
        GOOD + b"\r\nX: a\0b",
        GOOD + b"\r\nX: a\x01b",
        GOOD + b"\r\nX: a\x7fb",
        GOOD + b"\r\nX(: 1",
        GOOD + b"\r\nX\xe9: 1",
        GOOD + b"\r\nContent-Length: 1\r\nContent-Length: 2",
        GOOD + b"\r\nContent-Length: 1, 2",
        GOOD + b"\r\nContent-Length: +1",
        GOOD + b"\r\nContent-Length: -1",
        GOOD + b"\r\nContent-Length: 0x1",
        GOOD + b"\r\nContent-Length: 1_0",
        GOOD + b"\r\nContent-Length:",
        GOOD + b"\r\nTransfer-Encoding: gzip, chunked",
        GOOD + b"\r\nTransfer-Encoding: xchunked",
        GOOD + b"\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        GOOD + b"\r\nTransfer-Encoding: chunked\r\nContent-Length: 5",
    ],
)
def test_ambiguous_heads_are_refused(head: bytes) -> None:
    with pytest.raises(Refused) as refused:
        parse(head)
    assert refused.value.status == 400


def test_a_head_is_read() -> None:
    request = parse(GOOD + b"\r\nX-One:1\r\nx-one: \t2 \r\nX-Two:\r\nX-Three: \xe9 \xff")
    assert (request.method, request.path, request.query, request.version) == ("GET", "/x", "", "HTTP/1.1")
    assert request.fields == (("host", "localhost"), ("x-one", "1"), ("x-one", "2"), ("x-two", ""), ("x-three", "é ÿ"))


@pytest.mark.parametrize(
    ("target", "path", "query", "host"),
    [
        (b"/", "/", "", None),
        (b"//x/..;y?a=?b", "//x/..;y", "a=?b", None),
        (b"/a:b@c", "/a:b@c", "", None),
        (b"http://queens.example:80/x?y", "/x", "y", "queens.example:80"),
        (b"HTTP://[::1]/", "/", "", "[::1]"),
        (b"https://queens.example", "/", "", "queens.example"),
        (b"https://queens.example?a", "/", "a", "queens.example"),
    ],
)
def test_the_target_has_a_path_a_query_and_maybe_a_host(target: bytes, path: str, query: str, host: str | None) -> None:
    request = parse(b"GET " + target + b" HTTP/1.1\r\nHost: localhost")
    assert (request.path, request.query, request.host) == (path, query, host)


def test_the_app_gets_the_request_as_a_wsgi_environment() -> None:
    seen: dict[str, object] = {}

    def app(environ: dict[str, object], start_response: object) -> list[bytes]:
        seen.update(environ)
        return echo(environ, start_response)  # type: ignore[arg-type]

    with hosted(app) as host:
        request = b"GET http://queens.example/%e2%99%9b?q=%20 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        more = b"Content-Length: 0\r\nX-One: 1\r\nX-One: 2\r\nX_One: 3\r\n\r\n"
        assert status_after(host.address, b"\r\n" + request + more) == 200
    assert seen["PATH_INFO"] == "/♛".encode().decode("latin-1")
    assert (seen["QUERY_STRING"], seen["HTTP_HOST"], seen["HTTP_X_ONE"]) == ("q=%20", "queens.example", "1,2")
    assert (seen["CONTENT_LENGTH"], seen["REMOTE_ADDR"], seen["SERVER_PROTOCOL"]) == ("0", "127.0.0.1", "HTTP/1.1")


def connection_to(address: str) -> closing[http.client.HTTPConnection]:
    return closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=20))


def test_one_connection_takes_many_requests(start: Start) -> None:
    with connection_to(start()) as connection:
        lines = set()
        for path in ("/healthz", "/", "/nothing-here", "/healthz"):
            connection.request("GET", path)
            lines.add(connection.sock)
            answer = connection.getresponse()
            assert answer.status == (404 if path == "/nothing-here" else 200)
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


def test_100_continue_is_sent_once() -> None:
    """Failed while both werkzeug and its base class sent `100 Continue`."""
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
    """Fails without the timeout of `Handler._is_asked_again`."""
    with hosted(echo, idle=0.2) as host, connect(host.address) as line:
        line.sendall(b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).endswith(b"/x")
        until(lambda: not is_open(line), "it stays open")


def is_idle(host: Host, connections: int) -> bool:
    return len(host._server.idle) == connections


def test_the_longest_idle_connection_gives_its_place_to_a_new_one() -> None:
    """Fails without `Waiting.evict`: the third one would be refused."""
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
