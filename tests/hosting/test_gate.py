"""Requests that the gate admits, refuses to pages of other sites, or refuses with a remedy."""

import socket
import urllib.error
import urllib.request
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from flask import Flask, request
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import EnvironBuilder, run_wsgi_app

from server.app import create_app, is_light
from server.config.config import Config
from server.config.limits import LIMITS
from server.config.settings import HOW, option_of
from server.hosting.origins import host_of, is_own, same_origin
from tests.tools.raw import RawClient
from tests.tools.serving import serving

GOOD = {
    "Host": "127.0.0.1:8088",
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@cache
def gated(config: Config) -> Flask:
    """Return an app that responds 202 to admitted requests."""
    app = create_app(config)
    (endpoint,) = (rule.endpoint for rule in app.url_map.iter_rules() if rule.rule == "/ws")
    app.view_functions[endpoint] = lambda: ("", 202)
    return app


def status(
    path: str = "/ws", method: str = "GET", config: Config | None = None, **changes: str | None
) -> tuple[int, dict[str, str]]:
    """Return the gate's status for a handshake; 101 if it is admitted."""
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
    """Fails without `minimal_handshake`: other headers would reach the library that opens the websocket."""
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
def test_another_version_gets_an_answer_with_ours(version: str | None) -> None:
    """Fails without the check of the version."""
    code, headers = status(Sec_WebSocket_Version=version)
    assert (code, headers["Sec-WebSocket-Version"]) == (426, "13")


@pytest.mark.parametrize("connection", [None, "close", ""])
def test_no_upgrade_is_a_bad_request(connection: str | None) -> None:
    assert status(Connection=connection)[0] == 400
    assert status(Upgrade=connection)[0] == 426


@given(st.text(max_size=40), st.text(max_size=40))
def test_names_are_read_without_failing(one: str, other: str) -> None:
    assert isinstance(is_own(host_of(one)), bool)
    assert isinstance(same_origin(one, other), bool)


WORK = "/download/solutions.txt?n=4&form=columns"
CROSS = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}
LINK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
FRAME = LINK | {"Sec-Fetch-Dest": "iframe"}
FETCH = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}
SCHOOL = "https://school.example"


def status_of_work(headers: dict[str, str], config: Config | None = None, path: str = WORK) -> int:
    return create_app(config or Config()).test_client().get(path, headers=headers).status_code


@pytest.mark.parametrize(
    "headers",
    [
        CROSS,
        FRAME,
        FETCH | {"Origin": "https://evil.example"},
        CROSS | {"Sec-Fetch-Site": "same-site"},
        LINK | {"Sec-Fetch-Dest": "empty"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:81"},
    ],
)
def test_other_sites_get_no_work_done(headers: dict[str, str]) -> None:
    """Fails without `is_foreign`."""
    assert status_of_work(headers) == 403


@pytest.mark.parametrize(
    "headers",
    [
        {},  # curl
        {"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"},
        {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "https://queens.example"},  # a proxy has changed Host
        {"Origin": "http://localhost"},
        LINK,
    ],
)
def test_our_own_pages_links_and_other_programs_do(headers: dict[str, str]) -> None:
    assert status_of_work(headers) == 200


@pytest.mark.parametrize(
    "config", [Config(allow_origin=(SCHOOL,)), Config(allow_embedding=(SCHOOL,)), Config(allow_embedding=("*",))]
)
def test_sites_that_may_do(config: Config) -> None:
    assert status_of_work(FETCH | {"Origin": SCHOOL}, config) == 200
    evil = 200 if "*" in config.allow_embedding else 403
    assert status_of_work(FETCH | {"Origin": "https://evil.example"}, config) == evil
    assert status_of_work(FRAME, config) == evil  # requests of a frame do not name their page


def test_every_address_costs_work_unless_it_is_on_the_list(app: Flask) -> None:
    """A new path is refused to other sites until it is listed as light."""
    client = app.test_client()
    paths = [rule.rule.replace("<name>", "bitmask") for rule in app.url_map.iter_rules()]
    assert {"/", "/download/excerpt.json", "/download/solutions.txt", "/listings/bitmask"} <= {*paths}
    for path in paths:
        refused = client.get(path, headers=CROSS).status_code == 403
        assert refused != is_light(path), path
        if path != "/ws":
            assert client.get(path, headers=LINK).status_code != 403, path
    assert client.get("/static/nothing", headers=CROSS).status_code == 404


def test_a_page_in_a_frame_comes_and_its_policy_decides() -> None:
    for path in ("/", "/puzzle", "/race", "/exercise", "/worksheet"):
        answer = create_app(Config(allow_embedding=(SCHOOL,))).test_client().get(path, headers=FRAME)
        assert answer.status_code == 200
        assert answer.headers["Content-Security-Policy"].endswith(f"frame-ancestors 'self' {SCHOOL}")


PASS_ON = "(a proxy must use HTTP/1.1 and pass on Upgrade and Connection, as in server/hosting/recipes)"


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (
            {"Origin": "https://School.example"},
            "refused: a page of another site may not connect (the page is of 'https://School.example', and asked for "
            "'127.0.0.1:8088': if both are this server, a proxy must pass on Host; if another site may ask for steps, "
            "--allow-origin https://school.example)",
        ),
        (
            {"Origin": "null"},
            "refused: a page of another site may not connect (the page is of 'null', and asked for '127.0.0.1:8088')",
        ),
        (
            {"Host": "Queens.example:443"},
            "refused: this server is not known by that name; use its address (if queens.example is a name of this "
            "server, --allow-host queens.example allows it)",
        ),
        ({"Upgrade": None}, f"refused: a websocket begins with Upgrade: websocket {PASS_ON}"),
        ({"Connection": "close"}, f"refused: a websocket begins with Connection: Upgrade {PASS_ON}"),
        ({"Sec_WebSocket_Version": "8"}, "refused: Sec-WebSocket-Version must be 13"),
    ],
)
def test_one_line_says_what_to_change(
    changes: dict[str, str | None], line: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Fails without `_log`: nothing was logged."""
    gated.cache_clear()  # another test may have used up the lines of its log
    with caplog.at_level("WARNING", "bitqueens"):
        assert status(**changes)[0] in (400, 403, 426)
    assert [record.getMessage() for record in caplog.records] == [line]
    for word in line.split():
        assert not word.startswith("--") or word in map(option_of, HOW)


def test_the_log_names_a_page_with_an_unknown_name_too(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("WARNING", "bitqueens"):
        create_app(Config()).test_client().get("/", headers={"Host": "queens.example"})
    assert "--allow-host queens.example" in caplog.text


def test_text_of_clients_is_cut_and_cannot_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(Config())
    headers = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in GOOD.items()}
    environ = headers | {"HTTP_ORIGIN": "http://" + "a" * 4000, "PATH_INFO": "/ws", "REQUEST_METHOD": "GET"}
    with caplog.at_level("WARNING", "bitqueens"):
        for _ in range(100):
            run_wsgi_app(app, {**environ, "SERVER_PROTOCOL": "HTTP/1.1", "QUERY_STRING": ""})
    assert 10 < len(caplog.records) < 30
    assert max(len(record.getMessage()) for record in caplog.records) < 400


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("", 200),
        ("?origin=http://localhost", 200),
        ("?origin=https%3A%2F%2Fschool.example", 200),
        ("?origin=https://evil.example", 403),
        ("?origin=null", 403),
        ("?origin=http://localhost&origin=https://evil.example", 403),
    ],
)
def test_a_plain_request_gets_the_status_of_a_handshake(
    query: str, wanted: int, caplog: pytest.LogCaptureFixture
) -> None:
    client = create_app(Config(allow_origin=("https://school.example",))).test_client()
    with caplog.at_level("WARNING", "bitqueens"):
        answer = client.get(f"/ws/why{query}")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (wanted, "no-store")
    assert answer.text.startswith(f"{wanted} ")
    assert caplog.text == ""
    assert client.get("/ws/why", headers={"Host": "evil.example"}).status_code == 403
    assert client.get("/ws/why", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_it_reports_that_all_places_are_taken_and_takes_none() -> None:
    with serving(Config(limits=replace(LIMITS, clients=1))) as address:
        for _ in range(3):
            with urllib.request.urlopen(f"{address}ws/why", timeout=20) as answer:
                assert answer.status == 200
        with RawClient(address) as viewer:
            viewer.send('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
            viewer.receive()
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(f"{address}ws/why", timeout=20)
            with refused.value as answer:
                assert (answer.code, answer.headers["Retry-After"]) == (503, "5")
