"""Why a websocket was refused: one line in the log says what to change, and a plain request gets the same status."""

from __future__ import annotations

import urllib.error
import urllib.request
from dataclasses import replace

import pytest
from werkzeug.test import run_wsgi_app

from server.app import create_app
from server.config.config import Config
from server.config.limits import LIMITS
from server.config.settings import HOW, option_of
from tests.hosting.test_gate import GOOD, gated, status
from tests.tools.raw import Raw
from tests.tools.serving import serving

PASS_ON = "(a proxy must ask by HTTP/1.1 and pass on Upgrade and Connection, as in server/hosting/recipes)"


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
    """Fails without `Log`: nothing was logged."""
    gated.cache_clear()  # another test may have filled its log
    with caplog.at_level("WARNING", "bitqueens"):
        assert status(**changes)[0] in (400, 403, 426)
    assert [record.getMessage() for record in caplog.records] == [line]
    for word in line.split():
        assert not word.startswith("--") or word in map(option_of, HOW)


def test_a_page_of_an_unknown_name_is_told_of_too(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("WARNING", "bitqueens"):
        create_app(Config()).test_client().get("/", headers={"Host": "queens.example"})
    assert "--allow-host queens.example" in caplog.text


def test_what_a_client_wrote_is_cut_and_they_cannot_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
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


def test_it_tells_that_all_places_are_taken_and_takes_none_itself() -> None:
    with serving(Config(limits=replace(LIMITS, clients=1))) as address:
        for _ in range(3):
            with urllib.request.urlopen(f"{address}ws/why", timeout=20) as answer:
                assert answer.status == 200
        with Raw(address) as viewer:
            viewer.say('{"type": "describe", "id": 1, "algorithm": "bitmask", "n": 8}')
            viewer.hear()
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(f"{address}ws/why", timeout=20)
            with refused.value as answer:
                assert (answer.code, answer.headers["Retry-After"]) == (503, "5")
