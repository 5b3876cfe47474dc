"""Arbitrary frames, requests and messages: each gets a 4xx, an `error` or a closing frame."""

import socket
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.hosting.conftest import DESCRIBE, connect, whole_answer
from tests.tools.raw import RawClient, frame
from tests.tools.serving import ServerProcess

FEW = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
# 1005 stands for a closing frame without a code, the answer to one without a code.
CODES = {1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1010, 1011, 3000}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server whose log must stay empty."""
    with ServerProcess() as server:
        yield server.address
        with RawClient(server.address) as viewer:
            viewer.send(DESCRIBE)
            assert '"steps":6170' in viewer.receive()
    assert [line for line in server.stderr.splitlines() if " WARNING refused: " not in line] == []


FRAMES = st.builds(
    lambda first, payload, length: frame(0, payload, first=first, length=length),
    st.integers(0, 255),
    st.binary(max_size=140),
    st.none() | st.sampled_from([0, 5, 125, 126, 127, 65_535, 65_536, 2**31, 2**63, 2**64 - 1]),
)
UNMASKED = st.builds(lambda payload: b"\x81" + bytes([len(payload)]) + payload, st.binary(max_size=100))


@FEW
@given(st.lists(FRAMES | UNMASKED | st.binary(max_size=40), max_size=6))
@example([frame(11)])
@example([frame(1, b"x", first=0x01), frame(1, b"y")])  # starts another message in the middle
@example([frame(1, b"\xed\xa0\x80")])  # half a character
@example([frame(9, b"x", first=0x09)])  # a ping in pieces
@example([frame(8, b"")])  # no code
@example([frame(8, b"\x03")])  # half a code
@example([frame(8, b"\x03\xed")])  # a reserved code
@example([frame(8, b"\x03\xe8\xff")])  # a reason that is no text
@example([frame(1, b"x", length=2**63)])
def test_any_frames(address: str, frames: list[bytes]) -> None:
    """A violation of the protocol closes the connection with a code; a message gets an answer."""
    with RawClient(address) as viewer:
        viewer.send_bytes(b"".join(frames))
        viewer.socket.shutdown(socket.SHUT_WR)
        code = viewer.wait_closed()
    assert code is None or code in CODES


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(3), 1002),  # an undefined opcode
        (frame(0, b"x"), 1002),  # a continuation without a start
        (frame(1, b"x", first=0xC1), 1002),  # claims to be compressed
        (b"\x81\x05hello", 1002),  # without a mask
        (frame(9, b"x" * 126), 1002),  # a ping that is too long
        (frame(1, b"\xff\xfe"), 1007),  # no UTF-8
        (frame(8, b"\x03\xfe"), 1002),  # a closing code that nobody has registered
        (frame(1, b"x" * 10, length=2**62), None),
    ],
)
def test_a_breach_of_the_protocol_is_named(address: str, wrong: bytes, code: int | None) -> None:
    with RawClient(address) as viewer:
        viewer.send_bytes(wrong)
        viewer.socket.shutdown(socket.SHUT_WR)
        assert viewer.wait_closed() == code


PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=60)
PATHS = st.sampled_from(["/", "/ws", "/static/", "/healthz", "/static/js/", "//", "/..", "/%00", "/%2e%2e/"])
TARGETS = st.builds(lambda path, rest: path + rest, PATHS | PRINTABLE, PRINTABLE)
METHODS = st.sampled_from(["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "TRACE", "CONNECT", "get", "X"])


@FEW
@given(METHODS, TARGETS, st.lists(st.tuples(PRINTABLE, PRINTABLE), max_size=3))
@example("GET", "/static/%00", [])
@example("GET", "http://[", [])
@example("GET", "/\xff", [])
@example("GET", "/ws?x=" + "y" * 70_000, [])
@example("GET", "/?" + "&".join(f"a{number}=b" for number in range(5000)), [])
def test_any_path_and_query(address: str, method: str, target: str, headers: list[tuple[str, str]]) -> None:
    request = f"{method} {target} HTTP/1.1\r\nHost: localhost\r\n"
    request += "".join(f"{name}: {value}\r\n" for name, value in headers) + "\r\n"
    status = status_of(answer_to(address, request.encode("latin-1")))
    assert status is None or 200 <= status < 500


KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
SHAKE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY}


@FEW
@given(
    st.dictionaries(
        st.sampled_from([*SHAKE, "Origin", "Host", "Sec-WebSocket-Protocol", "Sec-WebSocket-Extensions", "X-@"])
        | PRINTABLE,
        st.text(st.characters(min_codepoint=1, max_codepoint=255, exclude_characters="\r\n"), max_size=40),
        max_size=3,
    )
)
@example({"Sec-WebSocket-Protocol": ",,\x01"})
@example({"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits=99"})
@example({"X-@": "\x01"})
@example({"Connection": "upgrade, \x7f"})
def test_any_handshake(address: str, changes: dict[str, str]) -> None:
    headers = {"Host": "localhost"} | SHAKE | changes
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    answer = answer_to(address, f"GET /ws HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
    status = status_of(answer)
    assert status is None or status == 101 or 400 <= status < 500


@FEW
@given(st.binary(max_size=300))
def test_any_bytes(address: str, data: bytes) -> None:
    status = status_of(answer_to(address, data))
    assert status is None or 200 <= status < 500


def answer_to(address: str, request: bytes) -> bytes:
    """Send everything and return the answer."""
    with connect(address) as line:
        try:
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            return whole_answer(line)
        except ConnectionError:  # a server may close while a client goes on sending
            return b""


def status_of(answer: bytes) -> int | None:
    if not answer:
        return None
    assert answer.startswith(b"HTTP/1.1 "), answer[:200]
    return int(answer[9:12])
