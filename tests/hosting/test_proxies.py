"""Requests behind a proxy: their client, their prefix, the right to open a class, and the address for pupils."""

from typing import Any

import pytest
from flask import Flask, request
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from server.app import create_app
from server.config.config import Config
from server.config.settings import network
from server.hosting.listening import is_open, other_addresses
from server.hosting.proxies import Proxies, find_peer, read_address
from server.hosting.visitors import Visitor, visitor_of

TRUSTED = tuple(map(network, ("127.0.0.1", "10.0.0.0/8", "fd00::/8")))
PROXIES = (network("127.0.0.1"), network("10.0.0.0/8"))
FORWARDED = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "queens.example",
    "X-Forwarded-Prefix": "/queens",
}
CONFIG = Config(trusted_proxy=PROXIES, allow_host=("queens.example", "localhost"))


def seen(config: Config, headers: dict[str, str], direct: str = "127.0.0.1", path: str = "/healthz") -> dict[str, Any]:
    """Return the parts of a request that the app receives."""
    app = create_app(config)
    told: dict[str, Any] = {}
    app.view_functions["health.check"] = lambda: (told.update(request.environ), "")[1]
    answer = app.test_client().get(path, headers=headers, environ_overrides={"REMOTE_ADDR": direct})
    assert answer.status_code == 200, answer.text
    return told


def test_a_trusted_proxy_is_believed() -> None:
    """Fails without `Proxies`."""
    told = seen(CONFIG, FORWARDED)
    assert told["REMOTE_ADDR"] == "203.0.113.9"
    assert told["wsgi.url_scheme"] == "https"
    assert told["HTTP_HOST"] == "queens.example"
    assert told["SCRIPT_NAME"] == "/queens"
    assert not [name for name in told if "FORWARDED" in name]


@pytest.mark.parametrize(("trusted", "direct"), [((), "127.0.0.1"), (PROXIES, "203.0.113.9")])
def test_another_is_not(trusted: Any, direct: str) -> None:
    told = seen(Config(trusted_proxy=trusted), FORWARDED, direct)
    assert told["REMOTE_ADDR"] == direct
    assert (told["wsgi.url_scheme"], told["HTTP_HOST"], told["SCRIPT_NAME"]) == ("http", "localhost", "")
    assert not [name for name in told if "FORWARDED" in name]


def test_of_several_values_those_of_trusted_proxies_count() -> None:
    said = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example, queens.example"}
    assert seen(CONFIG, said)["HTTP_HOST"] == "queens.example"
    said = {"X-Forwarded-For": "203.0.113.9, 10.0.0.1", "X-Forwarded-Proto": "http, https, http"}
    assert seen(CONFIG, said)["wsgi.url_scheme"] == "https"
    said |= {"X-Forwarded-Proto": "https"}  # passed on by the inner one
    assert seen(CONFIG, said)["wsgi.url_scheme"] == "https"
    assert seen(CONFIG, said | {"X-Forwarded-Proto": "ws"})["wsgi.url_scheme"] == "http"


def test_a_host_that_a_proxy_names_must_be_ours() -> None:
    answer = create_app(CONFIG).test_client().get("/", headers=FORWARDED | {"X-Forwarded-Host": "evil.example"})
    assert answer.status_code == 403


def test_a_wrong_prefix_of_a_proxy_is_an_error() -> None:
    answer = create_app(CONFIG).test_client().get("/", headers=FORWARDED | {"X-Forwarded-Prefix": "//evil.example"})
    assert (answer.status_code, "X-Forwarded-Prefix must be like /queens" in answer.text) == (400, True)
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


@pytest.fixture
def prefixed() -> FlaskClient:
    return create_app(Config(prefix="/school/queens")).test_client()


def get(client: FlaskClient, path: str) -> TestResponse:
    return client.get(path, base_url="http://localhost")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/school/queens/", 200),
        ("/school/queens/race", 200),
        ("/school/queens/healthz", 200),
        ("/school/queens/download/solutions.txt?n=4&form=columns", 200),
        ("/school/queens/ws", 426),
        ("/school/queens/school/queens/", 404),
        ("/school/queensrace", 404),
        ("/school", 404),
        ("/", 404),
        ("/race", 404),
        ("/static/js/main.js", 404),
    ],
)
def test_all_addresses_begin_with_the_prefix(prefixed: FlaskClient, path: str, status: int) -> None:
    assert get(prefixed, path).status_code == status


def test_a_path_outside_the_prefix_gets_an_error_with_the_prefix(prefixed: FlaskClient) -> None:
    answer = get(prefixed, "/race")
    assert answer.text == "404 Not Found: all addresses of this server begin with /school/queens/ (--prefix)\n"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(("query", "target"), [("", "queens/"), ("?n=6&step=2", "queens/?n=6&step=2")])
def test_without_the_last_slash_it_leads_on(prefixed: FlaskClient, query: str, target: str) -> None:
    answer = get(prefixed, f"/school/queens{query}")
    assert (answer.status_code, answer.headers["Location"]) == (308, target)


def test_redirects_stay_below_the_prefix(app: Flask) -> None:
    for client, root in ((create_app(Config(prefix="/queens")).test_client(), "/queens"), (app.test_client(), "")):
        answer = get(client, f"{root}/favicon.ico")
        assert answer.headers["Location"].startswith("static/")
        assert get(client, f"{root}/{answer.headers['Location']}").status_code == 200


@pytest.mark.parametrize(
    ("direct", "said", "peer", "proxies"),
    [
        ("203.0.113.9", "", "203.0.113.9", 0),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9", 0),  # not a trusted proxy: its headers are ignored
        ("127.0.0.1", "203.0.113.9", "203.0.113.9", 1),
        ("127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9", 1),  # the client itself wrote the left one
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
    assert find_peer({"REMOTE_ADDR": direct, "HTTP_X_FORWARDED_FOR": said}, TRUSTED) == (peer, proxies)


def test_without_trust_nothing_is_believed() -> None:
    assert find_peer({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "203.0.113.9"}, ()) == ("127.0.0.1", 0)


@given(st.text(max_size=60))
def test_no_content_of_the_header_makes_it_fail(text: str) -> None:
    read_address(text)
    peer, _ = find_peer({"REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": text}, TRUSTED)
    assert read_address(peer)


BEHIND = Config(trusted_proxy=(network("127.0.0.1"),))
LAN = "http://192.168.0.7:8088/"


def visitor(
    config: Config, announced: str = "", direct: str = "127.0.0.1", reached: str = "", **headers: str
) -> Visitor:
    """Return the identity of a client after all middleware."""
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
        (Config(), {"direct": "", "reached": ""}),  # a Unix socket with a proxy at the other end
        (BEHIND, {}),
        (Config(), {"HTTP_X_FORWARDED_FOR": "127.0.0.1"}),  # an unnamed proxy on this machine
        (Config(), {"HTTP_FORWARDED": "for=127.0.0.1"}),
        (Config(), {"HTTP_VIA": "1.1 proxy"}),
        (BEHIND, {"HTTP_X_FORWARDED_FOR": "127.0.0.1"}),
    ],
)
def test_all_others_do(config: Config, headers: dict[str, str]) -> None:
    assert not visitor(config, **headers).is_here


def test_an_owner_reveals_no_address() -> None:
    one, same, other = (visitor(Config(), direct=f"192.168.0.{last}").owner for last in (9, 9, 8))
    assert one == same != other
    assert one
    assert "192.168.0." not in one


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
