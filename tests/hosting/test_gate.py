"""Which requests the gate admits, by Host, Origin, version and key; it never fails itself."""

from __future__ import annotations

import socket
from functools import cache
from typing import Any

import pytest
from flask import Flask, request
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import EnvironBuilder, run_wsgi_app

from server.app import create_app
from server.config.config import Config
from server.hosting.hosts import host_of, is_own, same_origin

GOOD = {
    "Host": "127.0.0.1:8088",
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@cache
def gated(config: Config) -> Flask:
    """An app that says 202 to what the gate admits."""
    app = create_app(config)
    (endpoint,) = (rule.endpoint for rule in app.url_map.iter_rules() if rule.rule == "/ws")
    app.view_functions[endpoint] = lambda: ("", 202)
    return app


def status(
    path: str = "/ws", method: str = "GET", config: Config | None = None, **changes: str | None
) -> tuple[int, dict[str, str]]:
    """The gate's answer to a handshake; 101 if it is admitted."""
    app = gated(config or Config())
    headers = GOOD | {name.replace("_", "-"): value for name, value in changes.items()}
    environ = EnvironBuilder(path, method=method).get_environ() | {"SERVER_PROTOCOL": "HTTP/1.1"}
    environ.pop("HTTP_HOST", None)
    environ |= {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items() if value is not None}
    _, line, answer = run_wsgi_app(app, environ, buffered=True)
    code = int(line.split()[0])
    return 101 if code == 202 else code, dict(answer)


def test_a_good_handshake_passes() -> None:
    assert status()[0] == 101


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:8089", "http://127.0.0.1:8088, http://x", "", "é"]
)
def test_a_foreign_origin_is_refused(origin: str) -> None:
    """Fails without `check_origin`."""
    assert status(Origin=origin)[0] == 403


@pytest.mark.parametrize("origin", [None, "http://127.0.0.1:8088", "HTTP://127.0.0.1:8088"])
def test_our_own_origin_passes(origin: str | None) -> None:
    assert status(Origin=origin)[0] == 101


@pytest.mark.parametrize("path", ["/ws", "/", "/static/favicon.svg", "/nowhere"])
@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "a,localhost", "x@localhost", "[", ":1:2"])
def test_a_foreign_host_is_refused(host: str, path: str) -> None:
    """Fails without the check of `is_own`."""
    code, headers = status(path, Host=host)
    assert code == 403
    assert "frame-ancestors" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "[::1]:8088", "192.168.1.7:80", socket.gethostname()])
def test_own_names_and_addresses_pass(host: str) -> None:
    assert status(Host=host)[0] == 101


def test_names_and_sites_that_were_allowed_pass_and_no_others() -> None:
    """Fails without the lists of the gate."""
    config = Config(allow_origin=("https://school.example",), allow_host=("queens.example",))
    assert status(config=config, Origin="https://school.example")[0] == 101
    assert status(config=config, Origin="https://SCHOOL.example")[0] == 101
    assert status(config=config, Origin="http://school.example")[0] == 403
    assert status(config=config, Origin="https://school.example:444")[0] == 403
    assert status(config=config, Host="Queens.example:80", Origin="http://queens.example")[0] == 101
    assert status(config=config, Host="school.example")[0] == 403


def test_the_app_behind_sees_the_handshake_in_the_fewest_words() -> None:
    """Fails without `_minimal_handshake`: other headers would reach the library that opens the websocket."""
    app = create_app(Config())
    seen: dict[str, Any] = {}
    (endpoint,) = (rule.endpoint for rule in app.url_map.iter_rules() if rule.rule == "/ws")
    app.view_functions[endpoint] = lambda: (seen.update(request.environ), ("", 202))[1]
    headers = GOOD | {"Sec-WebSocket-Extensions": "permessage-deflate", "Cookie": "x", "X-Y": "z"}
    app.test_client().get("/ws", headers=headers, environ_overrides={"SERVER_PROTOCOL": "HTTP/1.1"})
    assert {name for name in seen if name.startswith("HTTP_")} == {
        f"HTTP_{name.upper().replace('-', '_')}" for name in GOOD
    }


def test_no_host_is_a_bad_request() -> None:
    assert status(Host=None)[0] == 400


@pytest.mark.parametrize("key", [None, "", "AAAA", "AAAAAAAAAAAAAAAAAAAAAA", "!" * 24, "é" * 24, "A" * 4000])
def test_a_wrong_key_is_a_bad_request(key: str | None) -> None:
    """Fails without the check of the key."""
    assert status(Sec_WebSocket_Key=key)[0] == 400


@pytest.mark.parametrize("version", [None, "", "8", "14", "13, 8", "x"])
def test_another_version_is_told_ours(version: str | None) -> None:
    """Fails without the check of the version."""
    code, headers = status(Sec_WebSocket_Version=version)
    assert (code, headers["Sec-WebSocket-Version"]) == (426, "13")


@pytest.mark.parametrize("connection", [None, "close", ""])
def test_no_upgrade_is_a_bad_request(connection: str | None) -> None:
    assert status(Connection=connection)[0] == 400
    assert status(Upgrade=connection)[0] == 426


@given(st.dictionaries(st.sampled_from([*GOOD, "Origin"]), st.none() | st.text(max_size=30), max_size=4))
def test_never_a_failure(changes: dict[str, str | None]) -> None:
    assert status(**{name.replace("-", "_"): value for name, value in changes.items()})[0] in (101, 400, 403, 426)


@given(st.text(max_size=40), st.text(max_size=40))
def test_names_are_read_without_failing(one: str, other: str) -> None:
    assert isinstance(is_own(host_of(one)), bool)
    assert isinstance(same_origin(one, other), bool)
