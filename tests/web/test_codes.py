"""The QR codes: what they hold, as a reader sees it, and whose addresses they take."""

from __future__ import annotations

import re
from ipaddress import ip_network

import numpy as np
import pytest
import zxingcpp
from flask.testing import FlaskClient

from server.app import create_app
from server.config.config import Config
from server.web.rendering import announce

HERE = "http://localhost/?algorithm=bitmask&n=8&step=331&part=0&speed=2"


def read(svg: str) -> str:
    """What a reader makes of the picture, of which it sees eight pixels a square."""
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


def test_a_reader_reads_the_address(client: FlaskClient) -> None:
    answer = client.get("/qr.svg", query_string={"address": HERE})
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert read(answer.text) == HERE


def test_the_address_for_other_machines_is_taken_too() -> None:
    app = create_app(Config())
    announce(app, "http://192.168.0.7:8000/")
    address = "http://192.168.0.7:8000/?n=8&step=3"
    assert read(app.test_client().get("/qr.svg", query_string={"address": address}).text) == address


def test_below_a_prefix_and_behind_a_proxy_it_is_the_address_that_the_viewer_has() -> None:
    app = create_app(Config(trusted_proxy=(ip_network("127.0.0.1/32"),), allow_host=("school.example",)))
    address = "https://school.example/queens/?n=8&step=3"
    told = {
        "X-Forwarded-For": "9.9.9.9",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "school.example",
        "X-Forwarded-Prefix": "/queens",
    }
    answer = app.test_client().get("/qr.svg", query_string={"address": address}, headers=told)
    assert read(answer.text) == address


def test_the_public_address_is_taken_too() -> None:
    address = "https://queens.example/?n=8&step=3"
    client = create_app(Config(public_address="https://queens.example/")).test_client()
    assert read(client.get("/qr.svg", query_string={"address": address}).text) == address


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
        ("address=http://localhost/&address=http://localhost/", "address must be there once"),
        ("text=8", '"text" is not a field of this query, which has address'),
    ],
)
def test_another_address_is_refused_with_what_is_allowed(client: FlaskClient, query: str, told: str) -> None:
    answer = client.get(f"/qr.svg?{query}")
    assert answer.status_code == 400
    assert told in answer.text
