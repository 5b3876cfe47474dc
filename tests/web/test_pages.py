"""Tests of answers by plain HTTP and their headers, of QR codes, and of coloured listings."""

import re
from ipaddress import ip_network
from urllib.request import urlopen

import numpy as np
import pytest
import zxingcpp
from flask.testing import FlaskClient

from server import __version__
from server.app import create_app
from server.config.config import Config
from server.jobs.warming import kernels
from server.search.algorithms.catalogue import ALGORITHMS
from server.web.highlight import MASKS, highlight
from server.web.rendering import announce
from tests.tools.serving import ROOT, ServerProcess

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("OPTIONS", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/race", 200),
        ("GET", "/puzzle", 200),
        ("GET", "/exercise", 200),
        ("GET", "/worksheet", 200),
        ("GET", "/study", 301),
        ("GET", "/?exercise=place", 302),
        ("GET", "/table", 301),
        ("GET", "/table/times.csv", 404),
        ("POST", "/race", 405),
        ("GET", "/nowhere", 404),
        ("POST", "/", 405),
        ("GET", "/ws", 426),
    ],
)
def test_every_answer_carries_the_headers(client: FlaskClient, method: str, path: str, status: int) -> None:
    answer = client.open(path, method=method)
    assert answer.status_code == status
    assert answer.headers["Content-Security-Policy"] == POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    "path", ["/listings//basic", "//race", "/race/", "/race//", "/race//times.csv", "//evil.example/..", "/favicon.ico"]
)
def test_no_answer_leads_to_an_absolute_address(client: FlaskClient, path: str) -> None:
    """Failed while two slashes in a path became one: behind a proxy the address was not the server's own."""
    answer = client.get("/", environ_overrides={"PATH_INFO": path})
    assert answer.headers.get("Location", "static/").startswith("static/")


def test_a_failure_of_ours_tells_where_to_look_and_carries_the_headers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(Config())
    monkeypatch.setitem(app.view_functions, "health.check", lambda: 1 / 0)
    with caplog.at_level("ERROR", "bitqueens"):
        answer = app.test_client().get("/healthz")
    told = re.fullmatch(r"500 Internal Server Error - the server's log says why, under ([0-9a-f]{8})\n", answer.text)
    assert answer.status_code == 500
    assert told
    assert f"failure {told[1]} while answering GET '/healthz'" in caplog.text
    assert answer.headers["Content-Security-Policy"] == POLICY


def test_a_frame_is_allowed_where_asked_for() -> None:
    answer = create_app(Config(allow_embedding=("https://school.example",))).test_client().get("/")
    assert answer.headers["Content-Security-Policy"].endswith("; frame-ancestors 'self' https://school.example")
    assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "X-Frame-Options" not in answer.headers


def test_health(client: FlaskClient) -> None:
    answer = client.get("/healthz")
    told = answer.json
    assert told
    assert told.pop("up") >= 0
    state = {"status": "ok", "version": __version__, "kernels": kernels().state}
    assert told == state | dict.fromkeys(("viewers", "classes", "seats", "jobs"), 0)
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("method", "status", "text"), [("GET", 404, "Not Found"), ("POST", 405, "Method Not Allowed")])
def test_an_error_is_a_short_text(client: FlaskClient, method: str, status: int, text: str) -> None:
    answer = client.open("/nowhere" if status == 404 else "/", method=method)
    assert answer.text == f"{status} {text}\n"
    assert answer.content_type == "text/plain; charset=utf-8"
    assert ("Allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
def test_the_page_names_the_address_that_the_server_announces_to_others(host: str) -> None:
    with ServerProcess("--host", host) as server, urlopen(f"http://127.0.0.1:{server.port}/") as answer:
        named = re.search(r'<html[^>]* data-address="([^"]*)"', answer.read().decode())
    assert (named and named[1]) == (server.class_address if host == "0.0.0.0" else None)


@pytest.mark.parametrize("prefix", ["", "/school/queens"])
def test_an_address_with_an_exercise_leads_to_the_page_of_the_exercises(prefix: str) -> None:
    client = create_app(Config(prefix=prefix)).test_client()
    answer = client.get(f"{prefix}/?exercise=place&part=rays", base_url="http://localhost")
    assert (answer.status_code, answer.headers["Location"]) == (302, "exercise?exercise=place&part=rays")


NAMED = "static|download|listings|algorithms|race|puzzle|table|exercise|worksheet|qr|ws|healthz|favicon"


@pytest.mark.parametrize("pattern", ["templates/*.html", "static/js/**/*.js"])
def test_no_address_begins_at_the_root(pattern: str) -> None:
    """An absolute address works only until a proxy puts the page below a prefix."""
    files = sorted((ROOT / "server").glob(pattern))
    assert len(files) > 4
    for file in files:
        text = file.read_text("utf-8")
        assert re.findall(rf"""(?:href|src|action)="/[^"]*|["'`]/(?:{NAMED})\b[^"'`]*""", text) == [], file


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("K7MQ4X", "./?class=K7MQ4X"),
        ("k7mq4x", "./?class=K7MQ4X"),
        ("k7m-q4x", "./?class=K7MQ4X"),
        ("K7M%20Q4X", "./?class=K7MQ4X"),
        ("K7MQ4X/", "../?class=K7MQ4X"),
        ("K7M0OX", "./?class=K7M0OX"),  # the page explains the letters of a code
        ("K7MQ4", "./?class=K7MQ4"),
        ("K7MQ4XX", "./?class=K7MQ4XX"),
        ("class", "./?class=class"),
    ],
)
def test_the_address_of_a_class_leads_to_the_page(client: FlaskClient, typed: str, target: str) -> None:
    answer = client.get(f"/{typed}")
    assert (answer.status_code, answer.headers["Location"]) == (302, target)


@pytest.mark.parametrize("typed", ["K7MQ", "K7MQ4XXX", "queens.html", "metrics", "admin", "K7MQ4%C3%9F", "robots.txt"])
def test_an_address_unlike_a_code_is_not_found(client: FlaskClient, typed: str) -> None:
    assert client.get(f"/{typed}").status_code == 404


HERE = "http://localhost/?algorithm=bitmask&n=8&step=331&part=0&speed=2"


def read(svg: str) -> str:
    """Return the text that a reader decodes from the picture, at eight pixels per square."""
    size = int(re.findall(r'viewBox="0 0 (\d+)', svg)[0])
    picture = np.full((size, size), 255, np.uint8)
    x, y = 0.0, 0.0
    for move, right, down in re.findall(
        r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", re.findall(r'stroke="#000" d="([^"]*)"', svg)[0]
    ):
        if move == "h":
            picture[int(y), int(x) : int(x + float(right))] = 0
        x, y = (float(right), float(down)) if move == "M" else (x + float(right), y + float(down or 0))
    (code,) = zxingcpp.read_barcodes(np.kron(picture, np.ones((8, 8), np.uint8)))
    return str(code.text)


@pytest.mark.parametrize(
    ("config", "announced", "headers", "address"),
    [
        (Config(), "", {}, HERE),
        (Config(), "http://192.168.0.7:8000/", {}, "http://192.168.0.7:8000/?n=8&step=3"),
        (Config(public_address="https://queens.example/"), "", {}, "https://queens.example/?n=8&step=3"),
        (
            Config(trusted_proxy=(ip_network("127.0.0.1/32"),), allow_host=("school.example",)),
            "",
            {
                "X-Forwarded-For": "9.9.9.9",
                "X-Forwarded-Proto": "https",
                "X-Forwarded-Host": "school.example",
                "X-Forwarded-Prefix": "/queens",
            },
            "https://school.example/queens/?n=8&step=3",
        ),
    ],
    ids=["here", "for other machines", "public", "behind a proxy"],
)
def test_a_reader_reads_the_address_that_the_viewer_has(
    config: Config, announced: str, headers: dict[str, str], address: str
) -> None:
    app = create_app(config)
    if announced:
        announce(app, announced)
    answer = app.test_client().get("/qr.svg", query_string={"address": address}, headers=headers)
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert read(answer.text) == address


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("", "address is missing: it must be an http:// or https:// address"),
        ("address=http://evil.example/", "of at most 300 characters on localhost, not"),
        ("address=javascript:alert(1)", 'not "javascript:alert(1)"'),
        ("address=http://[", "address must be"),
        ("address=http://localhost/%0A", "address must be"),
        (f"address=http://localhost/{'x' * 300}", "of at most 300 characters"),
        ("address=8", "not 8"),
        ("address=http://localhost/&address=http://localhost/", "address must occur once"),
        ("text=8", '"text" is not a field of this query, which has address'),
    ],
)
def test_another_address_is_refused_with_the_allowed_ones(client: FlaskClient, query: str, told: str) -> None:
    answer = client.get(f"/qr.svg?{query}")
    assert answer.status_code == 400
    assert told in answer.text


TEXTS = [algorithm.listing() for algorithm in ALGORITHMS.values()] + ["", "\n\nx = 1  # é\n", '"""a\n\nb"""\n  y\n']


@pytest.mark.parametrize("text", TEXTS)
def test_the_pieces_joined_are_the_text(text: str) -> None:
    assert "\n".join("".join(part for _, part in line) for line in highlight(text)) == text.rstrip("\n")


def test_each_name_has_the_colour_of_its_kind() -> None:
    pieces = [piece for line in highlight(ALGORITHMS["bitmask"].listing()) for piece in line]
    for name in MASKS:
        assert (f"name-{name}", name) in pieces
    for piece in (("keyword", "def"), ("keyword", "while"), ("number", "8"), ("", "solutions")):
        assert piece in pieces
    assert ("keyword", "not") in highlight("not x")[0]
    assert ("comment", "# why") in highlight("x # why")[0]


@pytest.mark.parametrize("headers", [{}, {"Accept-Encoding": "gzip"}])
def test_an_unchanged_page_is_not_sent_again(client: FlaskClient, headers: dict[str, str]) -> None:
    """Failed: a page had no ETag, so that a reload fetched it whole."""
    etag = client.get("/", headers=headers).headers["ETag"]
    again = client.get("/", headers={**headers, "If-None-Match": etag})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["Content-Security-Policy"] == POLICY
