"""Who may open a class without a key, and where pupils are sent."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from server.config.config import Config
from server.config.settings import network
from server.hosting import visitors
from server.hosting.listening import is_open, other_addresses
from server.hosting.proxies import Proxies
from server.hosting.visitors import Visitor, visitor_of

BEHIND = Config(trusted_proxy=(network("127.0.0.1"),))
LAN = "http://192.168.0.7:8088/"


def visitor(
    config: Config, announced: str = "", direct: str = "127.0.0.1", reached: str = "", **headers: str
) -> Visitor:
    """Who somebody is after all that stands before the app."""
    seen: dict[str, Any] = {}

    def app(environ: dict[str, Any], _: object) -> list[bytes]:
        seen.update(environ)
        return []

    environ = {"REMOTE_ADDR": direct, "HTTP_HOST": "127.0.0.1:8088", "PATH_INFO": "/ws", "wsgi.url_scheme": "http"}
    Proxies(app, {}, config)({**environ, **headers}, lambda *_: lambda _: None)
    return visitor_of(seen, config, announced, reached)


@pytest.mark.parametrize("direct", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_needs_no_key(direct: str) -> None:
    here = visitor(Config(), direct=direct)
    assert (here.is_here, here.owner, here.base) == (True, None, "")


@pytest.mark.parametrize(
    ("direct", "reached"),
    [("192.168.0.7", "192.168.0.7"), ("::ffff:192.168.0.7", "192.168.0.7"), ("fe80::1%eth0", "fe80::1")],
)
def test_nor_does_it_by_the_address_for_others(direct: str, reached: str) -> None:
    assert visitor(Config(), direct=direct, reached=reached).is_here


@pytest.mark.parametrize(
    ("config", "headers"),
    [
        (Config(), {"direct": "192.168.0.9"}),
        (Config(), {"direct": "192.168.0.9", "reached": "192.168.0.7"}),
        (Config(), {"direct": "192.168.0.7", "reached": "192.168.0.7", "HTTP_VIA": "1.1 proxy"}),
        (BEHIND, {"direct": "192.168.0.7", "reached": "192.168.0.7"}),
        (Config(), {"direct": "", "reached": ""}),  # a Unix socket, behind which is a proxy
        (BEHIND, {}),
        (Config(), {"HTTP_X_FORWARDED_FOR": "127.0.0.1"}),  # a proxy on this machine that nobody has named
        (Config(), {"HTTP_FORWARDED": "for=127.0.0.1"}),
        (Config(), {"HTTP_VIA": "1.1 proxy"}),
        (BEHIND, {"HTTP_X_FORWARDED_FOR": "127.0.0.1"}),
    ],
)
def test_all_others_do(config: Config, headers: dict[str, str]) -> None:
    assert not visitor(config, **headers).is_here


def test_an_owner_tells_no_address() -> None:
    one, same, other = (visitor(Config(), direct=f"192.168.0.{last}").owner for last in (9, 9, 8))
    assert one == same != other
    assert one
    assert "192.168.0." not in one


def test_processes_that_share_classes_have_the_same_name_for_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = [Config(rooms="redis://127.0.0.1", class_key=key) for key in ("opensesame", "opensesame", "othersesame")]
    owners = []
    for config in (*shared, Config()):
        monkeypatch.setattr(visitors, "_SALT", secrets.token_bytes(16))  # as another process has it
        owners.append(visitor(config, direct="192.168.0.9").owner)
    assert owners[0] == owners[1]
    assert len(set(owners)) == 3
    assert not any("192.168.0.9" in str(owner) for owner in owners)


@pytest.mark.parametrize(
    ("config", "announced", "headers", "base"),
    [
        (Config(), "", {}, ""),
        (Config(), "", {"HTTP_HOST": "localhost:8088"}, ""),
        (Config(), LAN, {}, LAN),
        (Config(), "", {"HTTP_HOST": "192.168.0.9:8088"}, "http://192.168.0.9:8088/"),
        (Config(public_address="https://queens.example/a/"), LAN, {}, "https://queens.example/a/"),
        (
            BEHIND,
            LAN,
            {
                "HTTP_X_FORWARDED_FOR": "9.9.9.9",
                "HTTP_X_FORWARDED_HOST": "q.example",
                "HTTP_X_FORWARDED_PROTO": "https",
            },
            "https://q.example/",
        ),
    ],
)
def test_where_pupils_are_sent(config: Config, announced: str, headers: dict[str, str], base: str) -> None:
    assert visitor(config, announced, **headers).base == base


def test_other_networks_of_this_machine() -> None:
    others = other_addresses(LAN)
    assert LAN not in others
    assert all(other.endswith(":8088/") and not other.startswith("http://127.") for other in others)
    assert other_addresses("") == ()


def test_a_server_that_lets_others_in() -> None:
    assert [is_open(host) for host in ("127.0.0.1", "localhost", "::1", "0.0.0.0")] == [False, False, False, True]
