"""Who a request comes from: only what trusted proxies say counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.config.settings import network
from server.hosting.peers import find_peer, read_address

PROXIES = tuple(map(network, ("127.0.0.1", "10.0.0.0/8", "fd00::/8")))


@pytest.mark.parametrize(
    ("direct", "said", "peer", "proxies"),
    [
        ("203.0.113.9", "", "203.0.113.9", 0),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9", 0),  # no proxy of ours: it may say what it likes
        ("127.0.0.1", "203.0.113.9", "203.0.113.9", 1),
        ("127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9", 1),  # the left one was the client's own word
        ("127.0.0.1", "198.51.100.1,203.0.113.9, 10.2.3.4", "203.0.113.9", 2),
        ("127.0.0.1", "10.9.9.9, 203.0.113.9, 10.2.3.4", "203.0.113.9", 2),
        ("127.0.0.1", "", "127.0.0.1", 1),
        ("127.0.0.1", "10.1.1.1", "10.1.1.1", 2),
        ("127.0.0.1", "203.0.113.9, unknown", "127.0.0.1", 1),
        ("127.0.0.1", "203.0.113.9,", "127.0.0.1", 1),
        ("::1", "203.0.113.9", "::1", 0),
        ("fd00::1", "[2001:db8::7]:4711", "2001:db8::7", 1),
        ("::ffff:10.0.0.1", "203.0.113.9:80", "203.0.113.9", 1),
        ("::ffff:203.0.113.9", "", "203.0.113.9", 0),
        ("fe80::1%eth0", "", "fe80::1", 0),
        ("", "203.0.113.9", "", 0),
    ],
)
def test_the_rightmost_that_is_no_trusted_proxy(direct: str, said: str, peer: str, proxies: int) -> None:
    assert find_peer({"REMOTE_ADDR": direct, "HTTP_X_FORWARDED_FOR": said}, PROXIES) == (peer, proxies)


def test_without_trust_nothing_is_believed() -> None:
    assert find_peer({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "203.0.113.9"}, ()) == ("127.0.0.1", 0)


@given(st.text(max_size=60))
def test_whatever_is_written_there_it_never_fails(text: str) -> None:
    read_address(text)
    peer, _ = find_peer({"REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": text}, PROXIES)
    assert read_address(peer)
